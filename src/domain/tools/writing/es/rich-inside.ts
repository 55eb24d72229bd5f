import type { FieldKey } from "../facts.ts";
import type { Message, Saying } from "../grammar.ts";
import { mark } from "../marks.ts";
import { numberIn } from "../numbers.ts";
import { HOUSE_PARTS, hasStoreys, onPlot, PARTS, parts, shares } from "./inside.ts";
import { lexiconOf } from "./lexicon.ts";
import { building, built, isHouse, subject, usable } from "./phrases.ts";
import { HAVE, rich, WARM } from "./rich.ts";

/** Sentences that say all of the rooms of a home at once. */

const AWAIT = { tu: "te esperan", vos: "te esperan", usted: "le esperan" } as const;

/** `94 m² construidos (82 útiles)`, or the one of the two that is left to say. */
export function surface(c: Saying): string {
  if (!c.has("builtAreaM2")) return usable(c);
  if (!c.has("usableAreaM2")) return built(c);
  const number = numberIn(c.variety, c.facts.usableAreaM2!, 2);
  return `${built(c)} (${mark("usableAreaM2", `${number} ${lexiconOf(c).usable}`)})`;
}

const areSeveral = (c: Saying) => c.has("rooms") && (c.facts.rooms! > 1 || c.has("bathrooms"));

const FLAT: readonly Message[] = (["builtAreaM2", "usableAreaM2"] as const).flatMap((field): Message[] => {
  const message = (say: Message["say"], more: Partial<Message> = {}): Message =>
    rich(
      { topic: "inside", needs: [field], takes: PARTS, say, ...more },
      (c) => c.tone !== "inversion" && areSeveral(c) && !hasStoreys(c) && !(isHouse(c) && c.has("plotAreaM2")),
    );
  return [
    message((c) => `son ${surface(c)}, con ${parts(c)}`, { tones: WARM }),
    message((c) => `${parts(c)} en ${surface(c)}`, { tones: WARM }),
    message((c) => `los ${surface(c)} dan para ${shares(c)}`, { tones: WARM }),
    message((c) => `dentro hay ${parts(c)}, en ${surface(c)}`, { tones: WARM }),
    message((c) => `los ${surface(c)} se reparten en ${shares(c)}`),
    message((c) => `en ${surface(c)} hay ${parts(c)}`),
    message((c) => `dentro ${HAVE[c.person]} ${surface(c)}, con ${parts(c)}`, { tones: ["cercano"] }),
    message((c) => `dentro ${AWAIT[c.person]} ${parts(c)}, en ${surface(c)}`, { tones: ["cercano"] }),
    message((c) => `el interior, de ${surface(c)}, se distribuye en ${shares(c)}`, { tones: ["premium"] }),
    message((c) => `los interiores suman ${surface(c)} y reúnen ${parts(c)}`, { tones: ["premium"] }),
    message((c) => `sus ${surface(c)} se ordenan en ${shares(c)}`, { tones: ["premium"] }),
    message((c) => `la superficie, de ${surface(c)}, se ordena en ${shares(c)}`, { tones: ["premium"] }),
    message((c) => `por dentro, ${surface(c)} ordenados en ${shares(c)}`, { tones: ["premium"] }),
    message((c) => `en el interior, ${surface(c)} repartidos en ${shares(c)}`, { tones: ["premium"] }),
  ];
});

const isTall = (c: Saying) => c.facts.buildingFloors! > 1;
const house = (say: Message["say"], more: Partial<Message> = {}): Message =>
  rich(
    {
      topic: "inside",
      needs: ["builtAreaM2", "buildingFloors"],
      takes: HOUSE_PARTS,
      say,
      ...more,
    },
    (c) => isHouse(c) && areSeveral(c) && c.tone !== "inversion",
  );
const HOUSES: readonly Message[] = [
  house((c) => `son ${surface(c)} en ${building(c)}: ${parts(c)}${onPlot(c)}`, { tones: WARM }),
  house((c) => `en ${building(c)} se reparten ${surface(c)}, con ${parts(c)}${onPlot(c)}`, { when: isTall }),
  house((c) => `los ${surface(c)} se reparten en ${building(c)}, con ${parts(c)}${onPlot(c)}`, { when: isTall }),
  house((c) => `${subject(c).text} suma ${surface(c)} en ${building(c)}, con ${parts(c)}${onPlot(c)}`),
  house((c) => `dentro ${HAVE[c.person]} ${surface(c)} en ${building(c)}, con ${parts(c)}${onPlot(c)}`, {
    tones: ["cercano"],
  }),
  house((c) => `sus ${surface(c)} se desarrollan en ${building(c)}, con ${parts(c)}${onPlot(c)}`, {
    tones: ["premium"],
  }),
  house((c) => `${building(c)} y ${surface(c)} acogen ${parts(c)}${onPlot(c)}`, { tones: ["premium"], when: isTall }),
];

const PLOT_AND_AREA: readonly FieldKey[] = ["usableAreaM2", "rooms", "bathrooms", "hasWardrobes"];
/** A house whose storeys are not known. */
const LOW: readonly Message[] = [
  rich(
    {
      topic: "inside",
      needs: ["builtAreaM2"],
      takes: ["plotAreaM2", ...PLOT_AND_AREA],
      say: (c) => `son ${surface(c)}, con ${parts(c)}${onPlot(c)}`,
    },
    (c) => isHouse(c) && areSeveral(c) && !c.has("buildingFloors") && c.tone !== "inversion",
  ),
  rich(
    {
      topic: "inside",
      needs: ["builtAreaM2"],
      takes: ["plotAreaM2", ...PLOT_AND_AREA],
      say: (c) => `los ${surface(c)} se reparten en ${shares(c)}${onPlot(c)}`,
    },
    (c) => isHouse(c) && areSeveral(c) && !c.has("buildingFloors") && c.tone !== "inversion",
  ),
];

/** All of them. */
export const RICH_INSIDE: readonly Message[] = [...FLAT, ...HOUSES, ...LOW];
