import { BUSINESS_TYPES, HOUSE_TYPES, type Tone } from "../facts.ts";
import type { Saying } from "../grammar.ts";
import { capitalised, mark } from "../marks.ts";
import { Arrange, agree, arrange, Say, say } from "./invitations.ts";
import { isBareGround, isGarage, typeNoun } from "./lexicon.ts";
import { definite, to } from "./nouns.ts";
import { isPlanned, place } from "./phrases.ts";

/** How a text ends: a short invitation, sometimes to a detail of this home. */

interface Call {
  tones: readonly Tone[];
  /** The detail of the home that it names. */
  of?: (c: Saying) => boolean;
  /** It suits such a home alone: others are not asked beside it. */
  isAlone?: true;
  say: (c: Saying) => string;
}

const WARM = ["neutro", "cercano"] as const;
const isLivedIn = ({ facts }: Saying) => !BUSINESS_TYPES.includes(facts.type);
const isRaw = ({ facts }: Saying) => facts.condition === "a_reformar";

const here = ({ variety }: Saying) => (variety === "es-AR" ? "acá" : "aquí");
const theHome = (c: Saying) => definite(typeNoun(c));
const views = (c: Saying) => mark("views", c.facts.views!);
const toViews = (c: Saying) => mark("views", to(c.facts.views!));
const theTerrace = () => mark("hasTerrace", "la terraza");
const theGarden = () => mark("hasGarden", "el jardín");
const hasViews = ({ facts }: Saying) => facts.views !== undefined;
const hasTerrace = (c: Saying) => c.facts.hasTerrace === true && isLivedIn(c);
const hasGarden = (c: Saying) => c.facts.hasGarden === true && HOUSE_TYPES.includes(c.facts.type);
const hasPlace = ({ facts }: Saying) => facts.placeName !== undefined;
/** A home that is still to be built cannot be visited. */
const isToCome = (c: Saying) => c.facts.condition === "obra_nueva" && isPlanned(c, "yearBuilt");

const isShop = (c: Saying) => c.facts.type === "local";

const CALLS: readonly Call[] = [
  {
    tones: ["neutro", "cercano", "premium"],
    of: isGarage,
    isAlone: true,
    say: (c) => `${Say(c, "tell")} qué coche ${HAS[c.person]} y medimos juntos ${theHome(c)}.`,
  },
  // Views, terrace and garden.
  {
    tones: ["cercano"],
    of: hasViews,
    say: (c) => `${Say(c, "come")} a ver ${views(c)} desde ${here(c)}. ${Say(c, "write")} y buscamos hora.`,
  },
  {
    tones: ["premium"],
    of: hasViews,
    say: (c) => `Las vistas ${toViews(c)} se aprecian en persona. ${Say(c, "request")} visita.`,
  },
  {
    tones: ["cercano"],
    of: hasTerrace,
    say: (c) => `¿Empezamos la visita por ${theTerrace()}? ${Say(c, "write")} y ponemos día.`,
  },
  { tones: ["cercano"], of: hasGarden, say: (c) => `${Say(c, "write")} y empezamos la visita por ${theGarden()}.` },
  // Works and furniture.
  {
    tones: WARM,
    of: isRaw,
    say: (c) =>
      `Si ${say(c, "want")} venir con quien vaya a hacer la obra, ${say(c, "tell")} qué día y abrimos ${theHome(c)} para tomar medidas.`,
  },
  {
    tones: ["premium"],
    of: isRaw,
    say: (c) => `${Arrange(c)} una visita con ${say(c, "your")} arquitecto: habrá tiempo para tomar medidas.`,
  },
  {
    tones: WARM,
    of: isToCome,
    isAlone: true,
    say: (c) =>
      `Si ${say(c, "looking")} ${mark("condition", "estrenar")}${hasPlace(c) ? ` en ${place(c)}` : ""}, ${say(c, "write")} y hablamos de la entrega.`,
  },
  {
    tones: ["premium"],
    of: isToCome,
    isAlone: true,
    say: (c) =>
      `Si ${say(c, "looking")} ${mark("condition", "estrenar")}${hasPlace(c) ? ` en ${place(c)}` : ""}, ${arrange(c)} una visita a la hora que ${say(c, "prefer")}.`,
  },
  // Ground and business.
  {
    tones: ["neutro", "cercano", "premium"],
    of: isBareGround,
    isAlone: true,
    say: (c) => `${Say(c, "tell")} cuándo ${say(c, "want")} recorrer ${theHome(c)} y ${say(c, "accompany")}.`,
  },
  {
    tones: WARM,
    of: (c) => isShop(c),
    isAlone: true,
    say: (c) => `${Say(c, "tell")} qué actividad ${HAS[c.person]} en mente y vemos juntos si cabe en ${theHome(c)}.`,
  },
  {
    tones: ["premium"],
    of: (c) => isShop(c),
    isAlone: true,
    say: (c) => `${Say(c, "tell")} qué actividad ${HAS[c.person]} en mente y ${agree(c)} una visita.`,
  },
  // Whatever the home is.
  { tones: ["neutro"], say: (c) => `${Say(c, "call")} y ${agree(c)} una visita.` },
  { tones: ["neutro"], say: (c) => `Para visitar ${theHome(c)}, ${say(c, "call")} o ${say(c, "write")}.` },
  { tones: ["neutro"], say: (c) => `${Say(c, "write")} y elegimos día para ver ${theHome(c)}.` },
  { tones: ["cercano"], say: (c) => `${Say(c, "write")} y ${say(c, "come")} a conocer ${theHome(c)}.` },
  {
    tones: ["cercano"],
    say: (c) => `${Say(c, "tell")} qué día ${say(c, "you")} viene bien y vamos a ver ${theHome(c)}.`,
  },
  { tones: ["cercano"], say: (c) => `¿${Say(c, "want")} ver ${theHome(c)}? ${Say(c, "write")} y buscamos un día.` },
  { tones: ["premium"], say: (c) => `${Say(c, "request")} visita.` },
  { tones: ["premium"], say: (c) => `${capitalised(agree(c))} la visita a la hora que ${say(c, "prefer")}.` },
  { tones: ["premium"], say: (c) => `${Arrange(c)} una visita para conocer ${theHome(c)}.` },
  {
    tones: ["inversion"],
    say: (c) => `Si las cifras ${say(c, "you")} encajan, ${say(c, "call")} y vemos ${theHome(c)}.`,
  },
  { tones: ["inversion"], say: (c) => `${Say(c, "ask")} la documentación y ${say(c, "do")} números.` },
  { tones: ["inversion"], say: (c) => `Para visitar ${theHome(c)}, ${say(c, "call")}.` },
  { tones: ["inversion"], say: (c) => `${Say(c, "write")} y ${agree(c)} una visita.` },
  { tones: ["inversion"], say: (c) => `${Say(c, "call")} y vemos los números ${say(c, "with")}.` },
];
const HAS = { tu: "tienes", vos: "tenés", usted: "tiene" } as const;

/** The invitations that fit this home and tone: one that goes to a detail of it as well as one that suits them all. */
export function calls(c: Saying): string[] {
  const fitting = CALLS.filter(({ tones, of }) => tones.includes(c.tone) && (of?.(c) ?? true));
  const alone = fitting.filter(({ isAlone }) => isAlone);
  return (alone.length > 0 ? alone : fitting).map((call) => call.say(c));
}
