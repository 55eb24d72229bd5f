import type { Saying } from "../grammar.ts";
import { mark } from "../marks.ts";
import {
  aView,
  CLOSE,
  FORMAL,
  type Hook,
  hasPlace,
  isHome,
  isLivedIn,
  places,
  thisHome,
  thisHomeOf,
  WATER,
} from "./hooks.ts";
import { Arrange, agree, arrange, Say, say } from "./invitations.ts";
import { lexiconOf, typeNoun } from "./lexicon.ts";
import { definite } from "./nouns.ts";
import { area, built, floorPlace, ofPlace, plot, toViews } from "./phrases.ts";
import { shareOf } from "./proportions.ts";

/**
 * Ideas that a text hangs on, of the open air: a first sentence that sets one fact against another, and an end that comes back to it.
 */

const PLAIN = ["neutro", "inversion"] as const;
const theHome = (c: Saying) => mark("type", definite(typeNoun(c)));
const views = (c: Saying) => mark("views", c.facts.views!);
const isPlural = (c: Saying) => /^(?:los|las|unos|unas) /i.test(c.facts.views!);
const hasArticle = (c: Saying) => /^(?:el|la|los|las|un|una) /i.test(c.facts.views!);

/** Below it a storey is nothing that a view is told with. */
const HIGH = 4;
const isHigh = (c: Saying) =>
  !isHome(c) && c.has("floor") && c.facts.floor! >= HIGH && c.facts.hasLift !== false && !c.has("isTopFloor");
const hasWater = (c: Saying) => WATER.test(c.facts.views ?? "");

/** A view that the home is visited for. */
export const SEEN: Hook = {
  strength: (c) =>
    !c.isTerse && c.has("views") && hasPlace(c) && isLivedIn(c) && hasArticle(c)
      ? hasWater(c)
        ? 13.5
        : 12
      : undefined,
  shapes: [
    {
      tones: ["neutro"],
      say: (c) => `el motivo para visitar ${thisHomeOf(c)} se ve desde dentro: ${views(c)}`,
    },
    {
      tones: ["neutro", "inversion"],
      say: (c) => `desde ${thisHomeOf(c)} ${isPlural(c) ? "se ven" : "se ve"} ${views(c)}`,
    },
    {
      tones: ["neutro", "premium"],
      when: isHigh,
      say: (c) => `desde ${floorPlace(c)}, ${thisHomeOf(c)} tiene a la vista ${views(c)}`,
    },
    {
      tones: CLOSE,
      say: (c) => `${say(c, "look")}: desde ${thisHomeOf(c)} ${isPlural(c) ? "se ven" : "se ve"} ${views(c)}`,
    },
    {
      tones: CLOSE,
      say: (c) => `abrir una ventana y ver ${views(c)}: por ahí empieza ${thisHomeOf(c)}`,
    },
    { tones: FORMAL, say: (c) => `${thisHomeOf(c)} se abre ${toViews(c)}` },
    { tones: FORMAL, say: (c) => `${views(c)}, a la vista desde ${thisHomeOf(c)}` },
    { tones: CLOSE, say: (c) => `con ${views(c)} a la vista: así se vive en ${thisHomeOf(c)}` },
    { tones: FORMAL, say: (c) => `${thisHomeOf(c)} se distingue por sus vistas ${toViews(c)}` },
  ],
  ends: [
    {
      tones: PLAIN,
      say: (c) => `Unas ${aView(c)} se juzgan mejor en persona: ${say(c, "call")} y ${agree(c)} una visita.`,
    },
    { tones: PLAIN, say: (c) => `${Say(c, "call")} y ${say(c, "come")} a comprobar lo que se ve desde ${theHome(c)}.` },
    { tones: CLOSE, say: (c) => `${Say(c, "write")} y ${say(c, "come")} a ${say(c, "lean")}.` },
    {
      tones: CLOSE,
      say: (c) => `${Say(c, "tell")} qué día ${say(c, "you")} viene bien y empezamos la visita por la ventana.`,
    },
    {
      tones: CLOSE,
      say: (c) => `¿${Say(c, "want")} ver esas vistas desde ${theHome(c)}? ${Say(c, "write")} y ponemos día.`,
    },
    {
      tones: FORMAL,
      say: (c) => `Las vistas ${toViews(c)} se aprecian en persona: ${arrange(c)} una visita con luz de día.`,
    },
    {
      tones: FORMAL,
      say: (c) => `${Arrange(c)} la visita de día, para apreciar también lo que se ve desde ${theHome(c)}.`,
    },
  ],
};

