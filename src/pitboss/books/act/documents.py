"""The approvals of Blackjack in the Australian Capital Territory."""

from __future__ import annotations

from datetime import date

from pitboss.law.document import Act, Deed, Document, Holding
from pitboss.law.moment import Jurisdiction, canberra

COMMISSION = "ACT Gambling and Racing Commission"

NI2017_244 = Document(
    key="NI2017-244",
    title="Notifiable Instrument NI2017-244",
    jurisdiction=Jurisdiction.ACT,
    regulator=COMMISSION,
    holding=Holding.NAME,
    published=date(2017, 5, 18),
    acts=(Act("", Deed.APPROVES, "Blackjack", note="taken to be the earlier approval of the same game"),),
    reading="F6",
)
ACT_2018_01 = Document(
    key="ACT-2018-01",
    title="Casino Control (Blackjack) Approval 2018 (No 1)",
    jurisdiction=Jurisdiction.ACT,
    regulator=COMMISSION,
    dated=date(2018, 10, 17),
    commences=canberra("2018-10-18T00:00"),
    signatory="Tyler Penfold",
    offices=("Acting Director",),
    acts=(
        Act("Instrument 3", Deed.REVOKES, "Blackjack", of="NI2017-244"),
        Act("Instrument 4", Deed.APPROVES, "Blackjack"),
    ),
    pins=("Instrument 1", "Instrument 2"),
    reading="F2",
    sha256="00e58480c1e025002e36cda518c69c54130616c150062d3dbbf25c5733f43dfa",
)

DOCUMENTS: tuple[Document, ...] = (NI2017_244, ACT_2018_01)
