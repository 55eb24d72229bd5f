import { BUSINESS_TYPES, type FieldKey, HOUSE_TYPES, type Tone } from "../facts.ts";
import type { Person, Saying } from "../grammar.ts";
import { mark } from "../marks.ts";
import { placesAway } from "./around.ts";
import { isBareGround, isGarage, roomNoun, typeNoun } from "./lexicon.ts";
import { counted, definite, indefinite, to } from "./nouns.ts";
import { detailNamed } from "./own-details.ts";
import { inSentence, ofPlace, place } from "./phrases.ts";

/**
 * How a text ends: an invitation that goes to a detail of this home, and only where it has none that is worth it, to the home itself.
 * Where it names a detail, it goes before those that name none.
 */

interface Call {
  tones: readonly Tone[];
  /** The detail of the home that it names. */
  of?: (c: Saying) => boolean;
  /** It names no more than every home has, and stands back behind those that name a detail. */
  isGeneral?: true;
  say: (c: Saying) => string;
}

const WARM = ["neutro", "cercano"] as const;
const isLivedIn = ({ facts }: Saying) => !BUSINESS_TYPES.includes(facts.type);
const isLet = ({ facts }: Saying) => facts.operation === "alquiler";
const isRaw = ({ facts }: Saying) => facts.condition === "a_reformar";

/** The verbs of invitations, by whom they speak to. */
const SAID = {
  call: { tu: "llámanos", vos: "llamanos", usted: "llámenos" },
  write: { tu: "escríbenos", vos: "escribinos", usted: "escríbanos" },
  tell: { tu: "dinos", vos: "decinos", usted: "díganos" },
  come: { tu: "ven", vos: "vení", usted: "venga" },
  ask: { tu: "pide", vos: "pedí", usted: "pida" },
  request: { tu: "solicita tu", vos: "solicitá tu", usted: "solicite su" },
  arrange: { tu: "concierta", vos: "coordiná", usted: "concierte" },
  looking: { tu: "buscas", vos: "buscás", usted: "busca" },
  prefer: { tu: "prefieras", vos: "prefieras", usted: "usted prefiera" },
  needs: { tu: "necesitas", vos: "necesitás", usted: "necesita" },
  with: { tu: "contigo", vos: "con vos", usted: "con usted" },
  show: { tu: "te enseñamos", vos: "te mostramos", usted: "le enseñamos" },
  do: { tu: "haz tus", vos: "hacé tus", usted: "haga sus" },
  wait: { tu: "te esperamos", vos: "te esperamos", usted: "le esperamos" },
  check: { tu: "comprueba", vos: "comprobá", usted: "compruebe" },
  want: { tu: "quieres", vos: "querés", usted: "quiere" },
  your: { tu: "tu", vos: "tu", usted: "su" },
  you: { tu: "te", vos: "te", usted: "le" },
  accompany: { tu: "te acompañamos", vos: "te acompañamos", usted: "le acompañamos" },
} as const satisfies Record<string, Record<Person, string>>;
const say = (c: Saying, verb: keyof typeof SAID) => SAID[verb][c.person];
const capital = (text: string) => text.charAt(0).toLocaleUpperCase("es") + text.slice(1);
const Say = (c: Saying, verb: keyof typeof SAID) => capital(say(c, verb));

const theHome = (c: Saying) => definite(typeNoun(c));
const views = (c: Saying) => mark("views", c.facts.views!);
const toViews = (c: Saying) => mark("views", to(c.facts.views!));
const theTerrace = () => mark("hasTerrace", "la terraza");
const theGarden = () => mark("hasGarden", "el jardín");
const isSeveral = ({ facts }: Saying) => / y |^l[oa]s /.test(facts.views!);
const hasViews = ({ facts }: Saying) => facts.views !== undefined;
const hasTerrace = (c: Saying) => c.facts.hasTerrace === true && isLivedIn(c);
const hasGarden = (c: Saying) => c.facts.hasGarden === true && HOUSE_TYPES.includes(c.facts.type);
const hasPlace = ({ facts }: Saying) => facts.placeName !== undefined;
const hasRooms = (c: Saying) => (c.facts.rooms ?? 0) > 1 && isLivedIn(c);
const rooms = (c: Saying) => mark("rooms", counted(c.facts.rooms!, roomNoun(c)));
/** The first thing that the agent named themselves. */
const ownDetail = ({ facts }: Saying) => {
  const field: FieldKey | undefined = facts.features?.[0] ? "features" : facts.noted?.[0] ? "noted" : undefined;
  const words = facts.features?.[0] ?? facts.noted?.[0];
  const named = words === undefined ? undefined : detailNamed(inSentence(words));
  return field === undefined || named === undefined ? undefined : mark(field, named);
};
const hasDetail = (c: Saying) => ownDetail(c) !== undefined && isLivedIn(c);
/** A place that one can meet at. */
const meeting = (c: Saying) =>
  placesAway(c)
    ?.map(({ name }) => name)
    .find((name) => /^(?:el metro|el subte|la plaza|la estación|el mercado|la parada)\b/i.test(name));
