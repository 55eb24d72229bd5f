import { describe, expect, test } from "vitest";
import type { HomeFacts } from "../facts.ts";
import type { Saying } from "../grammar.ts";
import { asRead, HOUSE, plainSaying, THIS_YEAR } from "../writing.test-data.ts";
import { calls } from "./calls.ts";
import { opening } from "./opening.ts";
import { atPlace, inPlace, ofPlace } from "./phrases.ts";
import { RICH_BUILDING } from "./rich-building.ts";
import { RICH_NEAR } from "./rich-near.ts";
import { TERMS } from "./terms.ts";

/** The sentences of whole themes, word for word, where a fact more or less changes what they may say. */

const BARE: HomeFacts = { operation: "venta", type: "piso", country: "ES", currency: "EUR", placeName: "Ruzafa" };
const saidBy = (messages: typeof RICH_NEAR, facts: Partial<HomeFacts>, changes: Partial<Saying> = {}) => {
  const c = plainSaying({ ...BARE, ...facts }, changes);
  return messages
    .filter(({ needs, tones, when }) => needs.every(c.has) && (tones?.includes(c.tone) ?? true) && (when?.(c) ?? true))
    .map(({ say }) => asRead(say(c)));
};

describe("places near: a verb, articles, the nearest first, and a unit once", () => {
  const nearby = ["Jardín de Enrique Granados a 6 minutos", "Metro Patraix a 5 minutos"];
  test("plainly", () => {
    expect(saidBy(RICH_NEAR, { nearby })).toEqual([
      "el metro Patraix está a 5 minutos y el Jardín de Enrique Granados, a 6",
      "el metro Patraix queda a 5 minutos y el Jardín de Enrique Granados, a 6",
      "a 5 minutos queda el metro Patraix y a 6, el Jardín de Enrique Granados",
      "está a 5 minutos del metro Patraix y a 6 del Jardín de Enrique Granados",
    ]);
  });
  test("to somebody, by tú, vos and usted", () => {
    const close = (person: Saying["person"]) => saidBy(RICH_NEAR, { nearby }, { tone: "cercano", person })[2];
    expect(close("tu")).toBe("el metro Patraix te queda a 5 minutos y el Jardín de Enrique Granados, a 6");
    expect(close("vos")).toBe(close("tu"));
    expect(close("usted")).toBe("el metro Patraix le queda a 5 minutos y el Jardín de Enrique Granados, a 6");
  });
  test("metres keep their unit, other means of going too, and a kind that is not known has no article", () => {
    expect(saidBy(RICH_NEAR, { nearby: ["Mercadona a 100 m", "Colegio a 200 m"] })[0]).toBe(
      "Mercadona está a 100 m y un colegio, a 200 m",
    );
    expect(
      saidBy(RICH_NEAR, { nearby: ["Cala de Sa Tuna a 6 minutos", "Centro de Begur a 9 minutos en coche"] })[0],
    ).toBe("la cala de Sa Tuna está a 6 minutos y el centro de Begur, a 9 minutos en coche");
    expect(saidBy(RICH_NEAR, { nearby: ["Jardines de Viveros a 300 m"] })[1]).toBe(
      "los Jardines de Viveros quedan a 300 m",
    );
    expect(saidBy(RICH_NEAR, { nearby: ["Colegio a 200 m"] })[2]).toBe("a 200 m hay un colegio");
  });
  test("without a distance there is no such sentence", () => {
    expect(saidBy(RICH_NEAR, { nearby: ["Mercado de Ruzafa", "Metro a 4 minutos"] })).toEqual([]);
  });
  test("a place for the car and a stop within ten minutes are two ways to move; eleven are not", () => {
    const two = (minutes: number) =>
      saidBy(RICH_NEAR, { nearby: [`Metro Colón a ${minutes} minutos`], hasParkingIncluded: true })[0];
    expect(two(10)).toBe("el metro Colón está a 10 minutos");
    expect(two(11)).toBe("el metro Colón está a 11 minutos");
  });
});

