import type { FieldKey } from "../facts.ts";
import type { Message, Saying } from "../grammar.ts";
import { mark } from "../marks.ts";
import { lexiconOf } from "./lexicon.ts";
import { definite, listed } from "./nouns.ts";
import { area, compass, exterior, garden, isHouse, pool, terrace, toCompass, toViews } from "./phrases.ts";
import { isOwn } from "./rich.ts";

/** Sentences about light, views, and what lies in the open. */

const isFlat = (c: Saying) => !isHouse(c);

const isOutward = (c: Saying) => isFlat(c) && c.has("isExterior");
const withViews = (c: Saying) => (c.has("views") ? `, con vistas ${toViews(c)}` : "");
const outward = (c: Saying) => (isOutward(c) ? `es ${exterior(c)} y ` : "");

const ORIENTED: readonly FieldKey[] = ["isExterior", "views"];
const oriented = (say: Message["say"], more: Partial<Message> = {}): Message => ({
  topic: "light",
  needs: ["orientation"],
  takes: ORIENTED,
  when: isFlat,
  say,
  ...more,
});

const LIGHT: readonly Message[] = [
  oriented((c) => `${outward(c)}mira ${toCompass(c)}${withViews(c)}`),
  oriented((c) => `${outward(c)}tiene orientación ${compass(c)}${withViews(c)}`),
  oriented((c) => `${exterior(c)}, con orientación ${compass(c)}${c.has("views") ? ` y vistas ${toViews(c)}` : ""}`, {
    when: isOutward,
    tones: ["inversion"],
  }),
  oriented((c) => `mira ${toCompass(c)}${withViews(c)}`, { takes: ["views"], when: () => true }),
  oriented((c) => `tiene orientación ${compass(c)}${withViews(c)}`, { takes: ["views"], when: () => true }),
  { topic: "light", needs: ["views"], say: (c) => `tiene vistas ${toViews(c)}` },
  {
    topic: "light",
    needs: ["views", "isExterior"],
    when: isFlat,
    say: (c) => `es ${exterior(c)} y tiene vistas ${toViews(c)}`,
  },
  { topic: "light", needs: ["views"], say: (c) => `las vistas dan ${toViews(c)}` },
];

const grounds = (c: Saying) => [
  ...(isOwn(c, "hasGarden") ? [garden()] : []),
  ...(isOwn(c, "hasPool") ? [pool(c)] : []),
];
const outside = (c: Saying) => [...(c.has("hasTerrace") ? [terrace(c)] : []), ...grounds(c)];
const theGrounds = (c: Saying) => [
  ...(isOwn(c, "hasGarden") ? [mark("hasGarden", "el jardín")] : []),
  ...(isOwn(c, "hasPool") ? [mark("hasPool", definite(lexiconOf(c).pool))] : []),
];
const hasGrounds = (c: Saying) => isOwn(c, "hasGarden") || isOwn(c, "hasPool");

const theTerrace = (c: Saying) =>
  `${mark("hasTerrace", "la terraza")}${c.facts.terraceAreaM2 === undefined ? "" : `, de ${mark("terraceAreaM2", area(c, "terraceAreaM2"))},`}`;
const FIELDS = ["hasTerrace", "hasGarden", "hasPool"] as const;

const OUTDOOR: readonly Message[] = [
  ...FIELDS.flatMap((field): Message[] => {
    const message = (say: Message["say"], more: Partial<Message> = {}): Message => ({
      topic: "outdoor",
      needs: [field],
      takes: FIELDS,
      say,
      ...more,
      when: (c) => (field === "hasTerrace" || isOwn(c, field)) && (more.when?.(c) ?? true),
    });
    return [
      message((c) => `fuera hay ${listed(outside(c))}`),
      message((c) => `tiene ${listed(outside(c))}`),
      message((c) => `cuenta con ${listed(outside(c))}`),
      message((c) => `dispone de ${listed(outside(c))}`, { tones: ["premium"] }),
      message((c) => `para estar al aire libre hay ${listed(outside(c))}`, { when: (c) => c.tone !== "inversion" }),
    ];
  }),
  {
    topic: "outdoor",
    needs: ["hasTerrace"],
    takes: ["hasGarden", "hasPool"],
    when: hasGrounds,
    say: (c) => `a ${theTerrace(c)} se ${grounds(c).length > 1 ? "suman" : "suma"} ${listed(theGrounds(c))}`,
  },
  {
    topic: "outdoor",
    needs: ["hasTerrace"],
    takes: ["hasGarden", "hasPool"],
    when: (c) => c.facts.terraceAreaM2 !== undefined && !hasGrounds(c),
    tones: ["premium"],
    say: (c) => `${theTerrace(c)} prolonga la vivienda hacia el exterior`,
  },
];

/** All ways to say where a home looks and what it has in the open. */
export const OUTSIDE: readonly Message[] = [...LIGHT, ...OUTDOOR];
