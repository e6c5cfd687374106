/**
 * The chain of a log, followed here: every entry's hash is worked out anew from its own text, and must be the one that the next entry names.
 * What is hashed is the SHA-256 of one JSON list without spaces (docs/decisions/0012).
 */
import type { EvidenceEntry } from '../generated/api';

export interface Head {
  position: number;
  hash: string;
}
export type Fault = 'position' | 'previous' | 'contents' | 'kept' | 'end';
export interface Verdict {
  head: Head;
  withheld: number;
  fault: { position: number; why: Fault } | null;
}

const FORMAT = 'pitboss-entry-1';
export const GENESIS: Head = { position: 0, hash: '0'.repeat(64) };

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((each) => each.toString(16).padStart(2, '0')).join('');

export const sha256 = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  hex(await crypto.subtle.digest('SHA-256', bytes));

/** The hash that an entry must have. */
export function digest(stream: string, entry: EvidenceEntry): Promise<string> {
  const { position, time, actor, command, version, body, postings, previous } = entry;
  const parts = [FORMAT, stream, position, time, actor, command, version, body, postings, previous];
  return sha256(new TextEncoder().encode(JSON.stringify(parts)));
}

/** Follows a log page by page. `kept` is a head that was verified earlier: the log must still have it. */
export class Chain {
  head = GENESIS;
  withheld = 0;
  fault: Verdict['fault'] = null;

  constructor(
    private readonly stream: string,
    private readonly kept: Head | null = null,
  ) {}

  async follow(entries: EvidenceEntry[]): Promise<void> {
    for (const entry of entries) {
      if (this.fault) return;
      const why = await this.objection(entry);
      if (why) this.fault = { position: entry.position, why };
      else this.head = { position: entry.position, hash: entry.hash };
    }
  }

  verdict(): Verdict {
    if (!this.fault && this.kept && this.head.position < this.kept.position)
      this.fault = { position: this.head.position + 1, why: 'end' };
    return { head: this.head, withheld: this.withheld, fault: this.fault };
  }

  private async objection(entry: EvidenceEntry): Promise<Fault | null> {
    if (entry.position !== this.head.position + 1) return 'position';
    if (entry.previous !== this.head.hash) return 'previous';
    if (entry.body === null) this.withheld += 1;
    else if ((await digest(this.stream, entry)) !== entry.hash) return 'contents';
    if (entry.position === this.kept?.position && entry.hash !== this.kept.hash) return 'kept';
    return null;
  }
}

const PLACE = 'pitboss.heads';

/** The heads that this browser has verified, by table. */
export function keptHeads(): Record<string, Head> {
  try {
    return (JSON.parse(localStorage.getItem(PLACE) ?? '{}') ?? {}) as Record<string, Head>;
  } catch {
    return {};
  }
}

export function keepHead(table: string, head: Head): void {
  localStorage.setItem(PLACE, JSON.stringify({ ...keptHeads(), [table]: head }));
}
