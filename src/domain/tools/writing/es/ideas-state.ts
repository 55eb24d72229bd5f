import { isShared } from "../facts.ts";
import type { Saying } from "../grammar.ts";
import { mark, plainOf } from "../marks.ts";
import { placesAway } from "./around.ts";
import { CLOSE, FORMAL, type Hook, hasPlace, isHome, isLivedIn, thisHomeOf } from "./hooks.ts";
import { Arrange, agree, Say, say } from "./invitations.ts";
import { lexiconOf, parkingNoun, typeNoun } from "./lexicon.ts";
import { agreeing, definite, listed } from "./nouns.ts";
import { detailNamed } from "./own-details.ts";
import { atPlace, built, inSentence, isPlanned, price, renewedNamed, toViews, unitPrice } from "./phrases.ts";

/**
 * Ideas that a text hangs on, of the state of a home and of the ways from it: what is done and what is to be done, the old and the
 * new, the car and the train.
 */

const PLAIN = ["neutro", "inversion"] as const;
const NOT_OF_FIGURES = ["neutro", "cercano", "premium"] as const;
const theHome = (c: Saying) => mark("type", definite(typeNoun(c)));

/* Works that are still to be done. */

const isRaw = (c: Saying) => c.has("condition") && c.facts.condition === "a_reformar" && isLivedIn(c) && hasPlace(c);

/** Good things that works do not bring and that are there already, with their articles. */
function alreadyThere(c: Saying): { text: string; isMany: boolean }[] {
  const details = c.unsaid("features").flatMap((words) => {
    const named = detailNamed(inSentence(words));
    return named === undefined || / con /.test(named)
      ? []
      : [
          {
            text: named.replace(
              /^(\S+) (.+)$/,
              (_, article: string, thing: string) => `${article} ${mark("features", thing)}`,
            ),
            isMany: /^l[ao]s /.test(named),
          },
        ];
  });
  return [
    ...(c.has("views") ? [{ text: `las vistas ${toViews(c)}`, isMany: true }] : []),
    ...(c.has("hasGarden") && !isShared(c.facts, "hasGarden")
      ? [{ text: mark("hasGarden", "el jardín"), isMany: false }]
      : []),
    ...(c.has("hasPool") && !isShared(c.facts, "hasPool")
      ? [{ text: mark("hasPool", definite(lexiconOf(c).pool)), isMany: false }]
      : []),
    ...(c.has("hasTerrace") && c.facts.terraceAreaM2 === undefined
      ? [{ text: mark("hasTerrace", "la terraza"), isMany: false }]
      : []),
    ...details.slice(0, 1),
  ].slice(0, 3);
}
const there = (c: Saying) => {
  const things = alreadyThere(c);
  return `${listed(things.map(({ text }) => text))} ya ${things.length > 1 || things[0]!.isMany ? "están" : "está"}`;
};
const hasThere = (c: Saying) => alreadyThere(c).length > 0;

/** A home to be done up, told with what is there and with what can be decided. */
export const TO_DECIDE: Hook = {
  strength: (c) =>
    !c.isTerse && isRaw(c) && c.tone !== "inversion" && c.facts.operation === "venta" ? 13.2 : undefined,
  shapes: [
    {
      tones: ["neutro", "premium"],
      when: hasThere,
      say: (c) => `en ${thisHomeOf(c)} la obra está ${mark("condition", "por hacer")}; ${there(c)}`,
    },
    {
      tones: ["neutro", "premium"],
      when: (c) => !hasThere(c),
      say: (c) =>
        `${thisHomeOf(c)} está ${mark("condition", "por reformar")}, y eso deja la obra en manos de quien compre`,
    },
    {
      tones: CLOSE,
      say: (c) =>
        `en ${thisHomeOf(c)} la obra está ${mark("condition", "por hacer")}, así que cómo hacerla lo ${say(c, "pick")} ${say(c, "yourself")}`,
    },
    {
      tones: CLOSE,
      when: hasThere,
      say: (c) => `la obra de ${thisHomeOf(c)} está ${mark("condition", "por hacer")}, pero ${there(c)}`,
    },
  ],
};

