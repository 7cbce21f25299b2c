// The one place in which a page keeps what it knows. State changes only by an action that goes through the reducer.

/** A store: `state()` is the current state, `dispatch(action)` replaces it by what `reduce(state, action)` returns, and
    `subscribe(listener)` has `listener(state, before, action)` called after every change; it returns a function that ends that.
    An action that changes nothing, so that the reducer returns the very same object, calls nobody. */
export function createStore(reduce, initial) {
  let current = initial;
  let isReducing = false;
  const listeners = new Set();
  return {
    state: () => current,
    dispatch(action) {
      if (isReducing) throw new Error("a reducer dispatched an action");
      const before = current;
      isReducing = true;
      try {
        current = reduce(before, action);
      } finally {
        isReducing = false;
      }
      if (current !== before) for (const listener of [...listeners]) listener(current, before, action);
      return action;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
