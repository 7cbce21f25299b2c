// A design in the fragment of an address: `#model=classic&name=Sunset&colors.side=%23ff9500`.

import { configurationOfDesign, designOfConfiguration } from "./configuration.js";

/** The fragment of a design, without `#`. */
export function fragmentOfDesign(design, models) {
  const { shoeColors, metadata, ...rest } = configurationOfDesign(design, models);
  const members = new URLSearchParams(rest);
  for (const [part, color] of Object.entries(shoeColors)) members.set(`colors.${part}`, color.slice(1));
  if (metadata !== undefined) members.set("metadata", JSON.stringify(metadata));
  return members.toString();
}

/** The design of a fragment; null where there is none in it. Throws an Error that names what is wrong. */
export function designOfFragment(fragment, reading) {
  const members = [...new URLSearchParams(fragment.replace(/^#/, ""))];
  if (!members.some(([key]) => key === "model" || key === "name" || key.startsWith("colors."))) return null;
  const configuration = { shoeColors: {} };
  for (const [key, value] of members) {
    if (key.startsWith("colors.")) configuration.shoeColors[key.slice(7)] = /^[0-9a-f]{6}([0-9a-f]{2})?$/i.test(value) ? `#${value}` : value;
    else configuration[key] = key === "metadata" ? parsed(value) : value;
  }
  return designOfConfiguration(configuration, "the link", reading);
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error("the link: metadata: this is no JSON; copy the link again");
  }
}
