import type { Saying } from "../grammar.ts";
import { mark } from "../marks.ts";
import {
  aHome,
  away,
  besides,
  CLOSE,
  capital,
  FORMAL,
  type Hook,
  hasPlace,
  isHome,
  isLivedIn,
  LOOK,
  LOOKING,
  named,
  near,
  PLAIN,
  places,
  stands,
  thisHome,
  thisHomeOf,
  WANTS,
  WATER,
  YOU,
} from "./hooks.ts";
import { isBareGround, lexiconOf, typeNoun } from "./lexicon.ts";
import { agreeing, listed } from "./nouns.ts";
import { hasSun, sun, terraceHolds } from "./outside.ts";
import { area, atPlace, garden, plot, pool, terrace, toViews } from "./phrases.ts";

/** First sentences about what lies outside: views, terraces, gardens, ground, places near, and the sun. */

const isSeveral = (views: string) => /^(?:los|las|unos|unas) /i.test(views);
const views = (c: Saying) => mark("views", c.facts.views!);
const seen = (c: Saying) => (isSeveral(c.facts.views!) ? "se ven" : "se ve");
/** A house of a hundred years, more or less: its year speaks for it. */
const isOld = (c: Saying) => isHome(c) && c.has("yearBuilt") && c.facts.yearBuilt! <= 1930;

/** A text may begin with this. */
export const VIEWS: Hook = {
  strength: (c) => (c.has("views") ? 10 : undefined),
  shapes: [
    { tones: PLAIN, say: (c) => `con vistas ${toViews(c)}, ${thisHome(c)} ${stands(c, "views")}` },
    {
      tones: ["neutro", "cercano"],
      say: (c) => `desde ${thisHomeOf(c)} ${seen(c)} ${views(c)}`,
    },
    {
      tones: ["neutro", "premium"],
      when: (c) => isOld(c) && hasPlace(c),
      say: (c) => `${aHome(c)} ${mark("yearBuilt", `de ${c.facts.yearBuilt}`)} con vistas ${toViews(c)}, ${atPlace(c)}`,
    },
    {
      tones: ["neutro"],
      when: (c) => c.has("hasTerrace"),
      say: (c) => `${views(c)} a la vista y una ${terrace(c)}: así es ${thisHomeOf(c)}`,
    },
    {
      tones: ["neutro"],
      when: (c) => c.has("nearby") && places(c)?.length === 1,
      say: (c) => {
        const [first] = places(c)!;
        return `${views(c)} a la vista, y ${near(`${first!.name}, ${first!.away}`)}: así es ${thisHomeOf(c)}`;
      },
    },
    { tones: CLOSE, say: (c) => `¿Desayunar con ${views(c)} a la vista? En ${thisHomeOf(c)}, sí` },
    {
      tones: CLOSE,
      say: (c) => `si ${LOOKING[c.person]} vistas ${toViews(c)}, ${LOOK[c.person]} ${thisHomeOf(c)}`,
    },
    { tones: FORMAL, say: (c) => `las vistas ${toViews(c)} presiden ${thisHomeOf(c)}` },
    {
      tones: FORMAL,
      when: (c) => c.has("hasTerrace"),
      say: (c) => `una ${terrace(c)} y vistas ${toViews(c)} distinguen a ${thisHomeOf(c)}`,
    },
  ],
};

const use = (c: Saying) => {
  const text = terraceHolds(c);
  return text === "" ? "" : `, ${text}`;
};

