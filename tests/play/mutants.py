"""Round files that cannot be read, or that the rules are against, made from good ones by one change each."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

Written = dict[str, Any]
Mutation = Callable[[Random, Written], bool]
"""Changes a round in place; False if it has nothing to change."""

MALFORMED, REFUSED = 2, 1
MUTATIONS: list[tuple[int, Mutation]] = []
NONSENSE: tuple[Any, ...] = (None, [], {}, "", True, 3.5, -1, 0, "zzz", [[]], {"a": 1}, "1e9", "-5", "\x00", "x" * 500, 10**30, [None])


def malformed(mutation: Mutation) -> Mutation:
    """A change after which the file cannot be read."""
    MUTATIONS.append((MALFORMED, mutation))
    return mutation


def unlawful(mutation: Mutation) -> Mutation:
    """A change after which the file can be read and is refused."""
    MUTATIONS.append((REFUSED, mutation))
    return mutation


def mutant(rng: Random, good: Written) -> tuple[Written, int, str]:
    """A bad copy of a good round, the status it deserves, and the name of the change."""
    while True:
        status, mutation = rng.choice(MUTATIONS)
        written = deepcopy(good)
        if mutation(rng, written):
            return written, status, mutation.__name__


def _wager(rng: Random, written: Written) -> Written:
    wager: Written = rng.choice(rng.choice(written["boxes"])["wagers"])
    return wager


def _decision(rng: Random, written: Written, *deeds: str) -> Written | None:
    found = [each for each in written["decisions"] if not deeds or each["do"] in deeds]
    return rng.choice(found) if found else None


@malformed
def drop_a_required_field(rng: Random, written: Written) -> bool:
    del written[rng.choice(["game", "boxes", "cards"])]
    return True


@malformed
def misspell_a_field(rng: Random, written: Written) -> bool:
    key = rng.choice(list(written))
    written[key + rng.choice("sxz")] = written.pop(key)
    return True


@malformed
def add_a_field(rng: Random, written: Written) -> bool:
    place = rng.choice([written, _wager(rng, written), rng.choice(written["boxes"]), *written["decisions"][:1]])
    place[rng.choice(["colour", "stakes", "Box", "1", "deck", "notes"])] = 1
    return True


@malformed
def retype_a_container(rng: Random, written: Written) -> bool:
    written[rng.choice(["boxes", "cards"])] = rng.choice([None, "zzz", 7, True, {"a": 1}, {}])
    return True


@malformed
def retype_the_game(rng: Random, written: Written) -> bool:
    written["game"] = rng.choice([*NONSENSE, "vic-blakjack", "vic-perfect-pairs", "Blackjack", "vic blackjack"])
    return True


@malformed
def retype_a_box(rng: Random, written: Written) -> bool:
    rng.choice(written["boxes"])["box"] = rng.choice([None, [], "one", True, 3.5, -1, 0, "", "1.0"])
    return True


@malformed
def retype_wagers(rng: Random, written: Written) -> bool:
    rng.choice(written["boxes"])["wagers"] = rng.choice([None, [], {}, "ann", 20, [None], [[]], ["ann"], [20]])
    return True


@malformed
def retype_a_player(rng: Random, written: Written) -> bool:
    _wager(rng, written)["player"] = rng.choice([None, "", "  ", 7, True, [], {}, 1.5, "x" * 500, "a\nb", "\x1b[1m"])
    return True


@malformed
def leave_a_player_nameless(rng: Random, written: Written) -> bool:
    del _wager(rng, written)["player"]
    return True


@malformed
def retype_a_stake(rng: Random, written: Written) -> bool:
    _wager(rng, written)["stake"] = rng.choice(
        [
            None,
            "",
            "ten",
            True,
            [],
            {},
            -5,
            0,
            "0.00",
            "12.505",
            12.345,
            "1/2",
            "1e3",
            "1e999999999",
            "nan",
            "inf",
            "5 dollars",
            10**30,
            "$",
            "٣",
        ]
    )
    return True


@malformed
def drop_a_stake(rng: Random, written: Written) -> bool:
    wager = _wager(rng, written)
    wager.pop("side", None)
    del wager["stake"]
    return True


@malformed
def retype_seated(rng: Random, written: Written) -> bool:
    _wager(rng, written)["seated"] = rng.choice([None, "perhaps", 2, [], {}, "", "1"])
    return True


@malformed
def retype_side(rng: Random, written: Written) -> bool:
    _wager(rng, written)["side"] = rng.choice(
        ["perfect-pairs", 5, ["perfect-pairs"], True, {"perfect-pairs": "lots"}, {"perfect-pairs": 0}]
    )
    return True


@malformed
def bet_on_an_unknown_side_bet(rng: Random, written: Written) -> bool:
    _wager(rng, written)["side"] = {rng.choice(["perfect-pair", "lucky", "sevens", "zzz"]): 5}
    return True


@unlawful
def four_wagers(rng: Random, written: Written) -> bool:
    rng.choice(written["boxes"])["wagers"] = [{"player": name, "stake": 5} for name in ("w", "x", "y", "z")]
    return True


@malformed
def the_same_player_twice(rng: Random, written: Written) -> bool:
    box = rng.choice(written["boxes"])
    box["wagers"] = [dict(box["wagers"][0]), dict(box["wagers"][0])]
    return True


@malformed
def the_same_box_twice(rng: Random, written: Written) -> bool:
    written["boxes"].append(deepcopy(rng.choice(written["boxes"])))
    return True


@malformed
def boxes_and_wagers(rng: Random, written: Written) -> bool:
    written["wagers"] = [{"player": "ann", "bet": "high-1", "stake": 5}]
    return True


@malformed
def com_bo_wagers(rng: Random, written: Written) -> bool:
    del written["boxes"]
    bet = {"player": "ann", "bet": rng.choice(["high-1", "high-9", "zzz", 7, None]), "stake": rng.choice([5, "x", None])}
    written["wagers"] = rng.choice([[bet], [], None, {}, "zzz", [7], [bet, bet]])
    return True


@malformed
def boxes_at_com_bo(rng: Random, written: Written) -> bool:
    written["game"] = "vic-crown-com-bo"
    written.pop("options", None)
    written.pop("side-bets", None)
    return not any(wager.get("side") for box in written["boxes"] for wager in box["wagers"])


@malformed
def a_bad_card(rng: Random, written: Written) -> bool:
    cards = written["cards"]
    cards[rng.randrange(len(cards))] = rng.choice([*NONSENSE, "10H", "1S", "XX", "KK", "HK", "A", "JOKER", 10, "K♥"])
    return True


@malformed
def retype_options(rng: Random, written: Written) -> bool:
    written["options"] = rng.choice(
        ["decks=6", 6, ["decks"], True, {"decks": None}, {"decks": []}, {"decks": {}}, {"": 1}, {"decks": "x" * 500}]
    )
    return True


@malformed
def an_unknown_option(rng: Random, written: Written) -> bool:
    written["options"] = {rng.choice(["deck", "soft-17", "zzz", "surrender", "Decks", "colour"]): rng.choice([6, "yes", True])}
    return True


@malformed
def retype_side_bets(rng: Random, written: Written) -> bool:
    written["side-bets"] = rng.choice(
        ["perfect-pairs", ["perfect-pairs"], 5, True, {"perfect-pairs": 5}, {"perfect-pairs": []}, {"zzz": {}}]
    )
    return True


@malformed
def retype_decisions(rng: Random, written: Written) -> bool:
    written["decisions"] = rng.choice(["stand", 7, True, {"box": 1}, ["stand"], [7], [None], [[]], [{}]])
    return True


@malformed
def a_bad_deed(rng: Random, written: Written) -> bool:
    found = _decision(rng, written)
    if found:
        found["do"] = rng.choice([*NONSENSE, "stay", "Hit", "double-down", "call"])
    return found is not None


@malformed
def drop_a_field_of_a_decision(rng: Random, written: Written) -> bool:
    found = _decision(rng, written)
    if found:
        del found[rng.choice(["box", "do"])]
    return found is not None


@malformed
def retype_the_box_of_a_decision(rng: Random, written: Written) -> bool:
    found = _decision(rng, written)
    if found:
        found["box"] = rng.choice([None, "one", [], True, 0, -1, 1.5])
    return found is not None


@malformed
def a_field_of_another_decision(rng: Random, written: Written) -> bool:
    found = _decision(rng, written, "hit", "stand", "absent")
    if found:
        found[rng.choice(["amount", "amounts", "draw", "by", "for", "players"])] = 5
    return found is not None


@malformed
def bad_amounts(rng: Random, written: Written) -> bool:
    found = _decision(rng, written, "double")
    if found:
        found["amounts"] = rng.choice([None, 5, [], {}, "ann", {"ann": -5}, {"ann": None}, {"ann": "x"}, {"ann": 0}])
    return found is not None


@malformed
def bad_players(rng: Random, written: Written) -> bool:
    found = _decision(rng, written, "split", "surrender")
    if found:
        found["players"] = rng.choice([None, 5, [], {}, "ann", [None], ["ann", "ann"], [""], [True]])
    return found is not None


@malformed
def an_unusable_id(rng: Random, written: Written) -> bool:
    written["id"] = rng.choice([[], {}, True, "", "x" * 500, 1.5])
    return True


@unlawful
def a_card_too_few(rng: Random, written: Written) -> bool:
    del written["cards"][rng.randrange(len(written["cards"])) :]
    return True


@unlawful
def a_card_too_many(rng: Random, written: Written) -> bool:
    written["cards"] += [rng.choice(["2H", "9S", "KC"]) for _ in range(rng.randint(1, 3))]
    return True


@unlawful
def a_card_once_too_often(rng: Random, written: Written) -> bool:
    written["cards"] += [written["cards"][0]] * 9
    return True


@unlawful
def a_card_out_of_the_pack(rng: Random, written: Written) -> bool:
    written["cards"][rng.randrange(len(written["cards"]))] = "TH"
    return bool(written["game"] == "vic-crown-pontoon")


@unlawful
def a_decision_too_few(rng: Random, written: Written) -> bool:
    due = [place for place, each in enumerate(written["decisions"]) if each["do"] in ("hit", "stand", "double", "split", "absent")]
    if due:
        del written["decisions"][due[-1] :]
    return bool(due)


@unlawful
def a_decision_too_many(rng: Random, written: Written) -> bool:
    box = rng.choice(written["boxes"])["box"]
    written["decisions"].append({"box": box, "do": rng.choice(["hit", "double", "split", "surrender", "absent"])})
    return True


@unlawful
def the_wrong_turn(rng: Random, written: Written) -> bool:
    found = _decision(rng, written, "hit", "double", "split", "absent")
    if found:
        found["box"] = rng.choice([found["box"] + 1, 6, 7, 999_999])
    return found is not None


@unlawful
def a_box_that_is_not_there(rng: Random, written: Written) -> bool:
    rng.choice(written["boxes"])["box"] = rng.choice([10, 99, 10**9])
    return True


@unlawful
def a_double_of_too_much(rng: Random, written: Written) -> bool:
    found = _decision(rng, written, "double")
    if found:
        names = [wager["player"] for box in written["boxes"] if box["box"] == found["box"] for wager in box["wagers"]]
        found["amounts"] = dict.fromkeys(names, rng.choice([5000, 100.5, "999999999.99"]))
    return found is not None


@unlawful
def a_stranger(rng: Random, written: Written) -> bool:
    found = _decision(rng, written, "insure", "even-money", "forfeit", "split", "surrender", "double")
    if found and found["do"] == "double":
        found["amounts"] = {"zoe": 5}
    elif found and found["do"] in ("split", "surrender"):
        found["players"] = ["zoe"]
    elif found:
        found["player"] = "zoe"
    return found is not None


@unlawful
def not_the_caller(rng: Random, written: Written) -> bool:
    found = _decision(rng, written, "hit", "double", "split")
    if found:
        found["player"] = "zoe"
    return found is not None


@unlawful
def too_much_insurance(rng: Random, written: Written) -> bool:
    found = _decision(rng, written, "insure")
    if found:
        found["amount"] = rng.choice([5000, "75.50", "999999999"])
    return found is not None


@unlawful
def a_late_insurance(rng: Random, written: Written) -> bool:
    wager, box = written["boxes"][0]["wagers"][0], written["boxes"][0]["box"]
    written["decisions"].append({"box": box, "do": rng.choice(["insure", "even-money"]), "player": wager["player"]})
    if written["decisions"][-1]["do"] == "insure":
        written["decisions"][-1]["amount"] = 5
    return bool(written["decisions"][:-1])


@unlawful
def too_many_decks(rng: Random, written: Written) -> bool:
    written["options"] = {"decks": rng.choice([0, 3, 9, 1, 100, "many", -6, True])}
    return True


@unlawful
def a_value_that_the_book_does_not_allow(rng: Random, written: Written) -> bool:
    written["options"] = rng.choice([{"smallest-chip": "0"}, {"smallest-chip": "lots"}, {"dealer-soft-17": "maybe"}])
    return True


@unlawful
def a_side_bet_of_another_game(rng: Random, written: Written) -> bool:
    other = "pontoon-pandemonium" if written["game"] != "vic-crown-pontoon" else "lucky-lucky"
    written["side-bets"] = {other: {}}
    return not any(wager.get("side") for box in written["boxes"] for wager in box["wagers"])


@unlawful
def a_side_bet_that_the_table_does_not_offer(rng: Random, written: Written) -> bool:
    written.pop("side-bets", None)
    _wager(rng, written)["side"] = {"lucky-lucky": 5}
    written["boxes"] = [{"box": 1, "wagers": [{"player": "ann", "stake": 10, "side": {"lucky-lucky": 5}}]}]
    return True
