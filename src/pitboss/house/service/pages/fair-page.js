// The page around the check: which table, which shuffle, and the steps as they come out.
import { check } from "/pages/fair.js";

const form = document.getElementById("which");
const { table, shoe, noted } = form.elements;
const steps = document.getElementById("steps");

async function read(path) {
  const answer = await fetch(path);
  if (answer.status === 429) {
    await new Promise((resolve) => setTimeout(resolve, 1000 * (Number(answer.headers.get("Retry-After")) || 1)));
    return read(path);
  }
  const value = await answer.json();
  if (!answer.ok) throw new Error(value.sentence);
  return value;
}

function say(words, mark = "") {
  const line = document.createElement("li");
  line.textContent = `${mark}${words}`;
  steps.append(line);
}

function offer(select, choices) {
  select.replaceChildren(...choices.map(([value, words]) => new Option(words, value)));
}

async function listShoes() {
  const { shoes } = await read(`/api/tables/${encodeURIComponent(table.value)}/shoes?most=100`);
  const named = shoes.map((each) => [each.position, `${each.commitment}${each.order ? "" : " (in play)"}`]);
  offer(shoe, named.reverse());
}

// The log from a shuffle to the next: as much as it takes to see the order shown.
async function logOf(name, position) {
  const entries = [];
  for (let after = position - 1, head = position; after < head; ) {
    const page = await read(`/api/tables/${encodeURIComponent(name)}/log?after=${after}&most=500`);
    entries.push(...page.entries);
    if (page.entries.some(({ event }) => event.event === "shuffle-revealed")) break;
    [after, head] = [page.next, page.head];
  }
  return entries;
}

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  steps.replaceChildren();
  try {
    const found = check(await logOf(table.value, Number(shoe.value)), noted.value);
    for (const [holds, words] of found) say(words, holds ? "✓ " : "✗ does not hold: ");
  } catch (fault) {
    say(fault.message);
  }
});

table.addEventListener("change", listShoes);
try {
  const { tables } = await read("/api/lobby");
  offer(table, tables.filter((row) => row.dealt_by === "program").map((row) => [row.id, `${row.name} (${row.game_name})`]));
  const asked = new URLSearchParams(location.search).get("table");
  if (asked) table.value = asked;
  if (table.value) await listShoes();
} catch (fault) {
  say(fault.message);
}
