import { describe, expect, test } from "vitest";
import type { HomeFacts } from "../facts.ts";
import type { Saying } from "../grammar.ts";
import type { Topic } from "../plans.ts";
import { asRead, plainSaying, THIS_YEAR } from "../writing.test-data.ts";
import { LINES } from "./lines.ts";

/** The sentences that gather, word for word, where a fact more or less changes what they say. */

const BARE: HomeFacts = { operation: "venta", type: "piso", country: "ES", currency: "EUR", placeName: "Ruzafa" };
const lineOf =
  (topic: Topic) =>
  (facts: Partial<HomeFacts>, changes: Partial<Saying> = {}): string =>
    asRead(LINES.find(({ topics }) => topics[0] === topic)!.say(plainSaying({ ...BARE, ...facts }, changes)));

describe("the rooms with their area", () => {
  const inside = lineOf("inside");
  test("in one list, with the terrace of a flat and what the agent names of the inside", () => {
    expect(inside({ builtAreaM2: 90, rooms: 2, bathrooms: 1 })).toBe(
      "tiene 90 m² construidos, dos habitaciones y un baño",
    );
    expect(
      inside({
        builtAreaM2: 94,
        usableAreaM2: 82,
        rooms: 3,
        bathrooms: 2,
        hasTerrace: true,
        terraceAreaM2: 12,
        features: ["Cocina con isla", "Balcón", "Gimnasio"],
      }),
    ).toBe(
      "tiene 94 m² construidos (82 útiles), tres habitaciones, dos baños, cocina con isla, balcón y una terraza de 12 m²",
    );
  });
  test("a thing that names two stands at the end, so that the list stays one", () => {
    expect(
      inside({ type: "oficina", builtAreaM2: 140, bathrooms: 2, features: ["Cuatro despachos y sala de juntas"] }),
    ).toBe("tiene 140 m² construidos, dos baños, cuatro despachos y sala de juntas");
    expect(inside({ builtAreaM2: 140, features: ["Salón y comedor", "Cocina y office"] })).toBe(
      "tiene 140 m² construidos, salón y comedor, además de cocina y office",
    );
  });
  test("of a house in its storeys, and on its ground where it has nothing outside to tell with", () => {
    const house = { type: "casa", builtAreaM2: 210, buildingFloors: 2, rooms: 5, plotAreaM2: 640 } as const;
    expect(inside(house)).toBe(
      "tiene 210 m² construidos en dos plantas, con cinco habitaciones, sobre una parcela de 640 m²",
    );
    expect(inside({ ...house, hasGarden: true })).toBe(
      "tiene 210 m² construidos en dos plantas, con cinco habitaciones",
    );
  });
  test("nothing without an area, nor of an area alone", () => {
    expect(inside({ rooms: 3, bathrooms: 2 })).toBe("");
    expect(inside({ builtAreaM2: 90 })).toBe("");
  });
});

describe("the storey with its building", () => {
  const floor = lineOf("floor");
  test.each<[Partial<HomeFacts>, string]>([
    [{ floor: 3 }, "está en la tercera planta"],
    [{ floor: 3, hasLift: true, hasDoorman: true }, "está en la tercera planta, con ascensor y portero"],
    [{ floor: 3, hasLift: false }, "está en la tercera planta, sin ascensor"],
    [{ floor: 3, hasLift: false, hasPool: true }, "está en la tercera planta, sin ascensor y con piscina"],
    [
      {
        floor: 2,
        buildingFloors: 5,
        yearBuilt: 2009,
        hasLift: true,
        hasPool: true,
        features: ["Gimnasio y salón social"],
      },
      "está en la segunda planta de un edificio de cinco alturas construido en 2009, con ascensor, piscina, gimnasio y salón social",
    ],
    [{ floor: 1, isExterior: true }, "es exterior y está en la primera planta"],
    [{ floor: 1, isExterior: false }, "es interior y está en la primera planta"],
    [{ floor: 1, orientation: "sur" }, "mira al sur y está en la primera planta"],
    [{ floor: 1, views: "el mar" }, "tiene vistas al mar y está en la primera planta"],
    [{ floor: 1, orientation: "sur", views: "el mar" }, "mira al sur, con vistas al mar, y está en la primera planta"],
    [
      { floor: 1, isExterior: true, orientation: "sur" },
      "es exterior, con orientación sur, y está en la primera planta",
    ],
    [
      { floor: 1, isExterior: true, orientation: "sur", views: "el mar" },
      "es exterior, con orientación sur y vistas al mar, y está en la primera planta",
    ],
    [{ floor: 0, yearBuilt: 1990 }, "está en planta baja, en un edificio de 1990"],
    [{ floor: 0 }, "está en planta baja"],
  ])("%o: %s", (facts, text) => {
    expect(floor(facts)).toBe(text);
  });
  test("without a storey what the building has; of one that is to come, what it will have", () => {
    expect(floor({ hasLift: true })).toBe("");
    expect(floor({ hasLift: true, hasPool: true })).toBe("el edificio tiene ascensor y piscina");
    expect(floor({ hasPool: true })).toBe("el edificio tiene piscina");
    const planned = { floor: 3, yearBuilt: THIS_YEAR + 1, hasLift: true };
    expect(floor({ ...planned, hasPool: true })).toBe("el edificio tendrá piscina");
    expect(floor(planned)).toBe("");
  });
  test("of a house nothing, whose pool is its own", () => {
    expect(floor({ type: "casa", hasPool: true, hasLift: true })).toBe("");
  });
});

