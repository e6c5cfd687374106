/** The section that a table of a tournament has beside the others. */
import type { HeatSection, Picture } from '../generated/api';

export const heatOf = (picture: Picture | null): HeatSection | null =>
  (picture as (Picture & { heat?: HeatSection | null }) | null)?.heat ?? null;
