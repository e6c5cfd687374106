"""Victorian documents known only by name, from the footnotes and the revocation of the notices we hold.

What each did to which rule is not known; a reading (F5) says from when each is taken to operate, and who made it.
"""

from __future__ import annotations

from datetime import date

from pitboss.law.document import Act, Deed, Document, Holding
from pitboss.law.moment import Jurisdiction

AUTHORITY = "Victorian Casino and Gaming Authority"

VIC_1997_S44 = Document(
    key="VIC-1997-S44",
    title="Notices of 24 April 1997 (unnumbered)",
    jurisdiction=Jurisdiction.VIC,
    regulator=AUTHORITY,
    holding=Holding.NAME,
    gazette="S44",
    published=date(1997, 4, 24),
    acts=(Act("", Deed.APPROVES, "Blackjack"),),
    reading="F5",
)
VIC_1998_G17 = Document(
    key="VIC-1998-G17",
    title="Notice of 30 April 1998 (unnumbered)",
    jurisdiction=Jurisdiction.VIC,
    regulator=AUTHORITY,
    holding=Holding.NAME,
    gazette="G17",
    dated=date(1998, 4, 30),
    acts=(Act("", Deed.AMENDS, "Blackjack"),),
    reading="F5",
)
VIC_1999_01 = Document(
    key="VIC-1999-01",
    title="Casino Rules Notice 1 of 1999",
    jurisdiction=Jurisdiction.VIC,
    regulator=AUTHORITY,
    holding=Holding.NAME,
    gazette="S39",
    published=date(1999, 3, 18),
    acts=(Act("", Deed.AMENDS, "Blackjack"),),
    reading="F5",
)
VIC_1999_13 = Document(
    key="VIC-1999-13",
    title="Casino Rules Notice 13 of 1999",
    jurisdiction=Jurisdiction.VIC,
    regulator=AUTHORITY,
    holding=Holding.NAME,
    gazette="S121",
    published=date(1999, 8, 13),
    acts=(Act("", Deed.AMENDS, "Blackjack"),),
    reading="F5",
)
VIC_1999_18 = Document(
    key="VIC-1999-18",
    title="Casino Rules Notice 18 of 1999",
    jurisdiction=Jurisdiction.VIC,
    regulator=AUTHORITY,
    holding=Holding.NAME,
    gazette="S136",
    published=date(1999, 9, 9),
    acts=(Act("", Deed.AMENDS, "Blackjack"),),
    reading="F5",
)
VIC_1999_20 = Document(
    key="VIC-1999-20",
    title="Casino Rules Notice 20 of 1999",
    jurisdiction=Jurisdiction.VIC,
    regulator=AUTHORITY,
    holding=Holding.NAME,
    gazette="S147",
    published=date(1999, 10, 5),
    acts=(Act("", Deed.APPROVES, "Rapid Roulette"),),
    reading="F5",
)
VIC_1999_23 = Document(
    key="VIC-1999-23",
    title="Casino Rules Notice 23 of 1999",
    jurisdiction=Jurisdiction.VIC,
    regulator=AUTHORITY,
    holding=Holding.NAME,
    gazette="S156",
    published=date(1999, 10, 22),
    acts=(Act("", Deed.AMENDS, "Blackjack"),),
    reading="F5",
)
VIC_1999_24 = Document(
    key="VIC-1999-24",
    title="Casino Rules Notice 24 of 1999",
    jurisdiction=Jurisdiction.VIC,
    regulator=AUTHORITY,
    holding=Holding.NAME,
    gazette="S161",
    published=date(1999, 11, 4),
    acts=(Act("", Deed.AMENDS, "Blackjack"),),
    reading="F5",
)
VIC_1999_27 = Document(
    key="VIC-1999-27",
    title="Casino Rules Notice 27 of 1999",
    jurisdiction=Jurisdiction.VIC,
    regulator=AUTHORITY,
    holding=Holding.NAME,
    gazette="S183",
    published=date(1999, 12, 16),
    acts=(Act("", Deed.AMENDS, "Blackjack"),),
    reading="F5",
)
VIC_2000_03 = Document(
    key="VIC-2000-03",
    title="Casino Rules Notice 3 of 2000",
    jurisdiction=Jurisdiction.VIC,
    regulator=AUTHORITY,
    holding=Holding.NAME,
    gazette="S32",
    published=date(2000, 3, 17),
    acts=(Act("", Deed.AMENDS, "Blackjack"),),
    reading="F5",
)
VIC_2000_10 = Document(
    key="VIC-2000-10",
    title="Casino Rules Notice 10 of 2000",
    jurisdiction=Jurisdiction.VIC,
    regulator=AUTHORITY,
    holding=Holding.NAME,
    gazette="S68",
    published=date(2000, 5, 19),
    acts=(Act("", Deed.AMENDS, "Blackjack"),),
    reading="F5",
)
VIC_2000_15 = Document(
    key="VIC-2000-15",
    title="Casino Rules Notice 15 of 2000",
    jurisdiction=Jurisdiction.VIC,
    regulator=AUTHORITY,
    holding=Holding.NAME,
    gazette="S103",
    published=date(2000, 6, 11),
    acts=(Act("", Deed.AMENDS, "Blackjack", note="11 June 2000 was a Sunday; the date is kept as printed"),),
    reading="F5",
)
VIC_2000_22 = Document(
    key="VIC-2000-22",
    title="Casino Rules Notice 22 of 2000",
    jurisdiction=Jurisdiction.VIC,
    regulator=AUTHORITY,
    holding=Holding.NAME,
    gazette="S147",
    published=date(2000, 10, 18),
    acts=(Act("", Deed.AMENDS, "Blackjack"),),
    reading="F5",
)
VIC_2000_23 = Document(
    key="VIC-2000-23",
    title="Casino Rules Notice 23 of 2000",
    jurisdiction=Jurisdiction.VIC,
    regulator=AUTHORITY,
    holding=Holding.NAME,
    gazette="S167",
    published=date(2000, 11, 10),
    acts=(Act("", Deed.APPROVES, "Aristocrat machine games (titles not held)", note="the list of titles was not among our documents"),),
    reading="F5",
)
VIC_2001_01 = Document(
    key="VIC-2001-01",
    title="Casino Rules Notice 1 of 2001",
    jurisdiction=Jurisdiction.VIC,
    regulator=AUTHORITY,
    holding=Holding.NAME,
    gazette="S9",
    published=date(2001, 2, 1),
    acts=(Act("", Deed.AMENDS, "Blackjack"),),
    reading="F5",
)
VIC_2001_21 = Document(
    key="VIC-2001-21",
    title="Casino Rules Notice 21 of 2001",
    jurisdiction=Jurisdiction.VIC,
    regulator=AUTHORITY,
    holding=Holding.NAME,
    gazette="G42",
    published=date(2001, 10, 18),
    acts=(Act("", Deed.AMENDS, "Blackjack"),),
    reading="F5",
)
VIC_2002_01 = Document(
    key="VIC-2002-01",
    title="Casino Rules Notice 1 of 2002",
    jurisdiction=Jurisdiction.VIC,
    regulator=AUTHORITY,
    holding=Holding.NAME,
    gazette="G1",
    published=date(2002, 1, 3),
    acts=(Act("", Deed.AMENDS, "Blackjack"),),
    reading="F5",
)
VIC_2002_02 = Document(
    key="VIC-2002-02",
    title="Casino Rules Notice 2 of 2002",
    jurisdiction=Jurisdiction.VIC,
    regulator=AUTHORITY,
    holding=Holding.NAME,
    gazette="S42",
    published=date(2002, 3, 7),
    acts=(Act("", Deed.AMENDS, "Blackjack"),),
    reading="F5",
)
VIC_2002_14 = Document(
    key="VIC-2002-14",
    title="Casino Rules Notice 14 of 2002",
    jurisdiction=Jurisdiction.VIC,
    regulator=AUTHORITY,
    holding=Holding.NAME,
    gazette="S85",
    published=date(2002, 5, 24),
    acts=(Act("", Deed.AMENDS, "Blackjack"),),
    reading="F5",
)
VIC_2002_27 = Document(
    key="VIC-2002-27",
    title="Casino Rules Notice 27 of 2002",
    jurisdiction=Jurisdiction.VIC,
    regulator=AUTHORITY,
    holding=Holding.NAME,
    gazette="S136",
    published=date(2002, 8, 7),
    acts=(Act("", Deed.AMENDS, "Blackjack"),),
    reading="F5",
)

# In order of publication.
HISTORY: tuple[Document, ...] = (
    VIC_1997_S44,
    VIC_1998_G17,
    VIC_1999_01,
    VIC_1999_13,
    VIC_1999_18,
    VIC_1999_20,
    VIC_1999_23,
    VIC_1999_24,
    VIC_1999_27,
    VIC_2000_03,
    VIC_2000_10,
    VIC_2000_15,
    VIC_2000_22,
    VIC_2000_23,
    VIC_2001_01,
    VIC_2001_21,
    VIC_2002_01,
    VIC_2002_02,
    VIC_2002_14,
    VIC_2002_27,
)
