"""Many tables at once agree with one table on the same cards, and keep to Gymnasium's ways."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.utils.env_checker import data_equivalence
from gymnasium.utils.passive_env_checker import data_shares_objects
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

from pitboss.env.base import HouseEnv
from pitboss.env.kernel.steps import step_all
from pitboss.env.vector.automaton import automaton_of
from pitboss.env.vector.blackjack import BlackjackVecEnv
from pitboss.law.refusal import PitbossError, Refused
from pitboss.odds import analyse
from pitboss.odds.records import Strategy
from pitboss.odds.shoe import ORDER
from pitboss.sim.kernel.layout import CARD_MASK
from pitboss.sim.reading import open_simulated
from pitboss.sim.ruling import Ruling
from tests.env.playing import OF_HANDS, made, mean_and_error
from tests.env.test_strategy import wishes
from tests.support import own_rules

TABLES = 12
CASES: tuple[tuple[str, dict[str, Any]], ...] = (
    *((name, {}) for name in OF_HANDS),
    *((name, {"shoe": "carried", "bets": (1, 3), "unit": 5}) for name in OF_HANDS),
    ("pitboss/VicBlackjack-v0", {"side_bets": ["perfect-pairs", "magnificent-sevens"], "unit": 7, "bets": (1, "2.5")}),
    ("pitboss/VicCrownPontoon-v0", {"side_bets": {"pontoon-pandemonium": 0.5}, "pontoon_doubled_ace": "all-one", "unit": 25}),
    ("pitboss/ActBlackjack-v0", {"double_cards": "any", "double_after_split": "yes", "dealer_soft_17": "hit", "side_bets": ["pairs-play"]}),
    ("pitboss/NswStarBlackjack-v0", {"split_hands": 3, "insurance_against_ten": True, "doubled_ace": "one-to-qualify", "decks": 6}),
    ("pitboss/NswStarBlackjack-v0", {"side_bets": {"lucky-lucky": {"paytable": 3}, "any-pairs": 2}, "smallest_chip": "2.50", "unit": 11}),
    ("pitboss/NswBlackjackChallenge-v0", {"original_already_paid": "not-collected", "dealer_blackjack_collects": "original-or-busted"}),
)


Seen = tuple[list[str], int, list[dict[str, Any]]]


class Drawn:
    """A generator that knows what the jackpot button drew."""

    def __init__(self, draw: int) -> None:
        self.draw = draw

    def integers(self, *_: int) -> int:
        return self.draw


def many(name: str, **options: Any) -> BlackjackVecEnv:
    envs = gymnasium.make_vec(name, num_envs=options.pop("num_envs", TABLES), **options)
    assert isinstance(envs, BlackjackVecEnv)
    return envs


def at_random(chance: np.random.Generator, masks: Any, splits: int = 3) -> Any:
    """Any lawful action, a split oftener than the others."""
    weights = masks * chance.random(masks.shape)
    weights[:, splits] *= 4
    return weights.argmax(axis=1)


def frozen(chosen: Any) -> Any:
    """An array that nobody may write to."""
    copied = chosen.copy()
    copied.flags.writeable = False
    return copied


def rounds(envs: BlackjackVecEnv, steps: int, seed: int, stacked: Sequence[str] = ()) -> Iterator[Seen]:
    """Rounds as they were seen at any of the tables: the cards, what the button drew, and every step."""
    chance = np.random.default_rng(seed)
    seen, info = envs.reset(seed=seed, options={"cards": stacked})
    going: list[list[dict[str, Any]]] = [[] for _ in range(envs.num_envs)]
    for _ in range(steps):
        actions = at_random(chance, info["action_mask"])
        before = seen, info
        seen, rewards, over, cut_off, info = envs.step(actions)
        assert envs.observation_space.contains(seen)
        for table in range(envs.num_envs):
            if "begun" in info and info["begun"][table]:
                going[table] = []
                continue
            was = {name: values[table] for name, values in before[0].items()}
            now = {name: values[table] for name, values in seen.items()}
            step = {"was": was, "mask": before[1]["action_mask"][table], "action": actions[table], "now": now}
            going[table].append(step | {"reward": rewards[table], "over": over[table], "mask_after": info["action_mask"][table]})
            if over[table]:
                row = envs._rows[table]
                cards = [str(ORDER[each]) for each in row.shoe[row.start : row.pos] & CARD_MASK]
                yield cards, int(row.draws[0]), going[table]
            assert not cut_off[table]


def replayed(env: HouseEnv[Any], cards: list[str], prize: int, steps: list[dict[str, Any]]) -> dict[str, Any]:
    """Play a round again at one table, and see that everything is as it was."""
    env.shoe.dealt = env.shoe.cut
    seen, info = env.reset(options={"cards": cards})
    env.np_random = Drawn(prize)  # type: ignore[assignment]
    for step in steps:
        assert_same(seen, step["was"])
        assert info["action_mask"].tolist() == step["mask"].tolist(), (cards, step)
        seen, reward, over, _, info = env.step(step["action"])
        assert (reward, over) == (step["reward"], step["over"]), (cards, step)
    assert_same(seen, steps[-1]["now"])
    assert info["action_mask"].tolist() == steps[-1]["mask_after"].tolist()
    env.np_random = np.random.default_rng(1)
    return info


def assert_same(one: dict[str, Any], other: dict[str, Any]) -> None:
    assert one.keys() == other.keys()
    for name, value in one.items():
        assert np.array_equal(value, other[name]), (name, one, other)


@pytest.mark.one_in(3)
@pytest.mark.parametrize(("name", "options"), CASES, ids=str)
def test_every_round_is_the_same_at_one_table(name: str, options: dict[str, Any]) -> None:
    observe = "cards" if "shoe" in options else "counts"  # what is left of a shoe carried over depends on the rounds before
    envs = many(name, observe=observe, **options)
    env = made(name, observe=observe, explain="never", **options)
    acts: set[str] = set()
    number = 0
    for cards, prize, steps in rounds(envs, 60, 4):
        info = replayed(env, cards, prize, steps)
        assert info["round"]["cards"] == cards
        acts |= {each["do"] for each in info["round"]["decisions"]}
        number += 1
    assert number > 100
    assert {"stand", "hit", "double", "split"} <= acts


@cache
def both(name: str) -> tuple[BlackjackVecEnv, HouseEnv[Any]]:
    """Many tables and one, made once."""
    return many(name, unit=25), made(name, unit=25, explain="never")


@pytest.mark.one_in(5)
@pytest.mark.parametrize("ranks", ["A8", "7", "A2T", "678", "8K", "AQ9"])
@pytest.mark.parametrize("name", OF_HANDS)
def test_rounds_of_few_ranks_are_the_same_too(name: str, ranks: str) -> None:
    envs, env = both(name)
    pack = [str(each) for each in env.shoe.pack if each.rank in ranks]
    for seed in range(3):
        stacked = np.random.default_rng(seed).permutation(pack)[:20].tolist()
        for cards, prize, steps in rounds(envs, 14, seed, stacked):
            replayed(env, cards, prize, steps)


@pytest.mark.parametrize(
    ("name", "cards", "acts"),
    [
        ("pitboss/NswStarBlackjack-v0", "AS 5D 8S 2C 9H 9C", "double"),  # the ace counts 1 once it is doubled
        ("pitboss/VicCrownPontoon-v0", "7S 7D 7S 7S", "hit"),  # the Super Bonus
        ("pitboss/VicCrownPontoon-v0", "7S 7D 7S 7S 7S KD KH JD", "split hit stand"),  # not after a pair of one suit was split
        ("pitboss/VicCrownPontoon-v0", "7S 7D 7H 7S 7S KD KH JD", "split hit stand"),  # but after another it is
        ("pitboss/VicCrownPontoon-v0", "5S 6D 6S 2C JD JH", "double forfeit"),
        ("pitboss/VicCrownPontoon-v0", "6S 5D 7S 8S", "hit"),
        ("pitboss/VicBlackjack-v0", "8S AD 8H 9C 3D TC KS", "insure split hit stand stand"),  # the dealer's natural, insured, after a split
        ("pitboss/NswBlackjackChallenge-v0", "AS KD QS AD", ""),  # a natural against a natural is ranked
        ("pitboss/VicVegasBlackjack-v0", "TS AD 6S KD", "insure surrender"),
    ],
)
def test_rare_rounds_are_the_same(name: str, cards: str, acts: str) -> None:
    envs, env = many(name, unit=25, num_envs=1, unlawful="raise"), both(name)[1]
    seen, _ = env.reset(options={"cards": cards.split()})
    found, _ = envs.reset(options={"cards": cards.split()})
    over = False
    for act in ("wager 1", *acts.split()):
        assert_same(seen, {key: values[0] for key, values in found.items()})
        seen, reward, over, _, _ = env.step(env.acts.index(act))
        found, rewards, overs, _, _ = envs.step(np.array([env.acts.index(act)]))
        assert (reward, over) == (float(rewards[0]), bool(overs[0]))
    assert over
    assert_same(seen, {key: values[0] for key, values in found.items()})


def test_a_split_that_was_declined_is_barred_where_the_book_bars_it() -> None:
    for name, barred in (("pitboss/VicBlackjack-v0", True), ("pitboss/NswBlackjackChallenge-v0", False)):
        envs = many(name, num_envs=1)
        seen, info = envs.reset(seed=1, options={"cards": ["8S", "5D", "8H", "8C", "TS", "8D"]})
        for act in ("wager 1", "split", "hit"):
            seen, _, _, _, info = envs.step(np.array([envs.acts.index(act)]))
        assert (int(seen["hand"][0]), int(seen["pair"][0])) == (2, 8)
        assert bool(info["action_mask"][0][envs.acts.index("split")]) is not barred


def test_a_thousand_tables_earn_what_the_chart_is_worth() -> None:
    envs = many("pitboss/NswStarBlackjack-v0", num_envs=2000)
    analysis = analyse(envs.one.opened.rules)
    seen, info = envs.reset(seed=3)
    rewards: list[float] = []
    while len(rewards) < 60_000:
        seen, reward, over, _, info = envs.step(by_chart(envs, analysis.strategy, seen, info))
        rewards += reward[over].tolist()
    mean, error = mean_and_error(rewards)
    assert abs(mean - analysis.table_ev) < 4 * error


def by_chart(envs: BlackjackVecEnv, chart: Strategy, seen: dict[str, Any], info: dict[str, Any]) -> Any:
    """The chart's action at every table, looked up once for what is seen alike."""
    names = ("stage", "total", "soft", "pair", "size", "dealer")
    _, first, which = np.unique(np.array([seen[name] for name in names]), axis=1, return_index=True, return_inverse=True)
    best = np.zeros(len(first), int)
    for place, example in enumerate(first):
        view, stage = {name: int(seen[name][example]) for name in names}, envs.stages[seen["stage"][example]]
        if stage in ("wagering", "over"):
            best[place] = envs.acts.index("wager 1")
        else:
            wished = [envs.acts.index(wish) for wish in wishes(view, stage, chart) if wish in envs.acts]
            best[place] = next(wish for wish in wished if info["action_mask"][example][wish])
    return best[which]


