// A checker for draws, written from docs/draws.md alone: a list of {record, published} comes in on stdin as JSON
// For each it says "fair", or the letter of the first thing on that page that does not hold.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const sha256 = (...parts) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};
const list = (...parts) => sha256(Buffer.from(JSON.stringify(parts), 'utf8'));

function* stream(key) {
  const words = Array.from({ length: 8 }, (_, place) => key.readUInt32LE(4 * place));
  for (let counter = 0; ; counter += 1) {
    const start = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, ...words, counter, 0, 0, 0];
    const state = [...start];
    const turn = (to, from, other, by) => {
      state[to] = (state[to] + state[from]) >>> 0;
      const mixed = (state[other] ^ state[to]) >>> 0;
      state[other] = ((mixed << by) | (mixed >>> (32 - by))) >>> 0;
    };
    const quarter = (a, b, c, d) => {
      turn(a, b, d, 16);
      turn(c, d, b, 12);
      turn(a, b, d, 8);
      turn(c, d, b, 7);
    };
    for (let round = 0; round < 10; round += 1) {
      for (let column = 0; column < 4; column += 1) quarter(column, column + 4, column + 8, column + 12);
      quarter(0, 5, 10, 15);
      quarter(1, 6, 11, 12);
      quarter(2, 7, 8, 13);
      quarter(3, 4, 9, 14);
    }
    for (let place = 0; place < 16; place += 1) yield (state[place] + start[place]) >>> 0;
  }
}

function below(n, numbers) {
  const even = 2 ** 32 - (2 ** 32 % n);
  for (;;) {
    const { value } = numbers.next();
    if (value < even) return value % n;
  }
}

function check(record, published) {
  const { holder, prizes, tickets, refused, mixed, seed, secret } = record;
  const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);
  const seal = sha256(Buffer.from(secret, 'hex'), '|', Buffer.from(seed, 'hex')).toString('hex');
  const commitment = list('pitboss-draw-2 commitment', seal, holder, prizes, record['prizes-each']).toString('hex');
  if (commitment !== record.commitment || commitment !== published) return 'A';
  if (mixed.some((words) => !words.includes(': ') || words.startsWith(`${holder}: `))) return 'B';
  const rows = tickets.map(({ number, entrant }) => [number, entrant]).sort(([one], [other]) => one - other);
  const numbers = stream(list('pitboss-draw-2 order', commitment, seed, rows, mixed));
  const order = rows.map(([number]) => number);
  for (let last = order.length - 1; last > 0; last -= 1) {
    const place = below(last + 1, numbers);
    [order[place], order[last]] = [order[last], order[place]];
  }
  if (!same(order, record.order)) return 'F';
  const owner = new Map(rows);
  const won = new Map();
  const winners = order.filter((number) => {
    const times = won.get(owner.get(number)) ?? 0;
    if (refused.includes(number) || times >= record['prizes-each']) return false;
    won.set(owner.get(number), times + 1);
    return true;
  });
  return same(winners.slice(0, prizes.length), record.winners) ? 'fair' : 'G';
}

const cases = JSON.parse(readFileSync(0, 'utf8'));
console.log(JSON.stringify(cases.map(({ record, published }) => check(record, published))));
