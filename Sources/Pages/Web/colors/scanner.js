// The tokens of CSS Syntax Module Level 3, section 4, as far as colours tell them apart. Comments are dropped; what is no
// token of CSS is `other`.

/** `{kind, value, unit, start, end}`; names have their escapes resolved and the capitals of ASCII as small letters. */
export function cssTokens(text) {
  const scanner = new Scanner(text);
  const tokens = [];
  for (let token = scanner.next(); token; token = scanner.next()) tokens.push(token);
  return tokens;
}

const isSpace = (character) => character !== undefined && /[ \t\n\f\r]/.test(character);
const isDigit = (character) => character !== undefined && /[0-9]/.test(character);
const isNameStart = (character) => character !== undefined && /[A-Za-z_\0\u0080-\uffff]/.test(character);
const isNamePart = (character) => isNameStart(character) || isDigit(character) || character === "-";
export const lowercased = (text) => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

/** No number of CSS is larger here. */
const largest = 1e300;

class Scanner {
  constructor(text) {
    this.text = text;
    this.position = 0;
  }

  peek(offset = 0) {
    return this.text[this.position + offset];
  }

  next() {
    this.skipComments();
    const start = this.position;
    if (this.peek() === undefined) return undefined;
    const token = this.consume();
    return { ...token, start, end: this.position };
  }

  consume() {
    const character = this.peek();
    if (isSpace(character)) return this.consumeSpace();
    if (this.startsNumber()) return this.consumeNumeric();
    if (this.startsName()) return this.consumeIdentLike();
    this.position += 1;
    if (character === "#" && (isNamePart(this.peek()) || this.isEscape(0))) return { kind: "hash", value: this.consumeName() };
    if (character === '"' || character === "'") this.skipString(character);
    return { kind: { ",": "comma", "/": "slash", "(": "open", ")": "close" }[character] ?? "other" };
  }

  consumeSpace() {
    while (isSpace(this.peek())) this.position += 1;
    return { kind: "space" };
  }

  skipComments() {
    while (this.peek() === "/" && this.peek(1) === "*") {
      const end = this.text.indexOf("*/", this.position + 2);
      this.position = end < 0 ? this.text.length : end + 2;
    }
  }

  skipString(quote) {
    while (this.peek() !== undefined) {
      const character = this.peek();
      this.position += 1;
      if (character === quote) return;
      if (character === "\\" && this.peek() !== undefined) this.position += 1;
    }
  }

  startsNumber() {
    return /^[+-]?(\d|\.\d)/.test(this.text.slice(this.position, this.position + 3));
  }

  consumeNumeric() {
    const [digits] = /^[+-]?\d*(\.\d+)?([eE][+-]?\d+)?/.exec(this.text.slice(this.position));
    this.position += digits.length;
    const value = Math.min(Math.max(Number(digits), -largest), largest);
    if (this.startsName()) return { kind: "dimension", value, unit: this.consumeName() };
    if (this.peek() !== "%") return { kind: "number", value };
    this.position += 1;
    return { kind: "percentage", value };
  }

  startsName() {
    if (this.peek() !== "-") return isNameStart(this.peek()) || this.isEscape(0);
    return this.peek(1) === "-" || isNameStart(this.peek(1)) || this.isEscape(1);
  }

  isEscape(offset) {
    return this.peek(offset) === "\\" && !/[\n\f\r]/.test(this.peek(offset + 1) ?? "");
  }

  consumeIdentLike() {
    const value = this.consumeName();
    if (this.peek() !== "(") return { kind: "ident", value };
    this.position += 1;
    return { kind: "function", value };
  }

  consumeName() {
    let name = "";
    for (;;) {
      if (isNamePart(this.peek())) {
        name += this.peek() === "\0" ? "\ufffd" : this.peek();
        this.position += 1;
      } else if (this.isEscape(0)) {
        this.position += 1;
        name += this.consumeEscape();
      } else {
        return lowercased(name);
      }
    }
  }

  /** One to six hex digits and one space, or any character. */
  consumeEscape() {
    const match = /^([0-9a-fA-F]{1,6})(\r\n|[ \t\n\f\r])?/.exec(this.text.slice(this.position, this.position + 8));
    if (match) {
      this.position += match[0].length;
      const code = Number.parseInt(match[1], 16);
      const isScalar = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code < 0xe000);
      return String.fromCodePoint(isScalar ? code : 0xfffd);
    }
    const character = this.peek();
    if (character !== undefined) this.position += 1;
    return character === undefined || character === "\0" ? "\ufffd" : character;
  }
}
