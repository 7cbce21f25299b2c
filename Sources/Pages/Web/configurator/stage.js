// The shoe, its name, and the choice of the model.

import { createPainter } from "../shared/compositing.js";
import { colorsOfDesign, modelOf } from "../shared/configuration.js";
import { setModel } from "../shared/actions.js";
import { byId, make } from "../shared/dom.js";
import { tints } from "../shared/models.js";

/** Shows the stage. `picture()` is `{model, pixels}` of the design in hand; `onPart(listener)` hears of clicks on a part. */
export function showStage({ store, models, colors }) {
  const canvas = byId("picture");
  const context = canvas.getContext("2d");
  const paint = createPainter();
  let image = null;

  function repaint() {
    const { design } = store.state();
    const model = modelOf(models, design);
    performance.mark("repaint-start");
    if (image?.width !== model.width || image.height !== model.height) {
      [canvas.width, canvas.height] = [model.width, model.height];
      image = new ImageData(model.width, model.height);
      canvas.parentElement.style.setProperty("--ratio", model.width / model.height);
    }
    paint(model, tints(model, design), image.data);
    context.putImageData(image, 0, 0);
    performance.measure("repaint", "repaint-start");
  }

  function tell() {
    const { design } = store.state();
    const model = modelOf(models, design);
    byId("maker").textContent = design.manufacturer ?? "";
    byId("title").textContent = design.name ?? model.title;
    byId("title").title = design.name ?? "";
    const parts = Object.entries(colorsOfDesign(design, model)).map(([part, color]) => `${part} ${colors.name(color) ?? color}`);
    canvas.setAttribute("aria-label", `${model.title}: ${parts.join(", ")}`);
  }

  let isDue = false;
  store.subscribe((state, before) => {
    if (state.design === before.design) return;
    tell();
    showModel();
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(() => {
      isDue = false;
      repaint();
    });
  });
  const showModel = showModels({ store, models });
  tell();
  showModel();
  repaint();

  return {
    picture() {
      const { design } = store.state();
      const model = modelOf(models, design);
      return { model, design, pixels: paint(model, tints(model, design)) };
    },
    onPart(listener) {
      canvas.addEventListener("click", (event) => {
        const model = modelOf(models, store.state().design);
        const scale = model.width / canvas.clientWidth;
        const part = partAt(model, Math.floor(event.offsetX * scale), Math.floor(event.offsetY * scale));
        if (part) listener(part);
      });
    },
  };
}

/** The part that covers at least half of a pixel, the uppermost of several. */
function partAt(model, x, y) {
  const pixel = y * model.width + x;
  let [low, high] = [0, model.ends.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (model.ends[middle] > pixel) high = middle;
    else low = middle + 1;
  }
  const first = model.tuples[low] * model.layers.length;
  const layer = model.layers.findLastIndex(({ part }, index) => part && model.coverages[first + index] >= 128);
  return model.layers[layer]?.part;
}

/** The choice of the model, where there is one. Returns a function that marks the current one. */
function showModels({ store, models }) {
  const box = byId("models");
  box.hidden = models.length < 2;
  const inputs = models.map((model) => {
    const input = make("input", { type: "radio", name: "model", value: model.name, className: "offscreen" });
    input.addEventListener("change", () => store.dispatch(setModel(model.name)));
    box.append(make("label", {}, input, make("span", { textContent: model.title })));
    return input;
  });
  return () => {
    const current = modelOf(models, store.state().design).name;
    for (const input of inputs) {
      input.checked = input.value === current;
      if (!input.checked) continue;
      const { offsetLeft, offsetWidth } = input.parentElement;
      box.scrollLeft = offsetLeft - (box.clientWidth - offsetWidth) / 2;
    }
  };
}
