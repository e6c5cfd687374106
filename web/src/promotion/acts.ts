/** Acts of a promotion: which part of the desk each belongs to, and what each button says. */
import { plain } from '../spine/plain';
import type { OpenAct, PromotionAct, PromotionActNot } from '../generated/api';
import { said } from './words';

export const GROUPS: Record<string, string[]> = {
  terms: ['publish-terms', 'provide-terms', 'commence', 'approve-amendment', 'decline-amendment'],
  entries: ['refuse-entry'],
  draw: ['nominate-scrutineer', 'commit-draw', 'make-draw', 'sign-draw', 'publish-results'],
  winners: ['try-to-notify', 'note-presence', 'allow-claim', 'deny-claim', 'tell-reasons', 'pay-prize', 'lapse-prize'],
  disputes: ['decide-prize-dispute', 'answer-prize-complaint'],
  integrity: ['find-compromised', 'confirm-integrity'],
};

/** What anybody does for himself or herself. */
export const MINE = [
  'enter',
  'throw-in',
  'make-claim',
  'take-cash',
  'choose-payment',
  'raise-prize-dispute',
  'reply-to-decision',
  'lodge-prize-complaint',
];

/** What a button says: the act, what it is about, and the choice it makes. */
export function saying(act: PromotionAct | PromotionActNot, name: (person: string) => string): string {
  const { lot, claim, ticket, dispute, person, choice } = act.about;
  const about = [
    lot && said.desk.about.lot(lot),
    claim && said.desk.about.claim(claim),
    ticket && said.desk.about.ticket(ticket),
    dispute && said.desk.about.dispute(dispute),
    person && name(person),
    choice && plain(choice),
  ].filter(Boolean);
  return about.length ? `${act.says}: ${about.join(', ')}` : act.says;
}

/** An act as the form of acts has it. */
export const formed = (act: PromotionAct, name: (person: string) => string): OpenAct => ({
  ...act,
  says: saying(act, name),
  about: '',
  fields: act.fields.map((field) => ({ ...field, needed: false })), // what a promotion can do without, the house says itself
});
