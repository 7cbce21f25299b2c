// Numbers, parts and notes of a pair.

function swatch(color, name) {
  const square = make("span", { className: "swatch" });
  square.style.setProperty("--color", color);
  return make("span", { className: "color" }, square, make("span", {}, color, make("span", { className: "color-name" }, ` ${visible(name)}`)));
}

function colorChange(change) {
  const before = swatch(change.before, change.nameBefore);
  if (change.before === change.after) return [before];
  return [before, make("span", { className: "arrow", ariaLabel: "became" }, "→"), swatch(change.after, change.nameAfter)];
}

const fact = (name, ...values) => make("div", { className: "fact" }, make("dt", {}, name), make("dd", {}, ...values));

/** A fact that takes two columns. */
function wideFact(name, ...values) {
  const element = fact(name, ...values);
  element.classList.add("wide");
  return element;
}

function pixelFacts(pair) {
  if (pair.totalPixels === null) return [];
  const facts = [
    fact("Different", `${grouped(pair.differentPixels)} px`, make("small", {}, percent(pair.differentPixels, pair.totalPixels))),
    fact("Changed at all", `${grouped(pair.changedPixels)} px`, make("small", {}, percent(pair.changedPixels, pair.totalPixels))),
  ];
  if (pair.excusedPixels > 0) facts.push(fact("Excused", `${grouped(pair.excusedPixels)} px`, make("small", {}, "antialiasing")));
  if (pair.ignoredPixels > 0) facts.push(fact("Ignored", `${grouped(pair.ignoredPixels)} px`));
  if (pair.changedPixels === 0) return facts;
  facts.push(fact("Largest CIEDE2000", decimal(pair.maxDeltaE)));
  facts.push(fact("99.9 % of pixels", decimal(pair.p999DeltaE), make("small", {}, "or less")));
  if (pair.densestWindow !== null) facts.push(fact("Densest window", `${grouped(pair.densestWindow)} px`));
  if (pair.bounds) {
    const { x, y, width, height } = pair.bounds;
    facts.push(fact("Within", `${width} × ${height}`, make("small", {}, `from ${x}, ${y}`)));
  }
  const levels = ["red", "green", "blue", "alpha"].map((name, index) => `${name} ${pair.maxLevels[index]}`);
  facts.push(wideFact("Largest step of a sample", levels.join(", ")));
  if (pair.worst) facts.push(wideFact("Worst pixel", ...colorChange(pair.worst)));
  return facts;
}

function partRow(part) {
  const share = make("span", { className: "bar" });
  share.style.setProperty("--share", part.pixels > 0 ? part.changedPixels / part.pixels : 0);
  return make(
    "tr",
    { className: part.changedPixels > 0 ? "is-changed" : "" },
    make("th", { scope: "row" }, visible(part.part)),
    make("td", { className: "share" }, share, percent(part.changedPixels, part.pixels)),
    make("td", { className: "colors" }, ...(part.color ? colorChange(part.color) : ["not known"])),
    make("td", { className: "value" }, part.color ? decimal(part.color.deltaE) : ""),
    make("td", {}, part.reshaped === null ? "" : part.reshaped ? "reshaped" : "same")
  );
}

function partTable(parts) {
  const heads = ["Part", "Changed", "Colour", "CIEDE2000", "Shape"].map((name) => make("th", { scope: "col" }, name));
  return make(
    "div",
    { className: "table" },
    make("table", {}, make("thead", {}, make("tr", {}, ...heads)), make("tbody", {}, ...parts.map(partRow)))
  );
}

function paths(pair) {
  const lines = [];
  if (pair.expected !== null) lines.push(fact("Expected", make("bdi", { className: "path" }, visible(pair.expected))));
  if (pair.actual !== null) lines.push(fact("Actual", make("bdi", { className: "path" }, visible(pair.actual))));
  if (pair.place) {
    const line = pair.place.line === null ? "" : `:${pair.place.line}`;
    lines.push(fact("Design", make("bdi", { className: "path" }, visible(pair.place.file) + line)));
  }
  return lines;
}

function showFacts(pair) {
  const content = [];
  const numbers = pixelFacts(pair);
  if (numbers.length > 0) content.push(make("dl", { className: "facts" }, ...numbers));
  if (pair.parts.length > 0) content.push(make("h3", {}, "Parts"), partTable(pair.parts));
  if (pair.notes.length > 0) content.push(make("h3", {}, "Notes"), make("ul", { className: "notes" }, ...pair.notes.map((note) => make("li", {}, visible(note)))));
  content.push(make("h3", {}, "Files"), make("dl", { className: "paths" }, ...paths(pair)));
  byId("facts").replaceChildren(...content);
}
