// The list of pairs and its filters.

const rows = pairs.map((pair, index) => {
  const number = pair.maxDeltaE ? `ΔE ${decimal(pair.maxDeltaE)}` : verdicts[pair.verdict];
  const button = make(
    "button",
    { type: "button", title: visible(pair.name) },
    make("span", { className: `dot ${pair.verdict}`, role: "img", ariaLabel: verdicts[pair.verdict] }),
    make("bdi", { className: "pair-name" }, visible(pair.name)),
    make("span", { className: "number" }, number)
  );
  button.addEventListener("click", () => {
    show(index);
    if (isNarrow.matches) byId("detail").scrollIntoView();
  });
  return make("li", {}, button);
});

function chip(id, title, count) {
  const button = make("button", { type: "button", className: "chip" }, title, make("span", { className: "count" }, grouped(count)));
  button.dataset.verdict = id;
  button.addEventListener("click", () => filter({ verdict: state.verdict === id ? "all" : id }));
  return button;
}

function buildList() {
  byId("list").append(...rows);
  const present = Object.keys(verdicts).filter((id) => pairs.some((pair) => pair.verdict === id));
  byId("chips").append(
    chip("all", "all", pairs.length),
    ...present.map((id) => chip(id, verdicts[id], pairs.filter((pair) => pair.verdict === id).length))
  );
  byId("search").addEventListener("input", (event) => filter({ text: event.target.value }));
  byId("reset").addEventListener("click", () => filter({ text: "", verdict: "all" }));
  filter({});
}

/** Applies a change of the filters; the pair that is shown stays where it fits. */
function filter(change) {
  Object.assign(state, change);
  if ("text" in change) byId("search").value = state.text;
  state.shown = fitting();
  const shown = new Set(state.shown);
  rows.forEach((row, index) => { row.hidden = !shown.has(index); });
  for (const button of byId("chips").children) button.ariaPressed = String(button.dataset.verdict === state.verdict);
  byId("nothing").hidden = shown.size > 0;
  if (shown.size > 0 && !shown.has(state.index)) show(state.shown[0]);
  else showPosition();
}

function markCurrent() {
  rows.forEach((row, index) => {
    const button = row.firstChild;
    if (index === state.index) button.setAttribute("aria-current", "true");
    else button.removeAttribute("aria-current");
  });
  rows[state.index]?.scrollIntoView({ block: "nearest" });
}

/** The next pair that fits the filters, or the one before it. */
function step(by) {
  const place = state.shown.indexOf(state.index) + by;
  if (place >= 0 && place < state.shown.length) show(state.shown[place]);
}

function showPosition() {
  const place = state.shown.indexOf(state.index);
  byId("position").textContent = place < 0 ? "" : `${grouped(place + 1)} of ${grouped(state.shown.length)}`;
  byId("previous").disabled = place <= 0;
  byId("next").disabled = place < 0 || place === state.shown.length - 1;
}
