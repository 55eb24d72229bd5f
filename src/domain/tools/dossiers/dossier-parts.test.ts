import { describe, expect, test } from "vitest";
import { DEMO_DOSSIER_DAY, DEMO_EXTRACT } from "./demo-dossier.ts";
import { type DossierPart, partsOf, questionsOf, questionsText, shownLight } from "./dossier-parts.ts";
import { valueWords } from "./dossier-words.ts";
import { offeredFields, offeredLines } from "./offered-fields.ts";
import { plainPages } from "./page-assembly/plain-pages.ts";
import { readParts } from "./read-parts.ts";
import type { DossierReview, Finding } from "./reading.ts";
import { reviewDossier } from "./review-dossier.ts";

const { pages } = plainPages(DEMO_EXTRACT);
const readings = readParts({ pages }, DEMO_DOSSIER_DAY);
const parts = partsOf([{ id: "a", name: "nota.txt", hasPictures: false, readings }]);
const review = reviewDossier(
  readings.map(({ reading }) => ({ reading, text: { pages } })),
  { today: DEMO_DOSSIER_DAY },
);
const read = { name: "nota.pdf", state: "leido", pages: 2, allPages: 2 } as const;

const finding = (level: Finding["level"], title: string): Finding => ({
  level,
  rule: "x",
  title,
  text: "",
  basis: null,
  quotes: [],
  question: null,
});
const ofLight = (light: DossierReview["light"], findings: Finding[] = []): DossierReview => ({
  light,
  findings,
  deadlines: [],
});

describe("the light that is shown", () => {
  test("is that of the review where everything was read", () => {
    for (const light of ["red", "amber", "green", "review"] as const)
      expect(shownLight(ofLight(light), [read]).light).toBe(light);
  });

  test.each([
    ["fallido", { ...read, state: "fallido" }],
    ["cancelado", { ...read, state: "cancelado" }],
    ["leyendo", { ...read, state: "leyendo" }],
    ["more pages than are read", { ...read, allPages: 120 }],
  ] as const)("is never green beside a file that is %s", (_, file) => {
    for (const light of ["green", "amber", "review"] as const) {
      const shown = shownLight(ofLight(light), [read, file]);
      expect(shown.light).toBe("review");
      expect(shown.reasons[0]).toContain("«nota.pdf»");
    }
    expect(shownLight(ofLight("red", [finding("red", "Falta un titular")]), [file])).toEqual({
      light: "red",
      reasons: ["Falta un titular"],
    });
  });

  test("says that nothing was read", () => expect(shownLight(null, []).light).toBe("review"));
});

test("the example is red for its shares, and says that it is one", () => {
  expect(DEMO_EXTRACT).toContain("DOCUMENTO DE EJEMPLO");
  expect(review.light).toBe("red");
  expect(shownLight(review, [read]).reasons[0]).toMatch(/^Las participaciones suman 90\s%$/);
  expect(review.findings.map(({ rule }) => rule)).toContain("charge-mortgage");
});

test("each question is asked once, by whom it is for", () => {
  const asked = { ...finding("red", "Uno"), question: { ask: "¿Cuánto queda?", whom: "al banco" } };
  const questions = questionsOf({ findings: [asked, { ...asked, title: "Dos" }, finding("green", "Tres")] });
  expect(questions).toEqual([{ ask: "¿Cuánto queda?", whom: "al banco", about: ["Uno", "Dos"] }]);
  expect(questionsText("el piso", questions)).toBe("Preguntas sobre el piso\n\nAl banco:\n- ¿Cuánto queda?");
});

describe("fields beside those of a home", () => {
  const offered = (home: Record<string, unknown>, of: readonly DossierPart[] = parts) =>
    Object.fromEntries(offeredFields(of, home).map((field) => [field.attribute, field]));

  test("a sure value is ticked where nothing stands, and shown beside what differs", () => {
    const { builtAreaM2, cadastralReference } = offered({ builtAreaM2: 90 });
    expect(builtAreaM2).toMatchObject({ value: 95, isTicked: false, isSame: false });
    expect(builtAreaM2!.current).toContain("90");
    expect(cadastralReference).toMatchObject({ value: "9872023VH5797S0001WX", current: null, isTicked: true });
    expect(offered({ builtAreaM2: 95 }).builtAreaM2).toMatchObject({ isSame: true, isTicked: false });
  });

  test("a price is never ticked beforehand, and wrong digits are not offered", () => {
    const quote = { page: 1, start: 0, end: 4 };
    const [first] = parts;
    const of = (fields: DossierPart["reading"]["fields"]) => [{ ...first!, reading: { ...first!.reading, fields } }];
    const price = {
      field: "price",
      value: { type: "money", amount: 210_000, currency: "EUR" },
      quote,
      certainty: 1,
    } as const;
    expect(offered({}, of([price])).price).toMatchObject({ value: 210_000, current: null, isTicked: false });
    const wrong = {
      field: "cadastralReference",
      value: { type: "identifier", scheme: "cadastral-reference", text: "X", isValid: false, problem: null },
      quote,
      certainty: 1,
    } as const;
    expect(offered({}, of([wrong]))).toEqual({});
  });
});

test("people are lines with their numbers and shares", () => {
  const texts = offeredLines(parts).map(({ text }) => text.replaceAll("\u00a0", " "));
  expect(texts[0]).toContain("PEREZ LOPEZ, JUAN, 12345678Z, 50 % de pleno dominio");
  expect(texts[1]).toContain("54362315A (no es válido)");
});

test("values as people read them", () => {
  expect(valueWords({ type: "number", number: 1998, unit: "none" })).toBe("1998");
  expect(valueWords({ type: "number", number: 78.4, unit: "m2" })).toBe("78,4\u00a0m²");
  expect(valueWords({ type: "date", date: "2026-11-27" })).toContain("2026");
});