/** More than any other opening of figures. */
const OF_FIGURES = 100;

/** A price by the metre that works are to be added to. */
export const BEFORE_WORKS: Hook = {
  strength: (c) =>
    !c.isTerse &&
    isRaw(c) &&
    c.tone === "inversion" &&
    c.has("price") &&
    c.has("builtAreaM2") &&
    c.facts.operation === "venta"
      ? OF_FIGURES
      : undefined,
  shapes: [
    {
      say: (c) =>
        `${price(c)} por ${built(c)} ${mark("condition", "por reformar")} ${atPlace(c)}: ${unitPrice(c)} antes de la obra`,
    },
    {
      say: (c) =>
        `${thisHomeOf(c)} sale a ${unitPrice(c)} ${mark("condition", "sin reformar")}: ${price(c)} por ${built(c)}, a los que hay que sumar la obra`,
    },
  ],
  ends: [
    {
      say: (c) => `${Say(c, "come")} con quien vaya a presupuestar la obra: con su cifra y esta se hacen las cuentas.`,
    },
    { say: (c) => `${Say(c, "call")} y ${agree(c)} una visita para medir y presupuestar la obra.` },
  ],
};

/* Works that are done. */

const isDone = (c: Saying) =>
  c.has("renovatedYear") &&
  !isPlanned(c, "renovatedYear") &&
  c.facts.condition !== "a_reformar" &&
  hasPlace(c) &&
  isLivedIn(c);
/** Works that the agent says are those of the whole home. */
const WHOLE = /^(?:integral|complet[oa]|total|reforma (?:integral|completa|total))$/i;
const isWhole = (c: Saying) => !c.has("renovatedWhat") || WHOLE.test(c.facts.renovatedWhat!);
const reform = (c: Saying) =>
  c.has("renovatedWhat")
    ? `reforma ${mark("renovatedWhat", /complet/i.test(c.facts.renovatedWhat!) ? "completa" : /total/i.test(c.facts.renovatedWhat!) ? "total" : "integral")}`
    : "reforma";
const inYear = (c: Saying) => mark("renovatedYear", `${c.facts.renovatedYear}`);
const builtYear = (c: Saying) => mark("yearBuilt", `${c.facts.yearBuilt}`);
/** Years between a building and its works from which the two are told against each other. */
const APART = 20;
const body = (c: Saying) => (isHome(c) ? theHome(c) : "el edificio");

/** Spain says what is past and near with another tense than America. */
const turnedOut = ({ variety }: Saying) => (variety === "es-ES" ? "ha quedado" : "quedó");

const AFTER_WORKS: NonNullable<Hook["ends"]> = [
  { tones: PLAIN, say: (c) => `${Say(c, "call")} y ${agree(c)} una visita para ver la reforma de cerca.` },
  { tones: CLOSE, say: (c) => `${Say(c, "write")} y ${say(c, "come")} a ver cómo ${turnedOut(c)} la reforma.` },
  {
    tones: CLOSE,
    say: (c) => `¿${Say(c, "want")} ver cómo ${turnedOut(c)} la reforma? ${Say(c, "write")} y buscamos un día.`,
  },
  {
    tones: CLOSE,
    say: (c) => `${Say(c, "tell")} qué día ${say(c, "you")} viene bien y ${say(c, "show")} la obra terminada.`,
  },
  { tones: FORMAL, say: (c) => `${Arrange(c)} una visita y ${say(c, "know")} la reforma en detalle.` },
  { tones: FORMAL, say: (c) => `Una reforma se valora en los detalles: ${say(c, "request")} visita.` },
];

