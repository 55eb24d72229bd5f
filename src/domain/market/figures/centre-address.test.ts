import { expect, test } from "vitest";
import { NO_MARKET_FILTER, type PlaceCondition } from "../search/market-filter.ts";
import {
  type CentreQuestion,
  centreQuery,
  DWELLING_TYPES,
  filterOfZone,
  readCentreQuestion,
} from "./centre-address.ts";

const RUZAFA: PlaceCondition = {
  kind: "barrio",
  name: "Ruzafa",
  municipalityCode: "46250",
  latitude: 39.462,
  longitude: -0.373,
  radiusM: 700,
};
const MADRID: PlaceCondition = { kind: "municipio", code: "28079", name: "Madrid" };
const USUAL: CentreQuestion = { place: null, area: null, operation: "venta", type: null, months: 12, beside: [] };

const again = (question: CentreQuestion) => readCentreQuestion(new URLSearchParams(centreQuery(question)));

test("an address without anything asks for sales of dwellings over a year, and is written as nothing", () => {
  expect(readCentreQuestion(new URLSearchParams())).toEqual(USUAL);
  expect(centreQuery(USUAL)).toBe("");
});

test("an address that was written is read again", () => {
  const question: CentreQuestion = { ...USUAL, place: RUZAFA, operation: "alquiler", type: "atico", months: 24 };
  expect(again({ ...question, beside: [MADRID] })).toEqual({ ...question, beside: [MADRID] });
  const area = { kind: "circulo" as const, latitude: 39.46, longitude: -0.37, radiusM: 800 };
  expect(again({ ...USUAL, area })).toEqual({ ...USUAL, area });
});

test("a zone is not compared with itself, nor twice with another, nor with more than three", () => {
  const towns = ["08019", "41091", "29067", "46250"].map(
    (code): PlaceCondition => ({ kind: "municipio", code, name: code }),
  );
  expect(again({ ...USUAL, place: MADRID, beside: [MADRID, towns[0]!, towns[0]!] }).beside).toEqual([towns[0]]);
  expect(again({ ...USUAL, place: MADRID, beside: towns }).beside).toEqual(towns.slice(0, 3));
});

test("impossible values are left out: another operation, 7 months, a zone that crosses itself", () => {
  const query = new URLSearchParams({
    operacion: "trueque",
    meses: "7",
    tipo: "castillo",
    lugar: "municipio:1:X",
    frente: "nada",
  });
  query.set("zona", "dibujo:0,0;1,1;1,0;0,1");
  expect(readCentreQuestion(query)).toEqual(USUAL);
});

test("figures without a type are those of dwellings, of both operations and every state", () => {
  const filter = filterOfZone({ place: MADRID, area: null }, null);
  expect(filter.types).toEqual(DWELLING_TYPES);
  expect(filter.operation).toBe(NO_MARKET_FILTER.operation);
  expect(filter.statuses).toHaveLength(4);
  expect(filterOfZone({ place: MADRID, area: null }, "garaje").types).toEqual(["garaje"]);
});
