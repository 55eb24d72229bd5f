import fc from "fast-check";
import { expect, test } from "vitest";
import { openJsonItems } from "./json-items.ts";

const read = (text: string, size = text.length, keys = ["homes"]) => {
  const items = openJsonItems(keys);
  const found = [];
  for (let at = 0; at < text.length; at += size) found.push(...items.write(text.slice(at, at + size)));
  return { found, ...items.end() };
};

test("the items of a list come whole, whatever the pieces in which the text comes, each with its line", () => {
  const text = '{"a": 1,\n "homes": [\n  {"b": "]}\\"{"},\n  {"c": [1, {"d": []}]}\n ]\n}';
  for (let size = 1; size <= text.length; size++) {
    expect(read(text, size), String(size)).toEqual({
      found: [
        { value: { b: ']}"{' }, line: 3 },
        { value: { c: [1, { d: [] }] }, line: 4 },
      ],
      isComplete: true,
      sawList: true,
    });
  }
});

test("the document itself may be the list, and lists beside it and after it are passed over", () => {
  expect(read('[{"a": 1}]').found).toEqual([{ value: { a: 1 }, line: 1 }]);
  expect(read('{"others": [{"a": 1}], "homes": [{"b": 2}], "homes": [{"c": 3}]}').found).toEqual([
    { value: { b: 2 }, line: 1 },
  ]);
  // A list of that name deeper in the document is another one.
  expect(read('{"x": {"homes": [{"a": 1}]}}')).toMatchObject({ found: [], sawList: false });
  // A key is known by its first hundred characters.
  const long = "h".repeat(100);
  expect(read(`{"${long}": [{"a": 1}]}`, 7, [long]).found).toHaveLength(1);
  expect(read(`{"${"h".repeat(99)}": [{"a": 1}]}`, 7, [long]).found).toHaveLength(0);
});

test("any list of objects is read as JSON.parse reads it", () => {
  fc.assert(
    fc.property(
      fc.array(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 }))),
      fc.integer({ min: 1, max: 40 }),
      (list, size) => {
        const { found, isComplete } = read(JSON.stringify({ homes: list }, null, 1), size);
        expect(found.map(({ value }) => value)).toEqual(JSON.parse(JSON.stringify(list)));
        expect(isComplete).toBe(true);
      },
    ),
  );
});

test("a document that breaks off is not complete, and says at which line", () => {
  expect(read('{"homes": [\n{"a": 1}')).toMatchObject({
    isComplete: false,
    error: { message: "El archivo se corta", line: 2 },
  });
  expect(read('{"homes": ["abc')).toMatchObject({ isComplete: false });
  expect(read('{"a": 1')).toEqual({ found: [], isComplete: false, sawList: false });
});

test("what is no JSON is refused with the line of its item", () => {
  expect(read('[\n{"a": }\n]')).toMatchObject({ error: { message: "El JSON no está bien formado", line: 2 } });
  expect(read("[]\n]")).toMatchObject({ error: { message: "El JSON no está bien formado", line: 2 } });
});

test("brackets may lie fifty deep and no deeper", () => {
  const nested = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;
  expect(read(nested(50)).error).toBeUndefined();
  expect(read(nested(51)).error).toEqual({ message: "El JSON está anidado sin fin", line: 1 });
});

test("a home may have four million characters and no more, in one piece or in many", () => {
  // `[{"a":"` comes before the letters and `"` behind them: an item of 4,000,000 has 3,999,993 letters so far.
  const open = (length: number) => `[{"a":"${"x".repeat(length - 6)}`;
  for (const size of [65_536, 5_000_000]) {
    expect(read(open(4_000_000), size).error?.message).toBe("El archivo se corta");
    expect(read(open(4_000_001), size).error).toEqual({ message: "Un inmueble ocupa más de 4 MB", line: 1 });
  }
});
