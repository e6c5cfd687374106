/** What only the staff asks of the house. */
import type { components } from '../generated/api';
import { get, post, put, remove } from '../spine/api';

type Schemas = components['schemas'];
export type RoleAt = Schemas['RoleAt'];
export type Person = Schemas['Person'];

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`;

export const calls = {
  desks: () => get<Schemas['Desks']>('/api/consoles'),
  console: (table: string) => get<Schemas['Console']>(`${at(table)}/console`),
  consider: (table: string, command: object) =>
    post<Schemas['Consideration']>(`${at(table)}/console/consider`, { command }),
  comeOnDuty: (table: string) => put<Schemas['OnDuty']>(`${at(table)}/duty`),
  goOffDuty: (table: string) => remove<Schemas['OnDuty']>(`${at(table)}/duty`),
  find: (name: string) => get<Schemas['Found']>(`/api/people?name=${encodeURIComponent(name)}`),
  person: (account: string) => get<Person>(`/api/accounts/${account}`),
  grant: (account: string, role: Partial<RoleAt>) => post<void>(`/api/accounts/${account}/roles`, role),
  withdraw: (account: string, role: Partial<RoleAt>) => post<void>(`/api/accounts/${account}/roles/withdraw`, role),
  appoint: (account: string) => put<void>(`/api/administrators/${account}`),
  retire: (account: string) => remove<void>(`/api/administrators/${account}`),
  endSessions: (account: string) => remove<void>(`/api/accounts/${account}/sessions`),
};
