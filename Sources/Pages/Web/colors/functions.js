// The colour functions of CSS Color Module Level 4, by their grammar.

import { excerpt, hint, quoted, suggestion } from "../shared/suggestions.js";
import { spacesOfColorFunction } from "./spaces.js";

const anyNumber = [-1e9, 1e9];
const notNegative = [0, 1e9];
const hueChannel = { name: "hue", isHue: true, range: [-1e300, 1e300] };
const alphaChannel = { name: "alpha", one: 1, full: 1, range: [0, 1] };
const quantity = (name, full, one = 1, range = anyNumber) => ({ name, one, full, range });
/** A bare number means as much as the percentage. */
const share = (name, range = anyNumber) => quantity(name, 1, 0.01, range);
const lightness = (full) => quantity("lightness", full, 1, [0, full]);
const chroma = (full) => quantity("chroma", full, 1, notNegative);

const rgb = { space: "rgb", commas: "alike", channels: ["red", "green", "blue"].map((name) => quantity(name, 1, 1 / 255)) };
const hsl = { space: "hsl", commas: "percentages", channels: [hueChannel, share("saturation", notNegative), share("lightness")] };

const colorFunctions = {
  rgb,
  rgba: rgb,
  hsl,
  hsla: hsl,
  hwb: { space: "hwb", channels: [hueChannel, share("whiteness"), share("blackness")] },
  lab: { space: "lab", channels: [lightness(100), quantity("a", 125), quantity("b", 125)] },
  lch: { space: "lch", channels: [lightness(100), chroma(150), hueChannel] },
  oklab: { space: "oklab", channels: [lightness(1), quantity("a", 0.4), quantity("b", 0.4)] },
  oklch: { space: "oklch", channels: [lightness(1), chroma(0.4), hueChannel] },
};

const functionNames = [...Object.keys(colorFunctions), "color"];

function functionOfSpace(space) {
  const names = space.startsWith("xyz") ? ["x", "y", "z"] : ["red", "green", "blue"];
  return { space, channels: names.map((name) => quantity(name, 1)) };
}

const extensions = [
  [
    ["abs", "acos", "asin", "atan", "atan2", "calc", "calc-size", "clamp", "cos", "exp", "hypot", "log", "max", "min", "mod",
      "pow", "progress", "random", "rem", "round", "sibling-count", "sibling-index", "sign", "sin", "sqrt", "tan"],
    "is not evaluated; write the number that it comes to",
  ],
  [["var", "env", "attr", "if", "inherit"], "has no value outside a page; write the value itself"],
  [
    ["color-mix", "contrast-color", "light-dark", "device-cmyk", "alpha"],
    "is CSS Color 5 and is not read; write the colour that it comes to",
  ],
];

/** What a colour function says: `{space, components, alpha}`. `tokens` begin with the function's own; `text` is what they
    were made of. Throws an Error whose message comes after the colour's text. */
export function readFunction(tokens, text) {
  const name = tokens[0].value;
  for (const { value } of tokens.filter((token) => token.kind === "function")) {
    const extension = extensions.find(([names]) => names.includes(value));
    if (extension) throw new Error(`${value}() ${extension[1]}`);
  }
  if (!functionNames.includes(name)) {
    const near = suggestion(name, functionNames);
    const end = near ? `; did you mean '${near}()'?` : `; known functions: ${functionNames.join(", ")}`;
    throw new Error(`unknown colour function ${quoted(`${name}()`)}${end}`);
  }
  const { items, rest } = argumentsOf(tokens.slice(1), text);
  if (rest !== null) throw new Error(`${quoted(rest)} stands after the colour; one colour is due`);
  if (items[0]?.kind === "ident" && items[0].value === "from") {
    throw new Error(`a colour made from another ('from') is not read; write ${name}() with its own values`);
  }
  return name === "color" ? readColorFunction(items) : readValues(name, colorFunctions[name], items);
}

function readColorFunction(items) {
  const spaces = spacesOfColorFunction;
  if (items[0]?.kind !== "ident") throw new Error(`color() starts with a space, one of ${spaces.join(", ")}`);
  const word = items[0].value;
  if (!spaces.includes(word)) {
    const own = Object.hasOwn(colorFunctions, word);
    const end = own ? `; it has a function of its own: ${word}()` : hint(word, spaces, "known spaces");
    throw new Error(`unknown colour space ${quoted(items[0].text)}${end}`);
  }
  return readValues("color", functionOfSpace(word), items.slice(1));
}

