"""The table drawn: the dealer's cards above, the player's hands below with their stakes, and what is asked at the foot."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from pitboss.cards.card import SIGNS, Card
from pitboss.env.course import Course
from pitboss.money.cents import dollars
from pitboss.play.com_bo.state import ComBoRound
from pitboss.play.state import Awaits, Hand, HandStatus, Round

if TYPE_CHECKING:
    from PIL.ImageDraw import ImageDraw
    from PIL.ImageFont import FreeTypeFont

Colour = tuple[int, int, int]
WIDTH, HEIGHT = 960, 600
CARD_WIDTH, CARD_HEIGHT = 92, 130
DEALER_Y, PLAYER_Y, FOOT_Y = 84, 318, 552
FELT, EDGE, LINE, PALE, GOLD = (17, 94, 66), (10, 58, 42), (46, 130, 98), (223, 238, 230), (244, 200, 92)
WHITE, BLACK, RED, SHADE, CHIP = (252, 252, 250), (28, 30, 34), (190, 30, 45), (9, 50, 36), (176, 44, 58)
FACES = {"T": "10"}
STATUS = {
    HandStatus.BUST: "bust",
    HandStatus.NATURAL: "natural",
    HandStatus.SURRENDERED: "surrendered",
    HandStatus.PAID: "settled",
    HandStatus.STOOD: "stands",
}


def table_drawn(name: str, course: Course, asked: str) -> npt.NDArray[np.uint8]:
    """A game of hands."""
    sheet = Sheet(name, asked)
    sheet.draw.arc((60, -420, WIDTH - 60, 300), 20, 160, LINE, 3)
    state = course.state
    if state.dealer:
        soft = "soft " if state.dealer_is_soft else ""
        sheet.row(state.dealer, WIDTH // 2, DEALER_Y, room=WIDTH - 200, label=f"dealer  {soft}{state.dealer_total}")
    for place, hand in enumerate(state.hands):
        if hand.cards:
            _draw_hand(sheet, state, place, hand)
    return sheet.pixels()


def _draw_hand(sheet: Sheet, state: Round, place: int, hand: Hand) -> None:
    room = WIDTH // len(state.hands)
    middle = room * place + room // 2
    turn = state.turn == place and state.awaits in (Awaits.DECISION, Awaits.WITHDRAWAL)
    total = f"{'soft ' if hand.is_soft else ''}{hand.total}"
    words = "  ".join(word for word in (total, STATUS.get(hand.status, "")) if word)
    sheet.row(hand.cards, middle, PLAYER_Y, room=room - 30, label=words, colour=GOLD if turn else PALE)
    stakes = [stake.whole for stake in hand.stakes]
    sheet.chip(middle, PLAYER_Y + CARD_HEIGHT + 60, dollars(sum(stakes)))


def com_bo_drawn(name: str, state: ComBoRound, asked: str) -> npt.NDArray[np.uint8]:
    """A game of Com-Bo: five boxes, and the wagers under them."""
    sheet = Sheet(name, asked)
    for box in range(5):
        middle = WIDTH // 2 + (box - 2) * 150
        sheet.place(middle, 130, str(box + 1))
        sheet.row(state.cards[box : box + 1], middle, 130, room=CARD_WIDTH)
    for number, wager in enumerate(state.wagers):
        sheet.words(f"{wager.bet}  {dollars(wager.amount)}", 120 + number % 4 * 240, 330 + number // 4 * 40, 19, PALE)
    return sheet.pixels()


class Sheet:
    """A felt to draw on, with the game's name at its head and a line at its foot."""

    def __init__(self, name: str, foot: str) -> None:
        from PIL import Image
        from PIL.ImageDraw import Draw

        self.image = Image.new("RGB", (WIDTH, HEIGHT), EDGE)
        self.draw: ImageDraw = Draw(self.image)
        self.draw.rounded_rectangle((10, 10, WIDTH - 10, HEIGHT - 10), 26, FELT)
        self.words(name, WIDTH // 2, 40, 24, PALE)
        self.draw.rounded_rectangle((30, FOOT_Y - 20, WIDTH - 30, FOOT_Y + 22), 12, SHADE)
        self.words(foot, WIDTH // 2, FOOT_Y + 1, 19, WHITE)

    def words(self, said: str, x: int, y: int, size: int, colour: Colour) -> None:
        """Words about a point, made smaller until they fit the table."""
        while size > 9 and self.draw.textlength(said, font(size)) > WIDTH - 90:
            size -= 1
        self.draw.text((x, y), said, colour, font(size), anchor="mm")

    def row(self, cards: Sequence[Card], middle: int, y: int, *, room: int, label: str = "", colour: Colour = PALE) -> None:
        """Cards in a row about a point, laid over each other where there is no room, with a word beneath."""
        apart = min(CARD_WIDTH + 8, (room - CARD_WIDTH) // max(len(cards) - 1, 1))
        left = middle - (apart * (len(cards) - 1) + CARD_WIDTH) // 2
        for number, card in enumerate(cards):
            self.card(card, left + number * apart, y, colour if colour is GOLD else None)
        if label:
            self.words(label, middle, y + CARD_HEIGHT + 22, 21, colour)

    def card(self, card: Card, x: int, y: int, rim: Colour | None) -> None:
        """One card, face up."""
        self.draw.rounded_rectangle((x + 3, y + 4, x + CARD_WIDTH + 3, y + CARD_HEIGHT + 4), 10, SHADE)
        self.draw.rounded_rectangle((x, y, x + CARD_WIDTH, y + CARD_HEIGHT), 10, WHITE, rim or (180, 186, 182), 3 if rim else 1)
        ink = RED if card.is_red else BLACK
        self.draw.text((x + 19, y + 20), FACES.get(card.rank, card.rank), ink, font(24), anchor="mm")
        self.draw.text((x + 19, y + 45), SIGNS[card.suit], ink, font(22), anchor="mm")
        self.draw.text((x + CARD_WIDTH // 2 + 10, y + CARD_HEIGHT // 2 + 18), SIGNS[card.suit], ink, font(60), anchor="mm")

    def chip(self, x: int, y: int, amount: str) -> None:
        """A stake."""
        self.draw.ellipse((x - 17, y - 17, x + 17, y + 17), CHIP, WHITE, 3)
        self.draw.ellipse((x - 9, y - 9, x + 9, y + 9), CHIP, WHITE, 1)
        self.draw.text((x + 26, y), amount, PALE, font(18), anchor="lm")

    def place(self, middle: int, y: int, number: str) -> None:
        """An empty place for a card."""
        box = (middle - CARD_WIDTH // 2, y, middle + CARD_WIDTH // 2, y + CARD_HEIGHT)
        self.draw.rounded_rectangle(box, 10, None, LINE, 3)
        self.words(number, middle, y + CARD_HEIGHT // 2, 30, LINE)

    def pixels(self) -> npt.NDArray[np.uint8]:
        """The drawing as rows of red, green and blue."""
        return np.array(self.image, dtype=np.uint8)


@cache
def font(size: int) -> FreeTypeFont:
    """The typeface that Matplotlib brings along, which has the signs of the suits."""
    import matplotlib
    from PIL import ImageFont

    return ImageFont.truetype(Path(matplotlib.get_data_path(), "fonts", "ttf", "DejaVuSans-Bold.ttf"), size)
