// What outlives the page.

import assert from "node:assert/strict";
import { test } from "node:test";

import * as actions from "../../Sources/Pages/Web/shared/actions.js";
import { persist } from "../../Sources/Pages/Web/shared/persistence.js";
import { reduce } from "../../Sources/Pages/Web/shared/reducer.js";
import { initialState } from "../../Sources/Pages/Web/shared/state.js";
import { createStore } from "../../Sources/Pages/Web/shared/store.js";

function memory(entries = {}) {
  const kept = new Map(Object.entries(entries));
  return { kept, getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value) };
}

const products = [{ id: "a", name: "A", category: "men", colorways: [{}, {}] }];

function storeWith(storage, keys) {
  const store = createStore(reduce, initialState);
  store.dispatch(actions.addProducts(products));
  persist(store, "x", keys, () => storage);
  return store;
}

test("a second page finds what the first has kept", () => {
  const storage = memory();
  const first = storeWith(storage);
  const item = { product: "a", colorway: 1 };
  for (const action of [actions.bookmark(item), actions.addToCart(item), actions.login("Ada"), actions.setName("One"), actions.setName("Two"),
    actions.undo(), actions.setColor("side", "#01020380"), actions.saveDesign("Kept")]) first.dispatch(action);
  const second = storeWith(storage).state();
  for (const key of ["bookmarks", "cart", "reviewer", "design", "past", "future", "designs"]) {
    assert.deepEqual(second[key], first.state()[key], key);
  }
});

test("only the keys asked for are kept and taken", () => {
  const storage = memory();
  storeWith(storage, ["designs"]).dispatch(actions.setName("One"));
  assert.equal(storage.kept.size, 0);
  storage.setItem("x", JSON.stringify({ reviewer: "Eve", designs: [] }));
  assert.equal(storeWith(storage, ["designs"]).state().reviewer, null);
});

test("what does not fit is left out", () => {
  const broken = ["", "{", "7", "null", "[]", '{"bookmarks": 7, "cart": [null, {}, {"product": "z", "colorway": 0}]}',
    '{"design": {"colors": []}, "past": [1], "designs": [{"title": 1}], "reviewer": {}}', '{"__proto__": {"reviewer": "x"}}'];
  for (const text of broken) {
    const now = storeWith(memory({ x: text })).state();
    assert.deepEqual({ ...now, products: [], category: null }, initialState, text);
  }
  const mixed = { design: { colors: { side: "#010203", sole: "red", cage: 7 }, name: 7, model: "classic", metadata: [] } };
  assert.deepEqual(storeWith(memory({ x: JSON.stringify(mixed) })).state().design, {
    manufacturer: null, name: null, model: "classic", sku: null, metadata: null, colors: { side: "#010203" },
  });
});

test("a browser that keeps nothing does no harm", () => {
  const refusing = { getItem() { throw new Error("no"); }, setItem() { throw new Error("full"); } };
  const store = storeWith(refusing);
  store.dispatch(actions.setName("One"));
  assert.equal(store.state().design.name, "One");
  const store2 = createStore(reduce, initialState);
  persist(store2, "x", undefined, () => { throw new Error("no storage"); });
  store2.dispatch(actions.setName("One"));
});