@pytest.mark.parametrize("name", OF_HANDS)
def test_make_vec_keeps_to_gymnasiums_ways(name: str) -> None:
    envs = many(name, observe="counts", num_envs=5)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    assert envs.observation_space == batch_space(envs.single_observation_space, 5)
    assert envs.action_space == batch_space(envs.single_action_space, 5)
    assert envs.single_observation_space == made(name, observe="counts").observation_space
    seen, info = envs.reset(seed=1)
    seen_again, info_again = envs.reset(seed=1)
    assert not data_shares_objects((seen, info), (seen_again, info_again))
    assert data_equivalence((seen, info), (seen_again, info_again), exact=True)
    told: list[Any] = []
    envs.action_space.seed(2)
    for _ in range(40):
        seen, rewards, over, cut_off, info = envs.step(envs.action_space.sample())
        assert envs.observation_space.contains(seen)
        assert [str(each.dtype) for each in (rewards, over, cut_off)] == ["float64", "bool", "bool"]
        assert not told or not data_shares_objects((seen, info), told[-1])
        told.append((seen, info))
    envs.close()


def test_the_same_seed_gives_the_same_steps_whatever_went_before() -> None:
    def played(envs: BlackjackVecEnv, seed: int) -> str:
        return str([(cards, [step["reward"] for step in steps]) for cards, _, steps in rounds(envs, 30, seed)])

    envs, other = many("pitboss/VicBlackjack-v0", shoe="carried"), many("pitboss/VicBlackjack-v0", shoe="carried")
    once = played(envs, 1)
    assert once == played(other, 1) == played(envs, 1)
    assert once != played(envs, 2)


