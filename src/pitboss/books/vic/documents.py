"""The Victorian notices whose text we hold: Casino Rules Notices 26 to 31 of 2000 and 1 of 2003."""

from __future__ import annotations

from datetime import date

from pitboss.books.vic.history import AUTHORITY
from pitboss.books.vic.machine_games import MACHINE_GAMES
from pitboss.law.document import Act, Deed, Document, Recital
from pitboss.law.moment import Jurisdiction, melbourne

SECTION_60 = "Casino Control Act 1991 s 60(1)"
S184 = date(2000, 12, 7)
DIRECTORS = ("Director of Gaming and Betting", "Director of Casino Surveillance")
# The gazette S184 of 7 December 2000, which holds notices 26 to 31, is one file; so is S18 of 5 February 2003.
S184_FILE = "f89324cdb1832bcaed6459ba18632a6af71d61f93b084688b4c1063ac2af9526"
S18_FILE = "e9d3d2428464ae00ebabfd3327cfbefc20e996f295322141cbaa46efb932e4ec"

# The history footnotes of the Blackjack notices: notice 28 stops at March 2000, notices 26 and 27 at October 2000.
TO_MARCH_2000: tuple[Recital, ...] = (
    Recital("Footnote 1: approval 24 April 1997 (S44)", "VIC-1997-S44"),
    Recital("Footnote 1: 30 April 1998 notice (G17)", "VIC-1998-G17"),
    Recital("Footnote 1: Notice 1 of 1999 (S39)", "VIC-1999-01"),
    Recital("Footnote 1: Notice 13 of 1999 (S121)", "VIC-1999-13"),
    Recital("Footnote 1: Notice 18 of 1999 (S136)", "VIC-1999-18"),
    Recital("Footnote 1: Notice 23 of 1999 (S156)", "VIC-1999-23"),
    Recital("Footnote 1: Notice 24 of 1999 (S161)", "VIC-1999-24"),
    Recital("Footnote 1: Notice 27 of 1999 (S183)", "VIC-1999-27"),
    Recital("Footnote 1: Notice 3 of 2000 (S32)", "VIC-2000-03"),
)
TO_OCTOBER_2000: tuple[Recital, ...] = (
    *TO_MARCH_2000,
    Recital("Footnote 1: Notice 10 of 2000 (S68)", "VIC-2000-10"),
    Recital("Footnote 1: Notice 15 of 2000 (S103)", "VIC-2000-15"),
    Recital("Footnote 1: Notice 22 of 2000 (S147)", "VIC-2000-22"),
)
TO_AUGUST_2002: tuple[Recital, ...] = (
    *TO_OCTOBER_2000,
    Recital("Footnote 1: Notice 26 of 2000 (S184)", "VIC-2000-26"),
    Recital("Footnote 1: Notice 27 of 2000 (S184)", "VIC-2000-27"),
    Recital("Footnote 1: Notice 28 of 2000 (S184)", "VIC-2000-28"),
    Recital("Footnote 1: Notice 1 of 2001 (S9)", "VIC-2001-01"),
    Recital("Footnote 1: Notice 21 of 2001 (G42)", "VIC-2001-21"),
    Recital("Footnote 1: Notice 1 of 2002 (G1)", "VIC-2002-01"),
    Recital("Footnote 1: Notice 2 of 2002 (S42)", "VIC-2002-02"),
    Recital("Footnote 1: Notice 14 of 2002 (S85)", "VIC-2002-14"),
    Recital("Footnote 1: Notice 27 of 2002 (S136)", "VIC-2002-27"),
)

