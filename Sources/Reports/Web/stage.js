// The pictures of a pair, in one of four ways.

let blinking = 0;

/** The pair's sizes; both sides lie on one canvas that holds the larger of each measure. */
function sizes(pair) {
  const expected = [pair.width ?? 1, pair.height ?? 1];
  const actual = [pair.actualWidth ?? expected[0], pair.actualHeight ?? expected[1]];
  return { expected, actual, difference: expected, canvas: [Math.max(expected[0], actual[0]), Math.max(expected[1], actual[1])] };
}

/** A picture in its place on the canvas. */
function layer(pair, side, canvas) {
  const [width, height] = sizes(pair)[side];
  const image = make("img", { src: pair.pictures[side], alt: `${side} picture of ${visible(pair.name)}`, draggable: false });
  image.className = `layer ${side}`;
  image.style.width = `${(100 * width) / canvas[0]}%`;
  image.style.height = `${(100 * height) / canvas[1]}%`;
  return image;
}

/** A canvas of that size with its layers. Small pictures are not blown up unless asked for. */
function frame(canvas, ...layers) {
  const element = make("div", { className: `frame ground-${state.ground}` }, ...layers);
  element.style.aspectRatio = `${canvas[0]} / ${canvas[1]}`;
  if (state.zoom === "fit") element.style.maxWidth = `${canvas[0]}px`;
  else element.style.width = `${canvas[0] * Number(state.zoom)}px`;
  element.classList.toggle("magnified", Number(state.zoom) > 1);
  return make("div", { className: "scroller", tabIndex: -1 }, element);
}

function figure(caption, content) {
  return make("figure", {}, make("figcaption", {}, caption), content);
}

const absent = (side) => make("div", { className: "absent" }, `No ${side} picture is in this report.`);

function sideBySide(pair) {
  const { canvas } = sizes(pair);
  return ["expected", "actual"].map((side) =>
    figure(side, pair.pictures[side] ? frame(canvas, layer(pair, side, canvas)) : absent(side))
  );
}

function swipe(pair) {
  const { canvas } = sizes(pair);
  const actual = make("div", { className: "cover" }, layer(pair, "actual", canvas));
  const divider = make("div", { className: "divider" });
  const slider = make("input", { type: "range", id: "slider", min: 0, max: 100, step: 0.5, value: 50, ariaLabel: "Divider between expected and actual" });
  const box = frame(canvas, layer(pair, "expected", canvas), actual, divider);
  const move = (share) => {
    slider.value = share;
    actual.style.clipPath = `inset(0 0 0 ${slider.value}%)`;
    divider.style.left = `${slider.value}%`;
  };
  slider.addEventListener("input", () => move(slider.value));
  const drag = (event) => {
    const { left, width } = box.firstChild.getBoundingClientRect();
    move((100 * (event.clientX - left)) / width);
  };
  box.firstChild.addEventListener("pointerdown", (event) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    drag(event);
  });
  box.firstChild.addEventListener("pointermove", (event) => { if (event.buttons) drag(event); });
  move(50);
  return [figure("expected on the left, actual on the right", box), slider];
}

function blink(pair) {
  const { canvas } = sizes(pair);
  const layers = [layer(pair, "expected", canvas), layer(pair, "actual", canvas)];
  const caption = make("span", { ariaLive: "off" });
  const button = make("button", { type: "button", id: "blink-button" });
  let shown = 1;
  const turn = () => {
    shown = 1 - shown;
    layers.forEach((image, index) => { image.style.visibility = index === shown ? "visible" : "hidden"; });
    caption.textContent = shown === 0 ? "expected" : "actual";
  };
  const label = () => { button.textContent = blinking ? "Pause" : "Blink"; };
  const toggle = () => {
    if (blinking) blinking = clearInterval(blinking) ?? 0;
    else blinking = setInterval(turn, 700);
    label();
  };
  const once = make("button", { type: "button", id: "turn-button" }, "Swap");
  once.addEventListener("click", () => {
    if (blinking) toggle();
    turn();
  });
  button.addEventListener("click", toggle);
  turn();
  if (!isCalm.matches) blinking = setInterval(turn, 700);
  label();
  return [figure(caption, frame(canvas, ...layers)), make("div", { className: "under" }, button, once)];
}

function difference(pair) {
  const { canvas } = sizes(pair);
  if (pair.pictures.difference) return [figure("difference", frame(canvas, layer(pair, "difference", canvas)))];
  const box = frame(canvas, layer(pair, "expected", canvas), layer(pair, "actual", canvas));
  box.firstChild.classList.add("blended");
  return [figure("difference of the samples, black where they are equal", box)];
}

const ways = { side: sideBySide, swipe, blink, difference };

/** Whether the pair can be shown in that way. */
function allows(pair, mode) {
  const both = pair.pictures.expected && pair.pictures.actual;
  return mode === "side" || Boolean(both) || (mode === "difference" && Boolean(pair.pictures.difference));
}

function showStage() {
  const pair = pairs[state.index];
  const mode = allows(pair, state.mode) ? state.mode : "side";
  clearInterval(blinking);
  blinking = 0;
  const hasPictures = Object.values(pair.pictures).some(Boolean);
  byId("tools").hidden = !hasPictures;
  byId("stage").hidden = !hasPictures;
  for (const button of byId("modes").children) {
    button.ariaPressed = String(button.dataset.mode === mode);
    button.disabled = !allows(pair, button.dataset.mode);
  }
  byId("stage").className = `stage ${mode}`;
  byId("stage").replaceChildren(...(hasPictures ? ways[mode](pair) : []));
}
