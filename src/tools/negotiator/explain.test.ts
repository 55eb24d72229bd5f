import { describe, expect, test } from "vitest";
import type { SaleLine } from "#domain/tools/sale-costs/net-to-seller.ts";
import {
  counterTitle,
  daysText,
  explainBest,
  explainBreakEven,
  explainCounter,
  explainMissing,
  explainZone,
  lineText,
  scriptOf,
} from "./explain.ts";
import { HIGH, outcome, plain, SAFE, TWO_OFFERS } from "./negotiations.test-data.ts";

const two = (changes: Record<string, unknown> = {}) => outcome({ ...TWO_OFFERS, ...changes }).result;

describe("which offer is worth most", () => {
  test("the difference is that of what is shown: 239,000 − 237,000; the higher offer is named", () =>
    expect(plain(explainBest(two()))).toBe(
      "2.000 € más que Alta, la siguiente. Alta ofrece más, 248.000 €, pero vale menos contando riesgo y espera.",
    ));
  test("where both read the same, neither is said to be more", () => {
    // 0.951 of 15,000 more than 225,000, less 600: 238,665, which reads 239,000 as 238,650 does.
    const offers = [SAFE, { ...SAFE, name: "Casi", probability: 95.1 }];
    expect(plain(explainBest(two({ offers })))).toMatch(
      /^Prácticamente lo mismo que Segura, la siguiente\. Cuenta lo que/,
    );
  });
  test("where the best is the highest too, it says what is counted", () => {
    const offers = [SAFE, { ...HIGH, price: 239_000 }];
    expect(plain(explainBest(two({ offers })))).toMatch(
      /^\d[\d.]* € más que Alta, la siguiente\. Cuenta lo que cobras si cierra \(95 %\), lo que cobras si falla y la espera\.$/,
    );
    const same = [SAFE, { ...HIGH, price: 240_000 }];
    expect(explainBest(two({ offers: same }))).not.toContain("ofrece más");
  });
  test("of one offer there is nothing to compare, of none even less", () => {
    expect(plain(explainBest(two({ offers: [SAFE] })))).toMatch(/^Cuenta lo que cobras si cierra \(95 %\)/);
    expect(explainBest(two({ offers: [] }))).toMatch(/^Sin ofertas que comparar/);
  });
});

test("the likelihood with which another offer would win; nothing where no likelihood is enough", () => {
  const [best, high] = two().offers;
  expect(plain(explainBreakEven(high!, best!)!)).toBe("Igualaría a Segura si cerrara con un 67,2 %; le das un 60 %.");
  expect(explainBreakEven(best!, best!)).toBeNull();
  const { offers } = two({ offers: [SAFE, { ...HIGH, price: 230_000 }] });
  expect(explainBreakEven(offers[1]!, offers[0]!)).toBe("Aunque cerrara seguro, no alcanzaría a Segura.");
});

describe("the answer in a sentence", () => {
  test("to whom, with what, until when", () => {
    const { result } = outcome();
    expect(plain(counterTitle(result))).toBe("Contraoferta: 248.700 €");
    expect(plain(explainCounter(result))).toBe(
      "Responde a los 240.000 € de Familia Soler con señal del 10 %, firma en 60 días y validez hasta el 27 de noviembre de 2026.",
    );
    expect(explainCounter(two({ offers: [] }))).toMatch(/^Responde con señal del 10/);
  });
  test("an acceptance", () => {
    const result = two({ offers: [{ ...SAFE, price: 254_000 }] });
    expect(plain(counterTitle(result))).toBe("Acepta 254.000 €");
    expect(explainCounter(result)).toMatch(/^Segura ya llega a lo que ibas a pedir\./);
  });
  test("a day is one", () => expect([1, 2, 1000].map(daysText)).toEqual(["1 día", "2 días", "1.000 días"]));
});

