import { describe, expect, test } from "vitest";
import { acceptsRewording } from "#domain/shared/wording/accept-rewording.ts";
import type { WordingText } from "#domain/shared/wording/wording-text.ts";
import { seriesAsRead } from "#domain/tools/market/shipped-series.ts";
import { borrowingCapacity } from "./borrowing-capacity/tool.ts";
import type { AnyTool } from "./define-tool.ts";
import { followUp } from "./follow-up/tool.ts";
import { leadQualifier } from "./lead-qualifier/tool.ts";
import { negotiator } from "./negotiator/tool.ts";
import { roiCalculator } from "./roi-calculator/tool.ts";

const FACTS = {
  today: "2026-11-21",
  officialSeries: [seriesAsRead("euribor", [["2026-10", 0.0225]], "2026-11-20")],
};

function textsOf(tool: AnyTool, changes: Record<string, unknown> = {}): WordingText[] {
  const input = tool.input.parse({ ...tool.example, ...changes });
  return tool.wordingOf!(tool.run(input, FACTS as never), input);
}

/** A figure of a text, one higher. */
const raised = (text: string) => text.replace(/\d/, (digit) => String((Number(digit) % 9) + 1));

describe.each([
  ["capacity, fixed", borrowingCapacity, {}],
  ["capacity, variable", borrowingCapacity, { rateType: "variable", rate: undefined, spread: 0.8 }],
  ["investment", roiCalculator, {}],
  [
    "marketing",
    roiCalculator,
    { mode: "marketing", channels: [{ name: "Portal", spend: 1200, leads: 60, closings: 2, margin: 7500 }] },
  ],
  ["qualification", leadQualifier, {}],
  ["negotiation", negotiator, {}],
  ["follow-up", followUp, {}],
] as const)("%s", (_name, tool, changes) => {
  const texts = textsOf(tool, changes);

  test("has texts, each with an id of its own, that stand by themselves", () => {
    expect(texts.length).toBeGreaterThan(0);
    expect(new Set(texts.map(({ id }) => id)).size).toBe(texts.length);
    for (const given of texts) {
      expect(acceptsRewording(given, given.text), given.text).toBe(true);
      expect(given.text).not.toMatch(/undefined|NaN|null| {2}/);
    }
  });

  test("none with another figure, with one less, or with something more", () => {
    for (const given of texts) {
      expect(acceptsRewording(given, `${given.text} Y además ahorras 1.234\u00a0€.`)).toBe(false);
      expect(acceptsRewording(given, `${given.text} Tiene piscina.`)).toBe(false);
      if (/\d/.test(given.text)) expect(acceptsRewording(given, raised(given.text)), given.text).toBe(false);
    }
  });
});

test("reservations stay: the bank decides, and a return is no advice", () => {
  for (const [given] of [textsOf(borrowingCapacity), textsOf(roiCalculator)]) {
    const softened = given!.text.replace("orientativo", "fiable");
    expect(acceptsRewording(given!, softened)).toBe(false);
  }
});

test("the call asks nothing about the person, and no more than it did", () => {
  const question = textsOf(leadQualifier, { reason: undefined }).find(({ text }) => text.includes("¿"))!;
  expect(acceptsRewording(question, `${question.text} ¿Tienes hijos?`)).toBe(false);
});

test("an acceptance is not reworded; a conditional sentence keeps its condition", () => {
  const texts = textsOf(negotiator);
  const conditional = texts.find(({ text }) => text.startsWith("Si me confirmas"))!;
  const amount = /llevo ([\d.]+\s€)/.exec(conditional.text)![1]!;
  expect(acceptsRewording(conditional, `Llevo ${amount} a quien vende si esta semana confirmas la financiación.`)).toBe(
    true,
  );
  expect(acceptsRewording(conditional, `Esta semana llevo ${amount} a quien vende, con la financiación.`)).toBe(false);
});

test("messages are not urged on, and the last one says that it is the last", () => {
  const texts = textsOf(followUp);
  const last = texts.find(({ id }) => id === "paso-30")!;
  expect(acceptsRewording(last, last.text.replace("es la última vez que te escribo", "te escribo otra vez"))).toBe(
    false,
  );
  expect(acceptsRewording(last, last.text.replace("No quiero molestarte", "Prefiero no molestarte más"))).toBe(true);
  expect(acceptsRewording(texts[0]!, `${texts[0]!.text} Es urgente.`)).toBe(false);
});
