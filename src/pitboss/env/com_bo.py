"""Com-Bo as an environment: one action puts down the wagers, five cards come, and the round is settled."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.error import InvalidAction

from pitboss.cards.card import RANKS
from pitboss.env.acts import PLAYER
from pitboss.env.base import HouseEnv, Observation
from pitboss.env.observing import Stage
from pitboss.env.setting import Explain, Observe
from pitboss.law.refusal import Malformed, Refused
from pitboss.money.cents import dollars
from pitboss.play.answer import settlement_record
from pitboss.play.com_bo.allowed import objection
from pitboss.play.com_bo.commands import ComBoCommand, KeyResult, PlaceComBoWager
from pitboss.play.com_bo.decide import step_com_bo
from pitboss.play.com_bo.doubts import readings_of
from pitboss.play.com_bo.events import ComBoEvent
from pitboss.play.com_bo.state import ComBoAwaits, ComBoRound
from pitboss.play.com_bo.table import ComBoTable
from pitboss.play.commands import CloseBetting, DrawCard
from pitboss.play.settled import WagerSettled
from pitboss.play.telling import Sentence, tell_com_bo
from pitboss.terms.wagers import WAGER_PLACE

Stakes = npt.NDArray[np.integer[Any]]


class ComBoEnv(HouseEnv[Stakes]):
    """An action gives every bet of `acts` its stake: 0 is none, 1 the first of the stakes that may be chosen, and so on."""

    def __init__(self, game: str, **settings: Any) -> None:
        super().__init__(game, **settings)
        if not isinstance(self.opened.table, ComBoTable):
            raise Malformed("game", f"{self.opened.name} is not a game of Com-Bo")
        self.table = self.opened.table
        self.acts = self.table.bets
        self.stages = (str(Stage.WAGERING), str(Stage.OVER))
        self.action_space = spaces.MultiDiscrete([len(self.setting.bets) + 1] * len(self.acts))
        fields: dict[str, spaces.Space[Any]] = {
            "stage": spaces.Discrete(2),
            "cards": spaces.MultiDiscrete([len(RANKS) + 1] * self.table.cards),
        }
        if self.setting.observe is Observe.COUNTS:
            full = np.full(len(RANKS), 4 * self.table.pack.decks, np.int16)
            fields["left"] = spaces.Box(np.zeros_like(full), full, dtype=np.int16)
        self.observation_space = spaces.Dict(fields)
        self._new_round()

    def _new_round(self) -> None:
        self._state = ComBoRound()
        self._told: list[ComBoEvent] = []
        self._heard = 0
        self._against = self._objections()

    def __getstate__(self) -> dict[str, Any]:
        return super().__getstate__() | {"_against": {}}  # asked again, because a refusal is an exception and cannot be copied

    def __setstate__(self, state: Mapping[str, Any]) -> None:
        super().__setstate__(state)
        self._against = self._objections()

    def _objections(self) -> dict[str, Refused | None]:
        """What the rules have against each bet before the first card."""
        smallest = self.setting.bets[0]
        return {bet: objection(self.table, ComBoRound(), PlaceComBoWager(PLAYER, bet, smallest)) for bet in self.acts}

    def _act(self, action: Stakes) -> Refused | None:
        if not self.action_space.contains(action):
            length, most = len(self.acts), len(self.setting.bets)
            raise InvalidAction(f"{action!r} is not an action: give {length} whole numbers from 0 to {most}, one for each bet of env.acts")
        wanted = [(bet, self.setting.bets[stake - 1]) for bet, stake in zip(self.acts, action, strict=True) if stake]
        lawful = [(bet, cents) for bet, cents in wanted if self._against[bet] is None]
        against = next((self._against[bet] for bet, _ in wanted if self._against[bet]), None)
        refused = against or (None if wanted else objection(self.table, self._state, CloseBetting()))
        if refused is not None:
            refused = self._refuse(refused)
            if refused is not None:
                return refused
            lawful = lawful or [(next(bet for bet in self.acts if self._against[bet] is None), self.setting.bets[0])]
        self._play([PlaceComBoWager(PLAYER, bet, cents) for bet, cents in lawful])
        return None

    def _play(self, wagers: Sequence[ComBoCommand]) -> None:
        """Wagers, cards and the result keyed in, all in one go: nobody decides anything in between."""
        for command in (*wagers, CloseBetting()):
            self._do(command)
        while self._state.awaits is ComBoAwaits.CARD:
            self._do(DrawCard(self.shoe.draw(self.np_random, self._state.cards)))
        self._do(KeyResult(self._state.cards))

    def _do(self, command: ComBoCommand) -> None:
        events, self._state = step_com_bo(self.table, self._state, command)
        self._told += events

    def _round_over(self) -> bool:
        return self._state.awaits is ComBoAwaits.NOBODY

    def _settled(self) -> Iterator[WagerSettled]:
        return (event for event in self._told if isinstance(event, WagerSettled))

    def _ending(self) -> tuple[int, dict[str, Any]]:
        net = sum(each.net for each in self._settled())
        settled = [settlement_record(each, None, readings_of(self.table, each, self._state.cards)) for each in self._settled()]
        return net, {"net": dollars(net), "settlements": settled, "round": self.round_file()}

    def round_file(self) -> dict[str, Any]:
        """The round so far as a file that `pitboss adjudicate` reads."""
        return {
            "game": self.game,
            "options": dict(self.opened.options),
            "wagers": [{"player": each.player, "bet": each.bet, "stake": dollars(each.amount)} for each in self._state.wagers],
            "cards": [str(each) for each in self._state.cards],
        }

    def _observation(self) -> Observation:
        cards = np.zeros(self.table.cards, np.int64)
        cards[: len(self._state.cards)] = [RANKS.index(card.rank) + 1 for card in self._state.cards]
        view: Observation = {"stage": int(self._round_over()), "cards": cards}
        if self.setting.observe is Observe.COUNTS:
            seen = np.bincount([RANKS.index(card.rank) for card in self.shoe.seen], minlength=len(RANKS))
            view["left"] = (4 * self.table.pack.decks - seen).astype(np.int16)
        return view

    def _lawful(self) -> dict[str, Any]:
        """One mask for each bet, as Gymnasium masks several choices at once; no stake is always among them."""
        over = self._round_over()
        most = len(self.setting.bets)
        may = {bet: not over and self._against[bet] is None for bet in self.acts}
        masks = tuple(np.array([1] + [int(may[bet])] * most, dtype=np.int8) for bet in self.acts)
        info: dict[str, Any] = {"stage": str(Stage.OVER if over else Stage.WAGERING), "action_mask": masks}
        if self.setting.explain is Explain.ALWAYS:
            info["lawful"] = {bet: self.table.cite(WAGER_PLACE) for bet in self.acts if may[bet]}
            info["masked"] = {} if over else {bet: refused.sentence for bet, refused in self._against.items() if refused}
        return info

    def _told_since(self) -> Sequence[Sentence]:
        return [tell_com_bo(event) for event in self._told] if self.setting.explain is Explain.ALWAYS else ()

    def _text(self) -> str:
        from pitboss.env.text import com_bo_in_words

        return com_bo_in_words(self.opened.name, [tell_com_bo(event) for event in self._told], self._words())

    def _picture(self) -> npt.NDArray[np.uint8]:
        from pitboss.env.picture import com_bo_drawn

        return com_bo_drawn(self.opened.name, self._state, self._words())

    def _words(self) -> str:
        """What the agent is asked, or what the round came to."""
        if self._round_over():
            return f"{Stage.OVER}: net {dollars(sum(each.net for each in self._settled()))}"
        return f"{Stage.WAGERING}: a stake for any of {len(self.acts)} bets"
