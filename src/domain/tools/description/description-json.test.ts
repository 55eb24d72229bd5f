import { expect, test } from "vitest";
import type { Description } from "./description.ts";
import { descriptionJson } from "./description-json.ts";
import { moneyOf, share, span } from "./value.ts";

const money = moneyOf("EUR");

const DESCRIPTION: Description = {
  date: "2026-11-24",
  summary: "Vale",
  document: { kind: "Informe", title: "Casa", note: "Orientativo", facts: [] },
  headline: {
    name: "Valor",
    label: "Valor",
    value: money(550_048, { isEstimate: true }),
    notes: [],
    details: [],
    drawing: {
      kind: "interval",
      unit: money(0).unit,
      value: 550_048,
      range80: { low: 442_689, high: 683_444 },
    },
    figures: [
      { label: "Rango", value: span(442_689, 683_444, { kind: "money", currency: "EUR", isEstimate: true }) },
      { label: "Error", value: share(null) },
      { label: "Base", value: "Hoy" },
    ],
  },
  sections: [],
  footnotes: [],
  message: [],
};

test("amounts stay exact and say how they are written; text and the numbers of charts stay as they are", () => {
  expect(descriptionJson(DESCRIPTION)).toMatchObject({
    headline: {
      value: { amount: 550_048, unit: { kind: "money", currency: "EUR" }, text: "550.000\u00a0€" },
      drawing: { value: 550_048, range80: { low: 442_689, high: 683_444 } },
      figures: [
        {
          value: {
            low: { amount: 442_689, text: "443.000\u00a0€" },
            high: { amount: 683_444, text: "683.000\u00a0€" },
            text: "443.000\u00a0€ a 683.000\u00a0€",
          },
        },
        { value: { amount: null, text: "–" } },
        { value: "Hoy" },
      ],
    },
  });
});

test("it is JSON: nothing is lost on the way", () => {
  const json = descriptionJson(DESCRIPTION);
  expect(JSON.parse(JSON.stringify(json))).toEqual(json);
});
