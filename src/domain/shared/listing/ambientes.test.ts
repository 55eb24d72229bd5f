import { describe, expect, test } from "vitest";
import { readAdvert } from "./advert-text.ts";
import { ambientesOf, bedroomsOf, countsAmbientes } from "./ambientes.ts";
import { parseListings } from "./parse-listings.ts";

describe("rooms as Argentina and Uruguay count them", () => {
  test("the living room is one: three are two bedrooms, and a single one has none", () => {
    expect([3, 2, 1].map(bedroomsOf)).toEqual([2, 1, 0]);
    expect(bedroomsOf(0)).toBe(0);
    expect([0, 2].map(ambientesOf)).toEqual([1, 3]);
  });

  test("only there", () => {
    expect(["AR", "UY", "ES", "MX", undefined].map(countsAmbientes)).toEqual([true, true, false, false, false]);
  });
});

describe("read from what is pasted", () => {
  const options = { defaultPosition: { latitude: -34.6, longitude: -58.4 }, country: "AR", currency: "USD" };
  const roomsOf = (text: string) => parseListings(text, options).listings.map(({ listing }) => listing.rooms);

  test("a column of «ambientes» gives one bedroom fewer", () => {
    expect(roomsOf("precio;m2;ambientes\n120000;70;3\n80000;35;monoambiente\n90000;40;1")).toEqual([2, 0, 0]);
  });

  test("a column of bedrooms beside it is believed, whichever comes first", () => {
    expect(roomsOf("precio;m2;ambientes;dormitorios\n120000;70;4;2")).toEqual([2]);
    expect(roomsOf("precio;m2;dormitorios;ambientes\n120000;70;2;4")).toEqual([2]);
  });

  test.each([
    ["Depto 3 ambientes, 70 m2, USD 120.000", 2],
    ["Departamento 2 amb. 48 m2 USD 95.000", 1],
    ["Monoambiente 32 m2 USD 70.000", 0],
    ["Depto de dos ambientes, 45 m2, USD 90.000", 1],
    ["PH 4 ambientes, 3 dormitorios, 110 m2, USD 180.000", 3],
    ["Ambientes: 3", 2],
    ["Piso de 3 habitaciones en buen ambiente, 90 m2, 250.000 €", 3],
  ])("«%s»", (text, rooms) => {
    expect(readAdvert(text).rooms).toBe(rooms);
  });
});
