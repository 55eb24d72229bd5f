import { describe, expect, test } from "vitest";
import type { FeedHome } from "../feeds/feed-row.ts";
import { forKyero } from "../feeds/kyero-portal.ts";
import { kyeroFaults } from "../feeds/kyero-schema.test-data.ts";
import { openKyeroWriter } from "../feeds/kyero-writer.ts";
import { fullHome } from "../homes/full-home.test-data.ts";
import { checkedHomeSchema, type Home, type HomeInput } from "../homes/home.ts";
import { CHECKED_PORTALS, type CheckedPortal } from "./portals.ts";
import { isCarried, readiness } from "./readiness.ts";

const homeOf = (values: Partial<HomeInput>): Home =>
  checkedHomeSchema.parse({ operation: "venta", type: "piso", ...values });
const missing = (home: Home, portal: CheckedPortal) =>
  readiness({ home, photos: 1 }, portal)
    .items.filter(({ state }) => state === "missing")
    .map(({ what }) => what);
const advised = (home: Home, portal: CheckedPortal, photos = 1) =>
  readiness({ home, photos }, portal)
    .items.filter(({ state }) => state === "advice")
    .map(({ what }) => what);

const GOOD: Partial<HomeInput> = {
  price: 250_000,
  town: "Valencia",
  province: "Valencia",
  postalCode: "46006",
  address: "Calle Sueca 12",
  builtAreaM2: 90,
  rooms: 3,
  bathrooms: 1,
  descriptions: { es: "Luminoso" },
};

describe("demands of portals", () => {
  test("of a home of which nothing is known", () => {
    const bare = homeOf({});
    expect(missing(bare, "kyero")).toEqual(["Precio", "Municipio", "Provincia", "Descripción o características"]);
    expect(missing(bare, "otro")).toEqual(["Precio", "Municipio", "Provincia", "Descripción o características"]);
    const national = [
      "Precio",
      "Municipio",
      "Código postal",
      "Dirección",
      "Superficie construida",
      "Habitaciones",
      "Baños",
    ];
    expect(missing(bare, "idealista")).toEqual(national);
    expect(missing(bare, "fotocasa")).toEqual(national);
  });

  test("nothing more of a home that has it", () => {
    for (const portal of CHECKED_PORTALS) expect(readiness({ home: homeOf(GOOD), photos: 0 }, portal).missing).toBe(0);
  });

  test("equipment alone does for Kyero, where a text is missing", () => {
    expect(missing(homeOf({ ...GOOD, descriptions: {}, hasLift: true }), "kyero")).toEqual([]);
    expect(missing(homeOf({ ...GOOD, descriptions: {}, hasLift: false }), "kyero")).toEqual([
      "Descripción o características",
    ]);
  });

  test("neither rooms nor baths of a garage, no built area of land", () => {
    const garage = homeOf({ ...GOOD, type: "garaje", rooms: undefined, bathrooms: undefined });
    expect(missing(garage, "idealista")).toEqual([]);
    expect(missing(homeOf({ ...GOOD, type: "terreno", builtAreaM2: undefined, rooms: undefined }), "fotocasa")).toEqual(
      [],
    );
  });

  test("a currency, a country and a price that the portal knows", () => {
    const mexican = homeOf({ ...GOOD, country: "MX", currency: "MXN", price: 7_000_000 });
    expect(missing(mexican, "kyero")).toEqual(["Moneda", "País"]);
    expect(missing(mexican, "idealista")).toEqual(["Moneda", "País"]);
    // The format itself knows no countries.
    expect(missing(mexican, "otro")).toEqual([]);
    // 99,999,999.4 is written 99999999, of eight digits; half a unit more has nine.
    expect(missing(homeOf({ ...GOOD, price: 99_999_999.4 }), "kyero")).toEqual([]);
    expect(missing(homeOf({ ...GOOD, price: 99_999_999.5 }), "kyero")).toEqual(["Precio de ocho cifras como mucho"]);
  });
});

describe("advice for homes that portals take", () => {
  test("photos, the energy certificate, a reference, a point", () => {
    expect(advised(homeOf(GOOD), "otro", 0)).toEqual([
      "Referencia",
      "Certificado energético",
      "Fotos",
      "Posición en el mapa",
    ]);
    const shown = (values: Partial<HomeInput>) => advised(homeOf({ ...GOOD, ...values }), "otro");
    expect(shown({ energyRating: "D" })).not.toContain("Certificado energético");
    expect(shown({ energyStatus: "en_tramite" })).not.toContain("Certificado energético");
  });

  test("a cadastral reference whose control letters are wrong is named, a right one and none are not", () => {
    const shown = (cadastralReference: string | undefined) =>
      advised(homeOf({ ...GOOD, cadastralReference }), "kyero").includes("Referencia catastral");
    // 9872023VH5797S0001WX is the example of the Dirección General del Catastro.
    expect(["9872023VH5797S0001WX", "9872023VH5797S0001WY", undefined].map(shown)).toEqual([false, true, false]);
  });

  test("nothing of a home of which all is known", () => {
    const home = checkedHomeSchema.parse({ ...fullHome(), country: "ES", cadastralReference: "9872023VH5797S0001WX" });
    for (const portal of CHECKED_PORTALS) {
      expect(readiness({ home, photos: 3 }, portal).items.filter(({ state }) => state === "advice")).toEqual([]);
    }
  });
});

test("a feed carries exactly the homes that the schema takes, whatever one of them lacks", () => {
  const writer = openKyeroWriter();
  const faults = (home: Home) => {
    const out: FeedHome = { id: "a1", home, photos: [], updatedAt: "2026-11-20T10:11:12.000Z" };
    return kyeroFaults(writer.start() + writer.row(forKyero(out)) + writer.end());
  };
  const variants: Partial<HomeInput>[] = [
    {},
    { price: undefined },
    { price: 100_000_000 },
    { currency: "MXN" },
    { country: "MX" },
    { town: undefined },
    { province: undefined },
    { descriptions: {} },
    { descriptions: {}, features: ["Ascensor"] },
    { type: "terreno", builtAreaM2: undefined, rooms: undefined, bathrooms: undefined },
    { postalCode: undefined, address: undefined, reference: undefined },
  ];
  for (const variant of variants) {
    const home = homeOf({ ...GOOD, ...variant });
    expect([variant, faults(home).length === 0]).toEqual([variant, isCarried(home, "kyero")]);
  }
  expect(variants.filter((variant) => isCarried(homeOf({ ...GOOD, ...variant }), "kyero"))).toHaveLength(4);
});