const terraceArea = (c: Saying) => mark("terraceAreaM2", area(c, "terraceAreaM2"));
/** A text may begin with this. */
export const TERRACE: Hook = {
  strength: (c) => {
    const size = c.facts.terraceAreaM2;
    if (!c.has("hasTerrace") || size === undefined || !isLivedIn(c)) return undefined;
    return (size >= 15 ? 9 : size >= 7 ? 7.2 : 5.5) + (c.facts.type === "atico" ? 0.5 : 0);
  },
  shapes: [
    { tones: ["neutro"], say: (c) => `${thisHomeOf(c)} tiene una ${terrace(c)}${use(c)}` },
    { tones: PLAIN, say: (c) => `una ${terrace(c)} distingue a ${thisHomeOf(c)}` },
    { tones: ["neutro", "inversion"], say: (c) => `con una ${terrace(c)}, ${thisHome(c)} ${stands(c, "hasTerrace")}` },
    {
      tones: CLOSE,
      say: (c) => `¿Cenar al aire libre sin salir de casa? ${capital(thisHomeOf(c))} tiene una ${terrace(c)}`,
    },
    { tones: CLOSE, say: (c) => `aquí la casa sigue fuera: ${thisHomeOf(c)} tiene una ${terrace(c)}${use(c)}` },
    {
      tones: CLOSE,
      say: (c) =>
        `si ${LOOKING[c.person]} casa con ${mark("hasTerrace", "terraza")}, ${thisHomeOf(c)} tiene una de ${terraceArea(c)}`,
    },
    { tones: FORMAL, say: (c) => `${thisHomeOf(c)} se prolonga en una ${terrace(c)}` },
    { tones: FORMAL, say: (c) => `una ${terrace(c)} da la medida de ${thisHomeOf(c)}` },
  ],
};

const plotWord = (c: Saying) => lexiconOf(c).plot;
const aPlot = (c: Saying) => `${plotWord(c).isFeminine ? "una" : "un"} ${plotWord(c).one} de ${plot(c)}`;
const grounds = (c: Saying) => [
  ...(c.has("hasGarden") ? [garden()] : []),
  ...(c.has("hasPool") ? [pool(c)] : []),
  ...(c.has("hasTerrace") ? [terrace(c)] : []),
];

/** The use of a garden, after a colon; a text that counts has no use for it. */
const gardenHolds = (c: Saying) =>
  c.isLong && c.has("hasGarden")
    ? mark(
        "hasGarden",
        c.choose.pick(
          "garden",
          ": sitio para comer fuera cuando hace bueno",
          ": sitio para plantar y para sacar la mesa",
          ", donde poner una mesa cuando hace bueno",
        ),
      )
    : "";

const hasPlot = (c: Saying) => c.has("plotAreaM2");
const inPlot = (c: Saying) => (hasPlot(c) ? `, en ${aPlot(c)}` : "");
/** A text may begin with this. */
export const GROUNDS: Hook = {
  strength: (c) => {
    if (!isHome(c) || !(c.has("hasGarden") || c.has("hasPool"))) return undefined;
    return 8 + (c.has("hasPool") ? 0.6 : 0) + ((c.facts.plotAreaM2 ?? 0) >= 500 ? 0.6 : 0);
  },
  shapes: [
    { tones: ["neutro", "inversion"], say: (c) => `${thisHomeOf(c)} tiene ${listed(grounds(c))}${inPlot(c)}` },
    {
      tones: ["neutro"],
      when: (c) => c.has("hasGarden") && grounds(c).length === 1,
      say: (c) => `${thisHomeOf(c)} tiene ${garden()}${inPlot(c)}${gardenHolds(c)}`,
    },
    {
      tones: ["neutro"],
      when: hasPlot,
      say: (c) => `con ${listed(grounds(c))} en ${aPlot(c)}, ${thisHome(c)} ${stands(c, "hasPool", "hasTerrace")}`,
    },
    {
      tones: ["neutro"],
      say: (c) => `${listed(grounds(c))} acompañan a ${thisHomeOf(c)}${inPlot(c)}`,
      when: (c) => grounds(c).length > 1,
    },
    {
      tones: CLOSE,
      when: (c) => c.has("hasGarden"),
      say: (c) => {
        const others = grounds(c).slice(1);
        const too = others.length > 0 ? `, y además hay ${listed(others)}` : "";
        return `¿${capital(WANTS[c.person])} abrir la puerta y salir al ${garden()}? En ${thisHomeOf(c)} se puede${too}`;
      },
    },
    {
      tones: CLOSE,
      when: (c) => c.has("hasPool"),
      say: (c) =>
        `¿${mark("hasPool", "Un baño antes de desayunar")}? ${capital(thisHomeOf(c))} tiene ${listed(grounds(c))}`,
    },
    {
      tones: FORMAL,
      when: hasPlot,
      say: (c) => `${thisHomeOf(c)} se asienta en ${aPlot(c)} con ${listed(grounds(c))}`,
    },
    { tones: FORMAL, say: (c) => `${thisHomeOf(c)} dispone de ${listed(grounds(c))}${inPlot(c)}` },
    { tones: CLOSE, say: (c) => `${thisHomeOf(c)} tiene sitio también fuera: ${listed(grounds(c))}` },
  ],
};

