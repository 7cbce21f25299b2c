// A row for each part: its colour as text, the swatches, and any other colour.

import { cancelStroke, endStroke, setColor } from "../shared/actions.js";
import { modelOf } from "../shared/configuration.js";
import { byId, make } from "../shared/dom.js";
import { channels, colorOfPart } from "../shared/models.js";

export function showParts(page, stage) {
  const { store, models, colors } = page;
  const box = byId("parts");
  let rows = new Map();
  let shownModel = null;

  function show() {
    const { design } = store.state();
    const model = modelOf(models, design);
    if (model !== shownModel) {
      rows = new Map(model.parts.map((part) => [part.name, partRow(page, part)]));
      box.replaceChildren(...[...rows.values()].map((row) => row.element));
      shownModel = model;
    }
    for (const part of model.parts) rows.get(part.name).show(colorOfPart(design, part));
  }

  byId("color-names").append(...colors.names().map((name) => make("option", { value: name })));
  store.subscribe((state, before) => state.design !== before.design && show());
  stage.onPart((part) => rows.get(part)?.focus());
  show();
}

/** The colours of the original rows come first among the swatches. */
const originalCount = 5;

function partRow({ store, colors, swatches }, part) {
  const set = (color, stroke = null) => store.dispatch(setColor(part.name, color, stroke));
  const typed = typedColor(part, colors, {
    set: (color) => set(color, `typed ${part.name}`),
    finish: () => store.dispatch(endStroke()),
    cancel: () => store.dispatch(cancelStroke(`typed ${part.name}`)),
  });
  const any = anyColor(part, set, () => store.dispatch(endStroke()));
  const choices = swatches.map(({ name, color }) => swatch(part, name, color, () => set(color)));
  // Those of palettes come last, however many there are.
  const elements = choices.map((choice) => choice.element);
  const box = make("div", { className: "swatches" }, ...elements.slice(0, originalCount), any.element, ...elements.slice(originalCount));
  box.classList.toggle("many", choices.length > 12);
  const element = make(
    "fieldset",
    { className: "part" },
    make("legend", { textContent: part.title }),
    typed.element,
    typed.error,
    box
  );
  return {
    element,
    show(color) {
      const chosen = swatches.findIndex((other) => other.color === color);
      choices.forEach(({ input }, index) => { input.checked = index === chosen; });
      typed.show(color);
      any.show(color, chosen < 0);
    },
    focus() {
      (choices.find(({ input }) => input.checked)?.input ?? any.input).focus({ preventScroll: true });
      element.scrollIntoView({ block: "nearest", behavior: isCalm() ? "auto" : "smooth" });
    },
  };
}

const isCalm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

function swatch(part, name, color, choose) {
  const input = make("input", { type: "radio", name: `color-${part.name}`, value: color, className: "offscreen" });
  input.setAttribute("aria-label", name);
  input.addEventListener("change", choose);
  return { input, element: make("label", { className: "swatch", title: name }, input, dot(color)) };
}

function dot(color) {
  const element = make("span", { className: "dot" });
  element.style.setProperty("--color", color);
  return element;
}

/** The browser's own picker, which knows no opacity: that of the part stays, unless it is 0. */
function anyColor(part, set, finish) {
  const input = make("input", { type: "color", className: "offscreen" });
  input.setAttribute("aria-label", `${part.title}: any colour`);
  const shown = make("span", { className: "dot" });
  let alpha = "";
  input.addEventListener("input", () => set(input.value + alpha, `any ${part.name}`));
  input.addEventListener("change", finish);
  return {
    input,
    element: make("label", { className: "swatch any", title: "Any colour" }, input, shown),
    show(color, isChosen) {
      const opacity = channels(color)[3];
      alpha = opacity === 255 || opacity === 0 ? "" : color.slice(7);
      input.value = color.slice(0, 7);
      shown.classList.toggle("chosen", isChosen);
      shown.style.setProperty("--color", color);
    },
  };
}

/** A field for names and CSS. The shoe follows while it is typed in; what is no colour is said when the field is left, and
    changes nothing. */
function typedColor(part, colors, { set, finish, cancel }) {
  const id = `error-${part.name}`;
  const error = make("p", { className: "error", id, role: "alert", hidden: true });
  const element = make("input", { type: "text", className: "typed", autocomplete: "off", spellcheck: false, list: "color-names" });
  element.setAttribute("aria-label", `${part.title}: colour by name or CSS`);
  element.setAttribute("autocapitalize", "off");
  let current = "";
  let isRefusing = false;

  const complain = (message) => {
    error.textContent = message ?? "";
    error.hidden = message === null;
    element.toggleAttribute("aria-invalid", message !== null);
    if (message === null) element.removeAttribute("aria-describedby");
    else element.setAttribute("aria-describedby", id);
  };
  const write = () => {
    element.value = colors.name(current) ?? current;
    delete element.dataset.edited;
    complain(null);
  };
  const read = () => {
    try {
      return { color: colors.read(element.value) };
    } catch ({ message }) {
      return { message };
    }
  };
  const leave = () => {
    if (element.dataset.edited === undefined) return;
    const { color, message } = read();
    if (message !== undefined) {
      isRefusing = true;
      cancel();
      isRefusing = false;
      return complain(message);
    }
    set(color);
    finish();
    write();
  };

  element.addEventListener("input", () => {
    element.dataset.edited = "";
    complain(null);
    const { color } = read();
    if (color) set(color);
  });
  element.addEventListener("change", leave);
  element.addEventListener("blur", leave);
  element.addEventListener("focus", () => element.select());
  element.addEventListener("keydown", (event) => {
    if (event.key === "Enter") leave();
    if (event.key !== "Escape") return;
    cancel();
    write();
  });
  return {
    element,
    error,
    show(color) {
      current = color;
      // What is being typed, or was refused, stays until another colour is chosen.
      const isTyped = isRefusing || document.activeElement === element;
      if (element.dataset.edited === undefined || !isTyped) write();
    },
  };
}
