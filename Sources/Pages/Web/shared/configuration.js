// ShoeConfigurations and the page's designs, each made of the other. Reading is as strict as the program's.

import { colorOfPart } from "./models.js";
import { emptyDesign } from "./state.js";
import { excerpt, hint, quoted } from "./suggestions.js";

const texts = ["manufacturer", "name", "model", "sku"];
const keys = [...texts, "shoeColors", "metadata"];
export const standardParts = ["base", "side", "sole", "cage", "outline"];

const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** The model of a design; without a wish, or where there is no such model, the first. */
export const modelOf = (models, design) => models.find((model) => model.name === design.model) ?? models[0];

/** The parts that a design of a model may name: the five standard ones, and the model's own. */
export function nameableParts(model) {
  return [...new Set([...standardParts, ...model.parts.map((part) => part.name)])];
}

/** The design that a configuration holds. `reading` is `{models, colors}`, `place` leads to the value in messages. Throws an
    Error that names the place, the value and the way out. */
export function designOfConfiguration(value, place, reading) {
  if (!isObject(value)) throw new Error(`${place}: ${described(value)} where a configuration is due: an object`);
  const design = { ...emptyDesign, colors: {} };
  const model = modelNamed(value.model, `${place}: model`, reading.models);
  for (const [key, member] of Object.entries(value)) {
    if (key === "$schema") continue;
    if (!keys.includes(key)) throw unknownKey(key, place);
    if (texts.includes(key)) design[key] = text(member, `${place}: ${key}`);
    else if (!isObject(member)) throw new Error(`${place}: ${key}: ${described(member)} where an object is due`);
    else if (key === "metadata") design.metadata = member;
    else readColors(member, `${place}: shoeColors`, model, reading.colors, design.colors);
  }
  return design;
}

function unknownKey(key, place) {
  const end = standardParts.includes(key) ? `; did you mean 'shoeColors.${key}'?` : hint(key, keys, "known keys");
  return new Error(`${place}: unknown key ${quoted(key)}${end}`);
}

function text(value, place) {
  if (typeof value === "string") return value;
  const way = typeof value === "number" ? `; write it in quotes: "${value}"` : "";
  throw new Error(`${place}: ${described(value)} where a text is due${way}`);
}

function modelNamed(name, place, models) {
  if (name === undefined) return models[0];
  const model = models.find((other) => other.name === text(name, place));
  if (model) return model;
  throw new Error(`${place}: unknown model ${quoted(name)}${hint(name, models.map((other) => other.name), "known models")}`);
}

function readColors(value, place, model, colors, result) {
  const known = nameableParts(model);
  for (const [part, color] of Object.entries(value)) {
    if (!known.includes(part)) throw new Error(`${place}.${excerpt(part)}: unknown part${hint(part, known, "known parts")}`);
    result[part] = readColor(color, `${place}.${part}`, colors);
  }
}

/** A text, SwiftUI's object, or an array of the same numbers. */
function readColor(value, place, colors) {
  try {
    if (typeof value === "string") return colors.read(value);
    if (Array.isArray(value)) return colorOfComponents(value);
    if (isObject(value)) return colorOfComponents(componentsOf(value));
  } catch (error) {
    throw new Error(`${place}: ${error.message}`);
  }
  throw new Error(`${place}: ${described(value)} where a colour is due: a string, an object or an array`);
}

const componentNames = ["red", "green", "blue", "opacity"];

function componentsOf(value) {
  const odd = Object.keys(value).find((key) => !componentNames.includes(key));
  if (odd !== undefined) throw new Error(`unknown key ${quoted(odd)}${hint(odd, componentNames, "known keys")}`);
  const missing = componentNames.slice(0, 3).find((name) => !Object.hasOwn(value, name));
  if (missing) throw new Error(`${missing} is missing`);
  return [value.red, value.green, value.blue, value.opacity ?? 1];
}

