"""What every environment has in common: its table, its shoe, its rendering, and what it does about an unlawful act."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any, Self, TypeVar

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.error import ResetNeeded

from pitboss.cards.card import CARDS, card
from pitboss.env.opening import open_game
from pitboss.env.setting import Episode, Explain, Unlawful, in_cents, read_setting
from pitboss.env.shoe import shoe_of
from pitboss.law.refusal import Malformed, Refused, listed
from pitboss.play.telling import Sentence

Action = TypeVar("Action")
Observation = dict[str, Any]
Step = tuple[Observation, float, bool, bool, dict[str, Any]]
RENDER_MODES = ("ansi", "rgb_array")


class HouseEnv(gymnasium.Env[Observation, Action]):
    """A player's place at a table, with a shoe that the seed decides."""

    metadata: dict[str, Any] = {  # noqa: RUF012 (declared so by Gymnasium)
        "render_modes": list(RENDER_MODES),
        "render_fps": 2,
    }

    acts: tuple[str, ...]
    """What the actions are called, in their order; of Com-Bo the bets."""
    stages: tuple[str, ...]
    """What an agent can be asked, in the order in which `stage` counts."""

    def __init__(
        self,
        game: str,
        *,
        render_mode: str | None = None,
        observe: str = "totals",
        bets: Sequence[float | str] = (1,),
        unit: float | str = 10,
        side_bets: object = None,
        shoe: str = "fresh",
        penetration: float | str = 0.75,
        episode: str = "round",
        unlawful: str = "penalty",
        penalty: float | str = 1,
        explain: str = "always",
        on: str | None = None,
        draft: object = None,
        **options: object,
    ) -> None:
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise Malformed("option", f"render_mode={render_mode!r} cannot be read: it may be {listed(RENDER_MODES, 'or')}, or left out")
        self.render_mode = render_mode
        self.setting = read_setting(
            observe=observe,
            shoe=shoe,
            episode=episode,
            unlawful=unlawful,
            explain=explain,
            unit=unit,
            bets=bets,
            penalty=penalty,
            penetration=penetration,
        )
        self.opened = open_game(game, options, side_bets, on, draft)
        stakes = self.opened.side_stakes.items()
        wanted = "a stake in units"
        self.side = tuple((name, in_cents(f"side_bets[{name!r}]", stake, self.setting.unit, wanted)) for name, stake in stakes)
        self.shoe = shoe_of(self.opened.rules, self.opened.table.pack, self.setting)
        self.game = game
        self._begun = False

    @property
    def on(self) -> str:
        """The moment whose law is played, on the clock of the game's jurisdiction."""
        return self.opened.rules.law.moment.iso

    @property
    def instruments(self) -> tuple[str, ...]:
        """The keys of the documents that the game stands on."""
        return self.opened.rules.law.instruments

    @property
    def draft(self) -> str:
        """The id of the draft under which the game is played; nothing where it is law."""
        under = self.opened.rules.book.under
        return under.id if under else ""

    @property
    def draft_hash(self) -> str:
        """The hash of that draft's content."""
        under = self.opened.rules.book.under
        return under.sha256 if under else ""

    def reset(self, *, seed: int | None = None, options: Mapping[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        """A new round, its wager still to come; `options={"cards": ["9H", …]}` says which cards come first."""
        super().reset(seed=seed)
        asked = dict(options or {})
        first = asked.pop("cards", ())
        if asked:
            raise Malformed("option", f"reset has no option {next(iter(asked))!r}: only cards, as in options={{'cards': ['9H', 'KD']}}")
        if isinstance(first, str) or not isinstance(first, Sequence):
            raise Malformed("cards", f"cards={first!r} cannot be read: list cards, as in options={{'cards': ['9H', 'KD']}}")
        stacked = [card(each) for each in first]
        if seed is not None or self.shoe.is_spent:
            self.shoe.shuffle(self.np_random)
        if stacked:
            self.shoe.stack(stacked)
        self._begun = True
        self._new_round()
        return self._observation(), self._info((), {})

    def step(self, action: Action) -> Step:
        """Do what the action stands for; the reward is the net of the round, in units, when the round is settled."""
        if not self._begun:
            raise ResetNeeded("no round is in progress: call reset() first")
        refused = self._act(action)
        if refused is not None:
            said = {"refused": {"reason": refused.sentence, "rule": refused.rule}}
            return self._observation(), -self.setting.penalty, False, False, self._info((), said)
        events = self._told_since()
        if not self._round_over():
            return self._observation(), 0.0, False, False, self._info(events, {})
        net, ending = self._ending()
        goes_on = self.setting.episode is Episode.SHOE and not self.shoe.is_spent
        if goes_on:
            self._new_round()
        else:
            self._begun = False
        return self._observation(), net / self.setting.unit, not goes_on, False, self._info(events, ending)

    def render(self) -> str | npt.NDArray[np.uint8] | None:
        """The table as text with the rules, or as a picture."""
        if self.render_mode == "ansi":
            return self._text()
        return self._picture() if self.render_mode == "rgb_array" else None

    def imagine(self, seed: int) -> Self:
        """A copy for an agent that looks ahead: the cards to come are mixed anew, so that it cannot see what really comes."""
        twin = deepcopy(self)
        twin.np_random = np.random.default_rng(seed)
        twin.shoe.mix_the_rest(twin.np_random)
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        """A copy that plays on by itself, with the same cards to come; what never changes is shared."""
        never_change = (self.opened, self.opened.table, self.setting, self.shoe.pack, *CARDS.values())
        memo.update({id(each): each for each in never_change})
        twin = type(self).__new__(type(self))
        memo[id(self)] = twin
        twin.__setstate__(deepcopy(self.__getstate__(), memo))
        return twin

    def __getstate__(self) -> dict[str, Any]:
        return dict(self.__dict__)

    def __setstate__(self, state: Mapping[str, Any]) -> None:
        self.__dict__.update(state)

    def _refuse(self, refused: Refused) -> Refused | None:
        """Raise an objection or hand it on to be penalised; None where the nearest lawful act is to be done."""
        if self.setting.unlawful is Unlawful.RAISE:
            raise refused
        return None if self.setting.unlawful is Unlawful.NEAREST else refused

    def _info(self, events: Sequence[Sentence], more: Mapping[str, Any]) -> dict[str, Any]:
        info: dict[str, Any] = self._lawful()
        if self.setting.explain is Explain.ALWAYS:
            info["events"] = [{"said": event.said, "rules": list(event.rules)} for event in events]
        return info | dict(more)

    @abstractmethod
    def _new_round(self) -> None:
        """Begin a round."""

    @abstractmethod
    def _act(self, action: Action) -> Refused | None:
        """Do an action, or answer why it was not done."""

    @abstractmethod
    def _round_over(self) -> bool:
        """Whether every wager is decided."""

    @abstractmethod
    def _ending(self) -> tuple[int, dict[str, Any]]:
        """The net of the round in cents, and what is told of its end."""

    @abstractmethod
    def _observation(self) -> Observation:
        """What the agent sees."""

    @abstractmethod
    def _lawful(self) -> dict[str, Any]:
        """The action mask, and why what is masked is masked."""

    @abstractmethod
    def _told_since(self) -> Sequence[Sentence]:
        """What has happened since the last action."""

    @abstractmethod
    def _text(self) -> str:
        """The table in words."""

    @abstractmethod
    def _picture(self) -> npt.NDArray[np.uint8]:
        """The table drawn."""
