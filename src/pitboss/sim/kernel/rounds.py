"""Whole rounds at a table of one to nine boxes, staked flat or by a count: wagers, side bets, insurance, every hand, the dealer, the sums."""

from __future__ import annotations

from pitboss.odds.compiled import inlined, kernel
from pitboss.sim.kernel.count import count_burned, count_of, count_shown
from pitboss.sim.kernel.hands import play_dealer, play_on, play_split, result_of, settle_split, symbol_of
from pitboss.sim.kernel.layout import (
    CARDS,
    EVEN_MONEY_END,
    HANDS,
    INSURANCE,
    MAIN,
    MOST_HANDS,
    NET,
    PLAYED,
    ROUNDS,
    SIDE_BETS,
    SPLITS,
    SQUARES,
    STAKED,
    SUPER_BONUS,
    WAGERED,
    WATCHED,
    Book,
    Deal,
)
from pitboss.sim.kernel.lent import lent
from pitboss.sim.kernel.side_bets import side_net, third_card
from pitboss.sim.kernel.stream import draw, new_shoe
from pitboss.sim.kernel.sums import note_bet, note_spread, note_walk, tell_round

COVERS, EVENS = 1, 2
"""What is done while insurance is offered."""


@kernel
def play_rounds(books, deals, desks, kept, walk, told, rounds):
    """Play or watch so many rounds, and add them up count by count. Hands are played by the chart of the count at which the opening cards
    lie; the way of the money is noted where `walk` has room for it."""
    games, ends, tables, amounts, plan = lent(books.game), lent(books.ends), lent(books.tables), lent(deals.amounts), lent(deals.plan)[0]
    desk, kept, walk, told, deal = lent(desks)[0], lent(kept), lent(walk), lent(told), Deal(plan, amounts, lent(deals.lines))
    plain = Book(games[0], ends, tables)
    for _ in range(rounds):
        if plan.fresh or desk.pos >= plan.cut:
            new_shoe(desk, plan.burn)
            desk.running = desk.fresh_count + count_burned(plan, desk)
        desk.start = desk.pos
        desk.hidden = -1
        bucket = take_seat(deal, desk)
        shown = deal_cards(plain, plan, desk)
        up = plain.tables[plain.game.values + symbol_of(shown)]
        offered = plan.insures and desk.level and plain.tables[plain.game.insured_against + up]
        covered, chart = 0, 0
        if offered or (plan.charts > 1 and desk.level):
            then = bucket
            if plan.counted:
                then = count_of(plan, count_shown(plan, desk), desk.deck - desk.pos)
            covered = amounts[plan.covers + then] if offered else 0
            chart = amounts[plan.chart_of + then]
        book = Book(games[chart], ends, tables)
        needs = 0
        for box in range(plan.boxes):
            needs = max(needs, play_box(book, deal, bucket, box, up, shown, covered, desk))
        dealt = play_dealer(book, shown, needs > 1, desk) if needs else 0
        net = settle_round(book, deal, bucket, up, dealt, desk, kept)
        if plan.counted:
            desk.running = count_shown(plan, desk)
        if walk.shape[0]:
            note_walk(walk, net)
        if desk.tells:
            tell_round(plan, bucket, chart, covered, desk, told)


@inlined
def take_seat(deal, desk):
    """The count before a round, and with it who is seated and how much is staked."""
    plan = deal.plan
    if not plan.counted:
        desk.level = 1
        return 0
    bucket = count_of(plan, desk.running, desk.deck - desk.pos)
    desk.seated = 1 if bucket >= (plan.leave if desk.seated else plan.enter) else 0
    desk.level = deal.amounts[plan.level_of + bucket] if desk.seated else 0
    return bucket


@inlined
def deal_cards(book, plan, desk):
    """The opening cards; the dealer's."""
    burn = book.game.refill_burn
    for box in range(plan.boxes):
        desk.firsts[box] = draw(desk, burn)
    shown = draw(desk, burn)
    for box in range(plan.boxes):
        desk.seconds[box] = draw(desk, burn)
    for bet in range(plan.sides):
        desk.side_nets[bet] = 0
    if desk.tells:
        desk.nets[:] = 0
        desk.draws[:] = 0
        desk.nodes = 0
    return shown


@inlined
def play_box(book, deal, bucket, box, up, shown, covered, desk):
    """One box in turn. 0 if no card of the dealer's can matter to it, 1 if only a natural can, 2 if the whole hand does."""
    game, plan, needs = book.game, deal.plan, 0
    one, two = desk.firsts[box], desk.seconds[box]
    taken = desk.pos - desk.start
    node = book.tables[game.opened + (up * game.width + symbol_of(one)) * game.width + symbol_of(two)]
    desk.insured[box] = 0
    if covered:
        ended = node < game.ends
        if covered & EVENS and game.evens and up == 0 and ended and book.ends[game.end_table + node].waits:
            node = EVEN_MONEY_END
        if covered & COVERS and not (ended and book.ends[game.end_table + node].paid):
            desk.insured[box] = needs = 1
    node = play_on(book, node, desk)
    here, formed = box * MOST_HANDS, 1
    desk.ends[here] = node
    if node >= game.ends:
        formed = play_split(book, up, symbol_of(one), symbol_of(two), desk, here)
        for hand in range(1, formed):
            needs = max(needs, book.ends[game.end_table + desk.ends[here + hand]].needs[up])
    desk.formed[box] = formed
    if plan.sides and desk.level:
        bet_beside(deal, bucket, box, shown, third_card(desk, taken), desk)
    return max(needs, book.ends[game.end_table + desk.ends[here]].needs[up])


