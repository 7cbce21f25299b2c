// One line at the foot of the page that says what was done, also to screen readers. It goes by itself.

import { make } from "./dom.js";

/** A place for messages in `element`: `say(text)`, or with a button `{title, run}`. Errors stay until the next message. */
export function createToast(element) {
  let timer = 0;
  const hide = () => element.classList.remove("shown");
  const show = (text, kind, action) => {
    clearTimeout(timer);
    const button = action && make("button", { type: "button", textContent: action.title, onclick: () => { hide(); action.run(); } });
    element.replaceChildren(make("span", { textContent: text }), ...(button ? [button] : []));
    element.classList.toggle("bad", kind === "bad");
    element.classList.add("shown");
    if (kind !== "bad") timer = setTimeout(hide, action ? 8000 : 4000);
  };
  element.addEventListener("click", hide);
  return { say: (text, action) => show(text, "good", action), complain: (text) => show(text, "bad") };
}
