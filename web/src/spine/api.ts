/** Calls over HTTP: one function a call, typed by what the server says of itself. */
import type { Command, components, Entry, paths } from '../generated/api';
import { Refusal } from './connection';

type Schemas = components['schemas'];
export type Path = keyof paths;

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = method === 'GET' ? {} : { 'X-Pitboss': '1' };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const answer = await fetch(path, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Refusal('offline', 'The house cannot be reached: check the network and try again.', '', '');
  });
  if (answer.status === 204) return undefined as T;
  const read = (await answer.json().catch(() => ({}))) as Partial<Schemas['Error']>;
  if (!answer.ok)
    throw new Refusal(read.code ?? 'internal', read.sentence ?? answer.statusText, read.rule ?? '', read.awaits ?? '');
  return read as T;
}

export const get = <T>(path: string) => call<T>('GET', path);
export const post = <T>(path: string, body?: unknown) => call<T>('POST', path, body ?? {});
export const put = <T>(path: string, body?: unknown) => call<T>('PUT', path, body);
export const remove = <T>(path: string) => call<T>('DELETE', path);

/** A fresh id for a call that must have its effect once. */
export const freshId = (what: string) => `${what}-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;

/** A shuffle as it was published, and as it was shown once the shoe was done. */
export interface ShownShoe {
  position: number;
  commitment: string;
  cut_at: number;
  order: string[] | null;
  secret: string | null;
}

const part = encodeURIComponent;
/** Answers to a question in the address: what is empty is left out. */
const asking = (asked: Record<string, string>) => {
  const given = Object.entries(asked).filter(([, value]) => value);
  return given.length ? `?${new URLSearchParams(given)}` : '';
};

export const house = {
  shelves: () => get<Schemas['Shelves']>('/api/library'),
  searchRules: (words: string) => get<Schemas['FoundRules']>(`/api/library/search${asking({ words })}`),
  document: (key: string) => get<Schemas['DocumentPage']>(`/api/library/documents/${part(key)}`),
  rule: (document: string, pin: string, game = '') =>
    get<Schemas['RuleCard']>(`/api/library/rule/${part(document)}/${part(pin)}${asking({ game })}`),
  book: (book: string, on = '') => get<Schemas['BookPage']>(`/api/library/books/${part(book)}${asking({ on })}`),
  compare: (a: string, b: string, on_a = '', on_b = '') =>
    get<Schemas['Comparison']>(`/api/library/compare${asking({ a, b, on_a, on_b })}`),
  whyTerm: (book: string, term: string, on = '') =>
    get<Schemas['WhyAnswer']>(`/api/library/books/${part(book)}/${part(term)}${asking({ on })}`),
  readings: () => get<Schemas['Readings']>('/api/library/readings'),
  inspected: () => get<{ tables: { table: string; entries: number; hash: string }[] }>('/api/inspection/tables'),
  evidence: (table: string, after: number) =>
    get<Schemas['Evidence']>(`/api/inspection/tables/${part(table)}/evidence?after=${after}&most=500`),
  rounds: (table: string, before = 0) =>
    get<Schemas['RoundList']>(`/api/inspection/tables/${part(table)}/rounds?before=${before}`),
  round: (table: string, round: string) =>
    get<Schemas['ReplayedRound']>(`/api/inspection/tables/${part(table)}/rounds/${part(round)}`),
  under: (table: string, round: string, game: string) =>
    get<Schemas['UnderAnother']>(`/api/inspection/tables/${part(table)}/rounds/${part(round)}/under/${part(game)}`),
  inspection: <T>(table: string, what: string) => get<T>(`/api/inspection/tables/${part(table)}/${what}`),
  shoes: (table: string) => get<{ shoes: ShownShoe[] }>(`/api/tables/${part(table)}/shoes`),
  publicLog: (table: string, after: number) =>
    get<{ entries: Entry[]; next: number; head: number }>(`/api/tables/${part(table)}/log?after=${after}&most=500`),
  lobby: () => get<Schemas['Lobby']>('/api/lobby'),
  traits: () => get<Schemas['Traits']>('/api/lobby/traits'),
  opening: (game: string) => get<Schemas['Opening']>(`/api/opening/${encodeURIComponent(game)}`),
  openTable: (table: Schemas['NewTable']) => post<Schemas['LobbyRow']>('/api/tables', table),
  games: () => get<{ games: { id: string; name: string; jurisdiction: string }[] }>('/api/rules'),
  look: (table: string) => get<{ picture: Schemas['Picture'] }>(`/api/tables/${encodeURIComponent(table)}`),
  order: (table: string, command: Command) =>
    post<Schemas['Answered']>(`/api/tables/${encodeURIComponent(table)}/commands`, { id: freshId('do'), command }),
  felt: (table: string) => get<Schemas['Felt']>(`/api/tables/${encodeURIComponent(table)}/felt`),
  odds: () => get<Schemas['AllOdds']>('/api/odds'),
  gameOdds: (game: string, options: string) =>
    get<Schemas['GameOdds']>(`/api/odds/${part(game)}${options && `?${options}`}`),
  edge: (game: string, options: Record<string, string>) =>
    get<Schemas['Edge']>(`/api/odds/${part(game)}/edge${asking(options)}`),
  handWorth: (game: string, asked: Record<string, string>) =>
    get<Schemas['HandWorth']>(`/api/odds/${part(game)}/hand${asking(asked)}`),
  prices: (game: string) => get<Schemas['GamePrices']>(`/api/odds/${part(game)}/prices`),
  simulation: () => get<Schemas['MySimulation']>('/api/simulation'),
  startSimulation: (run: Schemas['NewRun']) => post<Schemas['MySimulation']>('/api/simulation', run),
  stopSimulation: () => remove<Schemas['MySimulation']>('/api/simulation'),
  advice: (table: string, by: Schemas['Advice']['by']) =>
    get<Schemas['Advice']>(`/api/tables/${part(table)}/advice?by=${by}`),
  mistakes: (table: string, after: number, by: Schemas['Mistakes']['by']) =>
    get<Schemas['Mistakes']>(`/api/tables/${part(table)}/mistakes?after=${after}&by=${by}`),
  quiz: (game: string, about: string) => get<Schemas['Quiz']>(`/api/learn/${part(game)}/quiz?about=${about}`),
  me: () => get<Schemas['Me']>('/api/me'),
  guest: (name?: string) => post<Schemas['Me']>('/api/guest', name ? { name } : {}),
  login: (name: string, password: string) => post<Schemas['Me']>('/api/login', { name, password }),
  register: (name: string, password: string) => post<Schemas['Me']>('/api/register', { name, password }),
  upgrade: (name: string, password: string) => post<Schemas['Me']>('/api/upgrade', { name, password }),
  logout: () => post<void>('/api/logout'),
  claim: (token: string) => post<Schemas['Me']>('/api/administrator/claim', { token }),
  newPhrase: (old: string, fresh: string) => post<void>('/api/password', { old, new: fresh }),
  sessions: () => get<Schemas['OpenSession'][]>('/api/sessions'),
  endSession: (session: string) => remove<void>(`/api/sessions/${encodeURIComponent(session)}`),
  endSessions: () => remove<void>('/api/sessions'),
  closeAccount: (phrase: string) => post<void>('/api/close', phrase ? { password: phrase } : {}),
  topUp: () => post<Schemas['Wallet']>('/api/wallet/top-up'),
  buyIn: (table: string, amount: string) =>
    post<Schemas['ChipsNow']>(`/api/tables/${table}/buy-in`, { id: freshId('buy'), amount }),
  cashOut: (table: string) => post<Schemas['ChipsNow']>(`/api/tables/${table}/cash-out`, { id: freshId('cash') }),
};
