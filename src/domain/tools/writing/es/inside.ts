import type { FieldKey } from "../facts.ts";
import type { Message, Saying } from "../grammar.ts";
import { mark } from "../marks.ts";
import { numberIn } from "../numbers.ts";
import { lexiconOf } from "./lexicon.ts";
import { listed } from "./nouns.ts";
import { baths, building, built, inPlace, isHouse, plot, rooms, usable, wardrobes } from "./phrases.ts";

/** Sentences about the inside of a home: areas, rooms, and the ground that it stands on. */

const HAVE = { tu: "tienes", vos: "tenés", usted: "tiene" } as const;
const FINDS = { tu: "encuentras", vos: "encontrás", usted: "encuentra" } as const;

const hasBothAreas = (c: Saying) => c.has("builtAreaM2") && c.has("usableAreaM2");
/** `94 m² construidos, 82 de ellos útiles`, or the one of the two that is left to say. */
function surface(c: Saying): string {
  if (!hasBothAreas(c)) return c.has("builtAreaM2") ? built(c) : usable(c);
  const number = numberIn(c.variety, c.facts.usableAreaM2!, 2);
  return `${built(c)}, ${mark("usableAreaM2", `${number} de ellos ${lexiconOf(c).usable}`)}`;
}
/** The same in the middle of a sentence: two areas are closed by a comma. */
const surfaceInside = (c: Saying) => `${surface(c)}${hasBothAreas(c) ? "," : ""}`;
const roomsAndBaths = (c: Saying) => [...(c.has("rooms") ? [rooms(c)] : []), ...(c.has("bathrooms") ? [baths(c)] : [])];
/** `tres habitaciones, dos baños y armarios empotrados` */
export const parts = (c: Saying) => listed([...roomsAndBaths(c), ...(c.has("hasWardrobes") ? [wardrobes(c)] : [])]);
/** `tres habitaciones y dos baños, con armarios empotrados`: after a verb that shares the area out. */
export const shares = (c: Saying) =>
  `${listed(roomsAndBaths(c))}${c.has("hasWardrobes") ? `, con ${wardrobes(c)}` : ""}`;
const hasParts = (c: Saying) => c.has("rooms") || c.has("bathrooms");
/** Whether there are several parts to share the area. */
const areMany = (c: Saying) => c.has("rooms") && (c.facts.rooms! > 1 || c.has("bathrooms"));

/** The fields of an inside that one sentence can hold. */
export const PARTS: readonly FieldKey[] = ["builtAreaM2", "usableAreaM2", "rooms", "bathrooms", "hasWardrobes"];
/** The storeys of a house are told with its area, by the sentences of houses. */
export const hasStoreys = (c: Saying) => isHouse(c) && c.has("buildingFloors") && c.has("builtAreaM2");

/** Each sentence twice: it needs one of the two areas, and says the other where that is known as well. */
const WITH_AREA: readonly Message[] = (["builtAreaM2", "usableAreaM2"] as const).flatMap((area): Message[] => {
  const message = (say: Message["say"], more: Partial<Message> = {}): Message => {
    const { when = hasParts, ...rest } = more;
    return { topic: "inside", needs: [area], takes: PARTS, when: (c) => !hasStoreys(c) && when(c), say, ...rest };
  };
  const AREAS: readonly FieldKey[] = ["builtAreaM2", "usableAreaM2"];
  return [
    message((c) => `los ${surfaceInside(c)} se reparten en ${shares(c)}`, { when: areMany }),
    message((c) => `en ${surfaceInside(c)} hay ${parts(c)}`, { when: (c) => c.has("rooms") }),
    message((c) => `tiene ${surface(c)}, con ${parts(c)}`),
    message((c) => `dentro ${HAVE[c.person]} ${surface(c)}, con ${parts(c)}`, { tones: ["cercano"] }),
    message((c) => `son ${surface(c)}, con ${parts(c)}`),
    message((c) => `dentro hay ${parts(c)}, en ${surface(c)}`, { when: (c) => c.has("rooms") }),
    message((c) => `suma ${surfaceInside(c)} y se distribuye en ${shares(c)}`, { when: areMany }),
    message((c) => `al entrar ${FINDS[c.person]} ${parts(c)}: en total, ${surface(c)}`, {
      when: (c) => c.has("rooms"),
      tones: ["cercano"],
    }),
    message((c) => `son ${surfaceInside(c)} que dan para ${parts(c)}`, {
      when: (c) => c.has("rooms"),
      tones: ["cercano"],
    }),
    message((c) => `el interior, de ${surface(c)}, se distribuye en ${shares(c)}`, {
      when: areMany,
      tones: ["premium"],
    }),
    message((c) => `dispone de ${surfaceInside(c)} distribuidos en ${shares(c)}`, {
      when: areMany,
      tones: ["premium"],
    }),
    message((c) => `${parts(c)} en ${surface(c)}`, { when: (c) => c.has("rooms"), tones: ["inversion"] }),
    message((c) => `${surface(c)}: ${parts(c)}`, { when: (c) => c.has("rooms"), tones: ["inversion"] }),
    message((c) => `mide ${surface(c)}`, { takes: AREAS, when: (c) => !hasParts(c) }),
    message((c) => `la superficie es de ${surface(c)}`, { takes: AREAS, when: (c) => !hasParts(c) }),
  ];
});

