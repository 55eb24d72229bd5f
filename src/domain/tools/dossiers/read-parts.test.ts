import { expect, test } from "vitest";
import { pagesBetween, readPartAs, readParts } from "./read-parts.ts";
import { documentOf } from "./text/document-of.test-data.ts";
import { wholeText } from "./whole-text.ts";

const TODAY = "2026-11-27";
const LETTER =
  "Málaga, a 3 de noviembre de 2026\nEntrega de la señal de 3.000 euros por el piso de la calle del Mar, 14.";

test("a document is read as the kind that a person says it is, and again as the engine takes it", () => {
  const text = documentOf(LETTER);
  const [part] = readParts(text, TODAY);
  expect(part!.reading.kind).toBeNull();
  const told = readPartAs(text, part!, "reserva", TODAY);
  expect(told).toMatchObject({ from: 1, to: 1, isKindTold: true, reading: { kind: "reserva", certainty: 1 } });
  expect(told.reading.findings.map(({ rule }) => rule)).not.toContain("kind-unknown");
  expect(told.reading.fields.length).toBeGreaterThan(part!.reading.fields.length);
  expect(readPartAs(text, part!, null, TODAY)).toEqual(part);
});

test("pages behind the last one that is read are told once, are no page, and keep charges from being denied", () => {
  const { pages } = documentOf(
    "NOTA SIMPLE INFORMATIVA\nREGISTRO DE LA PROPIEDAD DE CÁDIZ\nCARGAS\nNo hay cargas registradas.",
  );
  const text = wholeText(pages, { allPages: 240 });
  const [part, ...others] = readParts(text, TODAY);
  expect(others).toEqual([]);
  expect(part).toMatchObject({ from: 1, to: 1, reading: { kind: "nota-simple", charges: { said: "unreadable" } } });
  expect(part!.reading.findings.filter(({ level }) => level === "review").map(({ rule }) => rule)).toContain(
    "pages-beyond",
  );
  // Whoever judges the part has the pages that were not read before their eyes.
  expect(pagesBetween(text, part!).map(({ origin }) => origin)).toEqual(["text", "unread"]);
});
