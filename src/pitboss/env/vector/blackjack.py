"""The eight games of hands, many tables at once: the acts, observations and rewards of `BlackjackEnv`, a table a row of one array."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, SupportsIndex

import numpy as np
import numpy.typing as npt
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

import pitboss.env.kernel
from pitboss.cards.card import Card, card
from pitboss.env.blackjack import BlackjackEnv
from pitboss.env.kernel.layout import (
    FACTS,
    IS_BEGUN,
    IS_CUT_OFF,
    IS_OVER,
    IS_REFUSED,
    IS_SETTLED,
    IS_THERE,
    MOST_ACTIONS,
    NET,
    SEEN_BET,
    SEEN_DEALER,
    SEEN_DOUBLED,
    SEEN_HAND,
    SEEN_HANDS,
    SEEN_PAIR,
    SEEN_SIZE,
    SEEN_SOFT,
    SEEN_STAGE,
    SEEN_TOTAL,
    TABLE,
    TOLD,
)
from pitboss.env.kernel.steps import begin_all, see_all, see_cards, step_all
from pitboss.env.setting import Observe, Unlawful
from pitboss.env.vector.book import book_of
from pitboss.law.refusal import Malformed, Refused
from pitboss.odds.compiled import announce
from pitboss.odds.shoe import PLACE
from pitboss.sim.kernel.layout import CARD_BITS, CARD_MASK

Ints = npt.NDArray[np.integer[Any]]
Seen = dict[str, npt.NDArray[Any]]
Step = tuple[Seen, npt.NDArray[np.float64], npt.NDArray[np.bool_], npt.NDArray[np.bool_], dict[str, Any]]
INT, BYTE, BOOL = np.dtype(np.int64), np.dtype(np.int8), np.dtype(np.bool_)
NO_END = 2**31 - 1


class BlackjackVecEnv(VectorEnv[Seen, Ints, npt.NDArray[Any]]):
    """So many tables, each with its own shoe and its own stream; a table whose episode is over begins the next one at the next step."""

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}  # noqa: RUF012 (declared so by Gymnasium)

    def __init__(self, num_envs: object, game: str, *, max_episode_steps: int | None = None, **settings: Any) -> None:
        if isinstance(num_envs, bool) or not isinstance(num_envs, SupportsIndex) or num_envs.__index__() < 1:
            raise Malformed("option", f"num_envs={num_envs!r} cannot be read: give a whole number of tables, 1 or more")
        if settings.get("render_mode") is not None:
            raise Malformed("option", "many tables at once are not drawn: leave render_mode out, or make one table with gymnasium.make")
        self.one = BlackjackEnv(game, **settings)
        self.acts, self.stages, self.setting = self.one.acts, self.one.stages, self.one.setting
        if len(self.acts) > MOST_ACTIONS:
            raise Malformed("option", f"bets has too many stakes: with {len(self.acts)} actions a game has more than {MOST_ACTIONS}")
        self.num_envs = num_envs.__index__()
        self.single_observation_space, self.single_action_space = self.one.observation_space, self.one.action_space
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        announce(Path(pitboss.env.kernel.__file__).parent, "the environments")
        book, symbol = book_of(self.one, max_episode_steps or NO_END)
        self._book: Any = book
        numbers = [PLACE[each] for each in self.one.shoe.pack]
        self._pack = np.array([number | symbol[number] << CARD_BITS for number in numbers], dtype=np.uint16)
        self._rows = np.zeros(self.num_envs, dtype=TABLE)
        self._price = np.array([self.setting.unit, self.setting.penalty if self.setting.unlawful is Unlawful.PENALTY else 0.0])
        self._each, self._masks = (self.num_envs,), (self.num_envs, len(self.acts))
        self._facts, self._told = (FACTS, self.num_envs), (TOLD, self.num_envs)
        self._must_be_lawful = self.setting.unlawful is Unlawful.RAISE
        self._sees_cards = self.setting.observe is not Observe.TOTALS
        self._begun = False

    def reset(self, *, seed: int | None = None, options: Mapping[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """A new episode at every table; `options={"cards": ["9H", …]}` says which cards come first at each."""
        super().reset(seed=seed)
        if seed is not None or not self._begun:
            self._seed()
        begin_all(*self._book, self._rows)  # type: ignore[call-arg]
        self._begun = True
        asked = dict(options or {})
        first = asked.pop("cards", None)
        if asked:
            raise Malformed("option", f"reset has no option {next(iter(asked))!r}: only cards, as in options={{'cards': ['9H', 'KD']}}")
        if first is not None:
            self._stack([card(each) for each in first])
        facts, masks = self._sheets()
        see_all(self._rows, facts, masks)
        return self._seen(facts), {"action_mask": masks, "_action_mask": np.ones(self.num_envs, np.bool_)}

    def step(self, actions: Ints) -> Step:
        """One action at every table; what a table was told with the last step decides what is lawful at it."""
        if not self._begun:
            raise ResetNeeded("no round is in progress: call reset() first")
        facts, masks = self._sheets()
        rewards, told = np.empty(self.num_envs), np.empty(self._told, BOOL)
        given = self._read(actions)
        if step_all(*self._book, self._rows, given, self._price, facts, rewards, told, masks) >= 0:  # type: ignore[call-arg]
            raise self._no_actions()
        there = told[IS_THERE]
        info = {
            "action_mask": masks,
            "_action_mask": there,
            "cents": facts[NET],
            "_cents": told[IS_SETTLED],
            "refused": told[IS_REFUSED],
            "_refused": there,
            "begun": told[IS_BEGUN],
            "_begun": there,
        }
        return self._seen(facts), rewards, told[IS_OVER], told[IS_CUT_OFF], info

    def _read(self, actions: Ints) -> npt.NDArray[np.int64]:
        """The actions as the kernels take them; with `unlawful="raise"` every one is lawful."""
        chosen: npt.NDArray[Any] = np.asarray(actions)
        if chosen.shape != self._each or chosen.dtype.kind not in "iu":
            raise self._no_actions()
        if self._must_be_lawful:
            self._require_lawful(chosen)
        return chosen if chosen.dtype is INT and chosen.flags.carray else chosen.astype(np.int64, "C")

    def _require_lawful(self, chosen: Ints) -> None:
        known = np.clip(chosen, 0, len(self.acts) - 1)
        wrong = np.flatnonzero((self._rows["mask"] >> known & 1 == 0) & (self._rows["done"] == 0))
        if len(wrong):
            act, stage = self.acts[int(known[wrong[0]])], self.stages[int(self._rows["stage"][wrong[0]])]
            said = f"table {wrong[0]}: {act} is not lawful now ({stage}): choose by info['action_mask']"
            raise Refused("unlawful", f"{said}; an environment made with gymnasium.make tells the rule", rule="")

    def _no_actions(self) -> InvalidAction:
        return InvalidAction(f"give {self.num_envs} whole numbers from 0 to {len(self.acts) - 1}, an action for each table")

    def _seed(self) -> None:
        """Streams and packs from the generator that the seed made."""
        words = self.np_random.integers(0, 1 << 64, (self.num_envs, 8), dtype=np.uint64)
        words[:, ::4] |= np.uint64(1)  # a stream of nothing but zeros would stay so
        self._rows["stream"], self._rows["done"] = words, 0
        self._rows["shoe"][:, : len(self._pack)] = self._pack
        self._rows["deck"] = self._rows["pos"] = self._rows["ready"] = len(self._pack)
        self._rows["hidden"] = -1

    def _stack(self, cards: Sequence[Card]) -> None:
        """Let these cards come first at every table; the others follow as they are shuffled."""
        wanted = [PLACE[each] for each in cards]
        for row in self._rows.view(np.recarray):
            rest = row.shoe[row.pos : row.deck].tolist()
            known = [each & CARD_MASK for each in rest]
            first = []
            for number, each in enumerate(wanted, 1):
                if each not in known:
                    raise Malformed("cards", f"card {number}, {cards[number - 1]}, cannot come: the shoe has none left")
                first.append(rest.pop(known.index(each)))
                known.remove(each)
            row.shoe[row.pos : row.deck] = [*first, *rest]
            row.ready = row.pos + len(wanted)

    def _sheets(self) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int8]]:
        """Room for what is seen of every table, a row a fact, and for the masks."""
        return np.empty(self._facts, INT), np.empty(self._masks, BYTE)

    def _seen(self, facts: npt.NDArray[np.int64]) -> Seen:
        """What is seen, by name; written out, because a loop over names and rows takes three times as long."""
        seen: Seen = {
            "stage": facts[SEEN_STAGE],
            "bet": facts[SEEN_BET],
            "total": facts[SEEN_TOTAL],
            "soft": facts[SEEN_SOFT],
            "pair": facts[SEEN_PAIR],
            "size": facts[SEEN_SIZE],
            "dealer": facts[SEEN_DEALER],
            "hand": facts[SEEN_HAND],
            "hands": facts[SEEN_HANDS],
            "doubled": facts[SEEN_DOUBLED],
        }
        return self._with_cards(seen) if self._sees_cards else seen

    def _with_cards(self, seen: Seen) -> Seen:
        """What is seen, the cards too, and what is left of the shoe where that is asked for."""
        suits = np.empty(self.num_envs, np.int64)
        cards, others = (np.empty((self.num_envs, 10), np.int8) for _ in range(2))
        left = np.empty((self.num_envs, 10), np.int16)
        see_cards(self._book[-1], self._rows, suits, cards, others, left)
        seen |= {"cards": cards, "others": others, "suit": suits}
        if self.setting.observe is Observe.COUNTS:
            seen["left"] = left
        return seen
