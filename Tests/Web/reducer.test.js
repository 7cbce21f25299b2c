// The reducer: every action from every state that a few actions reach. Run by `node --test`.

import assert from "node:assert/strict";
import { test } from "node:test";

import * as actions from "../../Sources/Pages/Web/shared/actions.js";
import { reduce } from "../../Sources/Pages/Web/shared/reducer.js";
import * as state from "../../Sources/Pages/Web/shared/state.js";
import { createStore } from "../../Sources/Pages/Web/shared/store.js";

const product = (id, category, colorways) => ({ id, name: `Shoe ${id}`, description: "", category, colorways: Array(colorways).fill({}) });
const products = [product("a", "men", 2), product("b", "women", 1)];
const items = [{ product: "a", colorway: 0 }, { product: "a", colorway: 1 }, { product: "b", colorway: 0 }];
const strangers = [{ product: "c", colorway: 0 }, { product: "a", colorway: 2 }, { product: "a", colorway: -1 }, { product: "a" }];
const designs = [{ title: "One", design: { ...state.emptyDesign, name: "One", colors: { side: "#010203" } } }];

/** Each action with values that mean something and with values that do not. */
const everyAction = [
  actions.addProducts(products.slice(0, 1)),
  actions.addProducts(products),
  ...[...items.slice(0, 2), ...strangers].flatMap((item) => [
    actions.bookmark(item), actions.removeFromBookmark(item), actions.addToCart(item), actions.removeFromCart(item),
  ]),
  ...["", "Ada", " Ada "].map(actions.login),
  actions.logout(),
  ...["home", "cart", "nowhere"].map(actions.selectDestination),
  ...["men", "women", "kids"].map(actions.selectCategory),
  ...[0, 1, -1, 0.5].map(actions.selectPage),
  ...["a", "c", null].map(actions.selectProduct),
  actions.selectColorway("a", 1),
  actions.selectColorway("c", 0),
  ...["shoe", ""].map(actions.search),
  actions.setColor("side", "#010203"),
  actions.setColor("side", "#040506", "drag"),
  actions.setName("One"),
  actions.setName("", "typed"),
  actions.setManufacturer("Example", "typed"),
  actions.setModel("classic"),
  actions.setDesign(designs[0].design),
  actions.endStroke(),
  actions.cancelStroke("drag"),
  actions.cancelStroke(null),
  actions.undo(),
  actions.redo(),
  ...["One", "Two"].flatMap((title) => [actions.saveDesign(title), actions.openDesign(title), actions.removeDesign(title)]),
  actions.addDesigns(designs),
  actions.restore({ bookmarks: items, cart: [...strangers, items[0]], reviewer: "Eve", designs, design: 7, past: "no" }),
  actions.restore({ past: [], future: [], design: { colors: { side: "#070809" } } }),
  actions.restore(null),
  { type: "unknown" },
  { type: "constructor" },
];

function deepFreeze(value) {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}

const starts = [state.initialState, reduce(state.initialState, actions.addProducts(products))];

/** Calls `visit(before, action, after)` for every action from every state that at most `depth` actions reach from the start,
    and from the start with a catalogue. */
function explore(depth, visit) {
  let states = new Map(starts.map((start) => [JSON.stringify(start), deepFreeze(start)]));
  const seen = new Map(states);
  let transitions = 0;
  for (let step = 0; step <= depth; step += 1) {
    const next = new Map();
    for (const before of states.values()) {
      for (const action of everyAction) {
        const after = deepFreeze(reduce(before, deepFreeze(action)));
        visit(before, action, after);
        transitions += 1;
        const key = JSON.stringify(after);
        if (!seen.has(key) && step < depth) {
          seen.set(key, after);
          next.set(key, after);
        }
      }
    }
    states = next;
  }
  return { states: seen.size, transitions };
}

/** What must hold in every state. */
function checkInvariants(now, context) {
  const distinct = (list) => new Set(list.map((element) => JSON.stringify(element))).size === list.length;
  for (const list of [now.bookmarks, now.cart]) {
    assert(distinct(list), context);
    assert(list.every((item) => state.isItem(now, item)), context);
  }
  assert(distinct(now.products.map(({ id }) => id)), context);
  assert(distinct(now.designs.map(({ title }) => title)), context);
  assert(state.destinations.includes(now.destination), context);
  assert(now.product === null || state.productWithId(now, now.product), context);
  assert(now.category === null ? now.products.length === 0 : state.categories(now).includes(now.category), context);
  assert(now.page === 0 || now.page < state.productsOfCategory(now, now.category).length, context);
  assert(now.past.length <= state.historyLimit, context);
  // A stroke that can be cancelled has a step to go back to.
  assert(now.stroke === null || now.past.length > 0, context);
  assert.deepEqual(Object.keys(now), Object.keys(state.initialState), context);
}

const same = (before, after) => JSON.stringify(before) === JSON.stringify(after);