describe("the unknown parts of the sale", () => {
  const missing = (...names: Parameters<typeof explainMissing>[0]["missing"]) =>
    explainMissing({ price: 1, net: 1, lines: [], withheld: null, missing: names });
  test("is named: none, one, two, three", () => {
    expect(missing()).toBeNull();
    expect(missing("irpf")).toMatch(/^No incluye el impuesto de la ganancia: faltan datos\./);
    expect(missing("plusvalia", "irpf")).toMatch(/^No incluye la plusvalía municipal ni el impuesto de la ganancia:/);
    expect(missing("honorarios", "plusvalia", "irpf")).toMatch(
      /^No incluye los honorarios, la plusvalía municipal ni el impuesto de la ganancia:/,
    );
  });
  test("a doubtful line carries its doubt", () => {
    const line: SaleLine = { id: "cancelacion", label: "Cancelación", amount: 650 };
    expect(lineText(line)).toBe("Cancelación");
    expect(lineText({ ...line, isDoubtful: true })).toBe("Cancelación (por comprobar)");
  });
});

describe("the zone of agreement, for the seller's own eyes", () => {
  const zone = { low: 232_000, high: 250_000, midpoint: 241_000 };
  test("there is one, there may be one, there is none", () => {
    expect(explainZone({ kind: "sure", ...zone }, "EUR")).toEqual({
      title: "Hay zona de acuerdo",
      text: expect.stringMatching(/^De 232\.000\u00a0€ a 250\.000\u00a0€\. El centro son 241\.000\u00a0€\.$/),
    });
    expect(explainZone({ kind: "possible", ...zone }, "EUR")).toMatchObject({
      title: "Puede haber zona de acuerdo",
      text: expect.stringContaining("Solo si el comprador llega a la parte alta"),
    });
    expect(explainZone({ kind: "none", gap: 2000 }, "EUR")).toMatchObject({
      title: "Sin zona de acuerdo",
      text: expect.stringContaining("2.000"),
    });
  });
});

describe("the sentences to say", () => {
  const script = (changes: Record<string, unknown> = {}) =>
    scriptOf(outcome(changes).result).map(({ when, say }) => [when, plain(say)] as const);

  test("each price of the ladder in its turn, and each for something back", () => {
    const lines = Object.fromEntries(script());
    expect(Object.keys(lines)).toEqual([
      "Al responder",
      "Después de la cifra",
      "Si pide más rebaja",
      "En el último paso",
      "Si no se mueve",
    ]);
    expect(lines["Al responder"]).toBe(
      "Gracias por la oferta, la he tratado hoy con quien vende. Salimos a 255.000 € por lo que se ha vendido alrededor. Podemos dejarlo en 248.700 € con 24.870 € de señal y firma en 60 días.",
    );
    expect(lines["Si pide más rebaja"]).toContain("245.550 €");
    expect(lines["En el último paso"]).toMatch(/^244\.000 €, con la señal firmada mañana/);
    expect(lines["Si no se mueve"]).toContain("27 de noviembre de 2026");
  });
  test("on the last but one step the next is the last; on the last there is none below", () => {
    expect(script({ counterOffersMade: "1" }).map(([when]) => when)).toEqual([
      "Al responder",
      "Después de la cifra",
      "Si pide más rebaja",
      "Si no se mueve",
    ]);
    expect(script({ counterOffersMade: "2" }).map(([when]) => when)).not.toContain("Si pide más rebaja");
  });
  test("without an offer nobody is thanked", () =>
    expect(script({ offers: [], fallback: undefined })[0]![1]).toMatch(/^Salimos a 255\.000 €/));
  test("an acceptance asks for deposit and date", () => {
    const lines = script({ offers: [{ ...SAFE, price: 254_000 }] });
    expect(lines.map(([when]) => when)).toEqual(["Al llamar", "Si duda"]);
    expect(lines[0]![1]).toContain("Aceptamos 254.000 €");
    expect(lines[1]![1]).toContain("25.400 € de señal");
  });
});
