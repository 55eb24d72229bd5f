import { expect, test } from "vitest";
import { type Property, propertySchema } from "#domain/shared/listing/property.ts";
import { facadeOf, homeDetail, homeFacts, homeHeading, homeTitle } from "./home-facts.ts";

const home = (more: Record<string, unknown> = {}): Property =>
  propertySchema.parse({ builtAreaM2: 94, latitude: 41.4, longitude: 2.16, ...more });
const factsOf = (more: Record<string, unknown>) =>
  Object.fromEntries(
    homeFacts(home(more)).map(({ label, value }) => [label, value.replaceAll(/[\u00a0\u202f]/g, " ")]),
  );

test("each floor has its name, and what lies on it stands behind", () => {
  const floor = (more: Record<string, unknown>) => factsOf(more).Planta;
  expect(floor({ floor: 3, buildingFloors: 6, isExterior: true })).toBe("3.ª de 6, exterior");
  expect(floor({ floor: 1 })).toBe("1.ª");
  expect(floor({ floor: 0, buildingFloors: 6 })).toBe("Baja");
  expect(floor({ floor: -1 })).toBe("Semisótano");
  expect(floor({ floor: -2 })).toBe("Sótano");
  expect(floor({ floor: 6, buildingFloors: 6, isTopFloor: true, isExterior: false })).toBe(
    "6.ª de 6, última, interior",
  );
  expect(floor({})).toBeUndefined();
});

test("only what is known is said, in reading order", () => {
  expect(factsOf({})).toEqual({ Superficie: "94 m²" });
  expect(
    Object.entries(
      factsOf({
        usableAreaM2: 82,
        rooms: 3,
        bathrooms: 0,
        isExterior: false,
        hasLift: false,
        yearBuilt: 1968,
        condition: "bueno",
        energyRating: "E",
        hasTerrace: true,
        hasPool: false,
        hasStorageRoom: true,
      }),
    ),
  ).toEqual([
    ["Superficie", "94 m², 82 útiles"],
    ["Habitaciones", "3"],
    ["Baños", "0"],
    ["Exterior", "No"],
    ["Año", "1968"],
    ["Estado", "Buen estado"],
    ["Ascensor", "No"],
    ["Certificado energético", "E"],
    ["Tiene", "Terraza y trastero"],
  ]);
});

test("the building that is drawn has the floors below the roof, and a house one of two or three bays", () => {
  expect(facadeOf(home({ type: "casa" }))).toEqual({ floors: 1, bays: 3, floor: undefined });
  expect(facadeOf(home({ type: "chalet" }))).toEqual({ floors: 1, bays: 3, floor: undefined });
  expect(facadeOf(home({ type: "adosado" }))).toEqual({ floors: 1, bays: 2, floor: undefined });
  expect(facadeOf(home({ buildingFloors: 6, floor: 3 }))).toEqual({ floors: 5, bays: 5, floor: 3 });
  expect(facadeOf(home({ buildingFloors: 6, floor: 6 }))).toEqual({ floors: 6, bays: 5, floor: 6 });
  expect(facadeOf(home({ buildingFloors: 1 }))).toEqual({ floors: 0, bays: 5, floor: undefined });
  expect(facadeOf(home({ floor: 3 }))).toBeUndefined();
});

test("the address takes the place of type and zone, which then stand below it", () => {
  const plain = (text: string | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, " ");
  expect(plain(homeTitle(home({ placeName: "Gràcia" })))).toBe("Piso en Gràcia, 94 m²");
  expect(plain(homeTitle(home({ country: "MX" })))).toBe("Departamento, 94 m²");
  expect(homeHeading(home({ placeName: "Gràcia" }))).toBe("Piso en Gràcia");
  expect(homeHeading(home({ placeName: "Chapinero", country: "CO" }))).toBe("Apartamento en Chapinero");
  expect(homeDetail(home({ address: "Calle 60 5", country: "CO" }))).toBe("Apartamento");
  expect(homeDetail(home({ placeName: "Gràcia" }))).toBeUndefined();
  const known = home({ address: "Calle Verdi 1", placeName: "Gràcia" });
  expect(plain(homeTitle(known))).toBe("Calle Verdi 1, 94 m²");
  expect(homeHeading(known)).toBe("Calle Verdi 1");
  expect(homeDetail(known)).toBe("Piso · Gràcia");
});
