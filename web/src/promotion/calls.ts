/** What pages of promotions ask of the house. */
import type { OnDuty, PromotionExamples, PromotionList, PromotionRow, TermsChecked } from '../generated/api';
import { get, post, put, remove } from '../spine/api';
import type { Paper } from '../tournaments/paper';

const duty = (promotion: string) => `/api/streams/${encodeURIComponent(`promotion:${promotion}`)}/duty`;

export const calls = {
  all: () => get<PromotionList>('/api/promotions'),
  examples: () => get<PromotionExamples>('/api/promotions/examples'),
  check: (paper: Paper) => post<TermsChecked>('/api/promotions/check', { paper }),
  found: (id: string, paper: Paper) => post<PromotionRow>('/api/promotions', { id, paper }),
  onDuty: (promotion: string) => put<OnDuty>(duty(promotion)),
  offDuty: (promotion: string) => remove<OnDuty>(duty(promotion)),
};