def test_tables_get_cards_of_their_own() -> None:
    envs = many("pitboss/VicBlackjack-v0", num_envs=400, observe="cards")
    _, info = envs.reset(seed=1)
    seen, _, _, _, _ = envs.step(info["action_mask"].argmax(axis=1))
    tens = (seen["dealer"] == 10).mean()
    assert abs(tens - 4 / 13) < 4 * (4 / 13 * 9 / 13 / 400) ** 0.5


def test_statistics_are_kept_by_gymnasiums_own_wrapper() -> None:
    envs = gymnasium.wrappers.vector.RecordEpisodeStatistics(many("pitboss/VicBlackjack-v0", unlawful="nearest"))
    envs.reset(seed=1)
    envs.action_space.seed(1)
    ended = 0
    for _ in range(30):
        _, rewards, over, _, info = envs.step(envs.action_space.sample())
        if over.any():
            ended += 1
            assert info["episode"]["r"][over].tolist() == rewards[over].tolist()
    assert ended > 5


def test_an_unlawful_act_is_penalised_or_refused_or_bent() -> None:
    envs = many("pitboss/VicBlackjack-v0", penalty=0.5)
    before, info = envs.reset(seed=1)
    after, rewards, over, _, info = envs.step(np.zeros(TABLES, int))
    assert data_equivalence(before, after, exact=True)
    assert set(rewards) == {-0.5}
    assert info["refused"].all()
    assert not over.any()
    envs = many("pitboss/VicBlackjack-v0", unlawful="raise")
    envs.reset(seed=1)
    with pytest.raises(Refused, match="table 0: stand is not lawful now"):
        envs.step(np.zeros(TABLES, int))


