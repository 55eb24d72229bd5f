import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { distanceM } from "../../shared/places/place.ts";
import type { KnownPlace, SoughtPlace } from "./sought-place.ts";
import { type HomePlace, kmToRing, placeName, zonePosition } from "./zone.ts";

/** On the equator a degree is as long to the east as to the north: 111.13 km. */
const SQUARE: [number, number][] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];

describe("the distance to a zone", () => {
  test("is nothing inside and on the line", () => {
    expect(kmToRing(SQUARE, [0.5, 0.5])).toBe(0);
    expect(kmToRing(SQUARE, [0.5, 0])).toBe(0);
  });

  test("beside a side it is the perpendicular: 0.1 degrees below the equator are 11.113 km", () =>
    expect(kmToRing(SQUARE, [0.5, -0.1])).toBeCloseTo(11.113, 3));

  test("beside a corner it is that to the corner: 0.03 and 0.04 degrees are 0.05, which are 5.5565 km", () =>
    expect(kmToRing(SQUARE, [-0.03, -0.04])).toBeCloseTo(5.5565, 3));

  test("at 60 degrees of latitude a degree to the east is half as long", () => {
    const north = SQUARE.map(([x, y]): [number, number] => [x, y + 59.5]);
    expect(kmToRing(north, [-0.1, 60])).toBeCloseTo(5.5565, 3);
  });

  test("a side without length is its corner", () =>
    expect(kmToRing([[0, 0], [0, 0], [0, 0]], [0.01, 0])).toBeCloseTo(1.1113, 4)); // biome-ignore format: one line

  test("is never more than that to any corner, on the sphere", () => {
    fc.assert(
      fc.property(
        fc.double({ min: -0.3, max: 1.3, noNaN: true }),
        fc.double({ min: -0.3, max: 1.3, noNaN: true }),
        (x, y) => {
          const km = kmToRing(SQUARE, [x, y]);
          for (const [longitude, latitude] of SQUARE) {
            const metres = distanceM({ latitude: y, longitude: x }, { latitude, longitude });
            expect(km).toBeLessThanOrEqual((metres / 1000) * 1.01 + 0.001);
          }
        },
      ),
    );
  });
});

const AT = { country: "ES", municipalityCode: null, postalCode: null, latitude: null, longitude: null };
const home = (names: readonly string[], more: Partial<HomePlace> = {}): HomePlace => ({
  ...AT,
  places: names.map(placeName),
  ...more,
});
const typed = (...places: string[]) => ({ places, sought: null, zone: null });

test("names that nobody has read yet are compared: one of them suffices, under the name that the demand gives it", () => {
  const asked = typed("Gràcia", "El Born");
  expect(zonePosition(home(["Barcelona", "el born"]), asked)).toEqual({ kind: "inside", place: "El Born" });
  expect(zonePosition(home(["Sants"]), asked)).toEqual({ kind: "outside", km: null, place: null });
  expect(zonePosition(home([]), asked)).toEqual({ kind: "unknown" });
});

test("a drawn zone decides where the home has a position", () => {
  const asked = { places: [], sought: [], zone: SQUARE };
  expect(zonePosition(home([], { longitude: 0.5, latitude: 0.5 }), asked)).toEqual({ kind: "inside", place: null });
  expect(zonePosition(home([], { longitude: 0.5, latitude: -0.1 }), asked)).toMatchObject({ kind: "outside" });
  expect(zonePosition(home(["Sants"]), asked)).toEqual({ kind: "unknown" });
  expect(zonePosition(home([]), { places: [], sought: [], zone: null })).toEqual({ kind: "unasked" });
});

test("the names of one place in both languages are one place, whichever of them demand and home have", () => {
  expect(zonePosition(home(["Ruzafa"]), typed("Russafa"))).toEqual({ kind: "inside", place: "Russafa" });
  expect(zonePosition(home(["Russafa"]), typed("Ruzafa"))).toEqual({ kind: "inside", place: "Ruzafa" });
  expect(zonePosition(home(["Lleida"]), typed("Lérida"))).toEqual({ kind: "inside", place: "Lérida" });
});

