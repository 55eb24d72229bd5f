import { expect, test } from "vitest";
import { storableDeep, storableText } from "./storable.ts";

test("characters that no column can hold are taken out of a text", () => {
  expect(storableText("a\u0000b")).toBe("ab");
  expect(storableText("a\ud83d b")).toBe("a\ufffd b");
  expect(storableText("a😀b")).toBe("a😀b");
});

test("and of every text within data, which else stays as it is", () => {
  const data = { quote: "me agobia 😀\ud83d", at: null, count: 3, all: [{ text: "x\u0000" }, true] };
  expect(storableDeep(data)).toEqual({ quote: "me agobia 😀\ufffd", at: null, count: 3, all: [{ text: "x" }, true] });
});
