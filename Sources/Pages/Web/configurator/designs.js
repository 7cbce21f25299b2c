// The designs that the browser keeps: saved under their names, opened, removed, exported all together.

import { addDesigns, openDesign, removeDesign, saveDesign } from "../shared/actions.js";
import { createPainter } from "../shared/compositing.js";
import { modelOf } from "../shared/configuration.js";
import { byId, icon, make } from "../shared/dom.js";
import { download } from "../shared/files.js";
import { csvOfDesigns, jsonOfDesigns } from "../shared/lists.js";
import { tints } from "../shared/models.js";
import { excerpt } from "../shared/suggestions.js";

export function showDesigns(page) {
  const { store, models, toast } = page;
  const list = byId("designs");
  const draw = lazily((canvas, design) => drawThumbnail(canvas, design, models));
  const cards = new Map();

  function show() {
    const { designs } = store.state();
    byId("design-count").textContent = designs.length === 0 ? "" : String(designs.length);
    byId("no-designs").hidden = designs.length > 0;
    byId("export-all").hidden = designs.length === 0;
    for (const kept of cards.keys()) if (!designs.includes(kept)) cards.delete(kept);
    for (const kept of designs) if (!cards.has(kept)) cards.set(kept, card(page, kept, draw));
    list.replaceChildren(...designs.map((kept) => cards.get(kept)));
  }

  byId("save").addEventListener("click", () => {
    const before = store.state().designs;
    const { design } = store.state();
    // Only who gave it a name means to replace what is under that name.
    if (design.name) store.dispatch(saveDesign(design.name));
    else store.dispatch(addDesigns([{ title: "Untitled", design }]));
    const { designs } = store.state();
    if (designs === before) return toast.say("This design is already saved.");
    const title = design.name ?? designs.at(-1).title;
    toast.say(`${designs.length > before.length ? "Saved" : "Saved again"}: ${excerpt(title)}`);
  });
  const all = () => store.state().designs.map(({ design }) => design);
  byId("export-all-json").addEventListener("click", () => download("designs.json", "application/json", jsonOfDesigns(all(), models)));
  byId("export-all-csv").addEventListener("click", () => download("designs.csv", "text/csv", csvOfDesigns(all(), models)));
  store.subscribe((state, before) => state.designs !== before.designs && show());
  show();
}

function card({ store, toast }, { title, design }, draw) {
  const canvas = make("canvas", { width: 300, height: 137, className: "thumbnail" });
  canvas.setAttribute("aria-hidden", "true");
  const open = make("button", { type: "button", className: "open" }, canvas, make("span", { className: "name", textContent: title }));
  open.setAttribute("aria-label", `Open ${title}`);
  open.addEventListener("click", () => store.dispatch(openDesign(title)));
  const remove = make("button", { type: "button", className: "remove quiet round", title: "Remove" }, icon("M6 6l12 12M18 6 6 18"));
  remove.setAttribute("aria-label", `Remove ${title}`);
  remove.addEventListener("click", () => {
    store.dispatch(removeDesign(title));
    byId("save").focus();
    toast.say(`Removed: ${excerpt(title)}`, { title: "Undo", run: () => store.dispatch(addDesigns([{ title, design }])) });
  });
  draw(canvas, design);
  return make("li", {}, open, remove);
}

/** Draws what comes into view, when it does. */
function lazily(draw) {
  const waiting = new WeakMap();
  const observer = new IntersectionObserver((entries) => {
    for (const { target } of entries.filter((entry) => entry.isIntersecting)) {
      observer.unobserve(target);
      draw(target, waiting.get(target));
    }
  });
  return (canvas, design) => {
    waiting.set(canvas, design);
    observer.observe(canvas);
  };
}

const paintThumbnail = createPainter();

function drawThumbnail(canvas, design, models) {
  const model = modelOf(models, design);
  const full = new OffscreenCanvas(model.width, model.height);
  full.getContext("2d").putImageData(new ImageData(paintThumbnail(model, tints(model, design)), model.width), 0, 0);
  const context = canvas.getContext("2d");
  context.imageSmoothingQuality = "high";
  const scale = Math.min(canvas.width / model.width, canvas.height / model.height);
  const [width, height] = [model.width * scale, model.height * scale];
  context.drawImage(full, (canvas.width - width) / 2, (canvas.height - height) / 2, width, height);
}
