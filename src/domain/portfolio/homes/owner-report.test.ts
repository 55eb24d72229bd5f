import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  comparisonOf,
  comparisonWords,
  isWeek,
  medianOf,
  priceChangeWords,
  type ReportFigures,
  reportChange,
  reportFigures,
  reportMessage,
  weekInWords,
} from "./owner-report.ts";

const FIGURES: ReportFigures = {
  currency: "EUR",
  price: 240_000,
  builtAreaM2: 80,
  daysListed: 45,
  views: { now: 12, before: 8 },
  visits: { made: [{ day: "2026-11-18", outcome: "Le gusta la luz" }], planned: 2 },
  enquiries: 3,
  offers: 0,
  priceBefore: null,
  comparison: { homes: 4, unitPrice: 2_500, daysListed: 60 },
};
/** With the blanks that the formatters put before units. */
const plain = (text: string | null) => text?.replace(/[\u00a0\u202f]/g, " ") ?? null;

describe("the figures of a week", () => {
  test("name views, visits, enquiries and offers, with the visits to come", () => {
    expect(reportFigures(FIGURES).map(({ label, value, note }) => [label, value, note])).toEqual([
      ["Vistas de su página", "12", "Una por navegador y día; la semana anterior, 8"],
      ["Visita hecha", "1", "2 más en el calendario"],
      ["Consultas nuevas", "3", null],
      ["Ofertas", "0", null],
    ]);
  });

  test("say nothing of views where no page could be seen", () => {
    expect(reportFigures({ ...FIGURES, views: null })[0]!.label).toBe("Visita hecha");
  });
});

describe("the comparison", () => {
  test("240,000 over 80 m² are 3,000 a metre: 20 % above a median of 2,500", () => {
    expect(comparisonWords(FIGURES).map(plain)).toEqual([
      "Se pide 3.000 €/m², un 20 % por encima de la mediana de las 4 viviendas parecidas que tenemos en cartera (2.500 €/m²).",
      "Lleva 45 días anunciada; las parecidas, 60 días de mediana.",
    ]);
  });

  test("200,000 over 80 m² are 2,500 a metre: the same; 199,000 are 0.5 % below", () => {
    expect(comparisonWords({ ...FIGURES, price: 200_000 })[0]).toContain("prácticamente igual que la mediana");
    expect(plain(comparisonWords({ ...FIGURES, price: 190_000 })[0]!)).toContain("un 5 % por debajo de la mediana");
  });

  test("names the place of all of them, and the official level of the town behind", () => {
    const comparison = { homes: 4, unitPrice: 2_500, daysListed: null, place: "Ruzafa" };
    const market = { unitPrice: 2_345.4, place: "Valencia", period: "media de 2025T3 a 2026T2" };
    expect(comparisonWords({ ...FIGURES, comparison, market }).map(plain)).toEqual([
      "Se pide 3.000 €/m², un 20 % por encima de la mediana de las 4 viviendas parecidas que tenemos en Ruzafa (2.500 €/m²).",
      "El valor tasado medio de Valencia es de 2.345 €/m² (Ministerio de Vivienda, media de 2025T3 a 2026T2).",
    ]);
    expect(comparisonWords({ ...FIGURES, comparison: null, market })).toHaveLength(1);
  });

  test("says nothing without one, and nothing of a price or days that are not known", () => {
    expect(comparisonWords({ ...FIGURES, comparison: null })).toEqual([]);
    expect(comparisonWords({ ...FIGURES, price: null, daysListed: null })).toEqual([]);
  });

  const home = (price: number | null, days: number | null = null) => ({ price, builtAreaM2: 100, daysListed: days });

  test("needs three homes with price and area: 1,000, 3,000 and 2,000 a metre have the median 2,000", () => {
    expect(comparisonOf([home(100_000), home(300_000), home(null)])).toBeNull();
    expect(comparisonOf([home(100_000), home(300_000), home(200_000)])).toEqual({
      homes: 3,
      unitPrice: 2_000,
      daysListed: null,
    });
  });

  test("of days needs three of them, too: 10, 20 and 60 have the median 20", () => {
    const three = [home(100_000, 10), home(300_000, 60), home(200_000, 20)];
    expect(comparisonOf(three)!.daysListed).toBe(20);
    expect(comparisonOf([...three.slice(1), home(100_000)])!.daysListed).toBeNull();
  });
});