describe("places of the gazetteer", () => {
  const RUSSAFA = placeOf("Russafa", "barrio", { names: ["Russafa", "Ruzafa"], latitude: 39.46, longitude: -0.37 });
  const VALENCIA = placeOf("Valencia", "municipio", {
    condition: { kind: "municipio", name: "Valencia", code: "46250" },
  });
  const asks = (...sought: Partial<SoughtPlace>[]) => ({
    places: [],
    zone: null,
    sought: sought.map((one) => ({ typed: "", isExcluded: false, withinM: null, place: null, choices: [], ...one })),
  });
  const inValencia = { municipalityCode: "46250", latitude: 39.48, longitude: -0.37 };

  test("a home of another quarter of the town is outside of the quarter: 2.22 km from its middle, less its 700 m", () => {
    // Two hundredths of a degree of latitude are 2.22 km.
    const found = zonePosition(home(["Benimaclet", "Valencia"], inValencia), asks({ place: RUSSAFA }));
    expect(found).toMatchObject({ kind: "outside", place: "Russafa" });
    expect((found as { km: number }).km).toBeCloseTo(1.52, 1);
  });

  test("the whole town holds it", () => {
    expect(zonePosition(home(["Benimaclet"], inValencia), asks({ place: VALENCIA })).kind).toBe("inside");
    expect(zonePosition(home(["Valencia"], { municipalityCode: "28079" }), asks({ place: VALENCIA }))).toEqual({
      kind: "outside",
      km: null,
      place: null,
    });
  });

  test("a home that names no quarter lies in it by its position; without one that is to be confirmed", () => {
    const near = { ...inValencia, latitude: 39.463 };
    expect(zonePosition(home(["Valencia"], near), asks({ place: RUSSAFA })).kind).toBe("inside");
    const nowhere = { municipalityCode: "46250" };
    expect(zonePosition(home(["Valencia"], nowhere), asks({ place: RUSSAFA })).kind).toBe("unknown");
  });

  test("a quarter of the same name in another town is another one", () => {
    const elsewhere = { municipalityCode: "28079", latitude: 40.4, longitude: -3.7 };
    expect(zonePosition(home(["Ruzafa", "Madrid"], elsewhere), asks({ place: RUSSAFA })).kind).toBe("outside");
  });

  test("within a distance of its middle: 2.22 km are inside of 2.5 and outside of 2", () => {
    const far = home(["Benimaclet", "Valencia"], inValencia);
    expect(zonePosition(far, asks({ place: RUSSAFA, withinM: 2500 })).kind).toBe("inside");
    const outside = zonePosition(far, asks({ place: RUSSAFA, withinM: 2000 }));
    expect((outside as { km: number }).km).toBeCloseTo(0.22, 1);
  });

  test("where they do not want to live comes before the town around it", () => {
    const ruzafa = home(["Ruzafa", "Valencia"], inValencia);
    const asked = asks({ place: VALENCIA }, { place: RUSSAFA, isExcluded: true });
    expect(zonePosition(ruzafa, asked)).toEqual({ kind: "unwanted", place: "Russafa" });
    expect(zonePosition(home(["Benimaclet"], inValencia), asked).kind).toBe("inside");
  });

  test("only places that they do not want ask for no other", () => {
    const asked = asks({ place: RUSSAFA, isExcluded: true });
    expect(zonePosition(home(["Benimaclet", "Valencia"], inValencia), asked)).toEqual({ kind: "unasked" });
  });

  test("while nobody has said which of several is meant, a home in one of them is to be confirmed, and no other fits", () => {
    const asked = asks({ typed: "Ruzafa o así", choices: [RUSSAFA] });
    expect(zonePosition(home(["Ruzafa", "Valencia"], inValencia), asked)).toEqual({ kind: "unknown" });
    expect(zonePosition(home(["Sol", "Madrid"], { municipalityCode: "28079" }), asked).kind).toBe("outside");
    expect(zonePosition(home(["Benimaclet", "Valencia"], inValencia), asked).kind).toBe("outside");
  });

  test("a name that no gazetteer has is compared with what the home calls its place", () => {
    const asked = asks({ typed: "Los Chalets" });
    expect(zonePosition(home(["Urb. Los Chalets", "Godella"]), asked)).toEqual({
      kind: "inside",
      place: "Los Chalets",
    });
    expect(zonePosition(home(["Godella"]), asked).kind).toBe("outside");
  });

  test("another country is elsewhere, whatever it is called", () => {
    const asked = asks({ place: VALENCIA });
    expect(zonePosition(home(["Valencia"], { country: "VE" }), asked).kind).toBe("outside");
  });

  describe("at the borders of what is known", () => {
    // A hundredth of a degree of latitude is 1.112 km.
    const northOf = (place: { latitude: number; longitude: number }, metres: number) => ({
      latitude: place.latitude + metres / 111_195,
      longitude: place.longitude,
    });
    const kindOf = (
      found: Partial<HomePlace>,
      place: KnownPlace,
      names: string[] = [],
      withinM: number | null = null,
    ) => zonePosition(home(names, found), asks({ place, withinM })).kind;
    const PROVINCE = placeOf("Valencia", "provincia", {
      condition: { kind: "provincia", name: "Valencia", code: "46" },
      radiusM: 1000,
    });
    const POSTCODE = placeOf("46006", "codigo-postal", {
      condition: { kind: "codigo-postal", name: "46006", code: "46006" },
    });
    const ABROAD = placeOf("Rosario", "ciudad", {
      country: "AR",
      condition: { kind: "ciudad", name: "Rosario", country: "AR", latitude: 39.47, longitude: -0.376, radiusM: 700 },
    });

    test("a town: by its code, else by its name; in its circle it may be, beyond it is elsewhere", () => {
      expect(kindOf({}, VALENCIA, ["València", "Valencia"])).toBe("inside");
      expect(kindOf(northOf(VALENCIA, 690), VALENCIA)).toBe("unknown");
      expect(kindOf(northOf(VALENCIA, 710), VALENCIA)).toBe("outside");
      expect(kindOf({}, VALENCIA)).toBe("unknown");
      expect(kindOf({}, VALENCIA, ["Torrent"])).toBe("outside");
    });

    test("a province: by the code of the town, else of the post; three times its circle away it is elsewhere", () => {
      expect(kindOf({ municipalityCode: "46244" }, PROVINCE)).toBe("inside");
      expect(kindOf({ municipalityCode: "28079", postalCode: "46006" }, PROVINCE)).toBe("outside");
      expect(kindOf({ postalCode: "46900" }, PROVINCE)).toBe("inside");
      expect(kindOf({ postalCode: "28001" }, PROVINCE)).toBe("outside");
      expect(kindOf(northOf(PROVINCE, 2990), PROVINCE)).toBe("unknown");
      expect(kindOf(northOf(PROVINCE, 3010), PROVINCE)).toBe("outside");
      expect(kindOf({}, PROVINCE)).toBe("unknown");
    });

    test("a postcode: by its own, whatever the home's names; without one it may be in its circle", () => {
      expect(kindOf({ postalCode: "46006" }, POSTCODE)).toBe("inside");
      expect(kindOf({ postalCode: "46007" }, POSTCODE)).toBe("outside");
      expect(kindOf({}, POSTCODE, ["Torrent"])).toBe("unknown");
      expect(kindOf(northOf(POSTCODE, 690), POSTCODE)).toBe("unknown");
      expect(kindOf(northOf(POSTCODE, 710), POSTCODE)).toBe("outside");
    });

    test("a town abroad: by its name, else perhaps in its circle", () => {
      expect(kindOf({ country: "AR" }, ABROAD, ["Rosario"])).toBe("inside");
      expect(kindOf({ country: "AR", ...northOf(ABROAD, 690) }, ABROAD)).toBe("unknown");
      expect(kindOf({ country: "AR" }, ABROAD, ["Funes"])).toBe("outside");
    });

    test("a quarter by its name, in its own town or, where that is not said, within three times its circle", () => {
      expect(kindOf({ municipalityCode: "46250", ...northOf(RUSSAFA, 9000) }, RUSSAFA, ["Ruzafa"])).toBe("inside");
      expect(kindOf({}, RUSSAFA, ["Ruzafa"])).toBe("inside");
      expect(kindOf(northOf(RUSSAFA, 2090), RUSSAFA, ["Ruzafa"])).toBe("inside");
      expect(kindOf(northOf(RUSSAFA, 2110), RUSSAFA, ["Ruzafa"])).toBe("outside");
    });

    test("a quarter by its circle for a home that names its town alone; a home of another quarter is at least 250 m away", () => {
      expect(kindOf(northOf(RUSSAFA, 690), RUSSAFA, ["Valencia"])).toBe("inside");
      expect(kindOf(northOf(RUSSAFA, 710), RUSSAFA, ["Valencia"])).toBe("outside");
      expect(zonePosition(home(["Benimaclet", "Valencia"], northOf(RUSSAFA, 100)), asks({ place: RUSSAFA }))).toEqual({
        kind: "outside",
        km: 0.25,
        place: "Russafa",
      });
      expect(kindOf({}, RUSSAFA, ["Benimaclet", "Valencia"])).toBe("outside");
      expect(kindOf({ municipalityCode: "28079" }, RUSSAFA, ["Madrid"])).toBe("outside");
    });

    test("within a distance: to the metre by its position, else to be confirmed unless it lies in another town", () => {
      expect(kindOf(northOf(RUSSAFA, 1995), RUSSAFA, ["Otro", "Valencia"], 2000)).toBe("inside");
      expect(kindOf(northOf(RUSSAFA, 2005), RUSSAFA, ["Otro", "Valencia"], 2000)).toBe("outside");
      expect(kindOf({}, RUSSAFA, ["Valencia"], 2000)).toBe("unknown");
      expect(kindOf({ municipalityCode: "28079" }, RUSSAFA, ["Madrid"], 2000)).toBe("outside");
    });

    test("of two places and a drawing the nearest is told", () => {
      const far = { ...RUSSAFA, label: "Lejana", latitude: RUSSAFA.latitude - 0.05 };
      const position = { municipalityCode: "46250", ...northOf(RUSSAFA, 2000) };
      const nearest = (...of: KnownPlace[]) =>
        zonePosition(home(["Otro", "Valencia"], position), asks(...of.map((place) => ({ place }))));
      expect(nearest(far, RUSSAFA)).toMatchObject({ kind: "outside", place: "Russafa" });
      expect(nearest(RUSSAFA, far)).toMatchObject({ kind: "outside", place: "Russafa" });
      const drawn = { ...asks({ place: far }), zone: [[-0.4, 39.4], [-0.3, 39.4], [-0.3, 39.45]] as const }; // biome-ignore format: one line
      expect(zonePosition(home(["Otro", "Valencia"], position), drawn)).toMatchObject({ place: null });
    });

    test("a name without a letter is no name of a place", () => {
      expect(zonePosition(home(["Valencia"]), typed("—"))).toMatchObject({ kind: "outside" });
    });
  });
});

function placeOf(name: string, kind: KnownPlace["condition"]["kind"], more: Partial<KnownPlace>): KnownPlace {
  const at = { latitude: 39.47, longitude: -0.376, radiusM: 700 };
  return {
    id: `${kind}-${name}`,
    label: name,
    detail: "",
    names: [name],
    country: "ES",
    currency: "EUR",
    condition: { kind: "barrio", name, municipalityCode: "46250", ...at },
    ...at,
    ...more,
  };
}
