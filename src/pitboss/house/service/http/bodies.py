"""The bodies of requests and answers, for reading them strictly and for the OpenAPI document."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from pitboss.law.moment import Jurisdiction
from pitboss.law.refusal import Malformed, nearest
from pitboss.terms.powers import Role

ACCOUNT = "a-0123456789abcdef01234567"
Money = Annotated[str, StringConstraints(pattern=r"^(?:0|[1-9][0-9]{0,9})\.[0-9]{2}$"), Field(examples=["25.00"])]
LeastAndMost = Annotated[list[Money], Field(min_length=2, max_length=2)]
Amount = Annotated[str, Field(description="dollars with two decimals", examples=["25.00"])]
CommandId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_.:-]{1,64}$"), Field(examples=["c7"])]
Password = Annotated[str, StringConstraints(max_length=1600), Field(examples=["correct horse battery"])]
PersonName = Annotated[str, StringConstraints(max_length=200), Field(examples=["Ann"])]


class Body(BaseModel):
    """A body: no field but its own, no value of another kind."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class Error(BaseModel):
    """What went wrong."""

    code: str = Field(description="stable", examples=["too-little-chips"])
    sentence: str = Field(description="for a person", examples=["You have 20.00 at this table, which is less than 50.00: buy in first."])
    rule: str = Field(description="the rule of a document or of the house, or empty", examples=["house cage"])
    awaits: str = Field(description="what the table waits for, or empty", examples=["wagers"])


ERRORS = {
    400: "Could not be read: not JSON, or a field is missing, unknown or wrong.",
    401: "No session, or one that has ended.",
    403: "Not yours, not your role, the wrong origin, or no X-Pitboss header.",
    404: "There is no such thing.",
    405: "Another method.",
    408: "The body came too slowly.",
    409: "Understood and refused: by a rule, the state of the table, or the wallet.",
    413: "The body is too large.",
    415: "The body is not JSON.",
    429: "Too fast: Retry-After says when.",
    503: "The store takes nothing at the moment, or the server is stopping.",
}
RESPONSES: dict[int | str, dict[str, Any]] = {status: {"description": said, "model": Error} for status, said in ERRORS.items()}


class Guest(Body):
    """A guest's name, or none."""

    name: PersonName | None = None


class Login(Body):
    """A name and a password."""

    name: PersonName
    password: Password


class NewPassword(Body):
    """The old password and the new one."""

    old: Password
    new: Password


class Closing(Body):
    """The password once more; a guest has none."""

    password: Password | None = None


class BuyingIn(Body):
    """How much to bring to a table."""

    id: CommandId
    amount: Money


class CashingOut(Body):
    """The id of a cash-out."""

    id: CommandId


class Ordered(Body):
    """A command for a table."""

    id: CommandId
    command: dict[str, Any] = Field(examples=[{"do": "place-wager", "box": 1, "amount": "25.00"}])
    expected: int | None = Field(None, ge=0, le=2**53, description="where you have seen the log end; refused where it has gone on")


class StreamOrdered(Body):
    """A command for a stream, such as a tournament, in the form that its kind has."""

    id: CommandId
    command: dict[str, Any] = Field(examples=[{"do": "apply-to-enter"}])
    expected: int | None = Field(None, ge=0, le=2**53, description="where you have seen the log end; refused where it has gone on")


class PayingIn(Body):
    """How much to pay into the ledger of a stream."""

    id: CommandId
    amount: Money


class PayingOut(Body):
    """Take everything out that is in one's own name."""

    id: CommandId


class HeldNow(BaseModel):
    """Money at hand, and in one's own name in a stream."""

    cash: Amount
    held: Amount


class Paper(Body):
    """Conditions in the form of a file."""

    paper: dict[str, Any] = Field(examples=[{"name": "Small Cup", "game": "act-blackjack"}])


class NewTournament(Paper):
    """A tournament to be held."""

    id: Annotated[str, StringConstraints(pattern=r"^[a-z0-9][a-z0-9-]{1,27}$"), Field(examples=["small-cup"])]
    clocks: dict[str, Annotated[int, Field(ge=0, le=3600)] | None] = Field(
        default_factory=dict, description="seconds of the clocks of its tables, null where people see to it", examples=[{"betting": 30}]
    )
    dealt_by: Literal["program", "person"] = "program"


class TermsPaper(Body):
    """Terms of a promotion in the form of a file."""

    paper: dict[str, Any] = Field(examples=[{"name": "Summer Draw", "game": "nsw-star-blackjack"}])


