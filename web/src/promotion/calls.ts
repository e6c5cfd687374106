/** What pages of promotions ask of the house. */
import type { PromotionExamples, PromotionList, PromotionRow, TermsChecked } from '../generated/api';
import { get, post } from '../spine/api';
import type { Paper } from '../events/paper';

export const calls = {
  all: () => get<PromotionList>('/api/promotions'),
  examples: () => get<PromotionExamples>('/api/promotions/examples'),
  check: (paper: Paper) => post<TermsChecked>('/api/promotions/check', { paper }),
  found: (id: string, paper: Paper) => post<PromotionRow>('/api/promotions', { id, paper }),
};
