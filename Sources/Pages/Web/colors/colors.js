// Colours as text, read as the program reads them: SwiftUI's names, CSS's names, hex, and the functions of CSS Color 4.

import { excerpt, hint, quoted, suggestion } from "../shared/suggestions.js";
import { readFunction } from "./functions.js";
import { cssTokens, lowercased } from "./scanner.js";
import { resolvedBytes } from "./spaces.js";

const titles = { swiftui: "SwiftUI", css: "CSS" };
const forms = "a colour is a SwiftUI or CSS name, hex such as #ff9500, or a CSS function such as rgb(255 149 0)";

const trimmed = (text) => text.replace(/^[ \t\n\f\r]+|[ \t\n\f\r]+$/g, "");
const hexOf = (bytes) =>
  `#${bytes.slice(0, bytes[3] === 255 ? 3 : 4).map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;

/** A reader of colours. `tables` are `[table, {name: hex}]`, the first one first; `palette` is `[{name, color}]`, names that
    the page brings along; `gamut` is "css" or "clip". `read(text)` gives `#rrggbb` or `#rrggbbaa`, or throws an Error that says
    what is wrong; `name(hex)` gives a name that reads back as the colour, or null; `names()` are all bare names. */
export function createColorReader({ tables, palette = [], gamut = "css" }) {
  const byTable = new Map(tables.map(([table, colors]) => [table, new Map(Object.entries(colors))]));
  const ofPalette = new Map();
  for (const { name, color } of palette) {
    const key = name === null ? "" : paletteKey(name);
    if (key !== "" && !ofPalette.has(key)) ofPalette.set(key, { name, color });
  }
  return {
    read: (text) => readColor(text, { byTable, ofPalette, gamut }),
    name: (hex) => nameOf(hex, byTable),
    names: () => [...new Set([...byTable.values()].flatMap((colors) => [...colors.keys()]))],
  };
}

const paletteKey = (name) => lowercased(trimmed(name));

function readColor(text, reading) {
  const whole = trimmed(text);
  if (whole === "") throw new Error(`an empty colour; ${forms}`);
  const own = paletteColor(whole, reading);
  if (own) return own;
  const prefix = tablePrefix(whole);
  if (!prefix) return readText(whole, null, reading, whole);
  if (!reading.byTable.has(prefix.word)) {
    const known = [...reading.byTable.keys()];
    const near = suggestion(prefix.word, known);
    const end = near ? `; did you mean '${near}:'?` : "; known prefixes: css:, swiftui:, palette:";
    throw new Error(`unknown prefix ${quoted(`${prefix.word}:`)}${end}`);
  }
  return readText(prefix.rest, prefix.word, reading, whole);
}

/** The palette's colour: after its prefix, or bare where no table gives the name another value. */
function paletteColor(text, reading) {
  const bare = text.startsWith("#") ? undefined : reading.ofPalette.get(paletteKey(text));
  if (bare) {
    for (const [table, colors] of reading.byTable) {
      const other = colors.get(lowercased(text));
      if (other === undefined || other === bare.color) continue;
      throw new Error(
        `${quoted(text)} is ${bare.color} in the palette and ${other} in ${titles[table]}; write 'palette:${text}' or '${table}:${text}'`
      );
    }
    return bare.color;
  }
  const prefix = tablePrefix(text);
  if (prefix?.word !== "palette") return undefined;
  if (reading.ofPalette.size === 0) throw new Error(`${quoted(text)}: there is no palette; pass one by --palette`);
  const color = reading.ofPalette.get(paletteKey(prefix.rest))?.color;
  if (color) return color;
  const names = [...reading.ofPalette.values()].map(({ name }) => name);
  throw new Error(`the palette has no ${quoted(prefix.rest)}${hint(prefix.rest, names, names.length > 12 ? null : "its colours")}`);
}

