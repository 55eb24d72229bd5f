import { expect, test } from "vitest";
import { outcome, SAFE } from "./negotiations.test-data.ts";
import { negotiator as tool } from "./tool.ts";

const accepted = () => outcome({ offers: [{ ...SAFE, price: 254_000 }] });

test("it is named by its home and its list price", () => {
  expect(tool.titleOf(outcome().input)).toBe("Piso en Ruzafa, Valencia, salida a 255.000\u00a0€");
  expect(tool.titleOf(outcome({ homeName: "" }).input)).toBe("Negociación, salida a 255.000\u00a0€");
});

test("in lists it is the price of the answer, exact", () => {
  const { input, result } = outcome();
  expect(tool.figureOf!(result, input)).toEqual({ label: "Contraoferta", value: 248_700, currency: "EUR" });
  const { input: typed, result: closed } = accepted();
  expect(tool.figureOf!(closed, typed)).toMatchObject({ label: "Aceptar", value: 254_000 });
});

test("doubtful costs carry their mark", () => {
  const { input, result } = outcome();
  const tags = Object.fromEntries(tool.sourcesOf(result, input).map(({ label, tag }) => [label, tag]));
  expect(tags).toMatchObject({
    "Cancelación registral de la hipoteca": "por comprobar",
    "Coeficientes máximos de la plusvalía municipal": undefined,
  });
});

test("a known home fills name, place, price and its currency in", () => {
  const home = { operation: "venta", type: "piso", country: "ES", currency: "EUR" } as const;
  expect(tool.fillFrom!({ ...home, price: 240_000, address: "Sorní, 12" }, {}, "ES-VC")).toEqual({
    homeName: "Sorní, 12",
    place: "ES-VC",
    listPrice: 240_000,
  });
  expect(tool.fillFrom!({ ...home, country: "CO", currency: "COP", placeName: "Chapinero" }, {}, "CO")).toEqual({
    homeName: "Chapinero",
    place: "CO",
    currency: "COP",
  });
  // 3 % and IVA of 21 %: 3 · 1,21 = 3,63.
  expect(tool.fillFrom!({ ...home, price: 240_000 }, { feePercent: 3 }, "ES-VC")).toMatchObject({ feeShare: 3.63 });
  // A rent is no price, and a name has its most.
  expect(tool.fillFrom!({ ...home, operation: "alquiler", price: 900 })).toEqual({});
  expect(tool.fillFrom!({ ...home, address: "x".repeat(200) })).toEqual({ homeName: "x".repeat(120) });
});

test("the answer goes on to what the buyer can pay, and to the follow-up", () => {
  const { input, result } = outcome();
  const steps = tool.nextOf!(result, input);
  expect(steps.map(({ path }) => path)).toEqual(["/calculadora-capacidad", "/asistente-seguimiento"]);
  expect(steps[0]!.values).toEqual({ targetPrice: 248_700, place: "ES-VC" });
  const abroad = outcome({ place: "CO", currency: "COP" });
  expect(tool.nextOf!(abroad.result, abroad.input)[0]!.values).toMatchObject({ place: "CO", currency: "COP" });
});

test("a counter-offer ends on its day; an acceptance has no such day", () => {
  const { input, result } = outcome();
  expect(tool.appointmentsOf!(result, input)).toMatchObject([
    {
      id: "vence-contraoferta",
      kind: "tarea",
      title: "Vence la contraoferta: Piso en Ruzafa, Valencia",
      startsAt: "2026-11-27T10:00",
      minutes: 30,
    },
  ]);
  const unnamed = outcome({ homeName: "" });
  expect(tool.appointmentsOf!(unnamed.result, unnamed.input)[0]!.title).toBe("Vence la contraoferta");
  const { input: typed, result: closed } = accepted();
  expect(tool.appointmentsOf!(closed, typed)).toEqual([]);
});

test("how a counter-offer is told may be said better; an acceptance binds, and its words stay", () => {
  const { input, result } = outcome();
  const texts = tool.wordingOf!(result, input);
  expect(texts.map(({ id, label }) => [id, label])[0]).toEqual(["guion-1", "Al responder"]);
  expect(texts).toHaveLength(5);
  const [first] = texts;
  expect(first!.accepts!(first!.text)).toBe(true);
  expect(first!.accepts!("Podemos dejarlo en 248.700 €. Es tu última oportunidad")).toBe(false);
  const { input: typed, result: closed } = accepted();
  expect(tool.wordingOf!(closed, typed)).toEqual([]);
});
