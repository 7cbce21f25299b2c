// What the page shows: the data, and what the reader has chosen.

const { run, pairs } = JSON.parse(byId("data").textContent);

const verdicts = {
  error: "error",
  "size-mismatch": "other size",
  missing: "missing",
  different: "different",
  new: "new",
  renamed: "renamed",
  same: "same",
};

const modes = [
  { id: "side", title: "Side by side" },
  { id: "swipe", title: "Swipe" },
  { id: "blink", title: "Blink" },
  { id: "difference", title: "Difference" },
];

const grounds = ["checkered", "white", "grey", "black"];
const zooms = { fit: "fit", 1: "100 %", 2: "200 %", 4: "400 %", 8: "800 %" };

const state = {
  index: 0,
  mode: "side",
  ground: "checkered",
  zoom: "fit",
  verdict: "all",
  text: "",
  shown: pairs.map((_, index) => index),
};

const searched = pairs.map((pair) =>
  [pair.name, visible(pair.name), pair.expected ?? "", pair.actual ?? "", ...(pair.change?.parts ?? [])]
    .join("\n")
    .toLowerCase()
);

/** The indices of the pairs that fit the filters. */
function fitting() {
  const text = state.text.toLowerCase();
  return pairs.flatMap((pair, index) => {
    const fits = state.verdict === "all" || pair.verdict === state.verdict;
    return fits && searched[index].includes(text) ? [index] : [];
  });
}

const isCalm = matchMedia("(prefers-reduced-motion: reduce)");
const isNarrow = matchMedia("(max-width: 52rem)");
