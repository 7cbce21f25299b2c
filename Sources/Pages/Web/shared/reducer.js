// What every action does to the state. Nothing here changes an object or asks anything but its arguments; an action that
// changes nothing, or makes no sense, returns the very same state.

import { changed, isEqual } from "./equality.js";
import {
  categories, destinations, emptyDesign, historyLimit, isItem, isSameItem, productWithId, productsOfCategory,
} from "./state.js";
import { restored } from "./restoring.js";

/** The state after an action. */
export function reduce(state, action) {
  return Object.hasOwn(reducers, action.type) ? reducers[action.type](state, action) : state;
}

const reducers = {
  addProducts(state, { products }) {
    const known = new Set(state.products.map((product) => product.id));
    const added = products.filter((product) => !known.has(product.id) && known.add(product.id));
    if (added.length === 0) return state;
    const next = { ...state, products: [...state.products, ...added] };
    return next.category === null ? { ...next, category: next.products[0].category } : next;
  },
  bookmark: (state, { item }) => withItem(state, "bookmarks", item),
  removeFromBookmark: (state, { item }) => withoutItem(state, "bookmarks", item),
  addToCart: (state, { item }) => withItem(state, "cart", item),
  removeFromCart: (state, { item }) => withoutItem(state, "cart", item),
  login: (state, { name }) => changed(state, { reviewer: name.trim() }),
  logout: (state) => changed(state, { reviewer: null }),

  selectDestination(state, { destination }) {
    return destinations.includes(destination) ? changed(state, { destination, product: null }) : state;
  },
  selectCategory(state, { category }) {
    if (category === state.category || !categories(state).includes(category)) return state;
    return { ...state, category, page: 0 };
  },
  selectPage(state, { page }) {
    const isThere = Number.isInteger(page) && page >= 0 && page < productsOfCategory(state, state.category).length;
    return isThere ? changed(state, { page }) : state;
  },
  selectProduct(state, { product }) {
    return product === null || productWithId(state, product) ? changed(state, { product }) : state;
  },
  selectColorway(state, { product, colorway }) {
    if (!isItem(state, { product, colorway })) return state;
    return changed(state, { colorways: { ...state.colorways, [product]: colorway } });
  },
  search: (state, { query }) => changed(state, { query }),

  setColor(state, { part, color, stroke }) {
    return withDesign(state, { colors: { ...state.design.colors, [part]: color } }, stroke);
  },
  setName: (state, { name, stroke }) => withDesign(state, { name: name || null }, stroke),
  setManufacturer: (state, { manufacturer, stroke }) => withDesign(state, { manufacturer: manufacturer || null }, stroke),
  setModel: (state, { model }) => withDesign(state, { model }),
  setDesign: (state, { design }) => withDesign(state, { ...emptyDesign, ...design }),
  endStroke: (state) => changed(state, { stroke: null }),
  cancelStroke(state, { stroke }) {
    if (stroke === null || stroke !== state.stroke) return state;
    return { ...state, design: state.past.at(-1), past: state.past.slice(0, -1), stroke: null };
  },
  undo(state) {
    if (state.past.length === 0) return state;
    const future = [state.design, ...state.future];
    return { ...state, design: state.past.at(-1), past: state.past.slice(0, -1), future, stroke: null };
  },
  redo(state) {
    if (state.future.length === 0) return state;
    const past = [...state.past, state.design];
    return { ...state, design: state.future[0], past, future: state.future.slice(1), stroke: null };
  },

  saveDesign(state, { title }) {
    const kept = { title, design: state.design };
    const isKnown = state.designs.some((other) => other.title === title);
    if (!isKnown) return { ...state, designs: [...state.designs, kept] };
    return changed(state, { designs: state.designs.map((other) => (other.title === title ? kept : other)) });
  },
  addDesigns: (state, { designs }) => changed(state, { designs: designs.reduce(withKept, state.designs) }),
  openDesign(state, { title }) {
    const kept = state.designs.find((other) => other.title === title);
    return kept ? withDesign(state, kept.design) : state;
  },
  removeDesign(state, { title }) {
    const rest = state.designs.filter((other) => other.title !== title);
    return rest.length === state.designs.length ? state : { ...state, designs: rest };
  },

  restore: (state, { kept }) => changed(state, restored(state, kept)),
};

function withItem(state, list, { product, colorway }) {
  const item = { product, colorway };
  if (!isItem(state, item) || state[list].some((other) => isSameItem(other, item))) return state;
  return { ...state, [list]: [...state[list], item] };
}

function withoutItem(state, list, item) {
  const rest = state[list].filter((other) => !isSameItem(other, item));
  return rest.length === state[list].length ? state : { ...state, [list]: rest };
}

/** An edit of the design: what could be redone is gone, and the edit can be undone unless it goes on with its stroke. */
function withDesign(state, changes, stroke = null) {
  const design = changed(state.design, changes);
  if (design === state.design) return state;
  const isGoingOn = stroke !== null && stroke === state.stroke;
  const past = isGoingOn ? state.past : [...state.past, state.design].slice(-historyLimit);
  return { ...state, design, past, future: [], stroke };
}

function withKept(designs, { title, design }) {
  let free = title;
  for (let number = 2; ; number += 1) {
    const other = designs.find((kept) => kept.title === free);
    if (!other) return [...designs, { title: free, design }];
    if (isEqual(other.design, design)) return designs;
    free = `${title} ${number}`;
  }
}
