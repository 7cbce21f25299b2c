// Designs as configurations, lists, links and Swift.

import assert from "node:assert/strict";
import { test } from "node:test";

import { createColorReader } from "../../Sources/Pages/Web/colors/colors.js";
import {
  configurationOfDesign, designOfConfiguration, recipeText, swiftText,
} from "../../Sources/Pages/Web/shared/configuration.js";
import { designOfFragment, fragmentOfDesign } from "../../Sources/Pages/Web/shared/links.js";
import { csvOfDesigns, designsOfText, jsonOfDesigns } from "../../Sources/Pages/Web/shared/lists.js";
import { emptyDesign } from "../../Sources/Pages/Web/shared/state.js";

const part = (name, color) => ({ name, title: name, color });
const five = [part("base", "#ffffff"), part("side", "#ff9500"), part("sole", "#af52de"), part("cage", "#8e8e93"), part("outline", "#000000")];
const models = [
  { name: "classic", title: "Classic", parts: five, layers: [{ color: "#00000030" }, ...five.map(({ name }) => ({ part: name }))], recipe: { version: 1, model: "classic" } },
  { name: "boot", title: "Boot", parts: [part("sole", "#111111"), part("laces", "#eeeeee")], layers: [], recipe: {} },
];
const colors = createColorReader({ tables: [["swiftui", { red: "#ff3b30" }], ["css", { red: "#ff0000", tan: "#d2b48c" }]] });
const reading = { models, colors };

const texts = ["Plain", "</script>", '"quoted", and; more', "two\nlines", "=1+1", " outer ", "%23&=+#", "javascript:alert(1)", "Ünï 👟 \u202e", "x".repeat(10_000)];
const designs = texts.map((text, index) => ({
  ...emptyDesign, name: text, manufacturer: text, sku: `00${index}`, model: index % 2 === 0 ? "classic" : "boot",
  colors: index % 2 === 0 ? { side: "#01020380", base: "#abcdef" } : { laces: "#0a0b0c", sole: "#00000000" },
}));

/** A design with every part written, as it is after a way out and in. */
const whole = (design) => ({ ...design, colors: { ...configurationOfDesign(design, models).shoeColors } });

test("configurations out and in", () => {
  for (const design of designs) {
    const text = JSON.stringify(configurationOfDesign(design, models));
    assert.deepEqual(designOfConfiguration(JSON.parse(text), "file", reading), whole(design));
  }
});

test("links carry everything", () => {
  for (const design of [...designs, { ...designs[0], metadata: { season: "FW26", list: [1, null] } }]) {
    assert.deepEqual(designOfFragment(`#${fragmentOfDesign(design, models)}`, reading), whole(design));
  }
  assert.equal(designOfFragment("", reading), null);
  assert.equal(designOfFragment("#section-2", reading), null);
  assert.equal(designOfFragment("#colors.side=red", reading).colors.side, "#ff3b30");
  for (const [fragment, words] of [["colors.sied=red", /unknown part; did you mean 'side'/], ["model=clasic", /did you mean 'classic'/],
    ["colors.side=rod", /did you mean 'red'/], ["name=x&metadata=%7B", /no JSON/], ["name=x&size=7", /unknown key 'size'/]]) {
    assert.throws(() => designOfFragment(fragment, reading), words);
  }
});

test("lists out and in", () => {
  assert.deepEqual(designsOfText(jsonOfDesigns(designs, models), "list", reading), { designs: designs.map(whole), isList: true });
  const table = designsOfText(csvOfDesigns(designs, models), "list", reading).designs;
  const standard = Object.fromEntries(five.map(({ name, color }) => [name, color]));
  // A row has a cell for each standard part, so that those that its model does not have get a colour too.
  assert.deepEqual(table, designs.map((design) => ({ ...whole(design), colors: { ...standard, ...whole(design).colors } })));
});

test("metadata goes into columns and back", () => {
  const design = whole({ ...designs[0], metadata: { season: "FW26", "a,b": "x" } });
  assert.deepEqual(designsOfText(csvOfDesigns([design], models), "list", reading).designs, [design]);
});

test("colours in every form of a configuration", () => {
  const cases = [["tan", "#d2b48c"], [{ red: 1, green: 0.58, blue: 0 }, "#ff9400"], [[0.1, 0.3, 0.5, 0.7], "#1a4d80b3"], [[0.9, 0, 1], "#e600ff"],
    [{ red: 0, green: 0, blue: 0, opacity: 0 }, "#00000000"]];
  for (const [value, color] of cases) {
    assert.equal(designOfConfiguration({ shoeColors: { side: value } }, "file", reading).colors.side, color);
  }
});

test("faults name the place and the way out", () => {
  const cases = [
    [7, /^Error: file: 7 where a configuration is due/], [{ colour: 1 }, /unknown key 'colour'/], [{ side: "red" }, /did you mean 'shoeColors.side'/],
    [{ sku: 12 }, /sku: 12 where a text is due; write it in quotes: "12"/], [{ name: null }, /name: null/], [{ model: "x" }, /known models: classic, boot/],
    [{ shoeColors: [] }, /shoeColors: an array where an object is due/], [{ shoeColors: { laces: "red" } }, /unknown part/],
    [{ shoeColors: { side: true } }, /shoeColors.side: true where a colour is due/], [{ shoeColors: { side: [1, 2] } }, /2 numbers/],
    [{ shoeColors: { side: [255, 0, 0] } }, /red: 255 where a number from 0 to 1/], [{ shoeColors: { side: { red: 1, green: 1 } } }, /blue is missing/],
    [{ shoeColors: { side: { red: 1, green: 1, blue: 1, alpha: 1 } } }, /unknown key 'alpha'/], [{ metadata: "x" }, /metadata: 'x' where an object/],
  ];
  for (const [value, words] of cases) assert.throws(() => designOfConfiguration(value, "file", reading), words);
  assert.throws(() => designsOfText('[{}, {"name": 1}]', "list", reading), /^Error: list: \[1\]: name/);
  assert.throws(() => designsOfText("name,side\nx,red,7\n", "list", reading), /row 2: 3 cells under 2 titles/);
  assert.throws(() => designsOfText("", "list", reading), /empty/);
});

test("Swift has every colour", () => {
  assert.equal(
    swiftText(designs[0], models[0]),
    "ShoeColors(\n  base: RGBA8(red: 171, green: 205, blue: 239),\n  side: RGBA8(red: 1, green: 2, blue: 3, alpha: 128),\n" +
      "  sole: RGBA8(red: 175, green: 82, blue: 222),\n  cage: RGBA8(red: 142, green: 142, blue: 147),\n  outline: RGBA8(red: 0, green: 0, blue: 0)\n)\n"
  );
  assert.equal(
    swiftText(designs[1], models[1]),
    'var colors = ShoeColors(\n  sole: RGBA8(red: 0, green: 0, blue: 0, alpha: 0)\n)\n' +
      'colors[ShoePart(rawValue: "laces")!] = RGBA8(red: 10, green: 11, blue: 12)\n'
  );
});

test("the recipe is canonical", () => {
  const text = recipeText({ ...emptyDesign, colors: { side: "#12345600" } }, models[0]);
  assert.equal(
    text,
    '{"model":"classic","shoeColors":{"base":"#ffffff","cage":"#8e8e93","outline":"#000000","side":"#00000000","sole":"#af52de"},"version":1}'
  );
});
