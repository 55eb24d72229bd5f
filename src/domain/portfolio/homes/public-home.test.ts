import { expect, test } from "vitest";
import { ATTRIBUTE_NAMES, attributeOf } from "../../shared/home-attributes/table.ts";
import { fullHome } from "./full-home.test-data.ts";
import { type PublicHome, publicHome, publicPlace } from "./public-home.ts";

/** Every text, number and date of a home, replaced by one that can be recognised wherever it turns up. */
const marked = (showsAddress: boolean) => {
  const home = {
    ...fullHome(),
    showsAddress,
    notes: "NOTAS-se separan",
    mandateKind: "exclusiva" as const,
    mandateEndsOn: "2031-07-17",
    closedOn: "2032-08-18",
    closedPrice: 987_654.32,
    listedOn: "2033-09-19",
    address: "DIRECCION Calle Sueca 12",
    cadastralReference: "5427802YJ2752H0001FP",
    latitude: 39.46097531,
    longitude: -0.37354642,
    urls: { es: "https://agencia.example/V-102?propietario=Amparo" },
  };
  return home;
};
const PRIVATE = ["NOTAS", "exclusiva", "2031", "2032", "987654", "2033", "5427802YJ", "Amparo"];
const WHERE = ["DIRECCION", "39.46097531", "0.37354642"];
const found = (home: PublicHome, words: readonly string[]) =>
  words.filter((word) => JSON.stringify(home).includes(word));

test("nothing for colleagues leaves, whatever it says", () => {
  expect(found(publicHome(marked(true)), PRIVATE)).toEqual([]);
  expect(found(publicHome(marked(false)), PRIVATE)).toEqual([]);
});

test("street and point leave only where the agent shows the address", () => {
  expect(found(publicHome(marked(true)), WHERE)).toEqual(WHERE);
  expect(found(publicHome(marked(false)), WHERE)).toEqual([]);
});

test("no attribute that the table calls private is in it, and none without a place on the page but those that head it", () => {
  const names = Object.keys(publicHome(marked(true)));
  expect(ATTRIBUTE_NAMES.filter((name) => attributeOf(name)!.isPrivate && names.includes(name))).toEqual([]);
  const unshown = names.filter((name) => {
    const { facts } = attributeOf(name)!;
    return typeof facts === "object" && "absent" in facts;
  });
  expect(unshown.sort()).toEqual(
    [
      "bathrooms", "builtAreaM2", "country", "currency", "descriptions", "features", "isLeasehold", "isPartOwnership",
      "latitude", "locationDetail", "longitude", "operation", "placeName", "price", "reference", "rooms", "title", "type",
    ], // biome-ignore format: a list of names
  );
});

test("a known attribute goes with its value, an unknown one is not there", () => {
  const home = { ...fullHome(), rooms: 0, hasLift: false, energyRating: undefined };
  const shown = publicHome(home);
  expect(shown).toMatchObject({ rooms: 0, hasLift: false, price: 349_900.5, descriptions: { es: "Luminoso" } });
  expect("energyRating" in shown).toBe(false);
});

test("strangers see the point of a home that shows its address, a circle about a rounded one otherwise, and nothing without one", () => {
  const at = (more: object) => publicPlace(Object.assign({}, marked(true), more));
  expect(at({})).toEqual({ latitude: 39.46097531, longitude: -0.37354642, radiusM: null });
  const hidden = at({ showsAddress: false })!;
  expect(hidden.radiusM).toBeGreaterThan(0);
  expect([hidden.latitude, hidden.longitude]).not.toEqual([39.46097531, -0.37354642]);
  expect(Math.abs(hidden.latitude - 39.46097531)).toBeLessThan(0.01);
  expect(at({ latitude: undefined })).toBeUndefined();
  expect(at({ longitude: undefined })).toBeUndefined();
});
