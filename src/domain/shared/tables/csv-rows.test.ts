import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type CsvRow, openCsvRows } from "./csv-rows.ts";

function read(...chunks: string[]) {
  const reader = openCsvRows();
  const rows: CsvRow[] = [];
  for (const chunk of chunks) rows.push(...reader.write(chunk));
  const ended = reader.end();
  return { ...ended, rows: [...rows, ...ended.rows] };
}
const cells = (text: string) => read(text).rows.map((row) => row.cells);

describe("cells", () => {
  test.each<[string, string, string[][]]>([
    [
      "plain ones",
      "a;b\nc;d\n",
      [
        ["a", "b"],
        ["c", "d"],
      ],
    ],
    [
      "without a last line end",
      "a;b\nc;d",
      [
        ["a", "b"],
        ["c", "d"],
      ],
    ],
    [
      "of Windows",
      "a;b\r\nc;d\r\n",
      [
        ["a", "b"],
        ["c", "d"],
      ],
    ],
    [
      "of old Macs",
      "a;b\rc;d\r",
      [
        ["a", "b"],
        ["c", "d"],
      ],
    ],
    [
      "quoted",
      '"a;b";"c ""d"""\n"e\nf";g',
      [
        ["a;b", 'c "d"'],
        ["e\nf", "g"],
      ],
    ],
    ["with text behind the quotes", '"a"b;c\n', [["ab", "c"]]],
    ["with a quote inside", 'a"b;c\n', [['a"b', "c"]]],
    ["empty ones", ";\n\n;", [["", ""], [""], ["", ""]]],
    ["empty quotes", '"";""\n', [["", ""]]],
    ["a mark of UTF-8", "\ufeffa;b", [["a", "b"]]],
    ["Excel's separator", "sep=|\na;b|c\n", [["a;b", "c"]]],
    ["Excel's separator on Windows", "sep=,\r\na;b,c\r\n", [["a;b", "c"]]],
    ["nothing", "", []],
  ])("%s", (_, text, expected) => expect(cells(text)).toEqual(expected));

  test.each([
    ["a;b;c\n1,5;2,5;3,5", ";"],
    ["a,b,c\n1,2,3", ","],
    ["a\tb\tc\n1,5\t2\t3", "\t"],
    ["a|b|c\n1|2|3", "|"],
    ["una sola", ";"],
    // Separators in quotes do not count.
    ['"a,b,c,d";e\n"f,g,h,i";j', ";"],
    // The sign that cuts each line alike.
    ["a,b;c\nd;e\nf;g", ";"],
    ["a;b\nc,d,e;f\ng;h", ";"],
  ])("«%s» is parted by %s", (text, sign) => {
    expect(cells(text)[0]).toEqual(cells(text.split("\n")[0]!.replaceAll(sign, ";"))[0]);
    const first = text.split("\n")[0]!;
    const plain = first.includes('"') ? 2 : first.split(sign).length;
    expect(cells(text)[0]).toHaveLength(plain);
  });
});

describe("lines and ends", () => {
  test("each row has the line at which it begins", () => {
    expect(read('a;b\n"c\nd";e\n\nf;g').rows.map(({ line }) => line)).toEqual([1, 2, 4, 5]);
    expect(read("sep=;\na;b\nc;d").rows.map(({ line }) => line)).toEqual([2, 3]);
  });

  test("whether the file ends with its line is told", () => {
    expect([
      read("a;b\n").endsWithLine,
      read("a;b\r").endsWithLine,
      read("a;b").endsWithLine,
      read("").endsWithLine,
    ]).toEqual([true, true, false, true]);
  });

  test("quotes that never close are told with their line, and what stands before them is given", () => {
    const { rows, error } = read('a;b\nc;"d\ne;f\n');
    expect(rows.map((row) => row.cells)).toEqual([["a", "b"]]);
    expect(error).toEqual({ message: "Hay unas comillas sin cerrar", line: 2 });
  });

  test("no row has more than two million letters", () => {
    const reader = openCsvRows();
    reader.write(`a;b\n"${"x".repeat(1_999_000)}`);
    expect(reader.hasFailed()).toBe(false);
    reader.write("y".repeat(2_000));
    expect(reader.hasFailed()).toBe(true);
    expect(reader.write("more\n")).toEqual([]);
    expect(reader.end()).toMatchObject({ rows: [], error: { message: "Hay unas comillas sin cerrar", line: 2 } });
  });

  test("rows come as soon as 4,096 letters told the sign", () => {
    const reader = openCsvRows();
    expect(reader.write("a;b\n".repeat(1023))).toEqual([]);
    expect(reader.write("c;d\n")).toHaveLength(1024);
    expect(reader.write('e;"f')).toEqual([]);
    expect(reader.write('"')).toEqual([]);
    expect(reader.write('"\n')).toEqual([]);
    expect(reader.write('"\n')[0]?.cells).toEqual(["e", 'f"\n']);
  });
});

test("however a text is cut into pieces, its rows are the same", () => {
  const piece = fc.string({ unit: fc.constantFrom("a", '"', ";", "\n", "\r\n", "b"), maxLength: 12 });
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 6 }), (pieces) => {
      const head = "x;y\n".repeat(1100);
      const lineOf = (rows: CsvRow[]) => rows.map(({ cells: row, line }) => [line, ...row]);
      const whole = read(head + pieces.join(""));
      const parts = read(head, ...pieces);
      expect(lineOf(parts.rows)).toEqual(lineOf(whole.rows));
      expect(parts.error).toEqual(whole.error);
    }),
    { numRuns: 60 },
  );
});