test("every action from every reachable small state", () => {
  const counts = explore(2, (before, action, after) => {
    const context = `${JSON.stringify(action)} from ${JSON.stringify(before)}`;
    checkInvariants(after, context);
    // What changes nothing is the very same state, so that nobody is told.
    assert.equal(before === after, same(before, after), context);
    assert.equal(reduce(before, action) === before, before === after, context);
  });
  console.log(`${counts.states} states, ${counts.transitions} transitions`);
  assert(counts.states > 300 && counts.transitions > 20_000);
});

test("doing it twice changes nothing more", () => {
  const idempotent = new Set([
    "addProducts", "bookmark", "removeFromBookmark", "addToCart", "removeFromCart", "login", "logout", "selectDestination",
    "selectCategory", "selectPage", "selectProduct", "selectColorway", "search", "setColor", "setName", "setManufacturer",
    "setModel", "setDesign", "endStroke", "saveDesign", "addDesigns", "removeDesign", "restore",
  ]);
  explore(1, (before, action, after) => {
    if (idempotent.has(action.type)) assert.equal(reduce(after, action), after, JSON.stringify(action));
  });
});

test("only what an action is about changes", () => {
  const design = ["design", "past", "future", "stroke"];
  const touched = {
    addProducts: ["products", "category"], bookmark: ["bookmarks"], removeFromBookmark: ["bookmarks"], addToCart: ["cart"],
    removeFromCart: ["cart"], login: ["reviewer"], logout: ["reviewer"], selectDestination: ["destination", "product"],
    selectCategory: ["category", "page"], selectPage: ["page"], selectProduct: ["product"], selectColorway: ["colorways"],
    search: ["query"], setColor: design, setName: design, setManufacturer: design, setModel: design, setDesign: design,
    endStroke: ["stroke"], cancelStroke: design, undo: design, redo: design, saveDesign: ["designs"], openDesign: design,
    addDesigns: ["designs"], removeDesign: ["designs"], restore: ["bookmarks", "cart", "reviewer", "designs", ...design], unknown: [],
    constructor: [],
  };
  explore(1, (before, action, after) => {
    const changed = Object.keys(after).filter((key) => after[key] !== before[key]);
    assert(changed.every((key) => touched[action.type].includes(key)), `${action.type}: ${changed}`);
  });
});

test("undo and redo are each other's way back", () => {
  explore(2, (before, action, after) => {
    if (after.design === before.design || ["undo", "redo", "cancelStroke", "restore"].includes(action.type)) return;
    // An edit that goes on with its stroke belongs to the step before.
    const start = after.past.length > before.past.length ? before.design : after.past.at(-1);
    const undone = reduce(after, actions.undo());
    assert.equal(undone.design, start);
    assert.equal(undone.future[0], after.design);
    const redone = reduce(undone, actions.redo());
    assert.deepEqual([redone.design, redone.past, redone.future], [after.design, after.past, after.future]);
  });
});

test("strokes are one step, and can be cancelled", () => {
  let now = state.initialState;
  now = reduce(now, actions.setColor("side", "#000001", "drag"));
  now = reduce(now, actions.setColor("side", "#000002", "drag"));
  assert.equal(now.past.length, 1);
  assert.equal(reduce(now, actions.cancelStroke("other")), now);
  assert.equal(reduce(now, actions.cancelStroke("drag")).design, state.initialState.design);
  now = reduce(now, actions.endStroke());
  now = reduce(now, actions.setColor("side", "#000003", "drag"));
  assert.equal(now.past.length, 2);
});

test("history has an end", () => {
  let now = state.initialState;
  for (let step = 0; step < state.historyLimit + 5; step += 1) now = reduce(now, actions.setName(`Name ${step}`));
  assert.equal(now.past.length, state.historyLimit);
  assert.equal(now.past[0].name, "Name 4");
});

test("names of designs stay different", () => {
  const other = { ...state.emptyDesign, name: "Two" };
  let now = reduce(state.initialState, actions.addDesigns([{ title: "A", design: state.emptyDesign }, { title: "A", design: other }]));
  assert.deepEqual(now.designs.map(({ title }) => title), ["A", "A 2"]);
  const before = now;
  now = reduce(now, actions.addDesigns([{ title: "A", design: { ...other } }]));
  assert.equal(now, before);
});

test("the store tells of changes alone, and of all of them", () => {
  const store = createStore(reduce, state.initialState);
  const heard = [];
  const end = store.subscribe((after, before, action) => heard.push([action.type, before === after]));
  store.dispatch(actions.undo());
  store.dispatch(actions.setName("One"));
  store.dispatch(actions.setName("One"));
  end();
  store.dispatch(actions.setName("Two"));
  assert.deepEqual(heard, [["setName", false]]);
  assert.equal(store.state().design.name, "Two");
});

test("a reducer may not dispatch", () => {
  const store = createStore((now, action) => (action.type === "again" ? store.dispatch({ type: "x" }) : { ...now }), {});
  assert.throws(() => store.dispatch({ type: "again" }), /dispatched/);
  store.dispatch({ type: "x" });
});