VIC_2000_26 = Document(
    key="VIC-2000-26",
    title="Casino Rules Notice 26 of 2000",
    jurisdiction=Jurisdiction.VIC,
    regulator=AUTHORITY,
    power=SECTION_60,
    gazette="S184",
    dated=S184,
    published=S184,
    commences=melbourne("2000-12-15T04:00"),
    signatory="Bill Lahey",
    offices=DIRECTORS,
    acts=(Act("Schedule: substitute rule 15.5", Deed.SUBSTITUTES, "Blackjack", target="15.5", successor="9.4"),),
    recitals=TO_OCTOBER_2000,
    pins=("Notice: amendment", "Notice: commencement", "Notice: date and signatory"),
    reading="D2",
    sha256=S184_FILE,
)
VIC_2000_27 = Document(
    key="VIC-2000-27",
    title="Casino Rules Notice 27 of 2000",
    jurisdiction=Jurisdiction.VIC,
    regulator=AUTHORITY,
    power=SECTION_60,
    gazette="S184",
    dated=S184,
    published=S184,
    commences=melbourne("2000-12-15T04:00"),
    signatory="Bill Lahey",
    offices=DIRECTORS,
    acts=(
        Act("Schedule 1: substitute rule 6.1", Deed.SUBSTITUTES, "Blackjack", target="6.1", successor="6.5"),
        Act("Schedule 1: delete rule 6.6", Deed.DELETES, "Blackjack", target="6.6", note="the words deleted are not known"),
        Act(
            "Schedule 2: insert rule 27",
            Deed.INSERTS,
            "Blackjack",
            target="27",
            successor="14",
            note="Crown 21, a new version of Blackjack, put after rule 26.7.2",
        ),
    ),
    recitals=TO_OCTOBER_2000,
    pins=("Notice: amendment", "Notice: commencement", "Notice: date and signatory"),
    reading="D2",
    sha256=S184_FILE,
)
VIC_2000_28 = Document(
    key="VIC-2000-28",
    title="Casino Rules Notice 28 of 2000",
    jurisdiction=Jurisdiction.VIC,
    regulator=AUTHORITY,
    power=SECTION_60,
    gazette="S184",
    dated=S184,
    published=S184,
    commences=melbourne("2000-12-15T04:00"),
    signatory="Bill Lahey",
    offices=DIRECTORS,
    acts=(
        Act("Schedule: substitute rule 20", Deed.SUBSTITUTES, "Blackjack", target="20", successor="16", note="tournament play"),
        Act(
            "Schedule: substitute Table 2 in rule 22.6.2",
            Deed.SUBSTITUTES,
            "Blackjack",
            target="22.6.2 Table 2",
            successor="10.11.1 Table 1",
            note="the Super Bonus",
        ),
    ),
    recitals=TO_MARCH_2000,
    pins=("Notice: amendment", "Notice: commencement", "Notice: date and signatory"),
    reading="D2",
    sha256=S184_FILE,
)
VIC_2000_29 = Document(
    key="VIC-2000-29",
    title="Casino Rules Notice 29 of 2000",
    jurisdiction=Jurisdiction.VIC,
    regulator=AUTHORITY,
    power=SECTION_60,
    gazette="S184",
    dated=S184,
    published=S184,
    commences=melbourne("2000-12-15T04:00"),
    signatory="Bill Lahey",
    offices=DIRECTORS,
    acts=(Act("Notice: approval", Deed.APPROVES, "Crown Com-Bo"),),
    pins=("Notice: commencement", "Notice: date and signatory"),
    reading="G27",
    sha256=S184_FILE,
)
VIC_2000_30 = Document(
    key="VIC-2000-30",
    title="Casino Rules Notice 30 of 2000",
    jurisdiction=Jurisdiction.VIC,
    regulator=AUTHORITY,
    power=SECTION_60,
    gazette="S184",
    dated=S184,
    published=S184,
    commences=melbourne("2000-12-09T04:00"),
    signatory="Bill Lahey",
    offices=DIRECTORS,
    acts=(
        Act("Notice (a)", Deed.REVOKES, "Aristocrat machine games (titles not held)", of="VIC-2000-23"),
        *MACHINE_GAMES,
    ),
    pins=("Notice (b)", "Notice: commencement", "Notice: date and signatory"),
    sha256=S184_FILE,
)
VIC_2000_31 = Document(
    key="VIC-2000-31",
    title="Casino Rules Notice 31 of 2000",
    jurisdiction=Jurisdiction.VIC,
    regulator=AUTHORITY,
    power=SECTION_60,
    gazette="S184",
    dated=S184,
    published=S184,
    commences=melbourne("2000-12-09T04:00"),
    signatory="Bill Lahey",
    offices=DIRECTORS,
    acts=(
        Act(
            "Schedule: rule 15.5 (Odds column)",
            Deed.SUBSTITUTES,
            "Rapid Roulette",
            target="15.5 Odds column",
            note="12 1/2 for a figure printed as 12fi; the heading names rule 7.4",
        ),
    ),
    recitals=(Recital("Footnote 1: approval, Notice 20 of 1999 (S147)", "VIC-1999-20"),),
    pins=("Notice: amendment", "Notice: commencement", "Notice: date and signatory"),
    reading="D1",
    sha256=S184_FILE,
)
VIC_2003_01 = Document(
    key="VIC-2003-01",
    title="Casino Rules Notice 1 of 2003",
    jurisdiction=Jurisdiction.VIC,
    regulator=AUTHORITY,
    power=SECTION_60,
    gazette="S18",
    dated=date(2003, 2, 5),
    published=date(2003, 2, 5),
    commences=melbourne("2003-02-06T06:00"),
    signatory="Peter Cohen",
    offices=("Acting Director of Gaming and Betting", "Acting Director of Casino Surveillance"),
    acts=(Act("Schedule: Substitution", Deed.SUBSTITUTES, "Blackjack", note="all the rules, by the 17 that follow"),),
    recitals=TO_AUGUST_2002,
    pins=("Notice: amendment", "Notice: commencement", "Notice: date and signatory"),
    sha256=S18_FILE,
)

DOCUMENTS: tuple[Document, ...] = (
    VIC_2000_26,
    VIC_2000_27,
    VIC_2000_28,
    VIC_2000_29,
    VIC_2000_30,
    VIC_2000_31,
    VIC_2003_01,
)