@kernel
def bet_beside(deal, bucket, box, shown, third, desk):
    """Settle the side bets on a box that are made at the count."""
    plan = deal.plan
    for bet in range(plan.sides):
        if deal.amounts[plan.side_made + bucket * plan.sides + bet]:
            net = side_net(deal, bet, desk.firsts[box], desk.seconds[box], shown, third, box, desk)
            desk.side_nets[bet] += net
            if desk.tells:
                desk.nets[box * plan.bets + SIDE_BETS + bet] = net


@inlined
def settle_round(book, deal, bucket, up, dealt, desk, kept):
    """What every wager comes to, added to the sums of the count; the net of the round."""
    plan, amounts, level = deal.plan, deal.amounts, desk.level
    row = bucket * plan.sums_width
    kept[row + CARDS] += desk.pos - desk.start
    if level == 0:
        kept[row + WATCHED] += 1
        return 0
    hands, main, wagered, insured, paid, winners = 0, 0, 0, 0, 0, 0
    for box in range(plan.boxes):
        formed, here = desk.formed[box], box * MOST_HANDS
        if formed == 1:
            desk.hand_results[0] = result_of(book, desk.ends[here], dealt)
        else:
            settle_split(book, formed, dealt, desk.ends, here, desk.hand_results)
        net = 0
        for hand in range(formed):
            result = level * plan.results + desk.hand_results[hand]
            kept[plan.kept_results + result] += 1
            wagered += amounts[plan.wagered_of + result]
            net += amounts[plan.cents + result]
        hands += formed
        main += net
        if book.game.supers:
            winners += won_beside(book, deal, box, desk)
        if desk.tells:
            desk.nets[box * plan.bets + MAIN] = net
        if desk.insured[box]:
            natural = book.tables[book.game.dealer_natural + dealt]
            won = amounts[plan.insurance_pays + level * 10 + up] if natural else -amounts[plan.insurance_stake + level]
            insured += amounts[plan.insurance_stake + level]
            paid += won
            if desk.tells:
                desk.nets[box * plan.bets + INSURANCE] = won
    bonus = share_bonus(deal, desk) if winners else 0
    kept[row + HANDS] += hands
    kept[row + SPLITS] += hands - plan.boxes
    kept[row + WAGERED] += wagered
    return note_round(deal, bucket, main, insured, paid, bonus, desk, kept)


@inlined
def note_round(deal, bucket, main, insured, paid, bonus, desk, kept):
    """Add a round to the sums of its count: what each kind of bet came to, and all of them together."""
    plan, amounts, row = deal.plan, deal.amounts, bucket * deal.plan.sums_width
    staked = plan.boxes * amounts[plan.stake_of + desk.level]
    kept[row + ROUNDS] += 1
    kept[row + PLAYED] += plan.boxes
    kept[row + STAKED] += staked
    note_bet(kept, row, MAIN, staked, main)
    if insured:
        note_bet(kept, row, INSURANCE, insured, paid)
    if bonus:
        note_bet(kept, row, SUPER_BONUS, 0, bonus)
    whole = main + paid + bonus
    for bet in range(plan.sides):
        if amounts[plan.side_made + bucket * plan.sides + bet]:
            net = desk.side_nets[bet]
            note_bet(kept, row, SIDE_BETS + bet, plan.boxes * amounts[plan.side_stake + bet], net)
            whole += net
    kept[row + NET] += whole
    kept[row + SQUARES] += whole * whole
    note_spread(plan, kept, whole)
    return whole


@inlined
def won_beside(book, deal, box, desk):
    """How many hands of a box won a Super Bonus, which a pair of one suit that was split may not; whether any did."""
    wins, formed = 0, desk.formed[box]
    for hand in range(formed):
        wins += book.ends[book.game.end_table + desk.ends[box * MOST_HANDS + hand]].super
    suited = (desk.firsts[box] ^ desk.seconds[box]) & 3 == 0
    if deal.amounts[deal.plan.bonus_of + desk.level] == 0 or (formed > 1 and suited and book.game.not_if_suited):
        wins = 0
    desk.wins[box] = wins
    return 1 if wins else 0


@kernel
def share_bonus(deal, desk):
    """What the Super Bonus pays on every box, those beside the winner's too."""
    plan, whole = deal.plan, 0
    for box in range(plan.boxes):
        won = desk.wins[box]
        net = won * deal.amounts[plan.bonus_of + desk.level] + (0 if won else deal.amounts[plan.others_of + desk.level])
        whole += net
        if desk.tells:
            desk.nets[box * plan.bets + SUPER_BONUS] = net
    return whole
