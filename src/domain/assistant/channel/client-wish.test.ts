import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { NO_FILTER } from "../../portfolio/homes/home-filter.ts";
import { FILTERED } from "../../shared/home-attributes/table.ts";
import { type ClientWish, filterOfWish, impliedOperation, joinedWish, mustName, wishOfMessage } from "./client-wish.ts";

describe("the operation that an amount tells", () => {
  test.each([
    [{ priceMax: 10_000 }, "EUR", "alquiler"],
    [{ priceMax: 10_001 }, "EUR", "venta"],
    [{ price: 1_500 }, "USD", "alquiler"],
    [{ priceMin: 300_000 }, "EUR", "venta"],
    // The most that somebody pays decides, then the price, then the least.
    [{ priceMax: 1_500, price: 300_000, priceMin: 400_000 }, "EUR", "alquiler"],
    [{ price: 1_500, priceMin: 400_000 }, "EUR", "alquiler"],
    [{}, "EUR", null],
    // Three million pesos are a rent in Bogotá, 25,000 one in Mexico City.
    [{ priceMax: 3_000_000 }, "COP", "alquiler"],
    [{ price: 25_000, currency: "MXN" }, "EUR", "alquiler"],
    // A garage is sold for what a flat costs by month.
    [{ price: 9_000, homeType: "garaje" }, "EUR", "venta"],
    [{ price: 9_000, homeType: "piso" }, "EUR", "alquiler"],
  ] as const)("%j in %s: %s", (amounts, currency, operation) => {
    expect(impliedOperation(amounts, currency)).toBe(operation);
  });
});

describe("a message as a wish", () => {
  test("of an area alone that is the least; a stated most leaves no least", () => {
    expect(wishOfMessage("de unos 80 metros", { areaM2: 80 }, "EUR")).toEqual({ areaMin: 80 });
    expect(wishOfMessage("hasta 80 metros", { areaM2: 80, areaMaxM2: 80 }, "EUR")).toEqual({ areaMax: 80 });
    expect(wishOfMessage("de 60 a 80", { areaMinM2: 60, areaMaxM2: 80 }, "EUR")).toEqual({ areaMin: 60, areaMax: 80 });
  });

  test("of a price alone that is the most, unless a least was said", () => {
    expect(wishOfMessage("250.000", { price: 250_000 }, "EUR")).toEqual({ operation: "venta", priceMax: 250_000 });
    expect(wishOfMessage("desde 200.000", { price: 250_000, priceMin: 200_000 }, "EUR")).toEqual({
      operation: "venta",
      priceMin: 200_000,
    });
  });

  test("a stated operation stands over the one that the amount tells, and a stated currency over the agency's", () => {
    expect(wishOfMessage("alquilo", { operation: "alquiler", priceMax: 250_000 }, "EUR").operation).toBe("alquiler");
    expect(wishOfMessage("en pesos", { priceMax: 250_000, currency: "MXN" }, "EUR").operation).toBe("venta");
    expect(wishOfMessage("en euros", { priceMax: 250_000, currency: "EUR" }, "MXN").operation).toBe("venta");
  });

  test("rooms are the fewest that do, and baths too", () => {
    expect(wishOfMessage("3 habitaciones y 2 baños", { rooms: 3, baths: 2 }, "EUR")).toEqual({
      roomsMin: 3,
      bathroomsMin: 2,
    });
    expect(wishOfMessage("al menos 4", { rooms: 3, roomsMin: 4 }, "EUR")).toEqual({ roomsMin: 4 });
  });

  test("things that a home must have, and things that it must not", () => {
    expect(wishOfMessage("con ascensor y terraza", {}, "EUR")).toEqual({ musts: ["ascensor", "terraza"] });
    expect(wishOfMessage("con ascensor y sin piscina", {}, "EUR")).toEqual({
      musts: ["ascensor"],
      without: ["piscina"],
    });
    expect(wishOfMessage("que no tenga piscina", {}, "EUR")).toEqual({ without: ["piscina"] });
    // "Interior" is told by the words for exterior homes, and is none.
    expect(wishOfMessage("un piso interior", {}, "EUR")).toEqual({});
    expect(wishOfMessage("exterior, no interior", {}, "EUR")).toEqual({ musts: ["exterior"] });
  });

  test("a name in an answer is the name of the filter in small letters", () => {
    expect(mustName("mascotas")).toBe("mascotas admitidas");
    expect(mustName("garaje")).toBe("garaje");
    for (const must of Object.keys(FILTERED) as (keyof typeof FILTERED)[])
      expect(mustName(must)).toMatch(/^[a-záéíóúñ ]+$/);
  });
});

describe("wishes that lean on each other", () => {
  test("a later message changes what it says and keeps the rest; demands add up, each once", () => {
    const before: ClientWish = { operation: "venta", priceMax: 250_000, musts: ["ascensor"] };
    expect(joinedWish(before, { priceMax: 200_000, musts: ["terraza", "ascensor"] })).toEqual({
      operation: "venta",
      priceMax: 200_000,
      musts: ["ascensor", "terraza"],
    });
    expect(joinedWish({ roomsMin: 2 }, { roomsMin: 3 })).toEqual({ roomsMin: 3 });
    expect(joinedWish(before, {})).toEqual(before);
  });

  test("joining with a wish twice changes nothing more", () => {
    const wish = fc.record(
      {
        priceMax: fc.integer({ min: 1, max: 9 }),
        roomsMin: fc.integer({ min: 1, max: 9 }),
        musts: fc.uniqueArray(fc.constantFrom("ascensor" as const, "terraza" as const, "garaje" as const), {
          minLength: 1,
        }),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(wish, wish, (before, more) => {
        const once = joinedWish(before, more);
        expect(joinedWish(once, more)).toEqual(once);
      }),
    );
  });
});

describe("the filter of a wish", () => {
  test("an empty one finds every home on offer", () => {
    expect(filterOfWish({})).toEqual({ ...NO_FILTER, status: "disponible" });
  });

  test("each value stands in its own field", () => {
    const wish: ClientWish = {
      operation: "venta",
      homeType: "local",
      priceMin: 1,
      priceMax: 2,
      areaMin: 3,
      areaMax: 4,
      roomsMin: 5,
      bathroomsMin: 6,
      musts: ["terraza"],
    };
    expect(filterOfWish(wish)).toMatchObject({
      operation: "venta",
      types: ["local"],
      priceMin: 1,
      priceMax: 2,
      areaMin: 3,
      areaMax: 4,
      roomsMin: 5,
      bathroomsMin: 6,
      musts: ["terraza"],
    });
  });

  test("«un piso» may be an attic flat, «una casa» a semi-detached one, an attic flat nothing else", () => {
    expect(filterOfWish({ homeType: "piso" }).types).toEqual(["piso", "atico", "duplex", "estudio"]);
    expect(filterOfWish({ homeType: "casa" }).types).toEqual(["casa", "chalet", "adosado"]);
    expect(filterOfWish({ homeType: "atico" }).types).toEqual(["atico"]);
  });
});