/** An old building, and works of late. */
export const OLD_AND_NEW: Hook = {
  strength: (c) =>
    !c.isTerse && isDone(c) && isWhole(c) && c.has("yearBuilt") && c.facts.renovatedYear! - c.facts.yearBuilt! >= APART
      ? 11.3
      : undefined,
  shapes: [
    {
      tones: PLAIN,
      say: (c) =>
        `${body(c)} es de ${builtYear(c)} y la ${reform(c)}, de ${inYear(c)}: ${thisHomeOf(c)} tiene la obra hecha`,
    },
    {
      tones: ["neutro", "cercano"],
      say: (c) =>
        `la obra de ${thisHomeOf(c)} ya está hecha: la ${reform(c)} es de ${inYear(c)}, en ${isHome(c) ? `una construcción de ${builtYear(c)}` : `un edificio de ${builtYear(c)}`}`,
    },
    {
      tones: CLOSE,
      say: (c) =>
        `${body(c)} tiene su edad, es de ${builtYear(c)}, pero la obra ya está hecha: ${thisHomeOf(c)} se reformó en ${inYear(c)}${c.has("renovatedWhat") ? `, con una ${reform(c)}` : ""}`,
    },
    {
      tones: CLOSE,
      when: (c) => !isHome(c),
      say: (c) =>
        `entrar sin obra por delante: ${thisHomeOf(c)} tiene una ${reform(c)} de ${inYear(c)}, en un edificio de ${builtYear(c)}`,
    },
    {
      tones: FORMAL,
      say: (c) =>
        `${isHome(c) ? "una construcción" : "un edificio"} de ${builtYear(c)} y una ${reform(c)} de ${inYear(c)} definen ${thisHomeOf(c)}`,
    },
    {
      tones: FORMAL,
      say: (c) =>
        `la ${reform(c)} de ${inYear(c)} puso al día ${thisHomeOf(c)}, en ${isHome(c) ? `una construcción de ${builtYear(c)}` : `un edificio de ${builtYear(c)}`}`,
    },
  ],
  ends: AFTER_WORKS,
};

const isSeveral = (c: Saying) => /, | [ye] /.test(c.facts.renovatedWhat ?? "");

/** Parts of the home that need no works any more. */
export const WORKS_DONE: Hook = {
  strength: (c) =>
    !c.isTerse && isDone(c) && !isWhole(c) && isSeveral(c) && plainOf(renewedNamed(c)) !== "" ? 11.1 : undefined,
  shapes: [
    {
      tones: NOT_OF_FIGURES,
      say: (c) => `${renewedNamed(c)} de ${thisHomeOf(c)} se reformaron en ${inYear(c)}`,
    },
    {
      tones: PLAIN,
      say: (c) => `en ${inYear(c)} se reformaron ${renewedNamed(c)} de ${thisHomeOf(c)}`,
    },
  ],
  ends: AFTER_WORKS,
};

/* The ways from it. */

const STOP = /^(?:el|la) (?:metro|subte|tren|tranvía|metrobús|transmilenio|metrocable|estación)(?!\p{L})/iu;
const MINUTES = /(\d{1,2}) min/i;
const stop = (c: Saying) => {
  const [only, ...others] = placesAway(c) ?? [];
  const minutes = Number(MINUTES.exec(only?.away ?? "")?.[1] ?? 99);
  return only !== undefined && others.length === 0 && STOP.test(only.name) && minutes <= 10 ? only : undefined;
};

/** A place for the car, and a stop so near that it can stay there. */
export const TWO_WAYS: Hook = {
  strength: (c) =>
    !c.isTerse && c.has("hasParkingIncluded") && c.has("nearby") && stop(c) !== undefined && hasPlace(c) && isLivedIn(c)
      ? 11.2
      : undefined,
  shapes: [
    {
      tones: NOT_OF_FIGURES,
      say: (c) =>
        `${thisHomeOf(c)} resuelve las dos formas de moverse: ${mark("nearby", `${stop(c)!.name} queda ${stop(c)!.away}`)} y ${mark("hasParkingIncluded", definite(parkingNoun(c)))} va ${agreeing("incluido", parkingNoun(c))} en el precio`,
    },
    {
      tones: NOT_OF_FIGURES,
      say: (c) =>
        `en ${thisHomeOf(c)} el coche tiene su sitio, ${mark("hasParkingIncluded", `${parkingNoun(c).isFeminine ? "una" : "un"} ${parkingNoun(c).one} ${agreeing("incluido", parkingNoun(c))} en el precio`)}, y también se puede quedar allí: ${mark("nearby", `${stop(c)!.name} queda ${stop(c)!.away}`)}`,
    },
  ],
};