const isBuiltUpon = (c: Saying) => !isBareGround(c);
/** A text may begin with this. */
export const PLOT: Hook = {
  strength: (c) =>
    !hasPlot(c) ? undefined : isBareGround(c) ? 11 : !isHome(c) || c.facts.plotAreaM2! >= 300 ? 6.5 : undefined,
  shapes: [
    {
      when: (c) => isBareGround(c) && hasPlace(c),
      say: (c) => `${named(c)} de ${plot(c)} ${atPlace(c)}${besides(c, ["plotAreaM2"])}`,
    },
    {
      when: (c) => isBareGround(c) && hasPlace(c),
      say: (c) => `${plot(c)} de ${named(c)} ${atPlace(c)}${besides(c, ["plotAreaM2"])}`,
    },
    { when: isBuiltUpon, say: (c) => `${thisHomeOf(c)} tiene ${aPlot(c)}` },
    { when: isBuiltUpon, say: (c) => `en ${aPlot(c)}, ${thisHome(c)} ${stands(c)}` },
    { when: isBuiltUpon, tones: FORMAL, say: (c) => `${thisHomeOf(c)} se asienta en ${aPlot(c)}` },
  ],
};

/** A text may begin with this. */
export const NEARBY: Hook = {
  strength: (c) => {
    if (!c.has("nearby") || !hasPlace(c)) return undefined;
    const all = places(c);
    return all === undefined ? undefined : all.some(({ name }) => WATER.test(name)) ? 8.8 : 5.8;
  },
  shapes: [
    { tones: PLAIN, say: (c) => `${away(c)}, ${thisHome(c)} ${stands(c, "nearby")}` },
    { tones: ["neutro", "inversion"], say: (c) => `${thisHome(c)} está ${away(c)}, ${atPlace(c)}` },
    {
      tones: CLOSE,
      when: isLivedIn,
      say: (c) => {
        const [first, second] = places(c)!;
        const rest = second ? ` y ${near(`${second.name}, ${second.away}`)}` : "";
        return `${near(`${first!.name} ${YOU[c.person]}queda ${first!.away}`)}${rest}: ${thisHome(c)} ${stands(c, "nearby")}`;
      },
    },
    { tones: CLOSE, when: isLivedIn, say: (c) => `¿Vivir ${away(c)}? ${capital(thisHome(c))} ${stands(c, "nearby")}` },
  ],
};

const orientedHome = (c: Saying) =>
  mark("orientation", `${agreeing("orientado", typeNoun(c))} al ${c.facts.orientation!}`);

/** The sun, where nothing rarer speaks for the home. */
export const SUN: Hook = {
  strength: (c) => (c.has("orientation") && hasSun(c) && isLivedIn(c) && c.tone !== "inversion" ? 5.6 : undefined),
  shapes: [
    { tones: ["neutro", "cercano"], say: (c) => `el sol entra ${sun(c)} en ${thisHomeOf(c)}, ${orientedHome(c)}` },
    {
      tones: ["neutro", "premium"],
      say: (c) => `${orientedHome(c)}, ${thisHomeOf(c)} recibe el sol ${sun(c)}`,
    },
    { tones: CLOSE, say: (c) => `¿Sol ${sun(c)}? ${capital(thisHomeOf(c))} está ${orientedHome(c)}` },
  ],
};
