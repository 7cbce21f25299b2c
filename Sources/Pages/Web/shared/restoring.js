// What a browser has kept may be of an older page, or of anyone who can write there: only what fits is taken.

import { emptyDesign, historyLimit, isItem } from "./state.js";

/** The parts of the state that a browser keeps. */
export const keptKeys = ["bookmarks", "cart", "reviewer", "design", "past", "future", "designs"];

/** The members of `kept` that fit, each brought into form. */
export function restored(state, kept) {
  const changes = {};
  if (typeof kept !== "object" || kept === null) return changes;
  for (const [key, read] of Object.entries(readers)) {
    const value = Object.hasOwn(kept, key) ? read(kept[key], state) : undefined;
    if (value !== undefined) changes[key] = value;
  }
  // A stroke goes on from the last step, which may be another one now.
  return changes.design || changes.past ? { ...changes, stroke: null } : changes;
}

const readers = {
  bookmarks: items,
  cart: items,
  reviewer: (value) => (value === null || typeof value === "string" ? value : undefined),
  design: keptDesign,
  past: (value) => list(value, keptDesign)?.slice(-historyLimit),
  future: (value) => list(value, keptDesign)?.slice(0, historyLimit),
  designs: (value) => list(value, titledDesign)?.filter(isFirstOfTitle),
};

function list(value, read) {
  return Array.isArray(value) ? value.map(read).filter((element) => element !== undefined) : undefined;
}

/** Items of products that the catalogue still has, each once. */
function items(value, state) {
  const seen = new Set();
  return list(value, (item) => {
    if (!isItem(state, item)) return undefined;
    const { product, colorway } = item;
    const key = JSON.stringify([product, colorway]);
    return seen.has(key) ? undefined : seen.add(key) && { product, colorway };
  });
}

const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

function keptDesign(value) {
  if (!isObject(value) || !isObject(value.colors)) return undefined;
  const design = { ...emptyDesign, colors: {} };
  for (const key of ["manufacturer", "name", "model", "sku"]) if (typeof value[key] === "string") design[key] = value[key];
  if (isObject(value.metadata)) design.metadata = value.metadata;
  for (const [part, color] of Object.entries(value.colors)) {
    if (typeof color === "string" && /^#([0-9a-f]{6}|[0-9a-f]{8})$/.test(color)) design.colors[part] = color;
  }
  return design;
}

function titledDesign(value) {
  const design = keptDesign(value?.design);
  return design && typeof value.title === "string" ? { title: value.title, design } : undefined;
}

const isFirstOfTitle = (kept, index, all) => all.findIndex((other) => other.title === kept.title) === index;
