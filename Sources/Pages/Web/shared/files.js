// Files out of the page and into it, and the clipboard.

import { make } from "./dom.js";

/** Has the browser save bytes or a text as a file. */
export function download(name, type, content) {
  const address = URL.createObjectURL(new Blob([content], { type }));
  make("a", { href: address, download: name }).click();
  // The browser has taken it by the next turn at the latest.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** `text` as a file's name: letters, digits and hyphens, at most 60 of them; `otherwise` where none are left. */
export function fileName(text, otherwise) {
  const plain = (text ?? "").normalize("NFC").toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, "-");
  return [...plain].slice(0, 60).join("").replace(/^-+|-+$/g, "") || otherwise;
}

/** Puts a text into the clipboard; where the browser has no such interface, by a selection. */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const area = make("textarea", { value: text, readOnly: true, className: "offscreen" });
    document.body.append(area);
    area.select();
    const isCopied = document.execCommand("copy");
    area.remove();
    if (!isCopied) throw new Error("the browser refused to copy");
  }
}
