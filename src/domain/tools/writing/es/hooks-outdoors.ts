import type { Saying } from "../grammar.ts";
import { mark } from "../marks.ts";
import {
  allInHome,
  aTerrace,
  aView,
  away,
  CLOSE,
  capital,
  FORMAL,
  HAVE,
  type Hook,
  hasPlace,
  isHome,
  isLet,
  isLivedIn,
  LOOKING,
  NEUTRAL,
  near,
  places,
  thenHome,
  thisHome,
  thisHomeOf,
  WARM,
  WATER,
} from "./hooks.ts";
import { isBareGround, lexiconOf, typeNoun } from "./lexicon.ts";
import { agreeing, listed } from "./nouns.ts";
import { area, atPlace, exterior, garden, inPlace, onOffer, plot, pool, sideOf, toViews } from "./phrases.ts";

/** First sentences about what lies outside: views, terraces, gardens, ground, places near, and the side to which a home looks. */

const isSeveral = (views: string) => /^(?:los|las|unos|unas) | y /i.test(views);
const views = (c: Saying) => mark("views", c.facts.views!);
const are = (c: Saying) => (isSeveral(c.facts.views!) ? "están" : "está");
const seen = (c: Saying) => (isSeveral(c.facts.views!) ? "se ven" : "se ve");
const hasTerrace = (c: Saying) => c.has("hasTerrace") && c.facts.terraceAreaM2 !== undefined;

/** A text may begin with this. */
export const VIEWS: Hook = {
  strength: (c) => (c.has("views") ? 10 : undefined),
  shapes: [
    { tones: WARM, say: (c) => `desde ${thisHomeOf(c)} ${seen(c)} ${views(c)}` },
    { tones: ["neutro", "premium"], say: (c) => `${views(c)}, ${mark("views", "a la vista")}${thenHome(c)}` },
    {
      tones: ["neutro", "premium"],
      when: hasTerrace,
      say: (c) =>
        `${views(c)}, ${mark("views", "a la vista")}. Y ${aTerrace(c)}: ${ARGUED[c.tone === "premium" ? 1 : 0]} ${thisHomeOf(c)}`,
    },
    {
      tones: ["neutro", "premium"],
      when: (c) => places(c)?.length === 1,
      say: (c) => {
        const [first] = places(c)!;
        return `${views(c)}, ${mark("views", "a la vista")}, y ${near(`${first!.name}, ${first!.away}`)}${thenHome(c)}`;
      },
    },
    { tones: CLOSE, say: (c) => `ahí ${are(c)} ${views(c)}, a la vista${thenHome(c)}` },
    { tones: CLOSE, say: (c) => `¿${capital(LOOKING[c.person])} ${aView(c)}? ${capital(thisHomeOf(c))} las tiene` },
    { tones: ["neutro", "premium"], say: (c) => `${thisHomeOf(c)} mira ${toViews(c)}` },
    { tones: CLOSE, say: (c) => `¿Desayunar con ${views(c)} a la vista? En ${thisHomeOf(c)}, sí` },
    {
      tones: CLOSE,
      when: (c) => hasPlace(c),
      say: (c) => `vivir${inPlace(c)} y tener ${views(c)} a la vista: para eso está ${thisHome(c)}`,
    },
    {
      tones: FORMAL,
      when: isLivedIn,
      say: (c) => `hay viviendas que se recuerdan por sus vistas; las de ${thisHomeOf(c)} dan ${toViews(c)}`,
    },
    { tones: FORMAL, say: (c) => `las vistas ${toViews(c)} presiden ${thisHomeOf(c)}` },
    { tones: FORMAL, when: hasTerrace, say: (c) => `${aTerrace(c)} y ${aView(c)} distinguen a ${thisHomeOf(c)}` },
    { tones: ["inversion"], say: (c) => `con ${aView(c)}, ${thisHome(c)} está${inPlace(c)}`, when: hasPlace },
  ],
};
const ARGUED = ["así es", "poco más necesita decir"] as const;

