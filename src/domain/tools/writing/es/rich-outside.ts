import type { FieldKey } from "../facts.ts";
import type { Message, Saying } from "../grammar.ts";
import { mark } from "../marks.ts";
import { lexiconOf } from "./lexicon.ts";
import { agreeing, listed } from "./nouns.ts";
import {
  compass,
  exterior,
  garden,
  isInner,
  plot,
  pool,
  sideOf,
  subject,
  terrace,
  toCompass,
  toViews,
} from "./phrases.ts";
import { HAVE, isFlat, isLivedIn, isOwn, rich, WARM } from "./rich.ts";

/** Sentences that say all of the light and the open air at once. */

const _aPlot = (c: Saying) => {
  const noun = lexiconOf(c).plot;
  return `${noun.isFeminine ? "una" : "un"} ${noun.one} de ${plot(c)}`;
};
const _thePlot = (c: Saying) => `${lexiconOf(c).plot.isFeminine ? "la" : "el"} ${lexiconOf(c).plot.one}`;
const aTerrace = (c: Saying) => (c.facts.terraceAreaM2 === undefined ? terrace(c) : `una ${terrace(c)}`);

/** `jardín, piscina y una terraza de 70 m²` */
const grounds = (c: Saying) => [
  ...(isOwn(c, "hasGarden") ? [garden()] : []),
  ...(isOwn(c, "hasPool") ? [pool(c)] : []),
  ...(c.has("hasTerrace") ? [aTerrace(c)] : []),
];
/** The things outside of a flat: `vistas al parque y una terraza de 12 m²`. */
const things = (c: Saying) => [
  ...(c.has("views") ? [`vistas ${toViews(c)}`] : []),
  ...(c.has("hasTerrace") ? [aTerrace(c)] : []),
  ...(isOwn(c, "hasGarden") ? [garden()] : []),
  ...(isOwn(c, "hasPool") ? [pool(c)] : []),
];
const THINGS: readonly FieldKey[] = ["views", "hasTerrace", "terraceAreaM2", "hasGarden", "hasPool"];

/* A flat: where it looks, and what it has in the open. */

const isOutward = (c: Saying) => c.has("isExterior");

const oriented = (say: Message["say"], more: Partial<Message> = {}): readonly Message[] =>
  (["light", "outdoor"] as const).map((topic) =>
    rich(
      { topic, needs: ["orientation"], takes: ["isExterior", ...THINGS], say, ...more },
      (c) => isFlat(c) && isLivedIn(c) && things(c).length > 0 && !isInner(c),
    ),
  );
const FLAT: readonly Message[] = [
  oriented((c) => `${isOutward(c) ? `es ${exterior(c)}, ` : ""}mira ${toCompass(c)} y tiene ${listed(things(c))}`, {
    tones: WARM,
  }),
  oriented((c) => {
    const { text, noun } = subject(c);
    const outward = isOutward(c) ? `${exterior(c, noun)} y ` : "";
    return `${outward}${mark("orientation", `${agreeing("orientado", noun)} al ${sideOf(c)}`)}, ${text} tiene ${listed(things(c))}`;
  }),
  oriented(
    (c) =>
      `${isOutward(c) ? `es ${exterior(c)}, con` : "tiene"} orientación ${compass(c)}, y cuenta con ${listed(things(c))}`,
    { tones: ["neutro", "premium"] },
  ),
  oriented((c) => `con orientación ${compass(c)}, ${subject(c).text} ofrece ${listed(things(c))}`, {
    tones: ["premium"],
    when: (c) => !c.has("isExterior"),
  }),
  oriented(
    (c) =>
      `a la orientación ${compass(c)} se ${things(c).length > 1 || /^vistas/.test(things(c)[0]!) ? "suman" : "suma"} ${listed(things(c))}`,
    {
      tones: ["premium"],
      when: (c) => !c.has("isExterior"),
    },
  ),
  oriented(
    (c) =>
      `${isOutward(c) ? `es ${exterior(c)} y ` : ""}mira ${toCompass(c)}. Y cuando apetezca aire libre, ahí ${HAVE[c.person]} ${listed(things(c))}`,
    { tones: ["cercano"], when: (c) => c.variety === "es-ES" && c.has("hasTerrace") && !c.has("views") },
  ),
].flat();

const bare = (say: Message["say"], more: Partial<Message> = {}): Message =>
  rich(
    { topic: "light", needs: ["orientation", "isExterior"], say, ...more },
    (c) => isFlat(c) && isLivedIn(c) && things(c).length === 0,
  );
const LIGHT: readonly Message[] = [
  bare((c) => `es ${exterior(c)} y mira ${toCompass(c)}`),
  bare((c) => `es ${exterior(c)}, con orientación ${compass(c)}`),
  bare((c) => `es ${exterior(c)} y se orienta ${toCompass(c)}`, { tones: ["premium"] }),
];

/* The open air of a flat whose side is not known, or is told already. */

const open = (say: Message["say"], more: Partial<Message> = {}): readonly Message[] =>
  (["hasTerrace", "hasGarden", "hasPool"] as const).map((field) =>
    rich(
      {
        topic: "outdoor",
        needs: [field],
        takes: ["hasTerrace", "terraceAreaM2", "hasGarden", "hasPool"],
        say,
        ...more,
      },
      (c) => isFlat(c) && isLivedIn(c) && (field === "hasTerrace" || isOwn(c, field)),
    ),
  );
const hasOnlyTerrace = (c: Saying) => c.has("hasTerrace") && !isOwn(c, "hasGarden") && !isOwn(c, "hasPool");
const OPEN: readonly Message[] = [
  open((c) => `al aire libre hay ${listed(grounds(c))}`, { tones: WARM }),
  open((c) => `${subject(c).text} cuenta con ${listed(grounds(c))}`),
  open((c) => `fuera, ${listed(grounds(c))}`, { tones: WARM }),
  open((c) => `y cuando apetezca salir sin salir de casa, ${listed(grounds(c))}`, {
    tones: ["cercano"],
    when: (c) => c.variety === "es-ES" && c.has("hasTerrace"),
  }),
  open((c) => `para el aire libre ${HAVE[c.person]} ${listed(grounds(c))}`, { tones: ["cercano"] }),
  open((c) => `${aTerrace(c)} prolonga la vivienda al aire libre`, { tones: ["premium"], when: hasOnlyTerrace }),
  open((c) => `al aire libre, la vivienda ofrece ${listed(grounds(c))}`, { tones: ["premium"] }),
  open((c) => `el conjunto se completa con ${listed(grounds(c))}`, { tones: ["premium"] }),
].flat();

/** All of them. */
export const RICH_OUTSIDE: readonly Message[] = [...FLAT, ...LIGHT, ...OPEN];