class NewPromotion(TermsPaper):
    """A promotion to be held."""

    id: Annotated[str, StringConstraints(pattern=r"^[a-z0-9][a-z0-9-]{1,27}$"), Field(examples=["summer-draw"])]


class BotsWanted(Body):
    """How many bots to enter, and how they wager."""

    id: CommandId
    number: Annotated[int, Field(ge=1, le=200)]
    temper: Literal["", "steady", "correlated", "chaser", "plunger"] = ""


class BotsIn(BaseModel):
    """The bots that were entered."""

    bots: list[str]


class NewTable(Body):
    """A table of one's own."""

    id: Annotated[str, StringConstraints(pattern=r"^[a-z0-9][a-z0-9-]{1,39}$")] = Field(examples=["anns-table"])
    name: Annotated[str, StringConstraints(min_length=1, max_length=40)] = Field(examples=["Ann's table"])
    game: Annotated[str, StringConstraints(max_length=60)] = Field(examples=["vic-blackjack"])
    minimum: Money = "5.00"
    maximum: Money = "500.00"
    unit: Money | None = Field(default=None, description="the multiples above the minimum; the minimum itself where none is given")
    options: dict[str, str] = Field(default_factory=dict, max_length=40)
    side_bets: dict[str, dict[str, str]] = Field(default_factory=dict, max_length=10, examples=[{"perfect-pairs": {}}])
    side_limits: dict[str, LeastAndMost] = Field(default_factory=dict, max_length=10, examples=[{"perfect-pairs": ["5.00", "100.00"]}])
    boxes: int = Field(default=0, ge=0, le=12, description="0 is as many as the document allows")
    purpose: Literal["house", "training"] = "house"
    dealt_by: Literal["program", "person"] = "program"
    bots: int = Field(default=0, ge=0, le=4)


class RoleAt(Body):
    """A role and where it holds; nothing named is the whole house."""

    role: Annotated[str, StringConstraints(max_length=60)] = Field(examples=["dealer"])
    jurisdiction: Literal["VIC", "ACT", "NSW"] | None = None
    document: Annotated[str, StringConstraints(max_length=60)] | None = Field(default=None, examples=["vic-blackjack"])
    table: Annotated[str, StringConstraints(max_length=60)] | None = None


class Claim(Body):
    """The token of the printed link."""

    token: Annotated[str, StringConstraints(max_length=200)]


class Wallet(BaseModel):
    """Money at hand, chips at each table now, and what is on its way between the two, which a server finishes by itself."""

    cash: Amount
    tables: dict[str, Amount]
    moving: dict[str, Amount] = {}


class Me(BaseModel):
    """Whoever asks."""

    account: str = Field(examples=[ACCOUNT])
    name: str = Field(examples=["Ann"])
    kind: Literal["guest", "member"]
    administrator: bool
    wallet: Wallet
    roles: list[RoleAt]


class OpenSession(BaseModel):
    """A session by its public name; times in seconds."""

    session: str = Field(examples=["s-0123456789abcdef01234567"])
    opened_at: int
    seen_at: int
    until: int
    this: bool


class ChipsNow(BaseModel):
    """Money at hand and chips at the table."""

    cash: Amount
    chips: Amount


class Answered(BaseModel):
    """A command that was carried out; durable."""

    table: str = Field(examples=["vic-blackjack"])
    id: str = Field(examples=["c7"])
    first: int = Field(description="the position of its first entry", examples=[42])
    count: int = Field(examples=[1])
    outcome: Literal["now", "before"]


class Found(BaseModel):
    """An account by its name."""

    account: str = Field(examples=[ACCOUNT])


class Person(BaseModel):
    """An account as somebody sees it; null is what is not that person's to know."""

    account: str = Field(examples=[ACCOUNT])
    name: str
    kind: Literal["guest", "member", "closed"]
    cash: Amount | None
    tables: dict[str, Amount] | None
    sessions: list[str] | None
    roles: list[RoleAt] | None
    granted_by: list[str] | None


class OnDuty(BaseModel):
    """The roles in which somebody is on duty at a table."""

    roles: list[str] = Field(examples=[["dealer"]])


def cents(amount: str) -> int:
    """Dollars with two decimals as whole cents."""
    return int(amount.replace(".", ""))


def role_called(word: str) -> Role:
    """The role of the rule books by its word."""
    known = {str(role): role for role in Role}
    if word not in known:
        raise Malformed("role", f"there is no role {word[:40]!r}{nearest(word[:40], known)}")
    return known[word]


def jurisdiction_called(code: str | None) -> Jurisdiction | None:
    """The jurisdiction by its letters."""
    return Jurisdiction[code] if code else None
