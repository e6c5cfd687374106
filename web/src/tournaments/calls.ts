/** What pages of tournaments ask of the house. */
import type {
  OnDuty,
  PaperChecked,
  PaperDifference,
  PaperGames,
  PaperPlain,
  PaperVersion,
  PaperVersions,
  Scrutiny,
  TournamentRow,
  Tournaments,
} from '../generated/api';
import { freshId, get, post, put } from '../spine/api';
import { Refusal } from '../spine/connection';
import type { Paper } from '../events/paper';

const part = encodeURIComponent;
const at = (tournament: string) => `/api/tournaments/${part(tournament)}`;
const stream = (name: string) => `/api/streams/${part(name)}`;

export interface Held {
  cash: string;
  held: string;
}

export const calls = {
  all: () => get<Tournaments>('/api/tournaments'),
  found: (id: string, paper: Paper) => post<TournamentRow>('/api/tournaments', { id, paper }),
  versions: (tournament: string) => get<PaperVersions>(`${at(tournament)}/versions`),
  version: (tournament: string, version: number) => get<PaperVersion>(`${at(tournament)}/versions/${version}`),
  bots: (tournament: string, number: number) =>
    post<{ bots: string[] }>(`${at(tournament)}/bots`, { id: freshId('bots'), number, temper: '' }),
  scrutiny: (tournament: string) => get<Scrutiny>(`${at(tournament)}/scrutiny`),
  onDuty: (name: string) => put<OnDuty>(`${stream(name)}/duty`),
  payIn: (name: string, amount: string) => post<Held>(`${stream(name)}/pay-in`, { id: freshId('in'), amount }),
  payOut: (name: string) => post<Held>(`${stream(name)}/pay-out`, { id: freshId('out') }),
  games: () => get<PaperGames>('/api/papers'),
  plain: (game: string, field: number) => get<PaperPlain>(`/api/papers/${part(game)}/plain?field=${field}`),
  check: (paper: Paper) => post<PaperChecked>('/api/papers/check', { paper }),
  difference: (before: Paper, after: Paper) => post<PaperDifference>('/api/papers/difference', { before, after }),
  pdf,
};

/** The PDF of a paper, made by the house. */
async function pdf(paper: Paper): Promise<Blob> {
  const headers = { 'X-Pitboss': '1', 'Content-Type': 'application/json' };
  const answer = await fetch('/api/papers/pdf', { method: 'POST', headers, body: JSON.stringify({ paper }) });
  if (!answer.ok) {
    const read = (await answer.json()) as { code: string; sentence: string; rule: string };
    throw new Refusal(read.code, read.sentence, read.rule, '');
  }
  return answer.blob();
}