const terraceArea = (c: Saying) => mark("terraceAreaM2", area(c, "terraceAreaM2"));
const theTerrace = () => mark("hasTerrace", "la terraza");
/** A text may begin with this. */
export const TERRACE: Hook = {
  strength: (c) => {
    const size = c.facts.terraceAreaM2;
    if (!c.has("hasTerrace") || size === undefined || !isLivedIn(c)) return undefined;
    return (size >= 15 ? 9 : size >= 7 ? 7.2 : 5.5) + (c.facts.type === "atico" ? 0.5 : 0);
  },
  shapes: [
    { tones: NEUTRAL, say: (c) => `${thisHomeOf(c)} tiene ${aTerrace(c)}` },
    { tones: NEUTRAL, say: (c) => `${terraceArea(c)} de ${mark("hasTerrace", "terraza")}${thenHome(c)}` },
    { tones: WARM, say: (c) => `empecemos por fuera: ${aTerrace(c)}${thenHome(c)}` },
    {
      tones: ["neutro", "premium"],
      when: (c) => c.has("orientation") && !isHome(c),
      say: (c) =>
        `${aTerrace(c)} y ${mark("orientation", `orientación ${sideOf(c)}`)}: ${thisHomeOf(c)} se abre al exterior`,
    },
    {
      tones: CLOSE,
      say: (c) => `¿Salir a tomar el aire sin salir de casa? ${capital(thisHomeOf(c))} tiene ${aTerrace(c)}`,
    },
    { tones: CLOSE, say: (c) => `aquí la casa sigue fuera: ${thisHomeOf(c)} tiene ${aTerrace(c)}` },
    {
      tones: CLOSE,
      say: (c) =>
        `en ${thisHomeOf(c)} ${HAVE[c.person]} ${terraceArea(c)} de ${mark("hasTerrace", "terraza para vivir también fuera")}`,
    },
    { tones: FORMAL, say: (c) => `${thisHomeOf(c)} se prolonga en ${aTerrace(c)}` },
    { tones: FORMAL, say: (c) => `${aTerrace(c)} da la medida de ${thisHomeOf(c)}` },
    {
      tones: FORMAL,
      say: (c) => `la vida al aire libre forma parte de ${thisHomeOf(c)}: ${theTerrace()} mide ${terraceArea(c)}`,
    },
  ],
};

const plotWord = (c: Saying) => lexiconOf(c).plot;
const aPlot = (c: Saying) => `${plotWord(c).isFeminine ? "una" : "un"} ${plotWord(c).one} de ${plot(c)}`;
const grounds = (c: Saying) => [
  ...(c.has("hasGarden") ? [garden()] : []),
  ...(c.has("hasPool") ? [pool(c)] : []),
  ...(c.has("hasTerrace") ? [aTerrace(c)] : []),
];
const hasPlot = (c: Saying) => c.has("plotAreaM2");
const inPlot = (c: Saying) => (hasPlot(c) ? `, en ${aPlot(c)}` : "");
/** A text may begin with this. */
export const GROUNDS: Hook = {
  strength: (c) => {
    if (!isHome(c) || !(c.has("hasGarden") || c.has("hasPool"))) return undefined;
    // A small garden is one thing among others.
    if (!c.has("hasPool") && (c.facts.plotAreaM2 ?? 300) < 300) return 6;
    return 8 + (c.has("hasPool") ? 0.6 : 0) + ((c.facts.plotAreaM2 ?? 0) >= 500 ? 0.6 : 0);
  },
  shapes: [
    { tones: NEUTRAL, say: (c) => `${thisHomeOf(c)} tiene ${listed(grounds(c))}${inPlot(c)}` },
    {
      tones: NEUTRAL,
      when: (c) => hasPlot(c) && grounds(c).length > 1,
      say: (c) => `${listed([...grounds(c), `${plot(c)} de ${plotWord(c).one}`])}${allInHome(c)}`,
    },
    {
      tones: NEUTRAL,
      when: (c) => grounds(c).length > 1,
      say: (c) => `${listed(grounds(c))}: ${thisHomeOf(c)} se vive también por fuera`,
    },
    {
      tones: CLOSE,
      when: (c) => c.has("hasGarden"),
      say: (c) => {
        const rest = grounds(c).slice(1);
        return `abrir la puerta y salir al ${garden()}: en ${thisHomeOf(c)} se puede${rest.length > 0 ? `, y además hay ${listed(rest)}` : ""}`;
      },
    },
    {
      tones: CLOSE,
      when: (c) => c.has("hasPool"),
      say: (c) => `¿Un baño antes de desayunar? En ${thisHomeOf(c)} hay ${listed(grounds(c).reverse())}`,
    },
    { tones: CLOSE, say: (c) => `en ${thisHomeOf(c)} también se vive fuera: hay ${listed(grounds(c))}` },
    {
      tones: FORMAL,
      when: hasPlot,
      say: (c) => `${thisHomeOf(c)} se asienta en ${aPlot(c)} con ${listed(grounds(c))}`,
    },
    {
      tones: FORMAL,
      when: (c) => grounds(c).length > 1,
      say: (c) => `${listed(grounds(c))} acompañan a ${thisHomeOf(c)}${inPlot(c)}`,
    },
    { tones: FORMAL, say: (c) => `al aire libre, ${thisHomeOf(c)} ofrece ${listed(grounds(c))}${inPlot(c)}` },
  ],
};