test("a median of four is the mean of the middle two: 1, 2, 4, 9 give 3", () => {
  expect(medianOf([9, 1, 4, 2])).toBe(3);
  expect(medianOf([])).toBeNull();
});

test("a median lies between the smallest and the largest, with as many above as below", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1e6, max: 1e6 }), { minLength: 1 }), (values) => {
      const median = medianOf(values)!;
      const below = values.filter((value) => value < median).length;
      const above = values.filter((value) => value > median).length;
      expect(below).toBeLessThanOrEqual(values.length / 2);
      expect(above).toBeLessThanOrEqual(values.length / 2);
    }),
  );
});

test("a change of the price is told with both; none, and an unknown one, is not", () => {
  expect(plain(priceChangeWords({ ...FIGURES, priceBefore: 250_000 }))).toBe(
    "El precio bajó de 250.000 € a 240.000 €.",
  );
  expect(plain(priceChangeWords({ ...FIGURES, priceBefore: 230_000 }))).toBe(
    "El precio subió de 230.000 € a 240.000 €.",
  );
  expect(priceChangeWords({ ...FIGURES, priceBefore: 240_000 })).toBeNull();
  expect(priceChangeWords(FIGURES)).toBeNull();
});

test("a week is named by its first and last day; its month once where it is one", () => {
  expect(weekInWords("2026-11-16")).toBe("Semana del 16 al 22 de noviembre de 2026");
  expect(weekInWords("2026-11-30")).toBe("Semana del 30 de noviembre de 2026 al 6 de diciembre de 2026");
});

test("a week begins on a Monday", () => {
  expect(isWeek("2026-11-16")).toBe(true);
  expect(isWeek("2026-11-17")).toBe(false);
  expect(isWeek("2026-02-30")).toBe(false);
  expect(isWeek("ayer")).toBe(false);
});

test("the message greets, lists the figures, and has the agent's words, the link and the name at its end", () => {
  const shown = { to: "Amparo Gil", title: "Piso con luz", week: "16 de noviembre de 2026", figures: FIGURES };
  const message = reportMessage({
    ...shown,
    comment: "Propongo esperar.",
    address: "https://u.example/x",
    from: "Ana",
  });
  expect(plain(message)).toContain("Hola, Amparo:");
  expect(plain(message)).toContain("· Visita hecha: 1 (2 más en el calendario)");
  expect(message.split("\n").slice(-6)).toEqual([
    "",
    "Propongo esperar.",
    "",
    "El informe completo: https://u.example/x",
    "",
    "Ana",
  ]);
  // Words of visitors stay on the page: a message is passed on easily.
  expect(message).not.toContain("Le gusta la luz");
});

test("a comment that is emptied is none, an omitted one stays", () => {
  expect(reportChange.parse({ comment: "  " })).toEqual({ comment: null });
  expect(reportChange.parse({ comment: null })).toEqual({ comment: null });
  expect(reportChange.parse({ comment: " Vamos bien. " })).toEqual({ comment: "Vamos bien." });
  expect(reportChange.parse({ isSent: true })).toEqual({ isSent: true });
  const letters = (count: number) => reportChange.safeParse({ comment: "a".repeat(count) }).success;
  expect([letters(2_000), letters(2_001)]).toEqual([true, false]);
});

test("half a per cent is within the rounding of a price, more is above or below; without an area there is no price by metre", () => {
  const words = (price: number, more: Partial<ReportFigures> = {}) =>
    comparisonWords(
      Object.assign(
        {},
        FIGURES,
        { price, builtAreaM2: 100, market: null, comparison: { homes: 6, unitPrice: 2_000 } },
        more,
      ),
    ).join(" ");
  expect(words(200_900)).toContain("prácticamente igual que");
  expect(words(201_100)).toContain("por encima de");
  expect(words(199_100)).toContain("prácticamente igual que");
  expect(words(198_900)).toContain("por debajo de");
  expect(words(200_000, { builtAreaM2: 0 })).not.toContain("Se pide");
});

test("a message without anything to compare has no empty place in its middle", () => {
  const bare = Object.assign({}, FIGURES, { comparison: null, market: null, priceBefore: null });
  const mail = {
    to: null,
    title: "Piso",
    week: "16 de noviembre de 2026",
    figures: bare,
    comment: null,
    address: null,
    from: "Ana",
  };
  expect(reportMessage(mail)).not.toContain("\n\n\n");
  expect(reportMessage(mail).startsWith("Hola:\n\n")).toBe(true);
});
