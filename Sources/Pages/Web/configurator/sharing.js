// The design in hand out of the page and into it: picture, link, Swift, files.

import { addDesigns, setDesign } from "../shared/actions.js";
import { modelOf, recipeText, swiftText } from "../shared/configuration.js";
import { byId } from "../shared/dom.js";
import { copy, download, fileName } from "../shared/files.js";
import { fragmentOfDesign } from "../shared/links.js";
import { designsOfText, jsonOfDesign } from "../shared/lists.js";
import { encodePNG } from "../shared/png.js";
import { excerpt } from "../shared/suggestions.js";

/** Larger files hold more designs than a browser keeps. */
const largestFile = 4 << 20;

export function showSharing(page, stage) {
  const { store, models, toast } = page;
  const stem = () => fileName(store.state().design.name, modelOf(models, store.state().design).name);

  byId("download").addEventListener("click", async () => {
    const { model, design, pixels } = stage.picture();
    const bytes = await encodePNG(model.width, model.height, pixels, { ShoeConfiguration: recipeText(design, model) });
    download(`${fileName(design.name, model.name)}.png`, "image/png", bytes);
  });
  byId("export-json").addEventListener("click", () => {
    download(`${stem()}.json`, "application/json", jsonOfDesign(store.state().design, models));
  });
  byId("copy-link").addEventListener("click", () => {
    const address = `${location.href.replace(/#.*$/s, "")}#${fragmentOfDesign(store.state().design, models)}`;
    copyAndSay(address, "Link copied.", toast);
  });
  byId("copy-swift").addEventListener("click", () => {
    const { design } = store.state();
    copyAndSay(swiftText(design, modelOf(models, design)), "Swift copied: a ShoeColors literal.", toast);
  });
  showImport(page);
}

async function copyAndSay(text, message, toast) {
  try {
    await copy(text);
    toast.say(message);
  } catch (error) {
    toast.complain(`Not copied: ${error.message}.`);
  }
}

/** Files come by the button or are dropped on the page. */
function showImport(page) {
  const input = byId("file");
  byId("import").addEventListener("click", () => input.click());
  input.addEventListener("change", async () => {
    await importFiles(page, [...input.files]);
    input.value = "";
  });
  addEventListener("dragover", (event) => event.preventDefault());
  addEventListener("drop", (event) => {
    event.preventDefault();
    importFiles(page, [...event.dataTransfer.files]);
  });
}

async function importFiles(page, files) {
  for (const file of files) {
    try {
      if (file.size > largestFile) throw new Error(`${file.name}: ${file.size} bytes; at most ${largestFile} are read`);
      take(page, file.name, await file.text());
    } catch (error) {
      page.toast.complain(error.message);
      return;
    }
  }
}

/** One configuration becomes the design in hand; those of a list are kept. */
function take({ store, reading, toast }, source, text) {
  const { designs, isList } = designsOfText(text, source, reading);
  if (!isList) {
    store.dispatch(setDesign(designs[0]));
    toast.say(`Opened: ${excerpt(source)}`);
    return;
  }
  const before = store.state().designs.length;
  store.dispatch(addDesigns(designs.map((design, index) => ({ title: design.name || design.sku || `Design ${index + 1}`, design }))));
  const count = store.state().designs.length - before;
  toast.say(`${excerpt(source)}: ${count} ${count === 1 ? "design" : "designs"} added${count < designs.length ? `, ${designs.length - count} were there` : ""}.`);
}
