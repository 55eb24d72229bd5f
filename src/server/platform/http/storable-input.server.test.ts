import fc from "fast-check";
import { expect, test } from "vitest";
import { AppError } from "../app-error.server.ts";
import { inputFault, parseInput } from "./storable-input.server.ts";

const deep = (levels: number) => `${"[".repeat(levels)}${"]".repeat(levels)}`;

/** The code with which it is refused. */
function refusal(text: string): string {
  try {
    parseInput(text);
    return "taken";
  } catch (error) {
    return error instanceof AppError ? error.code : String(error);
  }
}

test.each([
  ["no JSON", "{", "MALFORMED_REQUEST"],
  ["nothing", "", "MALFORMED_REQUEST"],
  ["a NUL", '{"a":"\\u0000"}', "INVALID_INPUT"],
  ["a NUL in a name", '{"\\u0000":1}', "INVALID_INPUT"],
  ["half of a pair", '{"a":["\\ud800"]}', "INVALID_INPUT"],
  ["half of a pair in a name", '{"\\udfff":1}', "INVALID_INPUT"],
  ["32 levels", deep(32), "taken"],
  ["34 levels", deep(34), "UNREADABLE_REQUEST"],
  ["a million levels", deep(1_000_000), "UNREADABLE_REQUEST"],
  ["half a million values", `[${"0,".repeat(500_000)}0]`, "UNREADABLE_REQUEST"],
  ["a million objects", `[${"{},".repeat(1_000_000)}0]`, "UNREADABLE_REQUEST"],
  ["a long text of one member", JSON.stringify({ raw: "Hola: [a] {b}\n".repeat(30_000) }), "taken"],
  ["infinity", '{"a":1e999}', "UNREADABLE_REQUEST"],
  ["an object's kind", '{"__proto__":{"a":1}}', "UNREADABLE_REQUEST"],
  ["an ordinary name of a member", '{"constructor":1}', "taken"],
  ["a name twice", '{"a":1,"a":2}', "taken"],
])("%s", (_name, text, code) => {
  expect(refusal(text)).toBe(code);
});

test("the field at fault is named", () => {
  expect(inputFault({ home: { rooms: ["x", "a\ud800"] } })).toEqual({ kind: "text", path: ["home", "rooms", "1"] });
});

test("texts come without characters that nobody sees, at any depth; a password is kept to the letter", () => {
  const typed = { name: "a\u202Eb", list: [{ deep: "\u2066c\u2069" }], password: "p\u202Eq", joined: "👩\u200D💻" };
  expect(parseInput(JSON.stringify(typed))).toEqual({
    name: "ab",
    list: [{ deep: "c" }],
    password: "p\u202Eq",
    joined: "👩\u200D💻",
  });
});

test("any JSON in whole letters is taken as it is", () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
      const text = JSON.stringify(value);
      const isSeen = !/\\u00|[\u007f-\u009f\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]/u.test(text);
      if (isSeen && inputFault(JSON.parse(text)) === null) expect(parseInput(text)).toEqual(JSON.parse(text));
    }),
  );
});
