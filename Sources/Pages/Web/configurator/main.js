// The configurator: what the page carries, the store, and the views that listen to it.

import { createColorReader } from "../colors/colors.js";
import { setDesign } from "../shared/actions.js";
import { designOfConfiguration } from "../shared/configuration.js";
import { byId } from "../shared/dom.js";
import { designOfFragment } from "../shared/links.js";
import { readModel } from "../shared/models.js";
import { followOtherPages, persist } from "../shared/persistence.js";
import { crc32 } from "../shared/png.js";
import { reduce } from "../shared/reducer.js";
import { initialState } from "../shared/state.js";
import { createStore } from "../shared/store.js";
import { createToast } from "../shared/toast.js";
import { showDesigns } from "./designs.js";
import { showDetails } from "./details.js";
import { showHistory } from "./history.js";
import { showParts } from "./parts.js";
import { showSharing } from "./sharing.js";
import { showStage } from "./stage.js";

const data = JSON.parse(byId("data").textContent);
const models = data.models.map(readModel);
const colors = createColorReader(data.colors);
const reading = { models, colors };
const start = designOfConfiguration(data.start, "the configuration of the page", reading);
const store = createStore(reduce, { ...initialState, design: start });
const toast = createToast(byId("toast"));

// Pages that begin with another design have another design in hand; kept designs are all pages' own.
const digest = crc32(new TextEncoder().encode(JSON.stringify(data.start))).toString(16);
persist(store, `shoe-render configurator ${digest}`, ["design", "past", "future"]);
persist(store, "shoe-render designs", ["designs"]);
followOtherPages(store, "shoe-render designs", ["designs"]);

/** Takes the design of the address. It is then in the store, and a reload must not bring it back over later changes. */
function openLink() {
  try {
    const design = designOfFragment(location.hash, reading);
    if (design) store.dispatch(setDesign(design));
  } catch (error) {
    toast.complain(error.message);
  }
  if (location.hash !== "") history.replaceState(null, "", location.href.replace(/#.*$/s, ""));
}

openLink();
addEventListener("hashchange", openLink);

const page = { store, models, colors, reading, toast, swatches: data.swatches };
const stage = showStage(page);
showParts(page, stage);
showDetails(page);
showHistory(page);
showDesigns(page);
showSharing(page, stage);
byId("generator").textContent = `Made by ${data.generator}. Nothing leaves this page unless you send it.`;
