import { expect, test } from "vitest";
import { listingSchema } from "../../shared/listing/property.ts";
import { bitsApart, type PublishedAdvert, repeatReasons } from "./repeated-advert.ts";

const place = { latitude: 41.39, longitude: 2.16 };
const advert = (fields: Partial<PublishedAdvert> = {}): PublishedAdvert => ({
  ...(listingSchema.parse({
    id: "a",
    price: 300_000,
    builtAreaM2: 100,
    rooms: 3,
    ...place,
  } as never) as PublishedAdvert),
  ...fields,
});
/** Metres to the north. */
const north = (metres: number) => ({ latitude: place.latitude + metres / 111_200 });

test("at 119 m, 3 % larger and 3 % cheaper: the price tells it", () => {
  expect(repeatReasons(advert(), advert({ ...north(119), builtAreaM2: 103, price: 291_000 }))).toEqual(["precio"]);
});

test.each([
  ["121 m away", north(121)],
  ["an area 3.1 % larger, 100 / 103.2", { builtAreaM2: 103.2 }],
  ["another number of rooms", { rooms: 2 }],
  ["another type", { type: "chalet" as const }],
  ["a price 3.1 % lower, 290,700", { price: 290_700 }],
])("%s is another home", (_, fields) => {
  expect(repeatReasons(advert(), advert(fields))).toEqual([]);
});

test("far apart in price, one photo or one telephone tells it", () => {
  const cheap = { price: 240_000 };
  expect(repeatReasons(advert({ phone: "+34600111222" }), advert({ phone: "+34600111222", ...cheap }))).toEqual([
    "telefono",
  ]);
  const six = advert({ photoHashes: ["00000000000000ff"] });
  expect(repeatReasons(six, advert({ photoHashes: ["0000000000000003"], ...cheap }))).toEqual(["foto"]);
  expect(repeatReasons(six, advert({ photoHashes: ["0000000000000001"], ...cheap }))).toEqual([]);
  expect(repeatReasons(advert({ phone: "+34600111222" }), advert({ phone: "+34600333444", ...cheap }))).toEqual([]);
});

test("one cadastral reference tells it alone, two deny it", () => {
  const reference = { cadastralReference: "9872023VH5797S0001WX" };
  expect(repeatReasons(advert(reference), advert({ ...north(3000), ...reference, price: 100_000 }))).toEqual([
    "catastro",
  ]);
  expect(repeatReasons(advert(reference), advert({ cadastralReference: "9872023VH5797S0002EM" }))).toEqual([]);
});

test("ff and 03 part in six bits, all and none in 64", () => {
  expect(bitsApart("00000000000000ff", "0000000000000003")).toBe(6);
  expect(bitsApart("ffffffffffffffff", "0000000000000000")).toBe(64);
  expect(bitsApart("a5a5a5a5a5a5a5a5", "a5a5a5a5a5a5a5a5")).toBe(0);
});