/** Square metres from which a terrace of a flat is told as a part of it. */
const LARGE = 8;
const theTerrace = () => mark("hasTerrace", "la terraza");
const terraceArea = (c: Saying) => mark("terraceAreaM2", area(c, "terraceAreaM2"));
const share = (c: Saying) =>
  c.has("builtAreaM2") ? shareOf(c.facts.terraceAreaM2! / c.facts.builtAreaM2!) : undefined;

/** A terrace, beside the size of the home. */
export const OUT: Hook = {
  strength: (c) =>
    !c.isTerse &&
    c.has("hasTerrace") &&
    (c.facts.terraceAreaM2 ?? 0) >= LARGE &&
    hasPlace(c) &&
    isLivedIn(c) &&
    !isHome(c)
      ? c.facts.terraceAreaM2! >= 15
        ? 11.9
        : 11.2
      : undefined,
  shapes: [
    {
      tones: ["neutro", "premium"],
      when: (c) => share(c) !== undefined,
      say: (c) =>
        `${theTerrace()} de ${thisHomeOf(c)} mide ${terraceArea(c)}, el equivalente a ${share(c)} de sus ${built(c)}`,
    },
    {
      tones: PLAIN,
      say: (c) => `lo que distingue a ${thisHomeOf(c)} es ${theTerrace()}: ${terraceArea(c)} al aire libre`,
    },
    {
      tones: CLOSE,
      say: (c) =>
        `${thisHome(c)}${ofPlace(c)} no se acaba en la ventana: ${say(c, "goOut")} a una ${mark("hasTerrace", "terraza")} de ${terraceArea(c)}`,
    },
    {
      tones: CLOSE,
      when: (c) => share(c) !== undefined,
      say: (c) =>
        `fuera ${say(c, "have")} ${terraceArea(c)} de ${mark("hasTerrace", "terraza")}; dentro, ${built(c)}. Así se reparte ${thisHomeOf(c)}`,
    },
    {
      tones: FORMAL,
      say: (c) =>
        `${thisHomeOf(c)} se prolonga al aire libre en una ${mark("hasTerrace", "terraza")} de ${terraceArea(c)}`,
    },
  ],
  ends: [
    {
      tones: PLAIN,
      say: (c) => `El tamaño de ${theTerrace()} se entiende mejor a pie: ${say(c, "call")} y ${agree(c)} una visita.`,
    },
    { tones: PLAIN, say: (c) => `${Say(c, "call")} y empezamos la visita por ${theTerrace()}.` },
    { tones: CLOSE, say: (c) => `${Say(c, "write")} y empezamos la visita por fuera, en ${theTerrace()}.` },
    { tones: CLOSE, say: (c) => `¿Empezamos por ${theTerrace()}? ${Say(c, "write")} y ponemos día.` },
    { tones: FORMAL, say: (c) => `${Say(c, "request")} visita y ${say(c, "know")} primero ${theTerrace()}.` },
    { tones: FORMAL, say: (c) => `${Arrange(c)} una visita a una hora en la que apetezca salir a ${theTerrace()}.` },
  ],
};

const plotName = (c: Saying) => lexiconOf(c).plot;
const thePlot = (c: Saying) => definite(plotName(c));
const ofThePlot = (c: Saying) => `de${plotName(c).isFeminine ? " la" : "l"} ${plotName(c).one}`;
/** How many times what is built the ground must be for a text to open with it. */
const WIDE = 2;
const isWide = ({ facts }: Saying) => facts.plotAreaM2! / facts.builtAreaM2! >= WIDE;

