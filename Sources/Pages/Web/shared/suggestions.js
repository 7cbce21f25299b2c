// What was most likely meant by a word that is not known: the program's own rule.

const folded = (word) => [...word.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())];

/** How many scalars are inserted, removed, replaced, or swapped with their neighbour. */
function editDistance(first, second) {
  let beforeLast = [];
  let last = Array.from({ length: second.length + 1 }, (_, index) => index);
  first.forEach((scalar, i) => {
    const row = [i + 1];
    second.forEach((other, j) => {
      let best = Math.min(last[j] + (scalar === other ? 0 : 1), last[j + 1] + 1, row[j] + 1);
      if (i > 0 && j > 0 && scalar === second[j - 1] && first[i - 1] === other) best = Math.min(best, beforeLast[j - 1] + 1);
      row.push(best);
    });
    [beforeLast, last] = [last, row];
  });
  return last[second.length];
}

/** The candidate that is near to `word`, or undefined: one edit for two to four letters, two up to seven, three from
    eight on. Of several as near the first. */
export function suggestion(word, candidates) {
  const letters = folded(word);
  let [best, bestDistance] = [undefined, 4];
  for (const candidate of candidates) {
    const other = folded(candidate);
    const limit = Math.min(3, Math.floor((Math.max(letters.length, other.length) + 1) / 3), bestDistance - 1);
    if (limit < 0 || Math.abs(letters.length - other.length) > limit) continue;
    const distance = editDistance(letters, other);
    if (distance <= limit) [best, bestDistance] = [candidate, distance];
  }
  return best;
}

/** The end of a message about an unknown word: the near candidate, else all of them under `title`, else nothing. */
export function hint(word, candidates, title = null) {
  const near = suggestion(word, candidates);
  if (near !== undefined) return `; did you mean '${near}'?`;
  return title === null || candidates.length === 0 ? "" : `; ${title}: ${candidates.join(", ")}`;
}

/** `text` on one line and of bounded length, in single quotes. */
export const quoted = (text) => `'${excerpt(text)}'`;

export function excerpt(text) {
  const scalars = [...text];
  const shown = scalars.slice(0, 40).map((scalar) => (/[\p{C}\p{Zl}\p{Zp}]|(?! )\p{Zs}/u.test(scalar) ? codePoint(scalar) : scalar));
  return shown.join("") + (scalars.length > 40 ? "…" : "");
}

const codePoint = (scalar) => `U+${scalar.codePointAt(0).toString(16).toUpperCase().padStart(4, "0")}`;