describe("the storey says all of the building", () => {
  const floor = (facts: Partial<HomeFacts>, changes: Partial<Saying> = {}) => saidBy(RICH_BUILDING, facts, changes)[0];
  test.each<[Partial<HomeFacts>, string]>([
    [{ floor: 3 }, "el piso está en la tercera planta"],
    [{ floor: 3, hasLift: true }, "el piso está en la tercera planta, con ascensor"],
    [{ floor: 3, hasLift: false }, "el piso está en la tercera planta, sin ascensor"],
    [{ floor: 3, buildingFloors: 7 }, "el piso está en la tercera planta de siete"],
    [{ floor: 3, yearBuilt: 1978 }, "el piso está en la tercera planta de un edificio de 1978"],
    [
      { floor: 3, yearBuilt: 1978, buildingFloors: 7, hasLift: true, hasDoorman: true },
      "el piso está en la tercera planta de un edificio de siete alturas construido en 1978, con ascensor y portero",
    ],
    [{ floor: 7, isTopFloor: true, hasLift: true }, "el piso está en la séptima y última planta, con ascensor"],
    [{ floor: 12, isTopFloor: true, hasLift: true }, "el piso está en la planta 12, la última, con ascensor"],
    [
      { floor: 7, isTopFloor: true, buildingFloors: 7 },
      "el piso está en la séptima y última planta de un edificio de siete",
    ],
    [{ floor: 2, isExterior: true }, "el piso es exterior y está en la segunda planta"],
    [{ floor: 2, isExterior: false }, "el piso es interior y está en la segunda planta"],
    [
      { floor: 2, isExterior: true, orientation: "este" },
      "el piso es exterior, mira al este y está en la segunda planta",
    ],
    [
      { floor: 2, isExterior: true, orientation: "este", hasTerrace: true },
      "el piso es exterior y está en la segunda planta",
    ],
    [{ floor: 2, condition: "bueno" }, "el piso, en buen estado, está en la segunda planta"],
    [{ floor: 2, condition: "bueno", renovatedYear: 2019 }, "el piso está en la segunda planta"],
    [{ floor: 2, condition: "a_reformar" }, "el piso está en la segunda planta"],
    [{ floor: 2, yearBuilt: THIS_YEAR + 2, buildingFloors: 1 }, "el piso está en la segunda planta"],
    [{ floor: 0, isExterior: true }, "el piso es exterior y está en planta baja"],
  ])("%o: %s", (facts, text) => {
    expect(floor(facts)).toBe(text);
  });
  test("in the words of Mexico and Argentina", () => {
    expect(floor({ floor: 3, isTopFloor: true, hasLift: true }, { variety: "es-MX" })).toBe(
      "el departamento está en el tercer y último piso, con elevador",
    );
    expect(floor({ floor: 8, hasDoorman: true }, { variety: "es-AR" })).toBe(
      "el departamento está en el octavo piso, con encargado",
    );
  });
  test("a house is on no storey", () => {
    expect(floor({ type: "casa", floor: 1 })).toBeUndefined();
  });
});

describe("the agent's own text", () => {
  const own = (ownText: string, facts: Partial<HomeFacts> = {}, changes: Partial<Saying> = {}) =>
    saidBy(
      TERMS.filter(({ topic }) => topic === "own"),
      { ownText, ...facts },
      changes,
    );
  test("is given the home as its subject where it leaves it out", () => {
    expect(own("Conserva la fachada de piedra.", { type: "casa" })).toEqual(["la casa conserva la fachada de piedra."]);
    expect(own("La cocina da a la terraza.")).toEqual(["La cocina da a la terraza."]);
    expect(own("Se vende con inquilino.")).toEqual(["Se vende con inquilino."]);
  });
  // 980 · 12 = 11,760 a year; 11,760 / 255,000 = 4.61 %.
  const RENTED = "Se vende con inquilino: contrato hasta mayo de 2028, con una renta de 980 € al mes.";
  test("a rent in it is summed up for an investor: 980 € are 11.760 € a year, 4,6 % of 255.000 €", () => {
    expect(own(RENTED, { price: 255_000 }, { tone: "inversion" })[1]).toBe(
      `${RENTED} Son 11.760 € al año, un 4,6 % bruto sobre el precio.`,
    );
  });
  test("a rent with its thousands: 1.250 € are 15.000 € a year, 5,7 % of 265.000 €", () => {
    expect(own("Alquilado con una renta de 1.250 € al mes.", { price: 265_000 }, { tone: "inversion" })[1]).toContain(
      "Son 15.000 € al año, un 5,7 % bruto sobre el precio.",
    );
  });
  test("not without a price, not of a rent, and not for anybody else", () => {
    expect(own(RENTED, {}, { tone: "inversion" })).toHaveLength(1);
    expect(own(RENTED, { price: 900, operation: "alquiler" }, { tone: "inversion" })).toHaveLength(1);
    expect(own(RENTED, { price: 255_000 })).toHaveLength(1);
    expect(own("La comunidad paga 40 € al trimestre.", { price: 255_000 }, { tone: "inversion" })).toHaveLength(1);
  });
});

