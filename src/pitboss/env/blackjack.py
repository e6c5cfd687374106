"""The eight games of hands as environments: wager, then insure, surrender, draw, stand, double and split until the round is settled."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.error import InvalidAction

from pitboss.env.acts import BOX, PLAYER, Choice, acts_of, choices, nearest_lawful, wagers
from pitboss.env.base import HouseEnv, Observation
from pitboss.env.course import Course
from pitboss.env.observing import ASKED, STAGES, Stage, observation_space, observed, values
from pitboss.env.setting import Explain
from pitboss.law.refusal import Malformed, Refused, listed
from pitboss.money.cents import dollars
from pitboss.play.answer import settlement_record
from pitboss.play.awaited import hand_number
from pitboss.play.doubts import readings_of
from pitboss.play.table import Table
from pitboss.play.telling import Sentence, tell

Index = int | np.integer[Any]


class BlackjackEnv(HouseEnv[Index]):
    """One player, one box, one wager: `acts` names the actions in their order."""

    def __init__(self, game: str, **settings: Any) -> None:
        super().__init__(game, **settings)
        if not isinstance(self.opened.table, Table):
            raise Malformed("game", f"{self.opened.name} is not a game of hands: make pitboss/VicCrownComBo-v0")
        self.table = self.opened.table
        self._acts = acts_of(self.table)
        self._bets = tuple((f"wager {word}", cents) for word, cents in zip(self.setting.bet_words, self.setting.bets, strict=True))
        self.acts = (*map(str, self._acts), *(name for name, _ in self._bets))
        self.stages = tuple(map(str, STAGES))
        self.action_space = spaces.Discrete(len(self.acts))
        self.observation_space = observation_space(self.table, self.setting.observe, len(self._bets))
        self._full = values(self.table.pack.cards(), np.int16)
        self._course = Course(self.table, self.shoe)
        self._bet = self._heard = 0
        self._choices: list[Choice] = []

    @property
    def round(self) -> Course:
        """The round in progress, or the last one: its state, its cards, its decisions and everything that happened."""
        return self._course

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The mask by the name that sb3-contrib asks for."""
        return np.array([choice.refused is None for choice in self._choices] or [False] * len(self.acts), dtype=np.bool_)

    def __getstate__(self) -> dict[str, Any]:
        return super().__getstate__() | {"_choices": []}  # asked again, because a refusal is an exception and cannot be copied

    def __setstate__(self, state: Mapping[str, Any]) -> None:
        super().__setstate__(state)
        self._ask()

    def _new_round(self) -> None:
        self._course = Course(self.table, self.shoe)
        self._bet = self._heard = 0
        self._ask()

    def _ask(self) -> None:
        """Ask the engine of every act whether it is lawful now; nothing is once the round is over."""
        table, state = self.table, self._course.state
        found = () if self._course.is_over else (*choices(table, state, self._acts), *wagers(table, state, self._bets, self.side))
        self._choices = list(found)

    def _act(self, action: Index) -> Refused | None:
        if not self.action_space.contains(action):
            numbered = listed([f"{place} ({act})" for place, act in enumerate(self.acts)], "or")
            raise InvalidAction(f"{action!r} is not an action: give {numbered}")
        choice = self._choices[int(action)]
        if choice.refused:
            refused = self._refuse(choice.refused)
            if refused:
                return refused
            choice = nearest_lawful(choice.name, [each for each in self._choices if each.refused is None])
        if not self._bet:
            self._bet = self.acts.index(choice.name) - len(self._acts) + 1
        self._heard = len(self._course.told)
        self._course.act(choice.commands, self.np_random)
        self._ask()
        return None

    def _round_over(self) -> bool:
        return self._course.is_over

    def _ending(self) -> tuple[int, dict[str, Any]]:
        course = self._course
        table, state = course.table, course.state
        settled = [
            settlement_record(each, hand_number(state, each.hand) if each.hand >= 0 else None, readings_of(table, each, state, state))
            for each in course.settled
        ]
        return course.net, {"net": dollars(course.net), "settlements": settled, "round": self.round_file()}

    def round_file(self) -> dict[str, Any]:
        """The round so far as a file that `pitboss adjudicate` reads."""
        stake = next(cents for place, (_, cents) in enumerate(self._bets, 1) if place == self._bet)
        wager: dict[str, Any] = {"player": PLAYER, "stake": dollars(stake), "seated": True}
        if self.side:
            wager["side"] = {name: dollars(cents) for name, cents in self.side}
        return {
            "game": self.game,
            "options": dict(self.opened.options),
            "side-bets": {name: dict(each) for name, each in self.opened.side_bets.items()},
            "boxes": [{"box": BOX, "wagers": [wager]}],
            "cards": [str(each) for each in self._course.cards],
            "decisions": [dict(each) for each in self._course.decisions],
        }

    def _observation(self) -> Observation:
        return observed(self._course.state, self.setting.observe, self._bet, self._full, self.shoe.seen)

    def _lawful(self) -> dict[str, Any]:
        mask = self.action_masks().astype(np.int8)
        info: dict[str, Any] = {"stage": str(ASKED[self._course.state.awaits]), "action_mask": mask}
        if self.setting.explain is Explain.ALWAYS:
            info["lawful"] = {choice.name: choice.rule for choice in self._choices if choice.refused is None}
            info["masked"] = {choice.name: choice.refused.sentence for choice in self._choices if choice.refused}
        return info

    def _told_since(self) -> Sequence[Sentence]:
        return [tell(each) for each in self._course.told[self._heard :]] if self.setting.explain is Explain.ALWAYS else ()

    def _text(self) -> str:
        from pitboss.env.text import table_in_words

        return table_in_words(self.opened.name, self._course, self._lawful_words())

    def _picture(self) -> npt.NDArray[np.uint8]:
        from pitboss.env.picture import table_drawn

        return table_drawn(self.opened.name, self._course, self._lawful_words())

    def _lawful_words(self) -> str:
        """What the agent may do now, in words."""
        if self._course.is_over:
            return f"{Stage.OVER}: net {dollars(self._course.net)}"
        lawful = [choice.name for choice in self._choices if choice.refused is None]
        return f"{ASKED[self._course.state.awaits]}: {listed(lawful, 'or')}"
