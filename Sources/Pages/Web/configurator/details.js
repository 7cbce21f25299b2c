// Manufacturer and name.

import { endStroke, setManufacturer, setName } from "../shared/actions.js";
import { byId } from "../shared/dom.js";

export function showDetails({ store }) {
  const fields = [
    { input: byId("manufacturer"), key: "manufacturer", action: setManufacturer },
    { input: byId("name"), key: "name", action: setName },
  ];
  for (const { input, key, action } of fields) {
    input.addEventListener("input", () => store.dispatch(action(input.value, `typed ${key}`)));
    input.addEventListener("change", () => store.dispatch(endStroke()));
  }
  const show = () => {
    for (const { input, key } of fields) {
      const text = store.state().design[key] ?? "";
      if (input.value !== text) input.value = text;
    }
  };
  store.subscribe(show);
  show();
}
