import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Listing, listingSchema } from "../../shared/listing/property.ts";
import { HISTORIC_RADIUS_M, historicSet } from "./comparables-of-2018.ts";
import { parseModel } from "./model-file.ts";

const file = readFileSync("models/valuation/barcelona.bin");
const model = parseModel(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) as ArrayBuffer);
const { dataFrom, dataTo } = model.card;
const advert = (id: string, date: string | undefined, price = 300_000): Listing =>
  listingSchema.parse({
    id,
    date,
    price,
    builtAreaM2: 80,
    evidence: "oferta",
    latitude: 41.4,
    longitude: 2.16,
  }) as Listing;

test("adverts of the model's own year, its first and last day included; others and those without a day are no evidence of it", () => {
  const next = (day: string, by: number) => new Date(Date.parse(day) + by * 86_400_000).toISOString().slice(0, 10);
  const { listings } = historicSet(model, [
    advert("c", dataTo),
    advert("a", dataFrom),
    advert("before", next(dataFrom, -1)),
    advert("after", next(dataTo, 1)),
    advert("undated", undefined),
  ])!;
  expect(listings.map(({ id }) => id)).toEqual(["a", "c"]);
  expect(historicSet(model, [advert("after", next(dataTo, 1))])).toBeUndefined();
});

test("each advert stands at the prices of its quarter: March ends the first one, April begins the second", () => {
  const year = dataFrom.slice(0, 4);
  const days = ["01-31", "03-31", "04-01", "06-30", "07-01", "09-30", "10-01", "12-31"];
  const { homes } = historicSet(
    model,
    days.map((day, i) => advert(`${i}`, `${year}-${day}`)),
  )!;
  expect(homes.map(({ quarter }) => quarter)).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
});

test("prices are compared by square metre: 300,000 € for 80 m² are 3,750, of which ln is 8.2295", () => {
  const { set } = historicSet(model, [advert("a", dataFrom), advert("b", dataFrom, 240_000)])!;
  // The second one is 3,000 € by square metre, ln 8.0064.
  expect([...set.logUnitPrice].map((log) => Number(log.toFixed(4))).toSorted()).toEqual([8.0064, 8.2295]);
});

test("the order of the rows changes nothing", () => {
  const rows = ["b", "a", "c"].map((id, i) => advert(id, dataFrom, 300_000 + i * 10_000));
  const [one, other] = [historicSet(model, rows)!, historicSet(model, rows.toReversed())!];
  expect(one.listings.map(({ id }) => id)).toEqual(["a", "b", "c"]);
  expect(other).toEqual(one);
  expect(HISTORIC_RADIUS_M).toBe(560);
});
