"""Whole rounds at a table of one to nine boxes: wagers, side bets, insurance, every hand, the dealer, and the sums."""

from __future__ import annotations

from pitboss.odds.compiled import inlined, kernel
from pitboss.sim.kernel.hands import play_dealer, play_on, play_split, settle_split
from pitboss.sim.kernel.layout import (
    AMOUNTS,
    BONUS_OF,
    BOX_ENDS,
    BOXES,
    BURN,
    CARD_BITS,
    CENTS,
    CUT,
    DEALER_ENDS,
    DEALER_NATURAL,
    END_SIZE,
    ENDS,
    FIRST_SPLIT,
    FIRSTS,
    FORMED,
    FRESH,
    HAND_RESULTS,
    HANDS,
    HIDDEN,
    INSURANCE,
    INSURANCE_PAYS,
    INSURANCE_STAKE,
    INSURED,
    INSURED_AGAINST,
    INSURES,
    KEPT_RESULTS,
    LEVEL,
    LEVEL_OF,
    MAIN,
    MOST_BETS,
    MOST_HANDS,
    NETS,
    NODES,
    NOT_IF_SUITED,
    OPENED,
    OTHERS_OF,
    PAID,
    POS,
    REFILL_BURN,
    RESULTS,
    SECONDS,
    SETTLED,
    SHOE,
    SIDES,
    SPLITS,
    STAKE_OF,
    STAKED,
    START,
    SUMS_WIDTH,
    SUPER,
    SUPER_BONUS,
    SYMBOL_VALUE,
    TELLS,
    WAGERED,
    WAGERED_OF,
    WIDTH,
    WINS,
)
from pitboss.sim.kernel.side_bets import THIRDS, settle_side_bets
from pitboss.sim.kernel.stream import draw, new_shoe
from pitboss.sim.kernel.sums import note_round, tell_round

COVERS, EVENS = 1, 2
"""What is done while insurance is offered: every hand that may be is insured, a natural against an ace is settled at evens."""


@kernel
def play_rounds(book, plan, lines, desk, kept, told, rounds):
    """Play so many rounds at a flat stake and add them up; where rounds are told, they are written into `told` too."""
    desk[LEVEL] = plan[plan[LEVEL_OF]]
    for _ in range(rounds):
        if plan[FRESH] or desk[POS] >= plan[CUT]:
            new_shoe(desk, plan[BURN])
        desk[START] = desk[POS]
        desk[HIDDEN] = -1
        shown = deal(book, plan, desk)
        covered = plan[plan[INSURES]] if is_insured(book, shown, desk) else 0
        play_out(book, plan, lines, 0, shown, covered, desk, kept)
        note_round(plan, 0, desk, kept)
        if desk[TELLS]:
            tell_round(plan, 0, 0, covered, desk, told)


@inlined
def deal(book, plan, desk):
    """The opening cards, and nothing staked or won yet; the dealer's."""
    burn = book[REFILL_BURN]
    for box in range(plan[BOXES]):
        desk[FIRSTS + box] = draw(desk, burn)
    shown = draw(desk, burn)
    for box in range(plan[BOXES]):
        desk[SECONDS + box] = draw(desk, burn)
    for place in range(plan[BOXES] * MOST_BETS):
        desk[NETS + place] = 0
        desk[AMOUNTS + place] = 0
    desk[NODES] = 0
    return shown


@inlined
def is_insured(book, shown, desk):
    """Whether insurance is offered against a card, to somebody who has a wager."""
    return desk[LEVEL] and book[book[INSURED_AGAINST] + book[book[SYMBOL_VALUE] + (shown >> CARD_BITS)]]


@inlined
def play_out(book, plan, lines, bucket, shown, covered, desk, kept):
    """The rest of a round: hands and side bets, dealer, settlement."""
    needs = play_boxes(book, plan, lines, bucket, shown, covered, desk)
    dealt = play_dealer(book, shown, needs > 1, desk) if needs else 0
    settle_boxes(book, plan, bucket, shown, dealt, desk, kept)