const isBuiltUpon = (c: Saying) => !isBareGround(c);
const nearIt = (c: Saying) => (places(c) === undefined ? "" : `, ${away(c)}`);
/** A text may begin with this. */
export const PLOT: Hook = {
  strength: (c) =>
    !hasPlot(c) ? undefined : isBareGround(c) ? 11 : !isHome(c) || c.facts.plotAreaM2! >= 300 ? 6.5 : undefined,
  shapes: [
    {
      when: (c) => isBareGround(c) && hasPlace(c),
      say: (c) => `${mark("type", typeNoun(c).one)} de ${plot(c)} ${atPlace(c)}${nearIt(c)}`,
    },
    {
      when: (c) => isBareGround(c) && hasPlace(c),
      say: (c) => `${plot(c)} de ${mark("type", typeNoun(c).one)} ${atPlace(c)}${nearIt(c)}`,
    },
    { when: isBuiltUpon, say: (c) => `${thisHomeOf(c)} tiene ${aPlot(c)}` },
    { when: isBuiltUpon, tones: WARM, say: (c) => `${plot(c)} de ${plotWord(c).one}${thenHome(c)}` },
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
    {
      say: (c) =>
        `${thisHome(c)}${isLet(c) ? ` ${onOffer(c)}` : ""}${c.tone === "premium" ? " se encuentra" : " está"}${inPlace(c)}, ${away(c)}`,
    },
    { tones: WARM, say: (c) => `${away(c)} está ${thisHomeOf(c)}` },
    {
      tones: FORMAL,
      when: isLivedIn,
      say: (c) => {
        const [first] = places(c)!;
        return `${near(`${first!.name} está ${first!.away}`)} de ${thisHomeOf(c)}${secondToo(c)}`;
      },
    },
  ],
};
const secondToo = (c: Saying) => {
  const [, two] = places(c)!;
  return two ? ` y ${near(`${two.name}, ${two.away}`)}` : "";
};

const orientedHome = (c: Saying) => mark("orientation", `${agreeing("orientado", typeNoun(c))} al ${sideOf(c)}`);

/** The side, where nothing rarer speaks for the home. */
export const SIDE: Hook = {
  strength: (c) =>
    c.has("orientation") && c.has("isExterior") && isLivedIn(c) && c.tone !== "inversion" ? 4.8 : undefined,
  shapes: [
    { tones: NEUTRAL, say: (c) => `${exterior(c)} y ${orientedHome(c)}: así es ${thisHomeOf(c)}` },
    {
      tones: ["neutro", "premium"],
      say: (c) => `${exterior(c)} y ${orientedHome(c)}, ${thisHome(c)} está${inPlace(c)}`,
      when: hasPlace,
    },
    {
      tones: CLOSE,
      say: (c) =>
        `si ${LOOKING[c.person]} ${typeNoun(c).isFeminine ? "una" : "un"} ${mark("type", typeNoun(c).one)} ${exterior(c)}, ${thisHomeOf(c)} además está ${orientedHome(c)}`,
    },
    {
      tones: FORMAL,
      say: (c) => `${thisHomeOf(c)} se abre al exterior con ${mark("orientation", `orientación ${sideOf(c)}`)}`,
    },
  ],
};
