// The administrator's one-time link: its token is in the fragment, which a browser sends to nobody.
const mark = "#administrator=";
const form = document.getElementById("administrator");
const status = form.querySelector("[role=status]");
let token = "";

async function ask(path, body) {
  const headers = { "Content-Type": "application/json", "X-Pitboss": "1" };
  const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
  const value = await answer.json();
  if (!answer.ok) throw Object.assign(new Error(value.sentence), value);
  return value;
}

async function comeIn(login) {
  try {
    await ask("/api/register", login);
  } catch (fault) {
    if (fault.code === "already-in") return;
    if (fault.code !== "name-taken") throw fault;
    await ask("/api/login", login);
  }
}

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const given = new FormData(form);
  try {
    await comeIn({ name: given.get("name"), password: given.get("password") });
    const me = await ask("/api/administrator/claim", { token });
    status.textContent = `${me.name} is the administrator of this house.`;
    form.querySelector("button").disabled = true;
  } catch (fault) {
    status.textContent = fault.message;
  }
});

function begin() {
  if (!location.hash.startsWith(mark)) return;
  token = location.hash.slice(mark.length);
  history.replaceState(null, "", location.pathname); // so that the token does not stay in the history
  form.hidden = false;
}

addEventListener("hashchange", begin);
begin();
