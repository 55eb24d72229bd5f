import { describe, expect, test } from "vitest";
import { refusal, refusals } from "../../shared/schema/refusals.test-data.ts";
import { creditsOf, fittingPlan, yearlyPrice } from "./plan-fit.ts";
import { checkoutForm, grantForm, planForm } from "./plan-forms.ts";

const key = "5f0c7a52-0000-4000-8000-000000000001";

test("a subscription names a plan that is sold, a rhythm and its attempt", () => {
  expect(refusals(checkoutForm, { plan: "agencia", interval: "year", key })).toEqual({});
  expect(refusals(checkoutForm, { plan: "prueba", interval: "week", key: "1" })).toEqual({
    plan: "Elige un plan",
    interval: "Elige pago mensual o anual",
    key: "Falta la clave del intento",
  });
});

describe("credits that are given", () => {
  const grant = { credits: 50, note: "Compensación", key };

  test.each([
    [1, 1],
    ["1.250", 1250],
    [" 100.000 ", 100_000],
    [100_000, 100_000],
  ])("%j are %d", (credits, expected) => expect(grantForm.parse({ ...grant, credits }).credits).toBe(expected));

  test.each([
    [0, "Da al menos 1"],
    [100_001, "Como mucho 100.000"],
    [1.5, "Escribe un número de créditos"],
    ["muchos", "Escribe un número de créditos"],
    [undefined, "Escribe un número de créditos"],
  ])("%j are refused: %s", (credits, message) => expect(refusal(grantForm, { ...grant, credits })).toBe(message));

  test("say what for in 3 to 200 letters that can be kept", () => {
    const note = (text: unknown) => refusal(grantForm, { ...grant, note: text });
    expect([note("ok "), note("fin"), note("a".repeat(200)), note("a".repeat(201)), note(undefined)]).toEqual([
      "Escribe para qué",
      null,
      null,
      "Usa como mucho 200 caracteres",
      "Escribe para qué",
    ]);
    expect(note("fin \udc00")).toBe("Contiene signos que no se pueden guardar");
  });
});

test("a plan that is set ends at an instant or never", () => {
  const until = (text: unknown) => planForm.parse({ plan: "prueba", until: text, key }).until;
  expect([until(null), until(undefined), until("2027-01-31T23:00:00+01:00")]).toEqual([
    null,
    null,
    new Date("2027-01-31T22:00:00Z"),
  ]);
  expect(refusal(planForm, { plan: "red", until: "mañana", key })).toBe("Elige un día");
  expect(refusal(planForm, { plan: "oro", until: null, key })).toBe("Elige un plan");
});

describe("the price of a month of use", () => {
  test("12 valuations of 3, 5 texts of 2 and 2 images of 10 credits: 36 + 10 + 20 = 66", () => {
    expect(creditsOf({ valuations: 12, texts: 5, images: 2 }, { server: 3, text: 2, image: 10 })).toEqual({
      valuations: 36,
      texts: 10,
      images: 20,
      total: 66,
    });
  });

  test("the cheapest paid plan that covers it, whatever its place; the trial is none", () => {
    const plans = [
      { id: "red", monthlyEuros: 199, credits: 5000 },
      { id: "prueba", monthlyEuros: 0, credits: 9000 },
      { id: "socio", monthlyEuros: 1, credits: 60 },
      { id: "agente", monthlyEuros: 29, credits: 300 },
    ];
    const plan = (credits: number) => fittingPlan(plans, credits);
    expect([plan(60)?.plan.id, plan(61)?.plan.id, plan(300)?.left, plan(301)?.plan.id, plan(5001)]).toEqual([
      "socio",
      "agente",
      0,
      "red",
      undefined,
    ]);
    expect(plan(66)).toEqual({ plan: plans[3], left: 234 });
  });

  test("a year of ten paid months at 29 € costs 290 €", () => expect(yearlyPrice(29, 10)).toBe(290));
});
