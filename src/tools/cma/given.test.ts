import { expect, test } from "vitest";
import { type CmaFacts, compareMarket } from "./engine.ts";
import { given } from "./given.ts";
import { closingsAlike } from "./hand-cases.ts";
import { nextOf } from "./next.ts";

const FACTS: CmaFacts = {
  today: "2026-11-23",
  nearbyListings: [],
  withdrawnNearby: [],
  officialSeries: [],
  municipality: null,
  saleTimes: { times: [], withinKm: null, areInvented: false },
};
const linesOf = (more: Record<string, unknown> = {}) => {
  const input = closingsAlike(more);
  return Object.fromEntries(
    given(input, compareMarket(input, FACTS)).map(([label, value]) => [label, value?.replace(/[\u00a0\u202f]/g, " ")]),
  );
};

test("typed values stand line by line, and others have no value", () => {
  expect(linesOf()).toMatchObject({
    "Superficie construida": "100 m²",
    Comparables: "3",
    "Viviendas cercanas": "No cuentan",
    "Comparables quitados": undefined,
    "Ajustes cambiados a mano": undefined,
    "De oferta a cierre": undefined,
    Honorarios: undefined,
    "Hipoteca pendiente": undefined,
    "Precio de compra": undefined,
  });
  expect(linesOf()).not.toHaveProperty("Superficie");
});

test("amounts keep their currency, shares their decimals, and one cell of each of two homes are two changes", () => {
  const { rows } = compareMarket(closingsAlike(), FACTS);
  const changes = rows.slice(0, 2).map(({ id }) => ({ id, cells: [{ column: "location", amount: 1000 }] }));
  expect(
    linesOf({
      changes,
      removedIds: [rows[2]!.id],
      closingGap: 5,
      feeShare: 3.25,
      debt: 1,
      purchasePrice: 168_000,
      useNearby: true,
    }),
  ).toMatchObject({
    Comparables: "2",
    "Comparables quitados": "1",
    "Ajustes cambiados a mano": "2",
    "De oferta a cierre": "−5 %",
    Honorarios: "3,25 %",
    "Hipoteca pendiente": "1 €",
    "Precio de compra": "168.000 €",
    "Viviendas cercanas": "Cuentan",
  });
});

test("a price that is defended goes on with its range and its highest price to start from, in whole units", () => {
  const input = closingsAlike();
  const result = compareMarket(input, FACTS);
  if (result.kind !== "value") throw new Error(result.kind);
  const [proposal, words, offers] = nextOf(result, input);
  expect(proposal).toMatchObject({ path: "/propuestas-captacion", values: {} });
  expect(words!.values).toMatchObject({
    valuationLow: Math.round(result.range80.low),
    valuationHigh: Math.round(result.range80.high),
    valuationOn: "2026-11-23",
  });
  expect(offers!.values).toEqual({ listPrice: result.strategies[2]!.price, target: Math.round(result.value) });
  const pesos = closingsAlike({ home: { ...input.home, country: "CL", currency: "CLP" } });
  expect(nextOf({ ...result, currency: "CLP" }, pesos)[2]!.values).toMatchObject({ currency: "CLP" });
  expect(nextOf(compareMarket(closingsAlike({ comparablesText: "" }), FACTS), input)).toEqual([]);
});
