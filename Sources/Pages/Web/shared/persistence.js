// What outlives the page: a subscriber that writes to the browser's storage. A browser may refuse it (private windows,
// storage full); the page then works on without.

import { restore } from "./actions.js";
import { keptKeys } from "./restoring.js";

/** Takes what is kept under `name` into the store, then keeps `keys` of the state there after every change of them.
    Products come first: items of others are not taken. */
export function persist(store, name, keys = keptKeys, storage = () => localStorage) {
  const kept = read(name, storage);
  if (kept !== undefined) store.dispatch(restore(pick(kept, keys)));
  return store.subscribe((state, before) => {
    if (keys.every((key) => state[key] === before[key])) return;
    try {
      storage().setItem(name, JSON.stringify(pick(state, keys)));
    } catch {
      // Nothing is lost but the memory of it.
    }
  });
}

/** Takes over what other pages keep under `name`, as they do. */
export function followOtherPages(store, name, keys = keptKeys) {
  addEventListener("storage", (event) => {
    const kept = event.key === name ? read(name, () => localStorage) : undefined;
    if (kept !== undefined) store.dispatch(restore(pick(kept, keys)));
  });
}

function read(name, storage) {
  try {
    return JSON.parse(storage().getItem(name)) ?? undefined;
  } catch {
    return undefined;
  }
}

const pick = (object, keys) =>
  Object.fromEntries(keys.filter((key) => Object.hasOwn(Object(object), key)).map((key) => [key, object[key]]));