/** The ground of a house, beside what is built on it. */
export const LAND: Hook = {
  strength: (c) =>
    !c.isTerse && isHome(c) && c.has("plotAreaM2") && c.has("builtAreaM2") && hasPlace(c) && isWide(c)
      ? 11.4
      : undefined,
  shapes: [
    {
      tones: PLAIN,
      say: (c) => `${thePlot(c)} de ${thisHomeOf(c)} mide ${plot(c)}, muy por encima de sus ${built(c)}`,
    },
    {
      tones: ["neutro", "cercano"],
      say: (c) =>
        `en ${thisHomeOf(c)} hay más sitio fuera que dentro: ${plot(c)} de ${plotName(c).one} para ${built(c)}`,
    },
    {
      tones: CLOSE,
      say: (c) => `aquí el espacio empieza fuera: ${thisHomeOf(c)} tiene ${plot(c)} de ${plotName(c).one}`,
    },
    {
      tones: FORMAL,
      say: (c) =>
        `${thisHomeOf(c)} se levanta sobre ${plotName(c).isFeminine ? "una" : "un"} ${plotName(c).one} de ${plot(c)}, muy por encima de sus ${built(c)}`,
    },
    {
      tones: FORMAL,
      say: (c) => `${plot(c)} de ${plotName(c).one} dan a ${thisHomeOf(c)} su medida`,
    },
  ],
  ends: [
    {
      tones: PLAIN,
      say: (c) => `Las medidas ${ofThePlot(c)} se entienden mejor a pie: ${say(c, "call")} y ${agree(c)} una visita.`,
    },
    { tones: PLAIN, say: (c) => `${Say(c, "call")} y recorremos ${thePlot(c)} antes de entrar en ${theHome(c)}.` },
    {
      tones: CLOSE,
      say: (c) => `${Say(c, "write")} y ${say(c, "come")} a recorrer ${thePlot(c)} antes de cruzar la puerta.`,
    },
    { tones: CLOSE, say: (c) => `${Say(c, "tell")} qué día ${say(c, "you")} viene bien y empezamos por fuera.` },
    { tones: FORMAL, say: (c) => `${Arrange(c)} una visita con tiempo para recorrer ${thePlot(c)}.` },
    { tones: FORMAL, say: (c) => `${Say(c, "request")} visita: ${thePlot(c)} pide un paseo antes de entrar.` },
  ],
};

/** Metres and minutes from which a place is near enough to open a text. */
const FEW_METRES = 600;
const FEW_MINUTES = 7;
const isClose = (away: string) => {
  const [, number = "", unit = ""] = /(\d[\d.,]{0,9}) (min|metros|m)/i.exec(away) ?? [];
  const value = Number(number.replace(/\D/g, ""));
  return /^min/i.test(unit) ? value <= FEW_MINUTES : unit !== "" && value <= FEW_METRES;
};
const first = (c: Saying) => places(c)![0]!;
const verb = (name: string) => (/^(?:los|las|unos|unas) /i.test(name) ? "quedan" : "queda");
const second = (c: Saying) => {
  const other = places(c)![1];
  return other === undefined ? "" : ` y ${mark("nearby", `${other.name}, ${other.away}`)}`;
};
const from = (name: string) => (/^el /i.test(name) ? `del ${name.slice(3)}` : `de ${name}`);
const nearFirst = (c: Saying, home: string) =>
  `${mark("nearby", `${first(c).name} ${verb(first(c).name)} ${first(c).away}`)} de ${home}${second(c)}`;
/** `la playa` of `la playa de la Malvarrosa`, `el metro` of `el metro Bailén`. */
const shortName = (c: Saying) => mark("nearby", first(c).name.split(" ").slice(0, 2).join(" ").toLocaleLowerCase("es"));
const hasShort = (c: Saying) =>
  /^(?:el|la) (?:metro|subte|tren|playa|mar|mercado|parque|tranvía|autobús)(?:$| )/i.test(first(c).name);

/** A place so near that the home is told by it. */
export const STEPS: Hook = {
  strength: (c) =>
    !c.isTerse && c.has("nearby") && hasPlace(c) && places(c) !== undefined && isClose(first(c).away)
      ? WATER.test(first(c).name) && !hasWater(c)
        ? 11.8
        : 11
      : undefined,
  shapes: [
    { tones: ["neutro", "premium"], say: (c) => nearFirst(c, thisHomeOf(c)) },
    {
      tones: CLOSE,
      say: (c) => nearFirst(c, thisHomeOf(c)),
    },
    {
      tones: ["neutro", "premium"],
      when: (c) => places(c)!.length === 1,
      say: (c) => `${mark("nearby", `${first(c).away} ${from(first(c).name)}`)} está ${thisHomeOf(c)}`,
    },
  ],
  ends: [
    {
      tones: ["neutro", "cercano"],
      when: hasShort,
      say: (c) => `${Say(c, "write")} y de camino a la visita ${say(c, "check")} lo cerca que queda ${shortName(c)}.`,
    },
  ],
};
