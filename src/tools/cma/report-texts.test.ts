import { expect, test } from "vitest";
import * as z from "zod/mini";
import { describe } from "./describe.ts";
import { describePaper } from "./describe-paper.ts";
import { type CmaFacts, compareMarket } from "./engine.ts";
import { CMA_IN_VALENCIA } from "./examples.ts";
import { REPORT_TEXTS } from "./report-text-ids.ts";
import { changedTexts, reportText, wordingOf } from "./report-texts.ts";
import { cmaInput } from "./schema.ts";
import { shownInput } from "./shown-result.ts";

const FACTS: CmaFacts = {
  today: "2026-11-23",
  nearbyListings: [],
  withdrawnNearby: [],
  officialSeries: [],
  municipality: null,
  saleTimes: { times: [], withinKm: null, areInvented: false },
};
const input = (more: Record<string, unknown> = {}) => z.parse(cmaInput, { ...CMA_IN_VALENCIA, ...more });
const result = compareMarket(input(), FACTS);

test.each(REPORT_TEXTS)(
  "the text «%s» has a proposal, which the agent's takes the place of on page and paper",
  (id) => {
    expect(reportText(id, result, input()).text.length).toBeGreaterThan(40);
    const changed = input({ texts: [{ id, text: "Lo digo con mis palabras." }] });
    const own = reportText(id, result, changed);
    expect(own).toMatchObject({ text: "Lo digo con mis palabras.", isChanged: true });
    expect(own.proposed).toBe(reportText(id, result, input()).text);
    expect(JSON.stringify(describePaper(result, changed))).toContain("Lo digo con mis palabras.");
    expect(JSON.stringify(describePaper(result, input()))).not.toContain("Lo digo con mis palabras.");
    expect(shownInput(changed).texts).toEqual(changed.texts);
  },
);

test("an empty text is the proposal again, and so is one that says the same", () => {
  const { proposed } = reportText("cierre", result, input());
  for (const text of ["", "   ", proposed]) {
    expect(reportText("cierre", result, { texts: [{ id: "cierre", text }] })).toMatchObject({
      text: proposed,
      isChanged: false,
    });
  }
});

test("a text is changed once and bounded", () => {
  const message = (texts: unknown) => cmaInput.safeParse({ ...CMA_IN_VALENCIA, texts }).error?.issues[0]?.message;
  const twice = [
    { id: "cierre", text: "Uno." },
    { id: "cierre", text: "Dos." },
  ];
  expect(message(twice)).toBe("Cada texto se cambia una vez");
  expect(message([{ id: "cierre", text: "a".repeat(2001) }])).toContain("2.000");
  expect(message([{ id: "otro", text: "Uno." }])).toBe("Elige un texto del informe");
});

test("the letter at the end says the three prices, and a rewording that drops one is refused", () => {
  const closing = wordingOf(result, input()).find(({ id }) => id === "cierre")!;
  expect(closing.accepts?.(closing.text)).toBe(true);
  expect(closing.accepts?.("Sin precios.")).toBe(false);
  const own = input({ texts: [{ id: "cierre", text: "El mío." }] });
  expect(wordingOf(result, own).map(({ id }) => id)).not.toContain("cierre");
});

test("where nothing is known of the costs, the table says what is missing in place of 0 €", () => {
  const { feeShare: _, debt: __, certificateCost: ___, ...rest } = CMA_IN_VALENCIA;
  const bare = z.parse(cmaInput, {
    home: rest.home,
    comparablesText: rest.comparablesText,
    useNearby: "no",
    situation: "general",
  });
  const text = JSON.stringify(describe(compareMarket(bare, FACTS), bare).sections.find(({ id }) => id === "cma-neto"));
  expect(text).toContain("Faltan honorarios, plusvalía e impuesto de la ganancia");
});

test("several typed texts are kept together; others stay, and an empty or proposed one is no change", () => {
  const own = input({ texts: [{ id: "portada", text: "Mi portada." }] });
  const { proposed } = reportText("cierre", result, own);
  expect(changedTexts({ cierre: " Mi cierre. ", lectura: "Mi lectura." }, result, own)).toEqual([
    { id: "portada", text: "Mi portada." },
    { id: "cierre", text: "Mi cierre.", proposed },
    { id: "lectura", text: "Mi lectura.", proposed: reportText("lectura", result, own).proposed },
  ]);
  expect(changedTexts({ portada: "", cierre: "Mi cierre." }, result, own)).toEqual([
    { id: "cierre", text: "Mi cierre.", proposed },
  ]);
  expect(changedTexts({ portada: "" }, result, own)).toEqual([]);
  expect(changedTexts({ cierre: proposed, lectura: "  ", portada: "Mi portada." }, result, own)).toBeNull();
});

test("a text that was written beside other figures says so until it is saved again, and the owner's page has its words alone", () => {
  const before = input({
    texts: [{ id: "retirada", text: "Dos se retiraron.", proposed: reportText("retirada", result, input()).proposed }],
  });
  expect(reportText("retirada", result, before)).toMatchObject({ isChanged: true, isBehind: false });
  const gone = result.rows.find(({ state }) => state === "retirada")!;
  const fewer = { ...before, removedIds: [gone.id] };
  const after = compareMarket(fewer, FACTS);
  expect(reportText("retirada", after, fewer)).toMatchObject({ text: "Dos se retiraron.", isBehind: true });
  const saved = changedTexts({ retirada: "Dos se retiraron." }, after, fewer)!;
  expect(reportText("retirada", after, { texts: saved })).toMatchObject({ isChanged: true, isBehind: false });
  expect(shownInput(before).texts).toEqual([{ id: "retirada", text: "Dos se retiraron." }]);
  // Results of before 27 November 2026, noon kept no proposal.
  expect(reportText("retirada", after, { texts: [{ id: "retirada", text: "Dos se retiraron." }] }).isBehind).toBe(
    false,
  );
});
