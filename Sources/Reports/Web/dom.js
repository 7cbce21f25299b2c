// Elements are made here and texts are only ever set as textContent: no name can become markup.

/** An element with properties, and children that are elements or texts. */
function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name in element) element[name] = value;
    else element.setAttribute(name, value);
  }
  element.append(...children.filter((child) => child !== null));
  return element;
}

const byId = (id) => document.getElementById(id);

const hex = (value) => "\\x" + value.toString(16).toUpperCase().padStart(2, "0");

const isDeceptive = (code) =>
  (code >= 0x2028 && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069) || code === 0xfffe || code === 0xffff;

/** A name on one line: control characters, and bytes that are no UTF-8 (U+10FE80 to U+10FEFF), as \xNN; what turns the
    direction of writing or separates lines as \uNNNN. */
function visible(text) {
  let shown = "";
  for (const character of text) {
    const code = character.codePointAt(0);
    if (code >= 0x10fe80 && code <= 0x10feff) shown += hex(code - 0x10fe00);
    else if (code < 0x20 || code === 0x7f) shown += hex(code);
    else if (code >= 0x80 && code < 0xa0) shown += "\\xC2" + hex(code);
    else if (isDeceptive(code)) shown += "\\u" + code.toString(16).toUpperCase();
    else shown += character;
  }
  return shown;
}

const grouped = (value) => String(value).replace(/\B(?=(\d{3})+$)/g, ",");

/** Two decimals; 0 appears only where it is exact. */
function decimal(value) {
  if (value === 0) return "0";
  return value < 0.005 ? "under 0.01" : value.toFixed(2);
}

/** A share in percent; 0 and 100 only where they are exact. */
function percent(part, total) {
  if (total === 0) return "";
  if (part === 0) return "0 %";
  if (part === total) return "100 %";
  const share = (100 * part) / total;
  if (share < 0.01) return "under 0.01 %";
  return share > 99.99 ? "over 99.99 %" : `${share.toFixed(2)} %`;
}
