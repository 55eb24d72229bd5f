import { expect, test } from "vitest";
import { spelling } from "./assistant/chat/spelling.ts";
import { understand } from "./assistant/chat/understand.ts";
import { toText } from "./crm/contacts/portal-notices.ts";
import { sampleCsv } from "./portfolio/feeds/csv-reader.ts";
import { withoutEnd, withoutLastWord } from "./shared/format/text-ends.ts";
import { readArea, readCoordinate, readMoney, readPosition } from "./shared/listing/pasted-values.ts";
import { parseSpanishNumber } from "./shared/schema/spanish-number.ts";
import { openCsvRows } from "./shared/tables/csv-rows.ts";
import { readPeriod } from "./tools/forecast/series.ts";

/** Texts that once took minutes to days to read. Nothing is timed here: a slow reading meets the limit of the test. */

test("figures end where no figure is that long", () => {
  expect(parseSpanishNumber(`${"1".repeat(200_000)}x`)).toBeUndefined();
  for (const read of [readMoney, readArea, readCoordinate, readPosition]) {
    expect(read(`1${"\u00a0".repeat(20_000)}'x`)).toBeUndefined();
    expect(read(`${"1".repeat(200_000)}\t`)).toBeUndefined();
  }
  expect(readPeriod(`1${" ".repeat(20_000)}Q${" ".repeat(20_000)}x`)).toBeUndefined();
});

test("markup without ends is read in one pass", () => {
  expect(toText(`<div>${"<br x".repeat(200_000)}`)).not.toContain("<div>");
});

test("a word of a thousand letters is compared with no list", () => {
  const word = "abcdefghijklmnopqrstuvwxyz".repeat(40);
  expect(spelling(word)).toBe(word);
});

test("the last turns of a conversation are read, and always its last message", () => {
  const messages = Array.from({ length: 39 }, () => ({ role: "user" as const, content: "mil ".repeat(249) }));
  const read = understand([...messages, { role: "user", content: "hola" }], {
    today: "2026-11-23",
    findPlace: () => null,
  });
  expect(read.lookUp).toContain("hola");
});

test("a table of one column, and one of ten thousand columns", () => {
  const rows = openCsvRows();
  expect([...rows.write("A\n".repeat(200_000)), ...rows.end().rows]).toHaveLength(200_000);
  expect(sampleCsv(`${"a;".repeat(10_000)}\n`).headings).toHaveLength(300);
});

test("ends of texts are cut as their patterns cut them", () => {
  expect(withoutEnd("https://umbral.es///", /\//)).toBe("https://umbral.es");
  expect(withoutEnd(`${"-".repeat(200_000)}x`, /-/)).toHaveLength(200_001);
  expect(withoutLastWord("Piso en Ruz")).toBe("Piso en");
  expect(withoutLastWord("Piso")).toBe("Piso");
});
