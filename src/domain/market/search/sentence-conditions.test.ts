import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PLACE_FINDER } from "#server/tools/places/place-finder.server.ts";
import { marketFilterSchema } from "./market-filter-schema.ts";
import { readSentence } from "./read-sentence.ts";

const finder = PLACE_FINDER;

describe("refusals and alternatives", () => {
  const read = (text: string) => {
    const { filter, notUnderstood } = readSentence(text, finder);
    const { features, notFeatures, floor } = filter;
    return { features, notFeatures, floor: [floor.min, floor.max], notUnderstood };
  };
  const none = { features: [], notFeatures: [], floor: [null, null], notUnderstood: [] };

  test.each([
    "nada sin ascensor",
    "si no tiene ascensor no me interesa",
    "sin ascensor, descartado",
    "no me enseñes pisos sin ascensor",
  ])("«%s» asks for a lift", (text) => expect(read(text)).toEqual({ ...none, features: ["hasLift"] }));
  test.each(["que no tenga ascensor", "sin ascensor", "ni ascensor"])("«%s» asks for none", (text) =>
    expect(read(text)).toEqual({ ...none, notFeatures: ["hasLift"] }),
  );
  test.each([
    "con o sin ascensor",
    "me da igual que no tenga ascensor",
    "sin ascensor no me importa",
    "exterior o interior",
  ])("«%s» asks for nothing, and says so to nobody", (text) => expect(read(text)).toEqual(none));
  test.each<[string, string]>([
    ["nada de último piso sin ascensor", "último piso sin ascensor"],
    ["piso bajo o con ascensor", "bajo o con ascensor"],
    ["con garaje o trastero", "garaje o trastero"],
    ["piscina o gimnasio", "piscina o gimnasio"],
  ])("«%s» cannot be searched for, and is named", (text, part) => {
    expect(read(text)).toEqual({ ...none, notUnderstood: [part] });
  });
  test("«sin garaje ni trastero» refuses both", () => {
    expect(read("sin garaje ni trastero").notFeatures).toEqual(["hasParkingIncluded", "hasStorageRoom"]);
  });
});

test("a town in front of its own quarter says where that is; another town is searched as well", () => {
  const places = (text: string) => readSentence(text, finder).filter.places.map(({ name }) => name);
  expect(places("piso en Barcelona Gràcia")).toEqual(["Gràcia"]);
  expect(places("piso en Sevilla, Triana o Nervión")).toEqual(["Triana", "Nervión"]);
  expect(places("piso en Valencia o en Torrent")).toEqual(["Valencia", "Torrent"]);
});

test("«todo menos» and «cualquier cosa menos» make an exception; a bound of «menos de» does not", () => {
  const types = (text: string) => {
    const { filter } = readSentence(text, finder);
    return [filter.types, filter.notTypes];
  };
  expect(types("todo menos áticos en Valencia")).toEqual([[], ["atico"]]);
  expect(types("cualquier cosa menos estudios en Madrid")).toEqual([[], ["estudio"]]);
  expect(types("todo piso por menos de 200.000")).toEqual([["piso"], []]);
});

describe("areas in other units", () => {
  const areaOf = (text: string) => readSentence(text, finder).filter.builtAreaM2;
  test.each([
    ["menos de 120 m², más de 80 en Madrid", { min: 80, max: 120 }],
    ["al menos 100 metros, como mucho 130", { min: 100, max: 130 }],
    ["más de 90 metros y menos de 140", { min: 90, max: 140 }],
  ])("«%s»: the second bound has the unit of the first", (text, area) => {
    const { filter } = readSentence(text, finder);
    expect([filter.builtAreaM2, filter.price]).toEqual([area, { min: null, max: null }]);
  });
  test("a number that is far from the area, or stands behind «por» or «hasta», is a price", () => {
    for (const text of [
      "piso de más de 80 metros, menos de 300",
      "más de 100 metros por menos de 200",
      "más de 100 metros hasta 180",
    ]) {
      const { price, builtAreaM2 } = readSentence(text, finder).filter;
      expect([text, price.max === null, builtAreaM2.max]).toEqual([text, false, null]);
    }
  });
  test("a hectare is ten thousand square metres, half of one five thousand", () => {
    expect(areaOf("terreno de más de 3 hectáreas")).toEqual({ min: 30_000, max: null });
    expect(areaOf("finca de media hectárea como mínimo")).toEqual({ min: 5_000, max: null });
  });
  test("a vara of Central America is 0.8359 m: 500 square ones are 349.37 m²", () => {
    expect(areaOf("terreno de al menos 500 varas")).toEqual({ min: 349, max: null });
  });
  test("the area of a terrace is none of the home: the terrace is asked for, its size is told", () => {
    const { filter, notUnderstood } = readSentence("piso con terraza de 20 metros", finder);
    expect([filter.features, filter.builtAreaM2, notUnderstood]).toEqual([
      ["hasTerrace"],
      { min: null, max: null },
      ["terraza de 20 metros"],
    ]);
  });
});

describe("parts that cannot be searched for are named", () => {
  test.each<[string, string[]]>([
    ["piso sin humedades en Madrid", ["sin humedades"]],
    ["piso en Villarriba del Campo Perdido", ["en Villarriba"]],
    ["casa para 5 personas", ["para 5 personas"]],
    ["piso con ascensor en Sevilla", []],
    ["piso cerca de la Torre Picasso", ["cerca de la Torre Picasso"]],
    ["", []],
  ])("%s", (sentence, parts) => {
    expect(readSentence(sentence, finder).notUnderstood).toEqual(parts);
  });
});

