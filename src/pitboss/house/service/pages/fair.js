// Whether a shuffle was kept, worked out here from what was published and the public log. It imports nothing and asks nobody.

const PRIMES = (() => {
  const found = [];
  for (let number = 2; found.length < 64; number += 1) if (found.every((prime) => number % prime)) found.push(number);
  return found;
})();
const bits = (root) => Math.floor((root - Math.floor(root)) * 2 ** 32);
const ROUNDS = PRIMES.map((prime) => bits(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => bits(Math.sqrt(prime)));
const turn = (word, by) => (word >>> by) | (word << (32 - by));

// SHA-256 of bytes, in hexadecimal; written out because a browser's own is there only over https.
export function sha256(bytes) {
  const blocks = new Uint8Array((((bytes.length + 8) >> 6) + 1) * 64);
  blocks.set(bytes);
  blocks[bytes.length] = 0x80;
  new DataView(blocks.buffer).setUint32(blocks.length - 4, bytes.length * 8);
  const state = START.slice();
  for (let place = 0; place < blocks.length; place += 64) mix(state, new DataView(blocks.buffer, place, 64));
  return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

function mix(state, block) {
  const words = Array.from({ length: 64 }, (_, at) => (at < 16 ? block.getUint32(at * 4) : 0));
  for (let at = 16; at < 64; at += 1) {
    const [early, late] = [words[at - 15], words[at - 2]];
    const low = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const high = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[at] = (words[at - 16] + low + words[at - 7] + high) | 0;
  }
  let [a, b, c, d, e, f, g, h] = state;
  for (let at = 0; at < 64; at += 1) {
    const choice = (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g));
    const first = (h + choice + ROUNDS[at] + words[at]) | 0;
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, at) => { state[at] = (state[at] + word) | 0; });
}

function published(secret, order) {
  const bytes = secret.match(/../g).map((pair) => parseInt(pair, 16));
  return sha256(new Uint8Array([...bytes, ...new TextEncoder().encode(`|${order.join(" ")}`)]));
}

const BEGINS = new Set(["cards-shuffled", "shoe-reshuffled", "rack-loaded", "cards-riffled"]);

// The cards that left the shoe after a shuffle, and how it was cut; a card that nobody saw is null.
function left(entries) {
  const found = { given: [], cut: 0, cutAt: 0, firstAt: 0, held: 0, pack: null };
  for (const { position, event } of entries) {
    const { event: kind, card } = event;
    if (kind === "cards-shuffled") found.pack = event.pack;
    if (kind === "cards-cut") [found.cut, found.cutAt] = [event.depth, position];
    if (kind === "burned-card-shown" && found.given.includes(null)) found.given[found.given.indexOf(null)] = card;
    const dealt = kind === "card-dealt" || kind === "box-dealt";
    const fromShoe = kind === "card-burned" || (kind === "card-moved" && event.origin === "shoe") || (dealt && !found.held);
    if (fromShoe) found.given.push(card);
    if (fromShoe && !found.firstAt) found.firstAt = position;
    if (dealt && found.held) found.held -= 1;
    if (kind === "card-moved") found.held += (event.to === "held") - (event.origin === "held");
  }
  return found;
}

function samePack(order, pack) {
  const rest = { ...pack };
  for (const card of order) rest[card] = (rest[card] || 0) - 1;
  return Object.values(rest).every((count) => count === 0);
}

// Every step of the check of one shuffle, from the entries of the public log that begin with it: [whether it holds, what was looked at].
export function check(entries, noted = "") {
  const [first, ...rest] = entries;
  const shown = rest.findIndex(({ event }) => event.event === "shuffle-revealed" && event.commitment === first.event.commitment);
  const again = rest.findIndex(({ event }) => BEGINS.has(event.event) && event.commitment);
  if (shown < 0 || (again >= 0 && again < shown)) return [[again < 0, "the order of this shuffle has not been shown: the shoe is still in play"]];
  const { order, secret } = rest[shown].event;
  const { given, cut, cutAt, firstAt, pack } = left(entries.slice(0, shown + 1));
  const stack = [...order.slice(cut), ...order.slice(0, cut)];
  const wrong = given.findIndex((card, place) => card !== null && card !== stack[place]);
  const steps = [
    [published(secret, order) === first.event.commitment, `the secret and the order shown give the hash published at entry ${first.position}`],
    [!cutAt || first.position < cutAt, `it was published before the cut (entry ${cutAt}) and before the first card (entry ${firstAt})`],
    [!pack || samePack(order, pack), `the order is of the ${order.length} cards that were loaded`],
    [given.length <= stack.length && wrong < 0, `cut at ${cut}, it has the ${given.length} cards that left the shoe, in their order`],
  ];
  return noted ? [[noted === first.event.commitment, "the hash published is the one you wrote down"], ...steps] : steps;
}