describe("the ground and the open air of a house", () => {
  const outdoor = lineOf("outdoor");
  test("on its ground, with what the agent names of the outside", () => {
    const house = { type: "chalet", hasGarden: true, hasPool: true, hasTerrace: true, terraceAreaM2: 85 } as const;
    expect(outdoor({ ...house, plotAreaM2: 2_100, features: ["Barbacoa"] })).toBe(
      "la parcela, de 2.100 m², tiene jardín, piscina, una terraza de 85 m² y barbacoa",
    );
    expect(outdoor(house)).toBe("fuera hay jardín, piscina y una terraza de 85 m²");
    expect(outdoor(house, { tone: "premium" })).toBe("en el exterior hay jardín, piscina y una terraza de 85 m²");
    expect(outdoor({ type: "casa", plotAreaM2: 300 })).toBe("");
    expect(outdoor({ hasTerrace: true })).toBe("");
  });
});

describe("the state with what makes it comfortable", () => {
  const state = lineOf("state");
  const comfort = { hasAirConditioning: true, heating: "central" } as const;
  test.each<[Partial<HomeFacts>, string]>([
    [{ condition: "bueno" }, "está en buen estado"],
    [{ condition: "bueno", ...comfort }, "está en buen estado y tiene aire acondicionado y calefacción central"],
    [comfort, "tiene aire acondicionado y calefacción central"],
    [{ condition: "a_reformar", ...comfort }, "tiene aire acondicionado y calefacción central"],
    [{ heating: "central" }, ""],
    [{ renovatedYear: 2019 }, "se reformó en 2019"],
    [{ renovatedYear: 2019, condition: "bueno" }, "se reformó en 2019 y está en buen estado"],
    [
      { renovatedYear: 2019, condition: "bueno", ...comfort },
      "se reformó en 2019 y está en buen estado. Tiene aire acondicionado y calefacción central",
    ],
    [{ renovatedYear: 2019, renovatedWhat: "Cocina" }, "la cocina se reformó en 2019"],
    [{ renovatedYear: 2019, renovatedWhat: "cocina y baños" }, "la cocina y los baños se reformaron en 2019"],
    [{ renovatedYear: 2019, renovatedWhat: "zona de día" }, "la reforma de 2019 alcanzó a zona de día"],
    [
      { renovatedYear: 2019, renovatedWhat: "cocina", condition: "bueno" },
      "está en buen estado, con la cocina reformada en 2019",
    ],
    [
      { renovatedYear: 2019, renovatedWhat: "cocina, baños y carpintería exterior", condition: "bueno" },
      "está en buen estado, con la cocina, los baños y la carpintería exterior reformados en 2019",
    ],
    [
      { renovatedYear: 2019, renovatedWhat: "reforma integral", condition: "bueno" },
      "está en buen estado, con una reforma integral en 2019",
    ],
    [{ renovatedYear: 2019, renovatedWhat: "Remodelación integral" }, "en 2019 se hizo una remodelación integral"],
    [{ renovatedYear: 2019, renovatedWhat: "todo el piso" }, "en 2019 se hizo una reforma completa"],
    [
      { renovatedYear: 2019, renovatedWhat: "integral", condition: "bueno" },
      "está en buen estado, con una reforma integral en 2019",
    ],
    [{ renovatedYear: THIS_YEAR + 1, condition: "bueno" }, "está en buen estado"],
    [
      { operation: "alquiler", isFurnished: true, condition: "bueno" },
      "el piso se alquila amueblado y está en buen estado",
    ],
    [{ isFurnished: true }, "el piso se entrega amueblado"],
    [{ type: "casa", yearBuilt: 1998, condition: "bueno" }, "es de 1998 y está en buen estado"],
    [{ yearBuilt: 1998, condition: "bueno" }, "está en buen estado"],
  ])("%o: %s", (facts, text) => {
    expect(state(facts)).toBe(text);
  });
  test("other things of the agent stand among the comforts, what is no thing does not", () => {
    expect(state({ hasWardrobes: true, features: ["Fibra óptica", "Muy luminoso", "Reformado"] })).toBe(
      "tiene armarios empotrados y fibra óptica",
    );
  });
  test("a storage room goes along only where no parking is told beside it", () => {
    expect(state({ ...comfort, hasStorageRoom: true })).toBe(
      "tiene aire acondicionado, calefacción central y trastero",
    );
    expect(state({ ...comfort, hasStorageRoom: true, hasParkingIncluded: true })).toBe(
      "tiene aire acondicionado y calefacción central",
    );
  });
  test("warm texts may say the seasons, where there is a winter and nothing comes behind", () => {
    const choose = { ...plainSaying(BARE).choose, chance: () => true };
    const told = "tiene aire acondicionado para el verano y calefacción central para el invierno";
    expect(state(comfort, { choose })).toBe(told);
    expect(state({ ...comfort, country: "CO" }, { choose })).not.toContain("invierno");
    expect(state(comfort, { choose, tone: "premium" })).not.toContain("invierno");
    expect(state({ ...comfort, hasStorageRoom: true }, { choose })).not.toContain("invierno");
  });
});

test("a place for the car, and a storage room beside it", () => {
  const extras = lineOf("extras");
  expect(extras({ hasParkingIncluded: true })).toBe("el precio incluye la plaza de aparcamiento");
  expect(extras({ hasParkingIncluded: true, hasStorageRoom: true })).toBe(
    "tiene trastero, y la plaza de aparcamiento está incluida en el precio",
  );
  expect(extras({ hasStorageRoom: true })).toBe("");
  expect(extras({ type: "local", hasParkingIncluded: true })).toBe("");
});
