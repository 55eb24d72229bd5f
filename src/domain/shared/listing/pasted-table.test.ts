import { describe, expect, test } from "vitest";
import { findDelimiter, splitTable } from "./pasted-table.ts";

const cells = (text: string, delimiter: "\t" | ";" | "," | "|" = ";") =>
  splitTable(text, delimiter).map((record) => record.cells);

describe("a table", () => {
  test.each<[string, string, string[][]]>([
    [
      "cells and lines",
      "a;b\nc;d",
      [
        ["a", "b"],
        ["c", "d"],
      ],
    ],
    ["blanks round a cell", " a ; b ", [["a", "b"]]],
    ["a quoted cell with the delimiter", '"a;b";c', [["a;b", "c"]]],
    ["doubled quotes", '"a ""b""";c', [['a "b"', "c"]]],
    [
      "a quoted line break",
      '"a\nb";c\nd;e',
      [
        ["a\nb", "c"],
        ["d", "e"],
      ],
    ],
    ["a quote inside a plain cell", 'Piso 2" planta;b', [['Piso 2" planta', "b"]]],
    ["a quoted cell with words behind it", '"a" b;c', [['"a" b', "c"]]],
    [
      "a quoted cell that never closes",
      '"a;b\nc;d',
      [
        ['"a', "b"],
        ["c", "d"],
      ],
    ],
    ["empty quotes", '"";a', [["", "a"]]],
    [
      "a cell at the end that is empty",
      "a;\n;b",
      [
        ["a", ""],
        ["", "b"],
      ],
    ],
    [
      "lines without text and dashes under a header",
      "a;b\n\n;\n---;===\n:-:;--\nc;d",
      [
        ["a", "b"],
        ["c", "d"],
      ],
    ],
    ["quotes up to the very end", '"a";"b"', [["a", "b"]]],
  ])("%s", (_, text, expected) => expect(cells(text)).toEqual(expected));

  test("keeps each record's line and text, whatever lines its cells hold", () => {
    expect(splitTable('a;b\n\n"c\nd";e\nf;g', ";").map(({ line, raw }) => [line, raw])).toEqual([
      [1, "a;b"],
      [3, '"c\nd";e'],
      [5, "f;g"],
    ]);
  });

  test("has a hundred columns at most", () => {
    expect(cells(Array.from({ length: 130 }, (_, i) => `c${i}`).join(";"))[0]).toHaveLength(100);
  });
});

describe("the delimiter", () => {
  const isHeader = (first: string[]) => first[0] === "Precio";
  const of = (text: string) => findDelimiter(text, isHeader);

  test.each([
    ["tabs win", "a\tb\nc\td", "\t"],
    ["tabs win over a header with semicolons", "Precio;m2\tx", "\t"],
    ["a header is enough", "Precio,m2\n1,2", ","],
    ["a header of two with semicolons", "Precio;m2", ";"],
    ["three cells in most lines", "a;b;c\nd;e;f\ng", ";"],
    ["three cells in half of the lines", "a;b;c\nd\ne;f;g\nh", undefined],
    ["two cells are too few", "a;b\nc;d", undefined],
    ["pipes", "a|b|c\nd|e|f", "|"],
    ["four bare cells with commas in each line", "a,b,c,d\ne,f,g,h", ","],
    ["three bare cells with commas", "a,b,c\nd,e,f", undefined],
    ["commas of unequal lines", "a,b,c,d\ne,f,g", undefined],
    ["commas of an advert", "Piso, 3 hab, 95 m², 320.000 €", undefined],
    ["a cell as long as a sentence", `${"a".repeat(61)},b,c,d`, undefined],
    ["a cell of sixty letters", `${"a".repeat(60)},b,c,d`, ","],
    ["no table", "hola", undefined],
    ["nothing", "", undefined],
  ])("%s", (_, text, expected) => expect(of(text)).toBe(expected));

  test("is told by fifty records of the first 20,000 letters", () => {
    // Beyond the fiftieth line the width changes, and that no longer counts.
    expect(of(`${"a,b,c,d\n".repeat(50)}e\n`)).toBe(",");
    expect(of(`${"a,b,c,d\n".repeat(49)}e\n`)).toBeUndefined();
    // A line of 8 letters and one of 19,992 are all that is looked at; with one letter less the third is seen too.
    const long = (letters: number) => `a,b,c,d\n${"x".repeat(letters - 7)},b,c,d\ne`;
    expect([of(long(19_992)), of(long(19_991))]).toEqual([",", undefined]);
  });
});