/** Whether a text may mean something else in the tokens of CSS than it shows. */
const hasTokens = (text) => /[(/\\]/.test(text);

/** The word before a colon; undefined where the colon belongs to CSS. */
function tablePrefix(text) {
  const colon = text.indexOf(":");
  if (colon < 0 || hasTokens(text.slice(0, colon)) || text.startsWith("#")) return undefined;
  return { word: lowercased(text.slice(0, colon)), rest: trimmed(text.slice(colon + 1)) };
}

function readText(text, table, reading, whole) {
  if (text.startsWith("#") && table !== "swiftui") return readHexText(text);
  const named = namedColor(text, table, reading);
  if (named) return named;
  if (!hasTokens(text)) throw unknownColor(text, table, reading, whole);
  return readTokens(text, table, reading, whole);
}

function namedColor(name, table, { byTable }) {
  const key = lowercased(name);
  const tables = table === null ? [...byTable.values()] : [byTable.get(table)];
  return tables.find((colors) => colors.has(key))?.get(key);
}

function readHexText(text) {
  const tokens = hasTokens(text) ? withoutOuterSpace(cssTokens(text)) : [];
  return readHex(tokens.length === 1 && tokens[0].kind === "hash" ? `#${tokens[0].value}` : text);
}

function readHex(text) {
  const digits = [...text.slice(1)];
  const wrong = digits.find((digit) => !/^[0-9a-fA-F]$/.test(digit));
  if (wrong !== undefined) throw new Error(`${excerpt(text)}: ${quoted(wrong)} is not a hex digit (0-9, a-f)`);
  if (![3, 4, 6, 8].includes(digits.length)) {
    const plural = digits.length === 1 ? "" : "s";
    throw new Error(`${excerpt(text)} has ${digits.length} digit${plural}; a hex colour has 3, 4, 6 or 8`);
  }
  const long = digits.length < 6 ? digits.map((digit) => digit + digit) : digits;
  return canonicalHex(`#${lowercased(long.join(""))}`);
}

/** `#rrggbb` where alpha is ff. */
const canonicalHex = (hex) => (hex.length === 9 && hex.endsWith("ff") ? hex.slice(0, 7) : hex);

const withoutOuterSpace = (tokens) => {
  const first = tokens.findIndex((token) => token.kind !== "space");
  const last = tokens.findLastIndex((token) => token.kind !== "space");
  return first < 0 ? [] : tokens.slice(first, last + 1);
};

function readTokens(text, table, reading, whole) {
  if (table === "swiftui") throw unknownToSwiftUI(text, reading, whole);
  const tokens = withoutOuterSpace(cssTokens(text));
  const [first] = tokens;
  if (first?.kind === "function") {
    try {
      const { space, components, alpha } = readFunction(tokens, text);
      return hexOf(resolvedBytes(space, components, alpha, reading.gamut));
    } catch (error) {
      throw error.message.startsWith("unknown colour function") ? error : new Error(`${excerpt(whole)}: ${error.message}`);
    }
  }
  if (tokens.length === 1 && first.kind === "hash") return readHex(`#${first.value}`);
  const name = tokens.length === 1 && first.kind === "ident" ? first.value : text;
  const color = tokens.length === 1 && first.kind === "ident" ? namedColor(name, table, reading) : undefined;
  if (!color) throw unknownColor(name, table, reading, whole);
  return color;
}

/** What CSS alone writes after `swiftui:` is offered without the prefix. */
function unknownToSwiftUI(text, reading, whole) {
  try {
    readText(text, null, reading, text);
  } catch {
    return unknownColor(text, "swiftui", reading, whole);
  }
  return new Error(`unknown colour ${quoted(whole)}; did you mean '${text}'?`);
}

const pageColors = [
  "accentcolor", "accentcolortext", "activetext", "buttonborder", "buttonface", "buttontext", "canvas", "canvastext",
  "currentcolor", "field", "fieldtext", "graytext", "highlight", "highlighttext", "linktext", "mark", "marktext", "selecteditem",
  "selecteditemtext", "visitedtext",
];

function unknownColor(name, table, reading, whole) {
  const folded = lowercased(name);
  if (pageColors.includes(folded)) return new Error(`${quoted(whole)} has a value only inside a page; ${forms}`);
  const meant = meantBy(folded, table, reading);
  return new Error(`unknown colour ${quoted(whole)}${meant === undefined ? `; ${forms}` : `; did you mean '${meant}'?`}`);
}

function meantBy(text, table, { byTable, ofPalette }) {
  const digits = text.startsWith("0x") ? text.slice(2) : text.replace(/^#+/, "");
  const isHex = [3, 4, 6, 8].includes(digits.length) && /^[0-9a-f]*$/.test(digits);
  const hex = isHex && (/[0-9]/.test(digits) || digits.length < text.length) ? `#${digits}` : undefined;
  const bare = isHex && digits === text ? `#${digits}` : undefined;
  if (table === null) {
    const names = [...byTable.values()].flatMap((colors) => [...colors.keys()]);
    const own = suggestion(text, [...ofPalette.values()].map(({ name }) => name));
    return hex ?? suggestion(text, names) ?? own ?? bare;
  }
  const near = suggestion(text, byTable.get(table).keys());
  if (near !== undefined) return `${table}:${near}`;
  const other = [...byTable].find(([, colors]) => colors.has(text))?.[0];
  return other ? `${other}:${text}` : hex ?? bare;
}

/** The first table's names come first; a name of the second that the first gives another colour has its prefix. */
function nameOf(hex, byTable) {
  const [[, first], [second, others]] = [...byTable];
  const own = [...first].find(([, color]) => color === hex);
  if (own) return own[0];
  const rows = [...others].filter(([, color]) => color === hex).map(([name]) => name);
  const bare = rows.find((name) => !first.has(name));
  return bare ?? (rows.length > 0 ? `${second}:${rows[0]}` : null);
}
