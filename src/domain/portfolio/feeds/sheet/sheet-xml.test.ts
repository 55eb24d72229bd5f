import { describe, expect, test } from "vitest";
import { attributeOf, cellString, LONGEST_CELL, openXmlParts, SheetError } from "./sheet-xml.ts";

describe("XML of a workbook", () => {
  const MILLION = "x".repeat(1_000_000);

  test("text without a tag is refused behind two million characters, and read up to there", () => {
    const parts = openXmlParts({});
    parts.write("<a>");
    parts.write(MILLION);
    parts.write(MILLION);
    expect(() => parts.write("x")).toThrow(SheetError);
  });

  test("each tag begins the count anew, an ending one too", () => {
    const parts = openXmlParts({});
    for (const tags of ["<a><b>", "</b>", "<b/>"]) {
      parts.write(tags);
      parts.write(MILLION);
      parts.write(MILLION);
    }
    expect(() => parts.write("x")).toThrow(SheetError);
  });

  test("sixty-four elements may stand in each other", () => {
    expect(() => openXmlParts({}).write("<a>".repeat(64))).not.toThrow();
    expect(() => openXmlParts({}).write("<a>".repeat(65))).toThrow(SheetError);
    // Elements that end make room: never more than two of these are open.
    expect(() => openXmlParts({}).write(`<a>${"<b></b>".repeat(100)}`)).not.toThrow();
  });

  test.each(["<!DOCTYPE a>", "<a></b>", "<a>&own;</a>"])("%s is refused", (text) => {
    expect(() => {
      const parts = openXmlParts({});
      parts.write(text);
      parts.end();
    }).toThrow(SheetError);
  });

  test("names come without their prefix, text and sections of text alike", () => {
    const seen: string[] = [];
    const parts = openXmlParts({
      open: (name, attributes) => seen.push(`<${name} ${attributes.r}>`),
      close: (name) => seen.push(`</${name}>`),
      text: (text) => seen.push(text),
    });
    parts.write('<x:c r="A1"><v>1</v><![CDATA[2]]></x:c>');
    parts.end();
    expect(seen).toEqual(["<c A1>", "<v undefined>", "1", "</v>", "2", "</c>"]);
  });
});

test("an attribute is found with a prefix and without", () => {
  expect(attributeOf({ id: "1" }, "id")).toBe("1");
  expect(attributeOf({ "r:id": "2" }, "id")).toBe("2");
  expect(attributeOf({ "r:id": "2", id: "1" }, "id")).toBe("1");
  expect(attributeOf({ grid: "3" }, "id")).toBeUndefined();
});

test("a cell has 32,767 characters at most, and signs that XML cannot write", () => {
  expect(cellString("x".repeat(LONGEST_CELL + 1))).toHaveLength(32_767);
  expect(cellString("a_x0041_b_x000A_c")).toBe("aAb\nc");
  expect(cellString("a_x41_b")).toBe("a_x41_b");
  expect(cellString("  ")).toBeNull();
  expect(cellString("_x0020_")).toBeNull();
});