@pytest.mark.parametrize("name", OF_HANDS)
def test_the_nearest_lawful_act_is_that_of_one_table(name: str) -> None:
    envs, env = many(name, unlawful="nearest", num_envs=1), made(name, unlawful="nearest")
    chance = np.random.default_rng(5)
    for _ in range(60):
        cards = [str(ORDER[place]) for place in chance.integers(0, 52, 40) if ORDER[place].rank not in env.opened.table.pack.removed]
        cards = [each for place, each in enumerate(cards) if cards[:place].count(each) < 4]
        envs.reset(options={"cards": cards}, seed=1)
        env.reset(options={"cards": cards}, seed=1)
        over = False
        while not over:
            action = int(chance.integers(0, len(env.acts)))
            seen, reward, over, _, _ = env.step(action)
            found, rewards, overs, _, _ = envs.step(np.array([action]))
            assert_same(seen, {key: values[0] for key, values in found.items()})
            assert (reward, over) == (rewards[0], overs[0])


def test_an_episode_may_be_a_shoe_and_take_too_long() -> None:
    envs = many("pitboss/ActBlackjack-v0", shoe="carried", episode="shoe", unlawful="nearest", num_envs=3, observe="counts")
    seen, _ = envs.reset(seed=1)
    envs.action_space.seed(1)
    settled, over = 0, np.zeros(3, bool)
    while not over.any():
        left = seen["left"].sum(axis=1)
        seen, _, over, _, info = envs.step(envs.action_space.sample())
        assert (seen["left"].sum(axis=1) <= left).all()
        settled += int(info["_cents"].sum())
    assert settled > 90
    assert (seen["left"].sum(axis=1)[over] <= 104).all()
    envs = many("pitboss/ActBlackjack-v0", max_episode_steps=7, num_envs=3)
    envs.reset(seed=1)
    for step in range(1, 20):
        _, _, over, cut_off, info = envs.step(np.zeros(3, int))
        assert [bool(over.any()), bool(cut_off.all()), bool(info["begun"].all())] == [False, step % 8 == 7, step % 8 == 0]


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"num_envs": 0}, "num_envs=0"),
        ({"num_envs": "many"}, "num_envs='many'"),
        ({"render_mode": "ansi"}, "leave render_mode out"),
        ({"bets": tuple(range(1, 40))}, "too many stakes"),
        ({"deks": 4}, "deks"),
    ],
    ids=str,
)
def test_nonsense_gives_one_sentence(options: dict[str, Any], said: str) -> None:
    with pytest.raises(PitbossError) as fault:
        BlackjackVecEnv(options.pop("num_envs", 2), "vic-blackjack", **options)
    assert said in str(fault.value)


