// CSV: out and in again, and what others write. The expected rows are those of Python's csv module.

import assert from "node:assert/strict";
import { test } from "node:test";

import { csvRows, csvText } from "../../Sources/Pages/Web/shared/tables.js";

const awkward = ["", "plain", "a,b", "a;b", "a\tb", 'say "x"', "two\nlines", "two\r\nlines", " outer ", '"', "=1+1", "é\u2028"];

test("what is written reads back", () => {
  const rows = [awkward.map((_, index) => `column ${index}`), awkward, [...awkward].reverse()];
  assert.deepEqual(csvRows(csvText(rows)), rows);
});

test("other separators, line ends, marks and quotes", () => {
  assert.deepEqual(csvRows("a;b\n1;2\n"), [["a", "b"], ["1", "2"]]);
  assert.deepEqual(csvRows("a\tb\r\n1\t2"), [["a", "b"], ["1", "2"]]);
  assert.deepEqual(csvRows("\ufeffa,b\r1,\r"), [["a", "b"], ["1", ""]]);
  assert.deepEqual(csvRows('a,b\n\n"1,""2""\n3",\n\n'), [["a", "b"], ['1,"2"\n3', ""]]);
  assert.deepEqual(csvRows('a,b\n"open,2'), [["a", "b"], ["open,2"]]);
  assert.deepEqual(csvRows("a,b\n1,"), [["a", "b"], ["1", ""]]);
  assert.deepEqual(csvRows(""), []);
});
