import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import type { DatedFact } from "#domain/shared/dated-fact.ts";
import { SourceList, sourceOfFact } from "./source-list.tsx";

const fact: DatedFact = {
  id: "transfer-tax",
  label: "ITP, tipo general",
  value: 0.1,
  unit: "fracción",
  jurisdiction: "ES-VC",
  validFrom: "2023-06-01",
  source: { title: "Ley 13/1997, art. 13", url: "https://example.org/ley", consulted: "2026-11-02" },
  mark: "ley",
};

const render = (entry: ReturnType<typeof sourceOfFact>) =>
  renderToString(<SourceList entries={[entry]} />).replaceAll("<!-- -->", "");

test("a fact shows its value, its source and both dates", () => {
  const html = render(sourceOfFact(fact, "10 %"));
  for (const text of [
    "ITP, tipo general",
    "10 %",
    "Ley 13/1997, art. 13",
    "1 de junio de 2023",
    "2 de noviembre de 2026",
  ]) {
    expect(html).toContain(text);
  }
  expect(html).not.toContain("por comprobar");
});

test("an unchecked source is tagged", () => {
  expect(render(sourceOfFact({ ...fact, mark: "por-comprobar" }))).toContain("por comprobar");
});

test("a source without an address is no link", () => {
  const html = render(sourceOfFact({ ...fact, source: { title: "Tarifa propia", consulted: "2026-11-02" } }));
  expect(html).not.toContain("<a ");
  expect(html).toContain("Tarifa propia");
});
