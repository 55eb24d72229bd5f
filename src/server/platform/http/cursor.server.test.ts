import { expect, test } from "vitest";
import {
  findCursor,
  findPlace,
  isInstantKey,
  readCursor,
  readPlace,
  writeCursor,
  writePlace,
} from "./cursor.server.ts";

const ID = "0193a5c4-8f1e-4b2a-9c3d-5e6f708192a3";
const encoded = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString("base64url");
const NAMES = { lists: ["name", "back"], isKey: (key: string) => /^[\p{L} ]{1,400}$/u.test(key) } as const;

test("a place comes back as it was written", () => {
  const place = { key: "Núñez Ibáñez", id: ID };
  expect(readPlace(writePlace("back", place), NAMES)).toEqual({ list: "back", key: "Núñez Ibáñez", id: ID });
  const longest = { key: "ñ中".repeat(200), id: ID };
  expect(readPlace(writePlace("name", longest), NAMES)).toEqual({ list: "name", key: "ñ中".repeat(200), id: ID });
});

test("a list by time keeps the milliseconds of its position", () => {
  const cursor = { at: new Date("2026-11-24T10:41:57.123Z"), id: ID };
  expect(readCursor(writeCursor(cursor), "uuid")).toEqual(cursor);
  const group = { at: new Date("2026-11-24T10:41:57.123Z"), id: "0123456789abcdef0123" };
  expect(readCursor(writeCursor(group), "fingerprint")).toEqual(group);
  expect(findCursor(writeCursor(group), "uuid")).toBeUndefined();
});

test("no cursor is the beginning", () => {
  for (const none of [undefined, null, ""]) {
    expect(readPlace(none, NAMES)).toBeUndefined();
    expect(readCursor(none, "uuid")).toBeUndefined();
  }
});

test.each([
  ["words", "x"],
  ["an older grammar", `1795518123150_${ID}`],
  ["another list", encoded(["figure", "Ana", ID])],
  ["a key of another form", encoded(["name", "Ana'; drop", ID])],
  ["no id", encoded(["name", "Ana", "1"])],
  ["an id with more behind it", encoded(["name", "Ana", `${ID}\n`])],
  ["too few parts", encoded(["name", "Ana"])],
  ["too many parts", encoded(["name", "Ana", ID, ID])],
  ["parts that are no texts", encoded(["name", ["Ana"], ID])],
  ["no list", encoded({ 0: "name", 1: "Ana", 2: ID, length: 3 })],
  ["null", encoded(null)],
  ["a key without end", encoded(["name", "A".repeat(3_000), ID])],
  ["nothing but brackets", Buffer.from("[".repeat(1_000_000)).toString("base64url")],
])("a cursor that we did not write is refused: %s", (_, text) => {
  expect(findPlace(text, NAMES)).toBeUndefined();
  expect(() => readPlace(text, NAMES)).toThrow(expect.objectContaining({ code: "INVALID_CURSOR" }));
  expect(() => readCursor(text, "uuid")).toThrow(expect.objectContaining({ code: "INVALID_CURSOR" }));
});

test.each([
  ["2026-11-24T10:41:57.123Z", true],
  ["2026-11-24T10:41:57.123456Z", true],
  ["2026-11-24T10:41:57Z", false],
  ["2026-11-24 10:41:57.123Z", false],
  ["2026-11-24T10:41:57.123+02:00", false],
  ["2026-13-45T99:99:99.999Z", false],
  ["0000-01-01T00:00:00.000Z", false],
  ["+275760-09-13T00:00:00.000Z", false],
  ["infinity", false],
])("%s is an instant of a list: %s", (key, isOne) => expect(isInstantKey(key)).toBe(isOne));
