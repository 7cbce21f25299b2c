// Keys, and the list of them.

const slide = (by) => {
  const slider = byId("slider");
  if (!slider) return;
  slider.value = Number(slider.value) + by;
  slider.dispatchEvent(new Event("input"));
};

const keys = [
  { keys: ["j", "ArrowDown"], shown: "j ↓", title: "Next pair", act: () => step(1) },
  { keys: ["k", "ArrowUp"], shown: "k ↑", title: "Previous pair", act: () => step(-1) },
  ...modes.map(({ id, title }, index) => ({
    keys: [String(index + 1)],
    shown: String(index + 1),
    title,
    act: () => { if (allows(pairs[state.index], id)) setMode(id); },
  })),
  { keys: ["ArrowLeft"], shown: "←", title: "Swipe: divider to the left", act: () => slide(-2) },
  { keys: ["ArrowRight"], shown: "→", title: "Swipe: divider to the right", act: () => slide(2) },
  { keys: [" "], shown: "space", title: "Blink: the other picture", act: () => byId("turn-button")?.click() },
  { keys: ["g"], shown: "g", title: "Next ground", act: () => chooseNext("ground", grounds) },
  { keys: ["z"], shown: "z", title: "Next zoom", act: () => chooseNext("zoom", ["fit", "1", "2", "4", "8"]) },
  { keys: ["/"], shown: "/", title: "Filter by text", act: () => byId("search").focus() },
  { keys: ["Escape"], shown: "esc", title: "Clear the filters", act: () => filter({ text: "", verdict: "all" }) },
  { keys: ["?"], shown: "?", title: "This list", act: () => byId("help").showModal() },
];

/** Whether the focused control uses the key itself. */
function isTaken(target, key) {
  if (target.matches("#search")) return key !== "Escape";
  if (target.matches("select")) return key !== "Escape" && key !== "?";
  if (target.matches("input[type=range]")) return key.startsWith("Arrow");
  return target.matches("button, summary") && key === " ";
}

function onKey(event) {
  if (byId("help").open || event.ctrlKey || event.metaKey || event.altKey) return;
  const entry = keys.find((candidate) => candidate.keys.includes(event.key));
  if (!entry || pairs.length === 0 || isTaken(event.target, event.key)) return;
  event.preventDefault();
  if (event.key === "Escape") byId("search").blur();
  entry.act();
}

function buildKeyboard() {
  byId("keys").append(
    ...keys.map((entry) => make("div", {}, make("dt", {}, make("kbd", {}, entry.shown)), make("dd", {}, entry.title)))
  );
  byId("help-button").addEventListener("click", () => byId("help").showModal());
  document.addEventListener("keydown", onKey);
}
