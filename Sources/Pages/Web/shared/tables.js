// CSV (RFC 4180): rows of cells, commas between them, quotes around cells that need them.

/** The text of rows. */
export function csvText(rows) {
  const cell = (value) => (/[",;\t\r\n]|^\s|\s$/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);
  return rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

/** The rows of a text; empty lines are left out. The separator is the one of comma, semicolon and tab that the first line
    has most of. */
export function csvRows(text) {
  const plain = text.replace(/^\ufeff/, "");
  const separator = separatorOf(plain);
  const rows = [];
  let row = [];
  const endRow = () => {
    if (row.length > 1 || row[0] !== "") rows.push(row);
    row = [];
  };
  for (let position = 0; position < plain.length; ) {
    const cell = cellAt(plain, position, separator);
    row.push(cell.text);
    position = cell.end;
    if (plain[position] === separator) {
      position += 1;
      if (position === plain.length) row.push("");
      continue;
    }
    if (position < plain.length) position += plain.startsWith("\r\n", position) ? 2 : 1;
    endRow();
  }
  if (row.length > 0) endRow();
  return rows;
}

function separatorOf(text) {
  const line = text.trimStart().split(/[\r\n]/, 1)[0];
  const counts = [",", ";", "\t"].map((separator) => [line.split(separator).length, separator]);
  return counts.reduce((best, other) => (other[0] > best[0] ? other : best))[1];
}

/** The cell that begins at `start`, and where it ends. A quote that is never closed takes all that follows. */
function cellAt(text, start, separator) {
  if (text[start] !== '"') {
    let end = start;
    while (end < text.length && text[end] !== separator && text[end] !== "\n" && text[end] !== "\r") end += 1;
    return { text: text.slice(start, end), end };
  }
  let end = start + 1;
  while (end < text.length && !(text[end] === '"' && text[end + 1] !== '"')) end += text[end] === '"' ? 2 : 1;
  return { text: text.slice(start + 1, end).replaceAll('""', '"'), end: Math.min(end + 1, text.length) };
}
