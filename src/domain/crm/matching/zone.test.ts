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
});

function placeOf(name: string, kind: "barrio" | "municipio", more: Partial<KnownPlace>): KnownPlace {
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