@inlined
def play_boxes(book, plan, lines, bucket, shown, covered, desk):
    """Every box in turn. 0 if no card of the dealer's can matter, 1 if only a natural can, 2 if the whole hand does."""
    needs, width, up = 0, book[WIDTH], book[book[SYMBOL_VALUE] + (shown >> CARD_BITS)]
    evens = 1 if covered & EVENS else 0
    for box in range(plan[BOXES]):
        one, two = desk[FIRSTS + box] >> CARD_BITS, desk[SECONDS + box] >> CARD_BITS
        taken = desk[POS] - desk[START]
        node = book[book[OPENED] + ((evens * 10 + up) * width + one) * width + two]
        paid = node < book[FIRST_SPLIT] and book[book[ENDS] + node * END_SIZE + PAID]
        insured = 1 if covered & COVERS and not paid else 0
        desk[INSURED + box] = insured
        needs = max(needs, insured)
        ends = BOX_ENDS + box * MOST_HANDS
        node = play_on(book, node, desk)
        desk[ends] = node
        formed = 1 if node < book[FIRST_SPLIT] else play_split(book, up, one, two, desk, ends)
        desk[FORMED + box] = formed
        for hand in range(formed):
            needs = max(needs, book[book[ENDS] + desk[ends + hand] * END_SIZE + up])
        if plan[SIDES] and desk[LEVEL]:
            third = third_card(desk, taken)
            settle_side_bets(plan, lines, bucket, box, shown, third, desk)
    return needs


@inlined
def third_card(desk, taken):
    """The card after the first so many of the round, or that there is none."""
    place = desk[START] + taken
    if place == desk[HIDDEN]:
        place += 1
    return desk[SHOE + place] if place < desk[POS] else THIRDS - 1


@inlined
def settle_boxes(book, plan, bucket, shown, dealt, desk, kept):
    """What the main wager, insurance and the Super Bonus of every box come to."""
    level, winners = desk[LEVEL], 0
    for box in range(plan[BOXES]):
        winners += settle_box(book, plan, bucket, level, box, dealt, desk, kept)
        if desk[INSURED + box]:
            up, place = book[book[SYMBOL_VALUE] + (shown >> CARD_BITS)], box * MOST_BETS + INSURANCE
            stake = plan[plan[INSURANCE_STAKE] + level]
            natural = book[book[DEALER_NATURAL] + dealt]
            desk[AMOUNTS + place] = stake
            desk[NETS + place] = plan[plan[INSURANCE_PAYS] + level * 10 + up] if natural else -stake
    if winners:
        for box in range(plan[BOXES]):
            won = desk[WINS + box]
            others = 0 if won else plan[plan[OTHERS_OF] + level]
            desk[NETS + box * MOST_BETS + SUPER_BONUS] = won * plan[plan[BONUS_OF] + level] + others


@inlined
def settle_box(book, plan, bucket, level, box, dealt, desk, kept):
    """What the hands of one box come to; 1 if a Super Bonus is among it."""
    formed, ends, row = desk[FORMED + box], BOX_ENDS + box * MOST_HANDS, bucket * plan[SUMS_WIDTH]
    if formed == 1:
        desk[HAND_RESULTS] = book[book[SETTLED] + desk[ends] * book[DEALER_ENDS] + dealt]
    else:
        settle_split(book, formed, dealt, desk, ends, HAND_RESULTS)
    wins, net = 0, 0
    desk[WINS + box] = 0
    if level == 0:
        return 0
    for hand in range(formed):
        result = level * plan[RESULTS] + desk[HAND_RESULTS + hand]
        kept[plan[KEPT_RESULTS] + result] += 1
        kept[row + WAGERED] += plan[plan[WAGERED_OF] + result]
        net += plan[plan[CENTS] + result]
        wins += book[book[ENDS] + desk[ends + hand] * END_SIZE + SUPER]
    suited = (desk[FIRSTS + box] ^ desk[SECONDS + box]) & 3 == 0
    if plan[plan[BONUS_OF] + level] == 0 or (formed > 1 and suited and book[NOT_IF_SUITED]):
        wins = 0
    desk[WINS + box] = wins
    kept[row + HANDS] += formed
    kept[row + SPLITS] += formed - 1
    kept[row + STAKED] += plan[plan[STAKE_OF] + level]
    desk[NETS + box * MOST_BETS + MAIN] = net
    desk[AMOUNTS + box * MOST_BETS + MAIN] = plan[plan[STAKE_OF] + level]
    return 1 if wins else 0
