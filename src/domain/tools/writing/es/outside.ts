import { BUSINESS_TYPES, type FieldKey, type HomeFacts } from "../facts.ts";
import type { Message, Saying } from "../grammar.ts";
import { mark } from "../marks.ts";
import { lexiconOf } from "./lexicon.ts";
import { agreeing, definite, listed } from "./nouns.ts";
import { area, compass, exterior, garden, isHouse, pool, subject, terrace, toCompass, toViews } from "./phrases.ts";

/** Sentences about light, views, and what lies in the open. */

const isFlat = (c: Saying) => !isHouse(c);

/** Countries in which the sun of noon stands in the south all year, and in the north. In the tropics it stands in both. */
const NOON_IN_SOUTH = new Set(["ES"]);
const NOON_IN_NORTH = new Set(["AR", "CL", "UY"]);

/** When the sun comes from a side, to a person who has no compass: `por la mañana`. Undefined where it hardly does. */
function sunOf({ orientation, country }: HomeFacts): string | undefined {
  if (orientation === "este") return "por la mañana";
  if (orientation === "oeste") return "por la tarde";
  const noon = NOON_IN_SOUTH.has(country) ? "sur" : NOON_IN_NORTH.has(country) ? "nor" : undefined;
  if (noon === undefined || !orientation?.startsWith(noon)) return undefined;
  if (orientation === "sur" || orientation === "norte") return "a mediodía";
  return orientation === "sureste" || orientation === "noreste"
    ? "por la mañana y a mediodía"
    : "a mediodía y por la tarde";
}
/** The same, marked. */
export const sun = (c: Saying) => mark("orientation", sunOf(c.facts)!);
/** Whether the sun comes from the side to which the home looks. */
export const hasSun = (c: Saying) => sunOf(c.facts) !== undefined;
/** The sun is worth words where there is room for them. */
const tellsSun = (c: Saying) => hasSun(c) && c.isLong && c.tone !== "inversion";
/** `al sur`, without a mark: the words around it have one. */
const to = (c: Saying) => `al ${c.facts.orientation!}`;
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
  oriented((c) => `${outward(c)}mira ${toCompass(c)}${withViews(c)}: el sol entra ${sun(c)}`, {
    when: (c) => isFlat(c) && tellsSun(c),
    tones: ["neutro", "cercano"],
  }),
  oriented((c) => `${outward(c)}se orienta ${toCompass(c)}${withViews(c)}, de modo que hay sol ${sun(c)}`, {
    when: (c) => isFlat(c) && tellsSun(c),
    tones: ["neutro", "cercano"],
  }),
  oriented(
    (c) => {
      const { text, noun } = subject(c);
      return `${exterior(c, noun)} y ${mark("orientation", `${agreeing("orientado", noun)} ${to(c)}`)}, ${text} recibe el sol ${sun(c)}${withViews(c)}`;
    },
    { when: (c) => isOutward(c) && tellsSun(c) },
  ),
  oriented((c) => `como mira ${toCompass(c)}, el sol entra ${sun(c)}`, {
    takes: [],
    when: (c) => tellsSun(c) && !c.has("views"),
    tones: ["cercano", "neutro"],
  }),
  oriented((c) => `la orientación ${compass(c)} procura sol ${sun(c)}`, {
    takes: [],
    when: (c) => tellsSun(c) && !c.has("views"),
    tones: ["premium"],
  }),
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

const grounds = (c: Saying) => [...(c.has("hasGarden") ? [garden()] : []), ...(c.has("hasPool") ? [pool(c)] : [])];
const outside = (c: Saying) => [...(c.has("hasTerrace") ? [terrace(c)] : []), ...grounds(c)];
const theGrounds = (c: Saying) => [
  ...(c.has("hasGarden") ? [mark("hasGarden", "el jardín")] : []),
  ...(c.has("hasPool") ? [mark("hasPool", definite(lexiconOf(c).pool))] : []),
];
const hasGrounds = (c: Saying) => c.has("hasGarden") || c.has("hasPool");

/** The things that so large a terrace holds, as words after it; empty where nobody lives, or its size is not known. */
export function terraceHolds(c: Saying): string {
  const size = c.facts.terraceAreaM2;
  if (size === undefined || !hasUse(c)) return "";
  const use = (text: string) => mark("terraceAreaM2", text);
  const { pick } = c.choose;
  if (size < 5)
    return pick("terrace-use", use("para una mesa pequeña y unas sillas"), use("para un café al aire libre"));
  if (size < 10)
    return pick(
      "terrace-use",
      use("que da para una mesa y unas sillas"),
      use("para comer fuera"),
      use("donde cabe la mesa del desayuno"),
    );
  if (size < 25)
    return pick(
      "terrace-use",
      use("que da para una mesa y unas tumbonas"),
      use("donde caben una mesa y unas tumbonas"),
      use("para cenas con amigos al aire libre"),
    );
  return pick(
    "terrace-use",
    use("que da para comedor, tumbonas y plantas"),
    use("que funciona como un salón a cielo abierto"),
    use("donde caben un comedor y una zona para tumbarse"),
  );
}

const theTerrace = (c: Saying) =>
  `${mark("hasTerrace", "la terraza")}${c.facts.terraceAreaM2 === undefined ? "" : `, de ${mark("terraceAreaM2", area(c, "terraceAreaM2"))},`}`;
const spaced = (text: string) => (text === "" ? "" : ` ${text}`);
const commaSpaced = (text: string) => (text === "" ? "" : `, ${text}`);
const hasUse = (c: Saying) =>
  c.facts.terraceAreaM2 !== undefined &&
  c.isLong &&
  (c.tone === "neutro" || c.tone === "cercano") &&
  !BUSINESS_TYPES.includes(c.facts.type);

const FIELDS = ["hasTerrace", "hasGarden", "hasPool"] as const;

const OUTDOOR: readonly Message[] = [
  ...FIELDS.flatMap((field): Message[] => {
    const message = (say: Message["say"], more: Partial<Message> = {}): Message => ({
      topic: "outdoor",
      needs: [field],
      takes: FIELDS,
      say,
      ...more,
    });
    return [
      message((c) => `fuera hay ${listed(outside(c))}`),
      message((c) => `tiene ${listed(outside(c))}`),
      message((c) => `cuenta con ${listed(outside(c))}`),
      message((c) => `dispone de ${listed(outside(c))}`, { tones: ["premium"] }),
      ...(field === "hasPool"
        ? [
            message((c) => `hay ${pool(c)} ${mark("hasPool", "para los días de calor")}`, {
              takes: [],
              when: (c) => c.isLong && !c.has("hasTerrace") && !c.has("hasGarden"),
              tones: ["neutro", "cercano"],
            }),
          ]
        : []),
      message((c) => `para estar al aire libre hay ${listed(outside(c))}`),
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
    when: (c) => hasUse(c) && !hasGrounds(c),
    tones: ["neutro", "cercano"],
    say: (c) => `fuera hay una ${terrace(c)}${commaSpaced(terraceHolds(c))}`,
  },
  {
    topic: "outdoor",
    needs: ["hasTerrace"],
    takes: ["hasGarden", "hasPool"],
    when: hasUse,
    tones: ["neutro", "cercano"],
    say: (c) =>
      `tiene una ${terrace(c)}${spaced(terraceHolds(c))}${hasGrounds(c) ? `, además de ${listed(grounds(c))}` : ""}`,
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
