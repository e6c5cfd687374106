/** Acts of a tournament: which part of the console each belongs to. */
import type { TournamentPicture } from '../generated/api';

export const GROUPS: Record<string, string[]> = {
  conditions: ['take-step', 'set-terms'],
  staff: ['appoint-head', 'nominate-deputy', 'brief-players', 'require-acceptance', 'give-notice', 'withdraw-notice'],
  entries: ['accept-entry', 'refuse-entry', 'withdraw-entry', 'buy-back', 'grant-entry', 'name-substitute'],
  seats: [
    'designate-tables',
    'commit-ballot',
    'mix-in',
    'draw-ballot',
    'allot-seats',
    'move-start',
    'forfeit-place',
    'resell-seat',
  ],
  sessions: ['open-session', 'close-session', 'take-back-report', 'reopen-stage', 'disqualify-entrant'],
  prizes: ['add-to-pool', 'approve-refund', 'pay-prizes', 'cancel-tournament'],
};
/** What a player does for himself or herself. */
export const MINE = [
  'apply-to-enter',
  'accept-conditions',
  'take-seat',
  'mix-in',
  'buy-back',
  'name-substitute',
  'withdraw-entry',
];
/** What takes back or puts right. */
export const UNDOES = ['take-back-report', 'reopen-stage', 'correct-chips'];

/** Whether to show the way to a new version: to whoever is on duty, until heats are called. */
export const draftsAgain = ({ you, stages, money }: TournamentPicture): boolean =>
  !!you.on_duty.length && !money.cancelled && !stages.some((stage) => stage.heats.length);
