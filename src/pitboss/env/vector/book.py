"""What the kernels read of an environment: the book of its game, its stakes, and its own setting."""

from __future__ import annotations

import numpy as np

from pitboss.env.acts import INSTEAD as WISHES, Act
from pitboss.env.blackjack import BlackjackEnv
from pitboss.env.kernel import layout as at
from pitboss.env.observing import values
from pitboss.env.setting import Episode, Observe, ShoeLasts, Unlawful
from pitboss.env.vector.automaton import automaton_of
from pitboss.sim.book import Automata, Shelf, results_of
from pitboss.sim.dealer import drawing
from pitboss.sim.kernel.layout import Record
from pitboss.sim.planning import Laid
from pitboss.sim.reading import open_simulated
from pitboss.sim.side_bets import side_bet_tables
from pitboss.sim.symbols import Alphabet


def book_of(env: BlackjackEnv, most_steps: int) -> tuple[tuple[Record, ...], tuple[int, ...]]:
    """Everything about a game, its options and its environment that the kernels ask: the arrays of a book, of a deal, and the setting;
    and the symbol of every card.

    They go to the kernels one by one: at every call a tuple would take a microsecond to be looked at.
    """
    table, rules = open_simulated(env.opened.rules, env.table.side_bets)
    alphabet, hands = Alphabet(rules), automaton_of(rules)
    dealer = drawing(alphabet)
    results = results_of(rules, hands.ends, dealer)
    shelf = Shelf(1)
    record = shelf.lay(0, Automata(table, alphabet, dealer, hands.ends), results)
    record["decisions"], record["refill_burn"] = len(hands.lawful), env.shoe.refill_burn
    shelf.put(record, {name: getattr(hands, name) for name in ("opened", "split_off", "lawful", "stood", "drawn")})
    laid, side = Laid(), side_bet_tables(table, dict(env.side))
    laid.put(boxes=1, fresh=env.setting.shoe is ShoeLasts.FRESH, cut=env.shoe.cut, burn=env.shoe.burn)
    laid.lay_stakes(table, results, [0, *env.setting.bets])
    laid.lay_side_bets(side)
    return (*shelf.book, *laid.deal(side), _setting(env, most_steps)), alphabet.of_card


def _setting(env: BlackjackEnv, most_steps: int) -> Record:
    """What the kernels ask of the environment: its episodes, its actions, and how much is seen."""
    settings = np.zeros(1, dtype=at.SETTING)
    setting, said, acts = settings[0], env.setting, env.acts
    setting["actions"], setting["most_steps"] = len(acts), most_steps
    setting["whole_shoe"], setting["nearest"] = said.episode is Episode.SHOE, said.unlawful is Unlawful.NEAREST
    setting["wide"] = {Observe.CARDS: at.SEES_CARDS, Observe.COUNTS: at.SEES_LEFT}.get(said.observe, 0)
    setting["wagers"] = sum(1 << place for place, act in enumerate(acts) if act.startswith("wager "))
    setting["full"][:] = values(env.table.pack.cards(), np.int64)
    order = [str(act) for act in Act]
    stakes = [act for act in acts if act not in order]
    setting["codes"][: len(acts)] = [order.index(act) if act in order else at.WAGER + stakes.index(act) for act in acts]
    setting["bits"][: len(order)] = [1 << acts.index(act) if act in acts else 0 for act in order]
    wishes = [wish for act in acts for wish in _nearest(act, acts)]
    setting["instead"][: len(wishes)] = wishes
    return settings


def _nearest(act: str, acts: tuple[str, ...]) -> list[int]:
    """What is done instead of an unlawful act, the nearest first; every act is among them."""
    wishes = (*WISHES.get(act, ()), Act.DECLINE, Act.STAND, Act.HIT, *acts)
    return [acts.index(wish) for wish in dict.fromkeys(map(str, wishes)) if wish in acts]
