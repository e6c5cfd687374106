"""Every shape of the web's own by name: what is added here gets a type in the pages. What the house answers it describes itself."""

from __future__ import annotations

from typing_extensions import TypedDict

from pitboss.web.shapes.competition import PaperVersion, PaperVersions, TournamentPicture, Tournaments
from pitboss.web.shapes.consoles import Consideration, Console, Desks
from pitboss.web.shapes.felt import Felt
from pitboss.web.shapes.heat import HeatSection
from pitboss.web.shapes.opening import Opening, Traits
from pitboss.web.shapes.papers import PaperChecked, PaperDifference, PaperGames
from pitboss.web.shapes.promotion import PromotionExamples, PromotionList, PromotionPicture, TermsChecked
from pitboss.web.shapes.scrutiny import Scrutiny


class Shapes(TypedDict):
    """One field a shape that a page reads."""

    traits: Traits
    opening: Opening
    felt: Felt
    console: Console
    desks: Desks
    consideration: Consideration
    tournaments: Tournaments
    tournament: TournamentPicture
    heat: HeatSection
    versions: PaperVersions
    version: PaperVersion
    scrutiny: Scrutiny
    paper_games: PaperGames
    paper_checked: PaperChecked
    paper_difference: PaperDifference
    promotions: PromotionList
    promotion: PromotionPicture
    promotion_examples: PromotionExamples
    terms_checked: TermsChecked