const WITHOUT_AREA: readonly Message[] = [
  {
    topic: "inside",
    needs: ["rooms"],
    takes: ["bathrooms", "hasWardrobes"],
    say: (c) => `dentro hay ${parts(c)}`,
  },
  {
    topic: "inside",
    needs: ["rooms"],
    takes: ["bathrooms", "hasWardrobes"],
    say: (c) => `tiene ${parts(c)}`,
  },
  {
    topic: "inside",
    needs: ["rooms"],
    takes: ["bathrooms", "hasWardrobes"],
    when: areMany,
    say: (c) => `se distribuye en ${shares(c)}`,
  },
  { topic: "inside", needs: ["bathrooms"], takes: ["hasWardrobes"], say: (c) => `tiene ${parts(c)}` },
  { topic: "inside", needs: ["bathrooms"], takes: ["hasWardrobes"], say: (c) => `cuenta con ${parts(c)}` },
];

const plotOf = (c: Saying) => {
  const noun = lexiconOf(c).plot;
  return `${noun.isFeminine ? "una" : "un"} ${noun.one} de ${plot(c)}`;
};
const thePlot = (c: Saying) => `${lexiconOf(c).plot.isFeminine ? "la" : "el"} ${lexiconOf(c).plot.one}`;

/** `, sobre una parcela de 800 m²` at the end of a sentence, where it is left to say. */
export const onPlot = (c: Saying) => (c.has("plotAreaM2") ? `, sobre ${plotOf(c)}` : "");
/** Those of a house. */
export const HOUSE_PARTS: readonly FieldKey[] = [...PARTS, "buildingFloors", "plotAreaM2"];
const house = (say: Message["say"], more: Partial<Message> = {}): Message => ({
  topic: "inside",
  needs: ["builtAreaM2", "buildingFloors"],
  takes: HOUSE_PARTS,
  when: (c) => isHouse(c) && hasParts(c),
  say,
  ...more,
});
const isWhole = (c: Saying) => isHouse(c) && areMany(c);

const ON_GROUND: readonly Message[] = [
  house((c) => `tiene ${surfaceInside(c)} en ${building(c)}, con ${parts(c)}${onPlot(c)}`),
  house((c) => `los ${surfaceInside(c)} se reparten en ${building(c)}, con ${parts(c)}${onPlot(c)}`, {
    when: (c) => isHouse(c) && hasParts(c) && c.facts.buildingFloors! > 1,
  }),
  house((c) => `en ${building(c)} y ${surfaceInside(c)} hay ${parts(c)}${onPlot(c)}`, {
    when: (c) => isHouse(c) && c.has("rooms"),
  }),
  house((c) => `se desarrolla en ${building(c)} y ${surfaceInside(c)} con ${parts(c)}${onPlot(c)}`, {
    tones: ["premium"],
  }),
  house((c) => `tiene ${surfaceInside(c)} en ${building(c)}${onPlot(c)}`, {
    takes: ["usableAreaM2", "plotAreaM2"],
    when: (c) => isHouse(c) && !hasParts(c),
  }),
  house((c) => `los ${surfaceInside(c)} se reparten en ${shares(c)}${onPlot(c)}`, {
    needs: ["plotAreaM2", "builtAreaM2"],
    when: (c) => isWhole(c) && !c.has("buildingFloors"),
  }),
  house((c) => `sobre ${plotOf(c)} se levantan ${surfaceInside(c)} con ${parts(c)}`, {
    needs: ["plotAreaM2", "builtAreaM2"],
    when: (c) => isWhole(c) && !c.has("buildingFloors"),
  }),
  {
    topic: "inside",
    needs: ["plotAreaM2", "builtAreaM2"],
    takes: ["usableAreaM2"],
    when: (c) => !hasParts(c),
    say: (c) => `son ${surfaceInside(c)} sobre ${plotOf(c)}`,
  },
  { topic: "inside", needs: ["plotAreaM2"], say: (c) => `${thePlot(c)} mide ${plot(c)}` },
  { topic: "inside", needs: ["plotAreaM2"], when: isHouse, say: (c) => `alrededor hay ${plotOf(c)}` },
  {
    topic: "floor",
    needs: ["buildingFloors"],
    // With the area it is told by the sentences about the inside.
    when: (c) => isHouse(c) && (c.isTerse || !c.has("builtAreaM2")),
    say: (c) => `${c.facts.buildingFloors! > 1 ? "se reparte en" : "tiene"} ${building(c)}`,
  },
  { topic: "inside", needs: ["placeName"], say: (c) => `está${inPlace(c)}` },
];

/** All ways to say what a home is like inside. */
export const INSIDE: readonly Message[] = [...WITH_AREA, ...WITHOUT_AREA, ...ON_GROUND];
