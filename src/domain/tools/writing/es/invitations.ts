import type { Person, Saying } from "../grammar.ts";
import { capitalised } from "../marks.ts";

/** Words of invitations, by whom they speak to and by the country. */

const SAID = {
  call: { tu: "llámanos", vos: "llamanos", usted: "llámenos" },
  write: { tu: "escríbenos", vos: "escribinos", usted: "escríbanos" },
  tell: { tu: "dinos", vos: "decinos", usted: "díganos" },
  come: { tu: "ven", vos: "vení", usted: "venga" },
  ask: { tu: "pide", vos: "pedí", usted: "pida" },
  request: { tu: "solicita tu", vos: "solicitá tu", usted: "solicite su" },
  looking: { tu: "buscas", vos: "buscás", usted: "busca" },
  prefer: { tu: "prefieras", vos: "prefieras", usted: "usted prefiera" },
  with: { tu: "contigo", vos: "con vos", usted: "con usted" },
  show: { tu: "te enseñamos", vos: "te mostramos", usted: "le enseñamos" },
  do: { tu: "haz tus", vos: "hacé tus", usted: "haga sus" },
  want: { tu: "quieres", vos: "querés", usted: "quiere" },
  your: { tu: "tu", vos: "tu", usted: "su" },
  you: { tu: "te", vos: "te", usted: "le" },
  accompany: { tu: "te acompañamos", vos: "te acompañamos", usted: "le acompañamos" },
  look: { tu: "asómate", vos: "asomate", usted: "asómese" },
  goOut: { tu: "sales", vos: "salís", usted: "sale" },
  have: { tu: "tienes", vos: "tenés", usted: "tiene" },
  pick: { tu: "eliges", vos: "elegís", usted: "elige" },
  lean: { tu: "asomarte", vos: "asomarte", usted: "asomarse" },
  know: { tu: "conoce", vos: "conocé", usted: "conozca" },
  check: { tu: "compruebas", vos: "comprobás", usted: "comprueba" },
  yourself: { tu: "tú", vos: "vos", usted: "usted" },
} as const satisfies Record<string, Record<Person, string>>;
/** A verb or pronoun as the text addresses its reader. */
export const say = (c: Saying, verb: keyof typeof SAID) => SAID[verb][c.person];
/** The same with a capital. */
export const Say = (c: Saying, verb: keyof typeof SAID) => capitalised(say(c, verb));

/** `concertamos`, `agendamos`, `coordinamos`: the words of each country for fixing a day. */
export const agree = ({ variety }: Saying) =>
  variety === "es-MX" ? "agendamos" : variety === "es-ES" || variety === "en" ? "concertamos" : "coordinamos";
const ARRANGE = {
  concertamos: { tu: "concierta", vos: "concertá", usted: "concierte" },
  agendamos: { tu: "agenda", vos: "agendá", usted: "agende" },
  coordinamos: { tu: "coordina", vos: "coordiná", usted: "coordine" },
} as const;
/** `concierta`, `agende` */
export const arrange = (c: Saying) => ARRANGE[agree(c)][c.person];
/** The same with a capital. */
export const Arrange = (c: Saying) => capitalised(arrange(c));
