import { expect, describe as group, test } from "vitest";
import { describe } from "./describe.ts";
import { HOUSE_TYPES, type HomeFacts, TONES, VARIETIES } from "./facts.ts";
import { leftOut } from "./left-out.ts";
import { anyHome, THIS_YEAR } from "./writing.test-data.ts";

/** Two hundred homes: what is typed stands in the long advert, and nothing else does. */

const SPANISH = VARIETIES.filter((variety) => variety !== "en");
const LEFT_TO_LIST = ["bathrooms", "buildingFloors", "condition", "hasAirConditioning", "hasWardrobes", "heating"];
const FEATURES = ["Balcón", "Doble acristalamiento"];

const homes = Array.from({ length: 200 }, (_, seed) => {
  const home = anyHome(seed);
  const facts: HomeFacts = {
    ...home,
    terraceAreaM2: home.hasTerrace ? home.terraceAreaM2 : undefined,
    // The agent's own text and views may name anything.
    ownText: undefined,
    views: seed % 2 === 0 ? "el mar" : undefined,
    features: FEATURES,
    renovatedWhat: seed % 3 === 0 ? "Cocina y baños" : undefined,
  };
  const style = { tone: TONES[seed % TONES.length]!, seed, thisYear: THIS_YEAR };
  const variety = SPANISH[Math.floor(seed / 4) % SPANISH.length]!;
  return { facts, text: describe(facts, { ...style, variety }), english: describe(facts, { ...style, variety: "en" }) };
});

group("of two hundred homes", () => {
  test("every known datum is told, in the text or in its list of features", () => {
    for (const { facts, text } of homes)
      expect(leftOut(facts, text.fields, text.listed).unsaid, text.long.plain).toEqual([]);
  });

  test("the list is left wardrobes, usual heating and cooling, storeys of the building and a good state, and nothing else", () => {
    const left = homes.flatMap(({ facts, text }) => leftOut(facts, text.fields).unsaid);
    expect([...new Set(left)].sort()).toEqual(LEFT_TO_LIST);
  });

  test("features are told word by word, and what was renewed too", () => {
    for (const { facts, text } of homes) {
      const shown = text.long.plain.toLocaleLowerCase("es");
      for (const feature of FEATURES) expect(shown).toContain(feature.toLocaleLowerCase("es"));
      if (facts.renovatedWhat) expect(shown).toMatch(/cocina y (?:los )?baños/);
    }
  });

  test("an English advert says details by their English names, and no Spanish word of them", () => {
    for (const { facts, english } of homes) {
      expect(english.long.plain).not.toMatch(/balc[oó]n(?!y)|acristalamiento|cocina/i);
      expect(english.long.plain).toMatch(/a balcony and double glazing|double glazing and a balcony/);
      expect(leftOut(facts, english.fields).unsaid).not.toContain("features");
    }
  });

  test.each<[string, RegExp, (facts: HomeFacts) => unknown]>([
    ["a terrace, whatever balcony there is", /terraza/i, ({ hasTerrace }) => hasTerrace],
    ["a lift", /(?<!sin )(?:ascensor|elevador)/i, ({ hasLift }) => hasLift],
    ["a pool", /piscina|alberca|pileta/i, ({ hasPool }) => hasPool],
    ["a garden", /jard[ií]n/i, ({ hasGarden }) => hasGarden],
    ["a storage room", /trastero|bodega|baulera|dep[oó]sito/i, ({ hasStorageRoom }) => hasStorageRoom],
    ["parking", /aparcamiento|estacionamiento|cochera|parqueadero/i, ({ hasParkingIncluded }) => hasParkingIncluded],
    ["air conditioning", /aire acondicionado/i, ({ hasAirConditioning }) => hasAirConditioning],
    ["wardrobes", /armarios|cl[oó]sets|placares/i, ({ hasWardrobes }) => hasWardrobes],
    ["somebody at the door", /conserje|porter[ií]a|encargado/i, ({ hasDoorman }) => hasDoorman],
    ["furniture", /amueblad/i, ({ isFurnished }) => isFurnished],
    ["a heating", /calefacci[oó]n|suelo radiante|aerotermia|bomba de calor|chimenea/i, ({ heating }) => heating],
    ["the sea", /\bmar\b/i, ({ views }) => views],
    ["a plot", /parcela/i, ({ plotAreaM2 }) => plotAreaM2],
    ["a storey of a house", /en (?:la|el) [a-z]+ (?:planta|piso)\b/i, ({ type }) => !HOUSE_TYPES.includes(type)],
  ])("no advert names %s that is not in the file", (_, words, isKnown) => {
    const without = homes.filter(({ facts }) => !isKnown(facts));
    expect(without.length).toBeGreaterThan(10);
    expect(without.flatMap(({ text }) => words.exec(text.long.plain)?.[0] ?? [])).toEqual([]);
    // The words are there where the file has it: the pattern does look at something.
    expect(homes.some(({ facts, text }) => isKnown(facts) && words.test(text.long.plain))).toBe(true);
  });
});
