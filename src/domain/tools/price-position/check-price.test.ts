import { expect, test } from "vitest";
import { type Listing, listingSchema } from "../../shared/listing/property.ts";
import { checkPrice } from "./check-price.ts";

const TODAY = "2026-11-21";
const place = { latitude: 41.65, longitude: -0.89 };
const advert = (id: string, price: number, fields: Partial<Listing> = {}): Listing =>
  ({
    ...listingSchema.parse({ id, price, builtAreaM2: 80, rooms: 3, evidence: "oferta", date: TODAY } as never),
    ...place,
    ...fields,
  }) as Listing;
/** Equal homes around the first, 300 m apart, so that none may be another. */
const around = (prices: readonly number[]): Listing[] =>
  prices.map((price, i) =>
    advert(`c${i}`, price, {
      latitude: place.latitude + 0.0027 * Math.cos((2 * Math.PI * i) / prices.length),
      longitude: place.longitude + 0.0036 * Math.sin((2 * Math.PI * i) / prices.length),
    }),
  );
const six = around([250_000, 250_000, 250_000, 250_000, 250_000, 250_000]);

test("six equal homes at 250,000 make 250,000 the value, and that price stands at 0", () => {
  const check = checkPrice({ advert: advert("own", 250_000), comparables: six, today: TODAY });
  expect(check).toMatchObject({
    kind: "checked",
    verdict: "en-mercado",
    repeated: [],
    zone: { kind: "sin-dispersion" },
  });
  if (check.kind !== "checked") throw new Error(check.kind);
  expect(check.valued.value).toBeCloseTo(250_000, 3);
  expect(check.position).toBeCloseTo(0, 6);
  expect(check.valued.used).toHaveLength(6);
});

test("the ends of the value's own range are the ends of the band, and twice the value is out of it", () => {
  const check = checkPrice({ advert: advert("own", 500_000), comparables: six, today: TODAY });
  if (check.kind !== "checked") throw new Error(check.kind);
  expect(check.verdict).toBe("muy-alto");
  const { low, high } = check.valued.range80;
  const atEnd = (price: number) => {
    const other = checkPrice({ advert: advert("own", price), comparables: six, today: TODAY });
    return other.kind === "checked" ? other.position : Number.NaN;
  };
  expect(atEnd(high)).toBeCloseTo(1, 6);
  expect(atEnd(low)).toBeCloseTo(-1, 6);
});

test("neither its own advert nor one that may show it proves its price", () => {
  const own = advert("own", 300_000, { floor: 3 });
  const twice = advert("twice", 301_000, { floor: 3, latitude: place.latitude + 0.0005 });
  const check = checkPrice({ advert: own, comparables: [...six, own, twice], today: TODAY });
  if (check.kind !== "checked") throw new Error(check.kind);
  expect(check.valued.value).toBeCloseTo(250_000, 3);
  expect(check.repeated.map(({ listing, reasons, isOther }) => [listing.id, reasons, isOther])).toEqual([
    ["twice", ["precio"], false],
  ]);
});

test("an advert that a person says to be of another home counts", () => {
  const own = advert("own", 300_000);
  const twice = advert("twice", 301_000, { latitude: place.latitude + 0.0009 });
  const check = checkPrice({ advert: own, comparables: [...six, twice], otherIds: ["twice"], today: TODAY });
  if (check.kind !== "checked") throw new Error(check.kind);
  expect(check.repeated).toMatchObject([{ isOther: true }]);
  expect(check.valued.used.map(({ id }) => id)).toContain("twice");
  expect(check.valued.value).toBeGreaterThan(250_000);
});

test("the price that is asked moves no value: it is not among what the value rests on", () => {
  const valueFor = (price: number) => {
    const check = checkPrice({ advert: advert("own", price), comparables: six, today: TODAY });
    return check.kind === "checked" ? check.valued.value : Number.NaN;
  };
  expect(valueFor(90_000)).toBe(valueFor(900_000));
});

test("two comparables give no verdict and say how many are missing", () => {
  expect(checkPrice({ advert: advert("own", 250_000), comparables: six.slice(0, 2), today: TODAY })).toMatchObject({
    kind: "too-few-comparables",
    found: 2,
    needed: 3,
    asking: 250_000,
  });
});

test("three of which one may be the home itself are two", () => {
  const twice = advert("twice", 251_000, { latitude: place.latitude + 0.0002 });
  const check = checkPrice({
    advert: advert("own", 250_000),
    comparables: [...six.slice(0, 2), twice],
    today: TODAY,
  });
  expect(check).toMatchObject({ kind: "too-few-comparables", found: 2 });
  expect(check.repeated).toHaveLength(1);
});