function colorOfComponents(components) {
  if (components.length < 3 || components.length > 4) {
    throw new Error(`${components.length} numbers; a colour has three, or four with opacity`);
  }
  const bytes = [...components, 1].slice(0, 4).map((component, index) => {
    if (typeof component === "number" && component >= 0 && component <= 1) return roundedByte(component);
    throw new Error(`${componentNames[index]}: ${described(component)} where a number from 0 to 1 is due`);
  });
  const digits = bytes.map((byte) => byte.toString(16).padStart(2, "0"));
  return `#${digits.slice(0, bytes[3] === 255 ? 3 : 4).join("")}`;
}

/** The fraction is compared, and 0.5 not added, as that sum would be rounded once more. */
function roundedByte(component) {
  const product = component * 255;
  return Math.floor(product) + (product % 1 >= 0.5 ? 1 : 0);
}

function described(value) {
  if (value === null) return "null";
  if (Array.isArray(value)) return "an array";
  return typeof value === "object" ? "an object" : typeof value === "string" ? quoted(value) : excerpt(String(value));
}

/** The configuration of a design, complete: its model, and every part of the model with its colour. */
export function configurationOfDesign(design, models) {
  const model = modelOf(models, design);
  const configuration = {};
  for (const key of ["manufacturer", "name"]) if (design[key] !== null) configuration[key] = design[key];
  configuration.model = model.name;
  if (design.sku !== null) configuration.sku = design.sku;
  configuration.shoeColors = colorsOfDesign(design, model);
  if (design.metadata !== null) configuration.metadata = design.metadata;
  return configuration;
}

/** The five standard parts that the model has or the design names, then the model's others, each with its colour. */
export function colorsOfDesign(design, model) {
  const parts = new Map(model.parts.map((part) => [part.name, part]));
  const named = nameableParts(model).filter((name) => parts.has(name) || Object.hasOwn(design.colors, name));
  return Object.fromEntries(named.map((name) => [name, parts.has(name) ? colorOfPart(design, parts.get(name)) : design.colors[name]]));
}

/** The recipe of a design's picture, as the program writes it: canonical JSON of what decides the pixels. */
export function recipeText(design, model) {
  const names = [...new Set(model.layers.flatMap((layer) => layer.part ?? []))].sort();
  const colors = new Map(model.parts.map((part) => [part.name, colorOfPart(design, part)]));
  // A colour without alpha is clear whatever its channels: they decide no pixel.
  const written = (color) => (/^#.{6}00$/.test(color) ? "#00000000" : color);
  const shoeColors = Object.fromEntries(names.map((name) => [name, written(colors.get(name))]));
  const recipe = { ...model.recipe, shoeColors };
  return JSON.stringify(Object.fromEntries(Object.keys(recipe).sort().map((key) => [key, recipe[key]])));
}

/** The colours as Swift: a literal of the library ShoeDesign, and a line for each part beyond the five. */
export function swiftText(design, model) {
  const colors = colorsOfDesign(design, model);
  const standard = standardParts.filter((part) => Object.hasOwn(colors, part));
  const own = Object.keys(colors).filter((part) => !standardParts.includes(part));
  const lines = standard.map((part, index) => `  ${part}: ${swiftColor(colors[part])}${index < standard.length - 1 ? "," : ""}`);
  const literal = ["ShoeColors(", ...lines, ")"].join("\n");
  if (own.length === 0) return `${literal}\n`;
  const others = own.map((part) => `colors[ShoePart(rawValue: "${part}")!] = ${swiftColor(colors[part])}`);
  return `${[`var colors = ${literal}`, ...others].join("\n")}\n`;
}

function swiftColor(hex) {
  const bytes = hex.slice(1).match(/../g).map((digits) => Number.parseInt(digits, 16));
  const alpha = bytes.length > 3 ? `, alpha: ${bytes[3]}` : "";
  return `RGBA8(red: ${bytes[0]}, green: ${bytes[1]}, blue: ${bytes[2]}${alpha})`;
}