describe("places that have an article", () => {
  const placed = (placeName: string) => {
    const c = plainSaying({ ...BARE, placeName });
    return [inPlace(c), ofPlace(c), atPlace(c)].map(asRead);
  };
  test.each([
    ["Casco Vello, Vigo", [" en el Casco Vello (Vigo)", " del Casco Vello (Vigo)", "en el Casco Vello, Vigo"]],
    ["Colonia del Valle", [" en la Colonia del Valle", " de la Colonia del Valle", "en la Colonia del Valle"]],
    ["Gràcia, Barcelona", [" en Gràcia (Barcelona)", " de Gràcia (Barcelona)", "en Gràcia, Barcelona"]],
    ["El Poblado", [" en El Poblado", " del Poblado", "en El Poblado"]],
  ])("%s", (placeName, texts) => {
    expect(placed(placeName)).toEqual(texts);
  });
});

describe("a text ends with a short invitation", () => {
  const endings = (facts: Partial<HomeFacts>, more: Partial<Saying> = {}) =>
    calls(plainSaying({ ...BARE, ...facts }, more)).map(asRead);
  test("plainly, whatever the home has", () => {
    const plain = [
      "Llámanos y concertamos una visita.",
      "Para visitar el piso, llámanos o escríbenos.",
      "Escríbenos y elegimos día para ver el piso.",
    ];
    expect(endings({})).toEqual(plain);
    expect(endings({ views: "el mar", rooms: 3, features: ["Balcón a la calle"] })).toEqual(plain);
  });
  test("to somebody, by their form of address, and to what this home has", () => {
    expect(endings({ views: "el mar" }, { tone: "cercano", person: "vos", variety: "es-AR" })).toEqual([
      "Vení a ver el mar desde acá. Escribinos y buscamos hora.",
      "Escribinos y vení a conocer el departamento.",
      "Decinos qué día te viene bien y vamos a ver el departamento.",
      "¿Querés ver el departamento? Escribinos y buscamos un día.",
    ]);
  });
  test("nobody is sent to a terrace of a shop, to the garden of a building, or into a home that is not built", () => {
    const close = (facts: Partial<HomeFacts>) => endings(facts, { tone: "cercano" }).join();
    expect(close({ type: "local", hasTerrace: true })).not.toContain("terraza");
    expect(close({ hasGarden: true })).not.toContain("jardín");
    expect(close({ ...HOUSE, condition: undefined })).toContain("jardín");
    expect(endings({ condition: "obra_nueva", yearBuilt: THIS_YEAR + 1 })).toEqual([
      "Si buscas estrenar en Ruzafa, escríbenos y hablamos de la entrega.",
    ]);
    expect(endings({ condition: "obra_nueva", yearBuilt: THIS_YEAR })).toHaveLength(3);
  });
  test("a shop is asked what for, and of bare ground when it is walked", () => {
    expect(endings({ type: "local" })).toEqual([
      "Dinos qué actividad tienes en mente y vemos juntos si cabe en el local.",
    ]);
    expect(endings({ type: "otro", plotAreaM2: 600 })).toEqual([
      "Dinos cuándo quieres recorrer la parcela y te acompañamos.",
    ]);
  });
});

test("a place for a car is called so where the agent's words tell it", () => {
  const text = (facts: Partial<HomeFacts>) => asRead(opening(plainSaying({ ...BARE, type: "otro", ...facts })).text);
  expect(text({ builtAreaM2: 14, features: ["Plaza para coche grande"] })).toContain("una plaza de aparcamiento");
  expect(text({ builtAreaM2: 60, features: ["Garaje"] })).toContain("una plaza de aparcamiento");
  expect(text({ builtAreaM2: 61, features: ["Garaje"] })).toContain("un inmueble");
  expect(text({ builtAreaM2: 14 })).toContain("un inmueble");
});
