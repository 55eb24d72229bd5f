import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PLACE_FINDER } from "#server/tools/places/place-finder.server.ts";
import { findPlaces } from "#server/tools/places/places.server.ts";
import { AGENTS_BUILT_ON, AGENTS_HELD_OUT, AGENTS_LAST } from "./agent-sentences.test-data.ts";
import { CLIENTS_BUILT_ON, CLIENTS_HELD_OUT } from "./client-sentences.test-data.ts";
import { type MarketFilter, NO_MARKET_FILTER, type PlaceCondition, type Range } from "./market-filter.ts";
import { marketFilterSchema } from "./market-filter-schema.ts";
import { readSentence } from "./read-sentence.ts";
import { conditionOf } from "./sentence-places.ts";
import { BUILT_ON, type ExpectedFilter, HELD_OUT } from "./sentences.test-data.ts";

const finder = PLACE_FINDER;
const range = (ends: readonly [number | null, number | null] | undefined): Range => ({
  min: ends?.[0] ?? null,
  max: ends?.[1] ?? null,
});

/** The place that its name with its town means; one that no table has is never found by the reader either. */
function placed(text: string): PlaceCondition {
  const isProvince = text.startsWith("provincia de ");
  const found = findPlaces(text.replace("provincia de ", ""), 8);
  const place = found.find(({ kind }) => !isProvince || kind === "provincia");
  return (place && conditionOf(place)) ?? { kind: "codigo-postal", name: text, code: "" };
}

function filterOf(expected: ExpectedFilter): MarketFilter {
  const [nearTo = ""] = expected.near ?? [];
  const near = finder.landmark?.(nearTo) ?? findPlaces(nearTo, 1)[0];
  return {
    ...NO_MARKET_FILTER,
    words: expected.words ?? "",
    operation: expected.operation ?? null,
    types: expected.types ?? [],
    notTypes: expected.notTypes ?? [],
    places: (expected.places ?? []).map(placed),
    notPlaces: (expected.notPlaces ?? []).map(placed),
    area:
      near && expected.near
        ? { kind: "circulo", latitude: near.latitude, longitude: near.longitude, radiusM: expected.near[1] }
        : null,
    price: range(expected.price),
    currency: expected.currency ?? null,
    unitPrice: range(expected.unitPrice),
    builtAreaM2: range(expected.area),
    rooms: range(expected.rooms),
    bathrooms: range(expected.baths),
    floor: range(expected.floor),
    yearBuilt: range(expected.year),
    conditions: expected.conditions ?? [],
    energyFrom: expected.energy ?? null,
    features: expected.features ?? [],
    notFeatures: expected.notFeatures ?? [],
    seller: expected.seller ?? null,
    statuses: expected.statuses ?? [],
    newWithinDays: expected.fresh ?? null,
    droppedWithinDays: expected.dropped ?? null,
    sort: expected.sort ?? "nuevo",
  };
}

/** Only what was asked for, its lists in one order, so that a difference can be read. */
function asked(filter: MarketFilter) {
  const entries = Object.entries(filter).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(NO_MARKET_FILTER[name as keyof MarketFilter]),
  );
  return Object.fromEntries(
    entries.map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map((each) => (typeof each === "string" ? each : each.name)).sort() : value,
    ]),
  );
}

const answer = (sentence: string) => asked(readSentence(sentence, finder).filter);

describe("the sentences that the reader was written on", () => {
  test.each(BUILT_ON)("%s", (sentence, expected) => {
    expect(answer(sentence)).toEqual(asked(filterOf(expected)));
  });
});

/** So many of the last thirty are read right in every condition. */
const AGENTS_LAST_RIGHT = 21;

/** Those of some sentences that are not read right in every condition. */
const misread = (sentences: typeof HELD_OUT, answers: (filter: MarketFilter) => object) =>
  sentences
    .filter(
      ([sentence, expected]) =>
        JSON.stringify(answers(readSentence(sentence, finder).filter)) !== JSON.stringify(asked(filterOf(expected))),
    )
    .map(([sentence]) => sentence);

test("of sixty sentences that the reader was not written on, none but these two are misread", () => {
  // Of the second the church is meant, which lies beside the middle of its quarter.
  const known = ["piso antiguo, construido antes de 1940, en el Born", "a menos de 500 m de Sagrada Família"];
  expect(misread(HELD_OUT, asked).filter((sentence) => !known.includes(sentence))).toEqual([]);
});

/** Words that are no condition only order what is found: those of messages are too many to be told beforehand. */
const conditionsOf = ({ words: _words, ...filter }: MarketFilter) => asked({ ...filter, words: "" });

test("of thirty messages of clients that the reader was mended on, none but one whose quarter no table has", () => {
  const known = ["apto en Laureles 3 alcobas con parqueadero y ascensor hasta 600 millones"];
  expect(misread(CLIENTS_BUILT_ON, conditionsOf).filter((sentence) => !known.includes(sentence))).toEqual([]);
});

test("of thirty messages of clients that the reader was not mended on, none but these twelve", () => {
  const known = [
    "ático o último piso con ascensor en Bilbao hasta 400",
    "Apartamento en Benidorm 1ª línea con vistas al mar, hasta 250 mil euros",
    "como minimo 2 baños y 100m en Triana",
    "PH 3 ambientes en Villa Urquiza con patio apto crédito",
    "casa en Envigado con 3 alcobas",
    "mini departamento en Barranco, Lima, 1 cuarto amoblado",
    "piso sin ascensor no gracias, en Lavapiés",
    "que no sea un bajo ni un último, Hortaleza",
    "piso a estrenar o reformado en Campanar, 3 hab, 320.000 máximo",
    "obra nueva Sant Cugat 3 habitaciones con piscina",
    "algo por Ventas o Pueblo Nuevo, 2 habitaciones, máximo 210k",
    "no quiero nada que necesite obras, 3 hab, Vigo",
  ];
  expect(misread(CLIENTS_HELD_OUT, conditionsOf).filter((sentence) => !known.includes(sentence))).toEqual([]);
});

describe("sentences of agents and buyers of six countries", () => {
  test.each(AGENTS_BUILT_ON.map(([sentence, expected, told = []]) => [sentence, expected, told] as const))(
    "%s",
    (sentence, expected, told) => {
      const { filter, notUnderstood } = readSentence(sentence, finder);
      expect(conditionsOf(filter)).toEqual(asked(filterOf(expected)));
      for (const part of told) expect(notUnderstood.join("; ")).toContain(part);
    },
  );

  /** Of thirty that the reader was mended on only afterwards, and of thirty that it was never changed for. */
  test.each([
    ["held out at first", AGENTS_HELD_OUT, 28],
    ["held out to the end", AGENTS_LAST, AGENTS_LAST_RIGHT],
  ] as const)("%s", (_name, sentences, right) => {
    const read = sentences.filter(([sentence, expected, told = []]) => {
      const { filter, notUnderstood } = readSentence(sentence, finder);
      const isTold = told.every((part) => notUnderstood.join("; ").includes(part));
      return isTold && JSON.stringify(conditionsOf(filter)) === JSON.stringify(asked(filterOf(expected)));
    });
    expect(read.length).toBeGreaterThanOrEqual(right);
  });
});

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