@pytest.mark.parametrize(
    "actions", [np.zeros(3, int), np.full(TABLES, 99), np.full(TABLES, -1), np.zeros(TABLES), None, ["hit"] * TABLES], ids=str
)
def test_what_are_no_actions_are_said_to_be_none(actions: Any) -> None:
    envs = many("pitboss/VicBlackjack-v0")
    with pytest.raises(ResetNeeded):
        envs.step(actions)
    envs.reset(seed=1)
    with pytest.raises(InvalidAction, match="12 whole numbers from 0 to 7"):
        envs.step(actions)


@pytest.mark.parametrize(
    "as_given",
    [lambda chosen: np.repeat(chosen, 2)[::2], lambda chosen: chosen.astype(np.uint8), list, frozen],
    ids=["strided", "short", "list", "frozen"],
)
def test_actions_may_come_in_any_array_and_nothing_is_compiled_for_it(as_given: Any) -> None:
    envs, other = many("pitboss/VicBlackjack-v0"), many("pitboss/VicBlackjack-v0")
    _, info = envs.reset(seed=1)
    other.reset(seed=1)
    chosen = at_random(np.random.default_rng(1), info["action_mask"])
    told = envs.step(chosen)
    kernel: Any = step_all
    compiled = len(kernel.signatures)
    assert data_equivalence(other.step(as_given(chosen)), told, exact=True)
    assert len(kernel.signatures) == compiled


def ruling(game: str, **options: int) -> Ruling:
    return open_simulated(own_rules(game, **options))[1]


def test_tables_of_the_same_rules_share_an_automaton_and_no_others_do() -> None:
    one = automaton_of(ruling("nsw-star-blackjack"))
    assert automaton_of(ruling("nsw-star-blackjack", decks=6)) is one
    assert automaton_of(ruling("nsw-star-blackjack", split_hands=3)) is not one
    assert not one.drawn.flags.writeable


def test_com_bo_is_made_of_single_tables() -> None:
    envs = gymnasium.make_vec("pitboss/VicCrownComBo-v0", num_envs=2)
    envs.reset(seed=1)
    envs.action_space.seed(1)
    _, _, over, _, _ = envs.step(envs.action_space.sample())
    assert over.all()
    envs.close()
