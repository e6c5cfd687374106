import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ErrorMessage, Picture } from '../src/generated/api';
import type { Connection, Follower } from '../src/spine/connection';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
const { house } = await import('../src/spine/api');
const { Refusal } = await import('../src/spine/connection');
const { Table } = await import('../src/spine/table.svelte');

const PICTURE = { moment: { awaits: 'wagers' } } as unknown as Picture;
const FELT = { name: 'Yarra' } as unknown as Awaited<ReturnType<typeof house.felt>>;
const SILENT = new Refusal('silent', 'The house cannot be reached.', '', '');

/** A table whose connection is the test. */
const seated = () => {
  let follower: Follower;
  const table = new Table('yarra', {
    follow: (_: string, by: Follower) => ((follower = by), () => undefined),
  } as unknown as Connection);
  table.sit();
  return { table, house: follower! };
};
const settle = () => new Promise((done) => setTimeout(done));

beforeEach(() => void vi.restoreAllMocks());

describe('a table whose felt did not come', () => {
  it('says so, however late the picture comes, and fetches the felt again with it', async () => {
    const felt = vi
      .spyOn(house, 'felt')
      .mockRejectedValueOnce(SILENT)
      .mockRejectedValueOnce(SILENT)
      .mockResolvedValue(FELT);
    const { table, house: wire } = seated();
    await settle();
    expect(table.fault).toBe(SILENT);
    wire.whole(PICTURE, {}, 0);
    await settle();
    expect(table.fault).toBe(SILENT);
    wire.whole(PICTURE, {}, 0);
    await settle();
    expect([table.fault, table.felt, felt.mock.calls.length]).toEqual([null, FELT, 3]);
  });
  it('is fetched once where the picture comes first', async () => {
    const felt = vi.spyOn(house, 'felt').mockResolvedValue(FELT);
    const { table, house: wire } = seated();
    wire.whole(PICTURE, {}, 0);
    await settle();
    expect([table.felt, felt.mock.calls.length]).toEqual([FELT, 1]);
  });
  it('does not hide that the table itself was refused', async () => {
    vi.spyOn(house, 'felt').mockResolvedValue(FELT);
    const { table, house: wire } = seated();
    wire.refused({ code: 'unknown-table', sentence: 'There is no such table.', rule: '', awaits: '' } as ErrorMessage);
    await settle();
    expect(table.fault?.sentence).toBe('There is no such table.');
  });
});
