// Lists of designs: the JSON array and the CSV that the program's batch, sheet and diff read, and the way back.

import { configurationOfDesign, designOfConfiguration, nameableParts, standardParts } from "./configuration.js";
import { csvRows, csvText } from "./tables.js";
import { quoted } from "./suggestions.js";

const indented = (value) => `${JSON.stringify(value, null, 2)}\n`;

export const jsonOfDesign = (design, models) => indented(configurationOfDesign(design, models));
export const jsonOfDesigns = (designs, models) => indented(designs.map((design) => configurationOfDesign(design, models)));

/** One row a design, under a header. Metadata that is a text or a number has a column of its own. */
export function csvOfDesigns(designs, models) {
  const configurations = designs.map((design) => configurationOfDesign(design, models));
  const parts = unique([standardParts, ...configurations.map(({ shoeColors }) => Object.keys(shoeColors))]);
  const metadata = unique(configurations.map((configuration) => plainKeys(configuration.metadata ?? {})));
  const header = ["name", "manufacturer", "model", "sku", ...parts, ...metadata.map((key) => `metadata.${key}`)];
  const rows = configurations.map((configuration) => [
    ...["name", "manufacturer", "model", "sku"].map((key) => configuration[key] ?? ""),
    ...parts.map((part) => configuration.shoeColors[part] ?? defaultColor(part, models)),
    ...metadata.map((key) => String(configuration.metadata?.[key] ?? "")),
  ]);
  return csvText([header, ...rows]);
}

const unique = (lists) => [...new Set(lists.flat())];
const plainKeys = (metadata) => Object.keys(metadata).filter((key) => ["string", "number"].includes(typeof metadata[key]));

/** What stands for a part that the row's model does not have: an empty cell of a standard part would be a bad row. */
function defaultColor(part, models) {
  return standardParts.includes(part) ? models.flatMap((model) => model.parts).find(({ name }) => name === part)?.color ?? "#ffffff" : "";
}

/** The designs of a text: `{designs, isList}`; one JSON configuration is no list. Throws an Error that names the place. */
export function designsOfText(text, source, reading) {
  const plain = text.replace(/^\ufeff/, "").trimStart();
  if (plain === "") throw new Error(`${source}: the file is empty`);
  if (!/^[[{]/.test(plain)) return { designs: designsOfTable(text, source, reading), isList: true };
  let value;
  try {
    value = JSON.parse(plain);
  } catch (error) {
    throw new Error(`${source}: this is no JSON: ${error.message}`);
  }
  if (!Array.isArray(value)) return { designs: [designOfConfiguration(value, source, reading)], isList: false };
  const designs = value.map((element, index) => designOfConfiguration(element, `${source}: [${index}]`, reading));
  return { designs, isList: true };
}

function designsOfTable(text, source, reading) {
  const [header, ...rows] = csvRows(text);
  const known = unique(reading.models.map(nameableParts));
  const titles = (header ?? []).map((title) => title.trim());
  const fields = titles.map((title) => fieldOf(title, known));
  if (!fields.some(([key]) => key === "shoeColors")) {
    throw new Error(`${source}: neither JSON nor a table with a column for a part (${known.join(", ")}); its first row has ${titles.map(quoted).join(", ")}`);
  }
  return rows.map((row, index) => {
    const place = `${source}: row ${index + 2}`;
    if (row.length > titles.length) throw new Error(`${place}: ${row.length} cells under ${titles.length} titles`);
    return designOfConfiguration(configurationOfRow(row, fields), place, reading);
  });
}

/** Where a column's cells belong: `[key]` or `[key, member]`. */
function fieldOf(title, parts) {
  const plain = ["name", "manufacturer", "model", "sku"].find((key) => key === title.toLowerCase());
  if (plain) return [plain];
  const rest = title.replace(/^shoecolors\./i, "");
  const part = parts.find((name) => name.toLowerCase() === rest.toLowerCase());
  return part ? ["shoeColors", part] : ["metadata", title.replace(/^metadata\./i, "")];
}

function configurationOfRow(row, fields) {
  const configuration = { shoeColors: {} };
  row.forEach((cell, column) => {
    const [key, member] = fields[column];
    if (cell === "" || member === "") return;
    if (member === undefined) configuration[key] = cell;
    else configuration[key] = { ...configuration[key], [member]: key === "shoeColors" ? withSign(cell) : cell };
  });
  return configuration;
}

/** Spreadsheets lose the sign of `#ff9500`. */
const withSign = (cell) => (/^[0-9a-f]{6}$/i.test(cell.trim()) ? `#${cell.trim()}` : cell);