function readValues(name, { space, channels, commas }, items) {
  const hasCommas = items.some((item) => item.kind === "comma");
  if (hasCommas && !commas) throw new Error(`${name}() has no form with commas; write spaces, and a slash before alpha`);
  const all = [...channels, alphaChannel];
  const values = hasCommas ? commaSeparated(items, all, commas) : spaceSeparated(items, channels);
  const numbers = values.map((item, index) => valueOf(item, all[index]));
  return { space, components: numbers.slice(0, 3), alpha: numbers[3] ?? 1 };
}

/** Three values, then perhaps a slash and a fourth. */
function spaceSeparated(items, channels) {
  const slash = items.findIndex((item) => item.kind === "slash");
  const colors = slash < 0 ? items : items.slice(0, slash);
  if (colors.length < 3) throw new Error(`${channels[colors.length].name} is missing`);
  if (colors.length === 4 && slash < 0) {
    const { text } = colors[3];
    throw new Error(`${quoted(text)} is one value too many; alpha goes after a slash: / ${excerpt(text)}`);
  }
  if (colors.length > 3) throw surplus(colors[3]);
  if (slash < 0) return colors;
  const alpha = items.slice(slash + 1);
  if (alpha.length === 0) throw new Error("alpha is missing");
  if (alpha.length > 1) throw surplus(alpha[1]);
  return [...colors, alpha[0]];
}

const surplus = (item) => new Error(`${quoted(item?.text ?? ",")} is one value too many`);

/** Three or four values with a comma between each two. */
function commaSeparated(items, channels, form) {
  if (items.some((item) => item.kind === "slash")) throw new Error("a slash among commas; write spaces instead of the commas");
  const parts = [[]];
  for (const item of items) item.kind === "comma" ? parts.push([]) : parts.at(-1).push(item);
  const values = [];
  for (const part of parts) {
    if (values.length === 4) throw surplus(part[0]);
    if (part.length === 0) throw new Error(`${channels[values.length].name} is missing`);
    if (part.length > 1) throw new Error(`no comma before ${quoted(part[1].text)}; write commas between all values or none`);
    values.push(part[0]);
  }
  if (values.length < 3) throw new Error(`${channels[values.length].name} is missing`);
  checkCommaForm(values, channels, form);
  return values;
}

function checkCommaForm(values, channels, form) {
  const none = values.findIndex((item) => item.kind === "ident" && item.value === "none");
  if (none >= 0) throw new Error(`${channels[none].name}: 'none' does not go with commas; write spaces instead of the commas`);
  const kinds = values.slice(0, 3).map((item) => item.kind);
  if (form === "alike" && kinds.includes("percentage") && kinds.includes("number")) {
    throw new Error("numbers and percentages do not mix among commas; write spaces instead of the commas, or one kind");
  }
  const bare = form === "percentages" ? [1, 2].find((index) => kinds[index] === "number") : undefined;
  if (bare === undefined) return;
  const { text } = values[bare];
  throw new Error(`${channels[bare].name}: ${quoted(text)} needs a percent sign among commas: ${excerpt(text)}%`);
}

const degrees = { deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 };

function valueOf(item, channel) {
  const value = unheldValue(item, channel);
  if (value === undefined) {
    const other = channel.isHue ? "an angle in deg, grad, rad or turn" : "a percentage";
    throw new Error(`${channel.name}: ${quoted(item.text)} is not a number or ${other}`);
  }
  return Math.min(Math.max(value, channel.range[0]), channel.range[1]);
}

function unheldValue({ kind, value, unit }, { isHue, one, full }) {
  if (kind === "ident") return value === "none" ? 0 : undefined;
  if (kind === "number") return isHue ? value : value * one;
  if (kind === "percentage") return isHue ? undefined : (value / 100) * full;
  return kind === "dimension" && isHue && Object.hasOwn(degrees, unit) ? value * degrees[unit] : undefined;
}

/** What stands between the parentheses, without white space; a nested function or bracket is one item. CSS closes what is
    still open at the end. */
function argumentsOf(tokens, text) {
  const items = [];
  let index = 0;
  while (index < tokens.length && tokens[index].kind !== "close") {
    const first = tokens[index];
    for (let depth = 0; index < tokens.length; ) {
      const { kind } = tokens[index];
      depth += kind === "open" || kind === "function" ? 1 : kind === "close" ? -1 : 0;
      index += 1;
      if (depth === 0) break;
    }
    if (first.kind !== "space") items.push({ ...first, text: text.slice(first.start, tokens[index - 1].end) });
  }
  const after = tokens.slice(index + 1).filter((token) => token.kind !== "space");
  return { items, rest: after.length === 0 ? null : text.slice(after[0].start, after.at(-1).end) };
}
