import { describe, expect, test } from "vitest";
import { type Home, homeSchema } from "../../portfolio/homes/home.ts";
import { featureBits, type MARKET_FEATURES } from "../features.ts";
import { type AboutAdvert, advertOfHome } from "./advert-of-home.ts";

/** The facts of a home that the market learns, and those that it does not. */

const BASE = homeSchema.parse({
  operation: "venta",
  type: "piso",
  status: "disponible",
  country: "ES",
  currency: "EUR",
});
const ABOUT: AboutAdvert = { externalId: "V-1", sender: "Casas Sol", seller: "agencia", isPlaceHidden: false };

const advert = (home: Partial<Home>, about: Partial<AboutAdvert> = {}) =>
  advertOfHome(Object.assign({}, BASE, home), Object.assign({}, ABOUT, about))!;

describe("the state", () => {
  test("a home that is still being won is no advert; the others are on offer, reserved, closed or withdrawn", () => {
    expect(advertOfHome({ ...BASE, status: "captacion" }, ABOUT)).toBeNull();
    const states = (["disponible", "reservado", "cerrado", "retirado"] as const).map(
      (status) => advert({ status }).status,
    );
    expect(states).toEqual(["activo", "reservado", "cerrado", "retirado"]);
  });

  test("the price is the asking one until the home is closed; then the paid one, where it is known", () => {
    const prices = { price: 250_000.5, closedPrice: 240_000 };
    expect(advert({ status: "disponible", ...prices }).priceCents).toBe(25_000_050);
    expect(advert({ status: "cerrado", ...prices })).toMatchObject({
      priceCents: 24_000_000,
      described: { isPaid: true },
    });
    const unpaid = advert({ status: "cerrado", price: 250_000 });
    expect(unpaid.priceCents).toBe(25_000_000);
    expect(unpaid.described).not.toHaveProperty("isPaid");
    expect(advert({ status: "disponible", ...prices }).described).not.toHaveProperty("isPaid");
  });

  test("a price of nothing is none: a cent is one, less is not", () => {
    expect(advert({ price: 0.01 }).priceCents).toBe(1);
    expect(advert({ price: 0.009 }).priceCents).toBeNull();
    expect(advert({ price: 0 }).priceCents).toBeNull();
    expect(advert({}).priceCents).toBeNull();
  });
});

describe("a hidden address", () => {
  const home = { address: "Calle Sueca 12, 3.º 8.ª", latitude: 39.4609, longitude: -0.3735 };
  test("keeps its street without the number, and its point unless strangers see it", () => {
    expect(advert({ ...home, showsAddress: true }, { isPlaceHidden: true }).described).toMatchObject(home);
    const own = advert({ ...home, showsAddress: false }).described;
    expect(own.address).toBe("Calle Sueca");
    expect([own.latitude, own.longitude]).toEqual([39.4609, -0.3735]);
  });

  test("has a point within its square of the map where strangers see it, and none where it had none", () => {
    const hidden = advert({ ...home, showsAddress: false }, { isPlaceHidden: true }).described;
    expect(hidden.latitude).not.toBe(39.4609);
    expect(Math.abs(hidden.latitude! - 39.4609)).toBeLessThan(0.01);
    expect(hidden.longitude).not.toBe(-0.3735);
    const { latitude, longitude, ...rest } = { ...BASE, ...home, showsAddress: false };
    expect(advertOfHome({ ...rest, latitude } as Home, { ...ABOUT, isPlaceHidden: true })!.described.latitude).toBe(
      latitude,
    );
    expect(longitude).toBe(-0.3735);
    expect(advert({ showsAddress: false }, { isPlaceHidden: true }).described).not.toHaveProperty("latitude");
  });
});

describe("features", () => {
  const bits = (home: Partial<Home>) => {
    const { features, knownFeatures } = advert(home).described;
    return { has: features, known: knownFeatures };
  };
  const asBits = (feature: (typeof MARKET_FEATURES)[number], value: boolean) => featureBits({ [feature]: value });

  test.each<[Partial<Home>, ReturnType<typeof featureBits>]>([
    [{ hasLift: true }, asBits("hasLift", true)],
    [{ hasLift: false }, asBits("hasLift", false)],
    [{ isExterior: true }, asBits("isExterior", true)],
    [{ allowsPets: true }, asBits("allowsPets", true)],
    [{ isTopFloor: true }, asBits("isTopFloor", true)],
    [{ furnishing: "si" }, asBits("isFurnished", true)],
    [{ furnishing: "no" }, asBits("isFurnished", false)],
    [{ occupancy: "libre" }, asBits("isVacant", true)],
    [{ occupancy: "alquilada" } as Partial<Home>, asBits("isVacant", false)],
  ])("%j", (home, expected) => expect(bits(home)).toEqual(expected));

  test("a home that says nothing of any has no bits at all", () => {
    expect(advert({}).described).not.toHaveProperty("features");
    expect(advert({}).described).not.toHaveProperty("knownFeatures");
  });
});

describe("data beside the home", () => {
  test("the cover is the first photo, the address of its page the Spanish one or else the first", () => {
    expect(advert({}, { photos: ["a.jpg", "b.jpg"] }).described.cover).toBe("a.jpg");
    expect(advert({}).described).not.toHaveProperty("cover");
    expect(advert({ urls: { en: "https://a.example/en", es: "https://a.example/es" } }).url).toBe(
      "https://a.example/es",
    );
    expect(advert({ urls: { en: "https://a.example/en", fr: "https://a.example/fr" } }).url).toBe(
      "https://a.example/en",
    );
    expect(advert({}).url).toBeNull();
  });

  test("a telephone in one notation, by the home's country; what cannot be one is left out", () => {
    const phone = (typed: string | undefined, country = "ES") =>
      advert({ country }, { owner: typed === undefined ? undefined : { phone: typed } }).phone;
    expect(phone("600 11 22 33")).toBe("+34600112233");
    expect(phone("+52 55 1234 5678")).toBe("+525512345678");
    expect(phone("55 1234 5678", "MX")).toBe("+525512345678");
    expect(phone("600 11 22 33", "XX")).toBe("+34600112233");
    expect(phone("12")).toBeNull();
    expect(phone("no tengo")).toBeNull();
    expect(phone(undefined)).toBeNull();
    expect(phone(`600112233${" ".repeat(31)}`)).toBe("+34600112233");
    expect(phone(`600112233${" ".repeat(32)}`)).toBeNull();
  });

  test("words of title, descriptions and features are what a search compares with; empty values are left out", () => {
    const { described } = advert({
      title: "Luminoso piso",
      descriptions: { es: "Con terraza", en: "Sunny" },
      features: ["Piscina"],
      town: "",
    });
    for (const stem of ["lumin", "terraz", "sunny", "piscin"]) expect(described.terms).toContain(stem);
    expect(described.terms?.split(" ")[0]).toBe("lumin");
    expect(described).not.toHaveProperty("town");
    expect(described.sender).toBe("Casas Sol");
    expect(advert({ descriptions: { es: `${"a ".repeat(3000)}terraza` } }).described.terms ?? "").not.toContain(
      "terraz",
    );
    expect(advert({ locationDetail: "Ruzafa", placeName: "Valencia" }).described.quarter).toBe("Ruzafa");
    expect(advert({ placeName: "Valencia" }).described.quarter).toBe("Valencia");
  });
});
