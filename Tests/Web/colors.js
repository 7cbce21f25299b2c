// Colours as the page reads them beside `shoe-render colors`: bytes where there is a colour, the message where there is none.
//
//     node colors.js PROGRAM PAGE.html

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

import { createColorReader } from "../../Sources/Pages/Web/colors/colors.js";

const [program, page] = process.argv.slice(2);
const data = JSON.parse(/<script type="application\/json" id="data">\n(.*)\n<\/script>/.exec(readFileSync(page, "utf8"))[1]);
const colors = createColorReader(data.colors);

const names = data.colors.tables.flatMap(([table, values]) => Object.keys(values).flatMap((name) => [name, `${table}:${name}`]));
const forms = [
  "#fff", "#12345678", "#abcd", "#FF9500", "#ff9500ff", "#ff", "#ggg", "#", "#1234567", "#12\u00e9", "  orange ", "Orange", "CSS:Red",
  "rgb(1 2 3)", "rgb(1, 2, 3)", "rgba(10%, 20%, 30%, 0.5)", "rgb(1 2 3 / 50%)", "rgb(-5 300 1e3)", "rgb(none 1 2)", "hsl(0.5turn 50% 50%)",
  "hsl(200grad, 50%, 50%)", "hsla(3.14rad 50 50 / 0.25)", "hwb(120 10% 20%)", "hwb(0 60% 60%)", "lab(50 100 -100)", "lch(50 200 30)",
  "oklab(0.5 0.1 -0.1)", "oklch(70% .2 30)", "oklch(.7 .4 150)", "color(display-p3 10% 10% 10%)", "color(srgb 2 0 0)",
  "color(xyz .5 .5 .5)", "color(rec2020 0 1 0)", "color(prophoto-rgb 0 1 0)", "color(a98-rgb 0 1 0)", "color(display-p3-linear 0 1 0)",
  "color(srgb-linear .2 .3 .4)", "color(xyz-d50 .2 .3 .4)", "RGB(1 2 3", "rgb(/**/1 2 3)", "r\\65 d", "red/**/", "\\72 gb(1 2 3)",
  "oklch(1.5 0.1 30)", "oklch(-1 0.1 30)", "lab(0 0 0)", "lab(100 0 0)",
];
const faults = [
  "", "redd", "oragne", "css:", "css:gry", "css:mint", "foo:bar", "csss:red", "palette:x", "swiftui:#fff", "swiftui:rgb(1 2 3)",
  "swiftui:rebeccapurple", "calc(1)", "rgb(calc(1) 2 3)", "var(--x)", "color-mix(in srgb, red, blue)", "rgb(1 2)", "rgb(1,2%,3)",
  "hsl(1,2,3)", "hsl(1deg, 2%, 3)", "rgb(1 2 3 4)", "rgb(1 2 3 / )", "rgb(1 2 3 / 1 2)", "rgb(1,2 3,4)", "rgb(1,,3)", "rgb(1,2,3,4,5)",
  "rgb()", "rgb(a 1 2)", "rgb(none,1,2)", "rgb(1, 2, 3 / 4)", "rgb(1 2 3) x", "rgb(from red r g b)", "color(foo 1 2 3)",
  "color(1 2 3)", "color(lab 1 2 3)", "color(sgrb 1 2 3)", "lab(1,2,3)", "rgbb(1 2 3)", "fill(1 2 3)", "ff9500", "0xff9500", "##ff9500",
  "facade", "canvas", "currentcolor", "tomatoe", "\u212ahaki", "a b", "\u202ered", "x".repeat(60), "hue(1)", "hsl(20% 1 2)",
];

/** Numbers that are the same in every run (a linear congruence, as in POSIX's example of rand). */
let seed = 8;
const random = (low, high) => {
  seed = (seed * 1103515245 + 12345) % 2147483648;
  return (low + ((high - low) * seed) / 2147483648).toFixed(3);
};
const makers = [
  () => `rgb(${random(-20, 280)} ${random(0, 255)} ${random(0, 255)} / ${random(0, 1)})`,
  () => `hsl(${random(-400, 400)} ${random(0, 120)}% ${random(0, 100)}%)`,
  () => `hwb(${random(0, 360)} ${random(0, 80)}% ${random(0, 80)}%)`,
  () => `lab(${random(0, 100)} ${random(-125, 125)} ${random(-125, 125)})`,
  () => `lch(${random(0, 100)} ${random(0, 150)} ${random(0, 360)})`,
  () => `oklab(${random(0, 1)} ${random(-0.4, 0.4)} ${random(-0.4, 0.4)})`,
  () => `oklch(${random(0, 1)} ${random(0, 0.4)} ${random(0, 360)})`,
  ...["srgb", "display-p3", "a98-rgb", "prophoto-rgb", "rec2020", "xyz-d50", "xyz-d65"].map(
    (space) => () => `color(${space} ${random(-0.1, 1.1)} ${random(-0.1, 1.1)} ${random(-0.1, 1.1)})`
  ),
];
const mixed = Array.from({ length: 420 }, (_, index) => makers[index % makers.length]());

function ofPage(text) {
  try {
    return colors.read(text);
  } catch (error) {
    return `Error: ${error.message}`;
  }
}

function ofProgram(text) {
  try {
    const options = { stdio: ["ignore", "pipe", "pipe"], encoding: "utf8" };
    return JSON.parse(execFileSync(program, ["colors", "--json", "-q", "--", text], options)).color;
  } catch (error) {
    return error.stderr.trim();
  }
}

const all = [...names, ...forms, ...faults, ...mixed];
const different = all.filter((text) => ofPage(text) !== ofProgram(text));
for (const text of different) console.log(`${JSON.stringify(text)}: ${ofPage(text)} and not ${ofProgram(text)}`);
const unnamed = data.colors.tables.flatMap(([, values]) => Object.values(values)).filter((color) => colors.read(colors.name(color)) !== color);
for (const color of unnamed) console.log(`${color}: ${colors.name(color)}`);
console.log(`${all.length} colours, ${different.length + unnamed.length === 0 ? "all equal" : `${different.length} different`}`);
process.exitCode = different.length + unnamed.length === 0 ? 0 : 1;