test("no place stands in for one that nobody knows", () => {
  expect(readSentence("piso en Villarribota", finder).filter.places).toEqual([]);
});

test("a word that is one letter off is never made of a place: «Plata» is no floor", () => {
  expect(readSentence("departamento en La Plata", finder).filter).toMatchObject({
    floor: { min: null, max: null },
    places: [{ kind: "ciudad", name: "La Plata" }],
  });
});

test("any text is read without a failure, and its filter is one that may be saved", () => {
  const pieces = fc.constantFrom(
    ..."no sin piso o y 3 hab en Madrid hasta mil € m2 entre 200 a de bajo cerca %".split(" "),
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(pieces, { maxLength: 12 }).map((words) => words.join(" ")),
      ),
      (text) => {
        const { filter } = readSentence(text, finder);
        expect(marketFilterSchema.safeParse(filter).error?.issues).toBeUndefined();
      },
    ),
  );
});

describe("odd sentences are read without a failure", () => {
  test.each([
    "   ",
    "🏠🏠🏠 3 🛏️",
    "¿?¿?",
    "a".repeat(600),
    "no no no sin sin con con",
    "3 3 3 3 3 3",
    "€€€€ $$$$",
    "piso ".repeat(100),
    "1e309 metros, -5 habitaciones, 1.2.3.4.5 euros",
    "9".repeat(400),
    "٣ غرف في مدريد",
    "<script>alert(1)</script>",
    "constructor __proto__ toString",
    "hasta hasta entre y",
    "no quiero que no tenga ni sin ascensor",
  ])("%s", (sentence) => {
    const { filter } = readSentence(sentence, finder);
    expect(marketFilterSchema.safeParse(filter).error?.issues).toBeUndefined();
  });

  test("fifty unknown names are looked for four times", () => {
    let searches = 0;
    const counting = {
      named: () => [],
      search: () => {
        searches += 1;
        return [];
      },
    };
    const names = Array.from({ length: 50 }, (_, i) => `en Xyz${String.fromCharCode(97 + (i % 26), 97 + (i % 7))}k`);
    readSentence(names.join(" "), counting);
    expect(searches).toBe(4);
  });
});

test("a sentence that contradicts itself asks for no such floor, and says so", () => {
  const { filter, notUnderstood } = readSentence("piso bajo que no sea bajo", finder);
  expect(filter).toMatchObject({ types: ["piso"], floor: { min: null, max: null } });
  expect(notUnderstood).toEqual(["la planta, que se contradice"]);
});

describe("words that are no place", () => {
  const read = (text: string) => {
    const { filter, notUnderstood } = readSentence(text, finder);
    return { places: filter.places.map(({ name }) => name), notUnderstood };
  };

  test("a street is named as not understood, whatever village its word begins", () => {
    expect(read("local en calle Colón, Valencia")).toEqual({ places: ["Valencia"], notUnderstood: ["calle Colón"] });
    expect(read("piso en avenida de Aragón en Valencia")).toEqual({
      places: ["Valencia"],
      notUnderstood: ["avenida de Aragón"],
    });
  });

  test("a wish about the zone is no village of the same letters", () => {
    expect(read("piso en Valencia, zona buena").places).toEqual(["Valencia"]);
    expect(read("piso zona Ruzafa").places).toEqual(["Russafa"]);
  });

  test("a word after a comma in lower case is no place that begins like it", () => {
    expect(read("casa en Gandía, primera línea").places).toEqual(["Gandia"]);
    expect(read("piso en Ruzafa, Gràcia").places).toEqual(["Russafa", "Gràcia"]);
  });
});

describe("places of one name in several towns", () => {
  const placesOf = (text: string) => readSentence(text, finder).filter.places.map(({ name }) => name);
  test("a quarter whose town stands behind it and has none of that name is told, and the town alone is searched", () => {
    expect(placesOf("apto en Laureles, Medellín")).toEqual(["Laureles"]);
    expect(placesOf("apto en Laureles, Cali")).toEqual(["Cali"]);
    expect(readSentence("apto en Laureles, Cali", finder).notUnderstood).toEqual(["en Laureles"]);
    expect(placesOf("casa en Providencia, Guadalajara")).toEqual(["Guadalajara"]);
    expect(placesOf("piso en Triana, Sevilla")).toEqual(["Triana"]);
  });
  test("two of one province are both meant", () => {
    expect(placesOf("piso en Ruzafa, Torrent")).toEqual(["Russafa", "Torrent"]);
  });
  test("of several Palermos the one of the town of the quarter beside it: Buenos Aires lies south of 34 degrees", () => {
    const [palermo] = readSentence("depto en Palermo o Villa Crespo", finder).filter.places;
    expect(palermo).toMatchObject({ name: "Palermo", kind: "barrio" });
    expect(palermo && "latitude" in palermo && palermo.latitude).toBeLessThan(-34);
  });
});

test("«que no sea primer piso» asks for the second floor or higher, and does away with no flats", () => {
  const { filter } = readSentence("que no sea primer piso con ascensor", finder);
  expect(filter.floor).toEqual({ min: 2, max: null });
  expect(filter.notTypes).toEqual([]);
});
