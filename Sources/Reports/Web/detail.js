// The pair that is shown.

/** Shows a pair, and says so in the page's address, so that a link leads to it. */
function show(index) {
  const pair = pairs[index];
  if (!pair) return;
  state.index = index;
  byId("name").textContent = visible(pair.name);
  byId("badge").textContent = verdicts[pair.verdict];
  byId("badge").className = `badge ${pair.verdict}`;
  byId("finding").textContent = pair.finding;
  showStage();
  showFacts(pair);
  markCurrent();
  showPosition();
  history.replaceState(null, "", `#${encodeURIComponent(pair.name)}`);
}

function setMode(mode) {
  state.mode = mode;
  showStage();
}

function choose(select, value) {
  state[select] = value;
  byId(select).value = value;
  showStage();
}

/** The next of an element's choices; after the last comes the first. */
function chooseNext(select, choices) {
  choose(select, choices[(choices.indexOf(state[select]) + 1) % choices.length]);
}

function buildTools() {
  byId("modes").append(
    ...modes.map(({ id, title }, index) => {
      const button = make("button", { type: "button", title: `${title} (${index + 1})` }, title);
      button.dataset.mode = id;
      button.addEventListener("click", () => setMode(id));
      return button;
    })
  );
  byId("ground").append(...grounds.map((value) => make("option", { value }, value)));
  byId("zoom").append(...["fit", "1", "2", "4", "8"].map((value) => make("option", { value }, zooms[value])));
  byId("zoom").value = state.zoom;
  byId("ground").addEventListener("change", (event) => choose("ground", event.target.value));
  byId("zoom").addEventListener("change", (event) => choose("zoom", event.target.value));
  byId("previous").addEventListener("click", () => step(-1));
  byId("next").addEventListener("click", () => step(1));
}

/** The pair that the page's address names, else the first. */
function showNamed() {
  const fragment = location.hash.slice(1);
  const index = pairs.findIndex((pair) => encodeURIComponent(pair.name) === fragment || encoded(pair.name) === fragment);
  show(index < 0 ? 0 : index);
}

/** As encodeURIComponent, with its five exceptions encoded too, as links in other reports have it. */
const encoded = (text) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (mark) => "%" + mark.charCodeAt(0).toString(16).toUpperCase());
