// Undo and redo: the buttons and the keys.

import { redo, undo } from "../shared/actions.js";
import { byId, icon } from "../shared/dom.js";

export function showHistory({ store }) {
  const back = byId("undo");
  const forward = byId("redo");
  back.append(icon("M9 7 4 12l5 5M4.5 12H15a5 5 0 0 1 0 10h-3"));
  forward.append(icon("m15 7 5 5-5 5m4.5-5H9a5 5 0 0 0 0 10h3"));
  // A disabled button would lose the focus to the page; these say that they do nothing and keep it.
  const show = () => {
    const { past, future } = store.state();
    back.setAttribute("aria-disabled", String(past.length === 0));
    forward.setAttribute("aria-disabled", String(future.length === 0));
  };
  back.addEventListener("click", () => store.dispatch(undo()));
  forward.addEventListener("click", () => store.dispatch(redo()));
  addEventListener("keydown", (event) => {
    const action = actionOf(event);
    if (!action || isEdited(event.target)) return;
    event.preventDefault();
    store.dispatch(action());
  });
  store.subscribe(show);
  show();
}

function actionOf({ ctrlKey, metaKey, altKey, shiftKey, key }) {
  if (ctrlKey === metaKey || altKey) return undefined;
  if (key.toLowerCase() === "z") return shiftKey ? redo : undo;
  return key.toLowerCase() === "y" && ctrlKey && !shiftKey ? redo : undefined;
}

/** A field in which a colour is half typed has an undo of its own. */
const isEdited = (target) => target.dataset?.edited !== undefined;