const canMeet = (c: Saying) => meeting(c) !== undefined;
const meetingPlace = (c: Saying) => mark("nearby", meeting(c)!);
const atMeeting = (c: Saying) => `en ${meetingPlace(c)}`;
const isFurnished = ({ facts }: Saying) => facts.isFurnished === true;

const isShop = (c: Saying) => c.facts.type === "local";
const isOffice = ({ facts }: Saying) => facts.type === "oficina";

const CALLS: readonly Call[] = [
  {
    tones: ["neutro", "cercano", "premium"],
    of: isGarage,
    say: (c) => `${Say(c, "tell")} qué coche ${HAS[c.person]} y medimos juntos ${theHome(c)}.`,
  },
  {
    tones: ["neutro", "cercano", "premium"],
    of: isOffice,
    say: (c) => `${Say(c, "tell")} cuántas personas van a trabajar aquí y concertamos una visita.`,
  },
  // Views.
  {
    tones: ["neutro"],
    of: hasViews,
    say: (c) => `Para ver ${views(c)} desde dentro, ${say(c, "call")} y elegimos hora.`,
  },
  {
    tones: ["cercano"],
    of: hasViews,
    say: (c) => `${Say(c, "come")} a ver ${views(c)} desde aquí. ${Say(c, "write")} y buscamos hora.`,
  },
  {
    tones: ["cercano"],
    of: hasViews,
    say: (c) =>
      `Las fotos ayudan, pero ${views(c)} se ${isSeveral(c) ? "ven" : "ve"} mejor en la visita. ¿Cuándo quedamos?`,
  },
  {
    tones: ["premium"],
    of: hasViews,
    say: (c) =>
      `Las vistas ${toViews(c)} se aprecian en persona. ${Say(c, "arrange")} una visita a la hora que ${say(c, "prefer")}.`,
  },
  {
    tones: ["premium"],
    of: hasViews,
    say: (c) =>
      `${Say(c, "request")} visita y ${say(c, "check")} desde dentro cómo se ${isSeveral(c) ? "ven" : "ve"} ${views(c)}.`,
  },
  {
    tones: ["premium"],
    of: hasViews,
    say: (c) => `${Say(c, "call")} y elegimos una hora para ver ${views(c)} desde dentro.`,
  },
  // Terrace and garden.
  {
    tones: ["neutro"],
    of: hasTerrace,
    say: (c) => `La visita puede empezar por ${theTerrace()}: ${say(c, "call")} y elegimos hora.`,
  },
  {
    tones: ["cercano"],
    of: hasTerrace,
    say: (c) => `¿Empezamos la visita por ${theTerrace()}? ${Say(c, "write")} y ponemos día.`,
  },
  {
    tones: ["cercano"],
    of: hasTerrace,
    say: (c) =>
      `${Say(c, "tell")} qué día ${say(c, "you")} viene bien y ${say(c, "wait")} con ${theTerrace()} abierta.`,
  },
  {
    tones: ["premium"],
    of: hasTerrace,
    say: (c) => `${Say(c, "arrange")} ${say(c, "your")} visita y ${say(c, "wait")} en ${theTerrace()}.`,
  },
  {
    tones: WARM,
    of: hasTerrace,
    say: (c) => `${Say(c, "call")}, ${say(c, "tell")} qué día y abrimos ${theTerrace()} para la visita.`,
  },
  {
    tones: ["premium"],
    of: hasTerrace,
    say: (c) => `La visita se hace con tiempo y acaba en ${theTerrace()}: ${say(c, "request")} cita.`,
  },
  {
    tones: ["premium"],
    of: hasTerrace,
    say: (c) => `${Say(c, "request")} visita: ${theTerrace()} es un buen lugar para empezarla.`,
  },
  { tones: WARM, of: hasGarden, say: (c) => `${Say(c, "call")} y empezamos la visita por ${theGarden()}.` },
  { tones: ["premium"], of: hasGarden, say: (c) => `${Say(c, "request")} visita: la empezaremos por ${theGarden()}.` },
  // Details, works, furniture.
  {
    tones: ["neutro"],
    of: hasDetail,
    say: (c) => `Para ver de cerca ${ownDetail(c)}, ${say(c, "call")} y concertamos una visita.`,
  },
  {
    tones: ["cercano"],
    of: hasDetail,
    say: (c) => `Hay cosas que se entienden mejor en persona (${ownDetail(c)}): ${say(c, "write")} y quedamos.`,
  },
  {
    tones: ["premium"],
    of: hasDetail,
    say: (c) => `Hay detalles que se aprecian en persona, como ${ownDetail(c)}: ${say(c, "request")} visita.`,
  },
  {
    tones: WARM,
    of: isRaw,
    say: (c) =>
      `Si ${say(c, "want")} venir con quien vaya a hacer la obra, ${say(c, "tell")} qué día y abrimos ${theHome(c)} para tomar medidas.`,
  },
  {
    tones: ["premium"],
    of: isRaw,
    say: (c) => `${Say(c, "arrange")} una visita con ${say(c, "your")} arquitecto: habrá tiempo para tomar medidas.`,
  },
  {
    tones: WARM,
    of: (c) => isFurnished(c) && isLet(c) && isLivedIn(c),
    say: (c) =>
      `${Say(c, "tell")} desde cuándo ${say(c, "needs")} ${theHome(c)}: ${mark("isFurnished", "los muebles")} ya están.`,
  },
  {
    tones: WARM,
    of: ({ facts }) => facts.condition === "obra_nueva",
    say: (c) =>
      `Si ${say(c, "looking")} ${mark("condition", "estrenar")}${hasPlace(c) ? ` en ${place(c)}` : ""}, ${say(c, "write")} y ${say(c, "show")} ${theHome(c)}.`,
  },
  {
    tones: ["premium"],
    of: ({ facts }) => facts.condition === "obra_nueva",
    say: (c) =>
      `Si ${say(c, "looking")} ${mark("condition", "estrenar")}${hasPlace(c) ? ` en ${place(c)}` : ""}, ${say(c, "arrange")} una visita a la hora que ${say(c, "prefer")}.`,
  },
  // Ground and business.
  {
    tones: ["neutro", "cercano", "premium"],
    of: isBareGround,
    say: (c) => `${Say(c, "tell")} cuándo ${say(c, "want")} recorrer ${theHome(c)} y ${say(c, "accompany")}.`,
  },
  {
    tones: WARM,
    of: (c) => isShop(c),
    say: (c) => `${Say(c, "tell")} qué actividad ${HAS[c.person]} en mente y vemos juntos si cabe en ${theHome(c)}.`,
  },
  {
    tones: ["premium"],
    of: (c) => isShop(c),
    say: (c) => `${Say(c, "tell")} qué actividad ${HAS[c.person]} en mente y concertamos una visita.`,
  },
  // Places to meet at, rooms, the home's own place.
  {
    tones: WARM,
    of: canMeet,
    say: (c) => `Podemos quedar ${atMeeting(c)} e ir juntos hasta ${theHome(c)}: ${say(c, "write")}.`,
  },
  {
    tones: ["cercano"],
    of: hasRooms,
    isGeneral: true,
    say: (c) =>
      `¿${Say(c, "looking")} ${rooms(c)}${hasPlace(c) ? ` en ${place(c)}` : ""}? ${Say(c, "write")} y vamos a ver ${theHome(c)}.`,
  },
  {
    tones: ["neutro"],
    of: (c) => hasRooms(c) && hasPlace(c),
    isGeneral: true,
    say: (c) => `Si ${say(c, "looking")} ${rooms(c)} en ${place(c)}, ${say(c, "call")} y concertamos una visita.`,
  },
  {
    tones: ["premium"],
    of: hasPlace,
    isGeneral: true,
    say: (c) => `${Say(c, "request")} visita y ${say(c, "you")} enseñamos ${theHome(c)}${ofPlace(c)} con calma.`,
  },
  {
    tones: ["premium"],
    of: hasPlace,
    isGeneral: true,
    say: (c) =>
      `Si ${say(c, "looking")} ${indefinite(typeNoun(c))} en ${place(c)}, concertamos la visita a la hora que ${say(c, "prefer")}.`,
  },
  // Nothing to name.
  { tones: ["neutro"], say: (c) => `${Say(c, "call")} y elegimos día para ver ${theHome(c)}.` },
  { tones: ["cercano"], say: (c) => `¿${FITS[c.person]}? ${Say(c, "write")} y vamos a ver ${theHome(c)}.` },
  { tones: ["premium"], say: (c) => `Concertamos la visita a la hora que ${say(c, "prefer")}.` },
  {
    tones: ["inversion"],
    say: (c) => `Si las cifras ${say(c, "you")} encajan, ${say(c, "call")} y vemos ${theHome(c)}.`,
  },
  {
    tones: ["inversion"],
    say: (c) =>
      `¿${Say(c, "you")} cuadran las cuentas? ${Say(c, "write")} y las repasamos ${say(c, "with")} antes de la visita.`,
  },
  { tones: ["inversion"], say: (c) => `${Say(c, "ask")} la documentación y ${say(c, "do")} números.` },
  { tones: ["inversion"], say: (c) => `${Say(c, "call")} y vemos los números ${say(c, "with")}.` },
];
const HAS = { tu: "tienes", vos: "tenés", usted: "tiene" } as const;
const FITS = { tu: "Te encaja", vos: "Te interesa", usted: "Le interesa" } as const;

/** The invitations that fit this home and tone: those that name something of it, or the others where none does, which at least name its rooms or its place. */
export function calls(c: Saying): string[] {
  const fitting = CALLS.filter(({ tones, of }) => tones.includes(c.tone) && (of?.(c) ?? true));
  const own = fitting.filter(({ of, isGeneral }) => of !== undefined && !isGeneral);
  const general = fitting.filter(({ isGeneral }) => isGeneral);
  const taken = own.length > 0 ? own : general.length > 0 ? general : fitting;
  return taken.map((call) => call.say(c));
}
