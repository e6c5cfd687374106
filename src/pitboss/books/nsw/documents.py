"""The New South Wales rules: Star Blackjack and Blackjack Challenge, which say nothing of their own date or making."""

from __future__ import annotations

from pitboss.law.document import Act, Deed, Document
from pitboss.law.moment import Jurisdiction

AUTHORITY = "the Authority (rule 20.9 names it no further)"

NSW_STAR_BJ = Document(
    key="NSW-STAR-BJ",
    title="Star Blackjack",
    jurisdiction=Jurisdiction.NSW,
    regulator=AUTHORITY,
    acts=(Act("", Deed.APPROVES, "Star Blackjack"),),
    reading="F3",
    sha256="7a3b37b0282f86d1cbba3c8ca143035f3b5352ef987a8d8083de7ea4bb6be834",
)
NSW_BJ_CHALLENGE = Document(
    key="NSW-BJ-CHALLENGE",
    title="Blackjack Challenge",
    jurisdiction=Jurisdiction.NSW,
    regulator=AUTHORITY,
    acts=(Act("", Deed.APPROVES, "Blackjack Challenge"),),
    reading="F3",
    sha256="1f1522adfef62c25db8e91a8288d9659086c40a35689347ec6753740cf90eaaa",
)

DOCUMENTS: tuple[Document, ...] = (NSW_STAR_BJ, NSW_BJ_CHALLENGE)
