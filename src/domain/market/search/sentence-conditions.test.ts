import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PLACE_FINDER } from "#server/tools/places/place-finder.server.ts";
import type { MarketFilter } from "./market-filter.ts";
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
    ["piso en Villarriba del Campo Perdido", ["en Villarriba del Campo Perdido"]],
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

  test("a street is no village of the same letters", () => {
    expect(read("local en calle Colón, Valencia")).toEqual({ places: ["Valencia"], notUnderstood: [] });
    expect(read("piso en avenida de Aragón en Valencia")).toEqual({
      places: ["Valencia"],
      notUnderstood: [],
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

describe("refusals go on behind «ni», and take nothing that was wanted with them", () => {
  const read = (text: string) => {
    const { filter, notUnderstood } = readSentence(text, finder);
    const { features, notFeatures, types, notTypes, conditions, floor, words } = filter;
    return { features, notFeatures, types, notTypes, conditions, floor: floor.min, words, notUnderstood };
  };
  const none = {
    features: [],
    notFeatures: [],
    types: [],
    notTypes: [],
    conditions: [],
    floor: null,
    words: "",
    notUnderstood: [],
  };
  test.each<[string, Partial<ReturnType<typeof read>>]>([
    ["no quiero bajo ni que tenga que reformar", { floor: 1, conditions: ["obra_nueva", "bueno"] }],
    ["ni bajo, ni interior, ni reformar", { floor: 1, features: ["isExterior"], conditions: ["obra_nueva", "bueno"] }],
    ["no quiero nada que necesite obras", { conditions: ["obra_nueva", "bueno"] }],
    ["nada de obra nueva", { conditions: ["bueno", "a_reformar"] }],
    // Both refusals leave one state.
    ["nada de obra nueva ni que haya que reformar", { conditions: ["bueno"] }],
    ["no quiero garaje ni que tenga piscina", { notFeatures: ["hasParkingIncluded", "hasPool"] }],
    ["ni amueblado ni con ascensor", { notFeatures: ["isFurnished", "hasLift"] }],
    ["no quiero bajos ni primeros", { floor: 2 }],
    ["nada de pisos interiores", { features: ["isExterior"] }],
    ["ni pisos ni áticos", { notTypes: ["piso", "atico"] }],
    // A refused word is no wish for the words of a title.
    ["no quiero bajo ni que dé a patio", { floor: 1, notUnderstood: ["ni que dé a patio"] }],
    ["sin ruidos o humos", { notUnderstood: ["sin ruidos o humos"] }],
    ["nada de pisos turísticos", { notUnderstood: ["nada de pisos turísticos"] }],
    // It may be there or not.
    ["no hace falta que tenga ascensor", {}],
    ["no necesito garaje", {}],
  ])("%s", (text, said) => expect(read(text)).toEqual({ ...none, ...said }));

  test("somebody who wants to live somewhere says nothing of the state of the home", () => {
    expect(read("quiero vivir en Valencia").conditions).toEqual([]);
    expect(read("para entrar a vivir").conditions).toEqual(["bueno"]);
  });
});

describe("places that are refused", () => {
  test.each<[string, string[], string[]]>([
    ["que NO esté en Carabanchel ni en Usera, en Madrid", ["Madrid"], ["Carabanchel", "Usera"]],
    ["no quiero Carabanchel, en Madrid", ["Madrid"], ["Carabanchel"]],
    ["en Madrid evitando Carabanchel y Usera", ["Madrid"], ["Carabanchel", "Usera"]],
    ["fuera de Nou Barris, Barcelona", ["Barcelona"], ["Nou Barris"]],
    ["no me gusta Usera, busco en Getafe", ["Getafe"], ["Usera"]],
  ])("%s", (text, places, notPlaces) => {
    const { filter } = readSentence(text, finder);
    expect(filter.places.map(({ name }) => name)).toEqual(places);
    expect(filter.notPlaces.map(({ name }) => name)).toEqual(notPlaces);
  });
});

describe("«casa» is any house of one family, unless somebody says which", () => {
  test.each<[string, MarketFilter["types"], MarketFilter["notTypes"]]>([
    ["casa en Getafe", ["casa", "chalet", "adosado"], []],
    ["piso o casa", ["piso", "casa", "chalet", "adosado"], []],
    ["casa que no sea adosada", ["casa", "chalet"], ["adosado"]],
    ["casa independiente", ["casa", "chalet"], []],
    ["casa adosada", ["adosado"], []],
    ["chalet o casa", ["chalet", "casa"], []],
    ["casa de pueblo", ["casa"], []],
    ["PH en Villa Crespo", ["casa"], []],
    ["finca con casa", ["finca", "casa"], []],
    ["nada de casas", [], ["casa", "chalet", "adosado"]],
  ])("%s", (text, types, notTypes) => {
    const { filter } = readSentence(text, finder);
    expect([filter.types, filter.notTypes]).toEqual([types, notTypes]);
  });
});

describe("land is as large as it is said, give or take a tenth", () => {
  test.each<[string, number | null, number | null]>([
    // 50,000 m² less and more 5,000.
    ["parcela de 5 hectáreas", 45_000, 55_000],
    ["1,5 hectáreas", 13_500, 16_500],
    ["dos hectáreas y media", 22_500, 27_500],
    ["lote de media hectárea", 4500, 5500],
    ["entre 1 y 3 hectáreas", 10_000, 30_000],
    ["terreno de 500 m2 a 2 ha", 500, 20_000],
    ["más de 150 hectáreas", 1_500_000, null],
    // 20 · 30 = 600.
    ["lote de 20x30", 540, 660],
    ["terreno de 10 por 25 metros", 225, 275],
  ])("%s", (text, min, max) => {
    expect(readSentence(text, finder).filter.builtAreaM2).toEqual({ min, max });
  });
  test("«5.000 m² de parcela» is land; a room of 5 by 4 is none", () => {
    expect(readSentence("5.000 m² de parcela en Marbella", finder).filter.types).toEqual(["terreno"]);
    expect(readSentence("piso con salón de 5x4", finder).filter.builtAreaM2).toEqual({ min: null, max: null });
  });
});
