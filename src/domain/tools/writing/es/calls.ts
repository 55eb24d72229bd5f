import { BUSINESS_TYPES, type FieldKey, type Tone } from "../facts.ts";

import type { Person, Saying } from "../grammar.ts";
import { mark } from "../marks.ts";
import { typeNoun } from "./lexicon.ts";
import { definite } from "./nouns.ts";

/** How a text ends: it invites to something that can be done in this home. `{home}` is the home by its name. */

type Spoken = Record<Person, string>;

interface Call extends Spoken {
  tones: readonly Tone[];
  when?: (c: Saying) => boolean;
}

const WARM = ["neutro", "cercano"] as const;
const isLivedIn = (c: Saying) => !BUSINESS_TYPES.includes(c.facts.type);

const CALLS: readonly Call[] = [
  {
    tones: WARM,
    when: ({ facts }) => facts.hasTerrace === true && !BUSINESS_TYPES.includes(facts.type),
    tu: "Ven de visita y sal a la terraza: se entiende mejor desde allí.",
    vos: "Vení de visita y salí a la terraza: se entiende mejor desde allí.",
    usted: "Venga de visita y salga a la terraza: se entiende mejor desde allí.",
  },
  {
    tones: WARM,
    when: ({ facts }) => facts.views !== undefined,
    tu: "Pide hora y asómate: las vistas no caben en las fotos.",
    vos: "Pedí hora y asomate: las vistas no caben en las fotos.",
    usted: "Pida hora y asómese: las vistas no caben en las fotos.",
  },
  {
    tones: WARM,
    when: ({ facts }) => facts.condition === "a_reformar",
    tu: "Ven con un metro y, si quieres, con quien vaya a hacer la obra.",
    vos: "Vení con un metro y, si querés, con quien vaya a hacer la obra.",
    usted: "Venga con un metro y, si quiere, con quien vaya a hacer la obra.",
  },
  {
    tones: WARM,
    when: ({ facts }) => facts.hasGarden === true && !BUSINESS_TYPES.includes(facts.type),
    tu: "Llámanos y empezamos la visita por el jardín.",
    vos: "Llamanos y empezamos la visita por el jardín.",
    usted: "Llámenos y empezamos la visita por el jardín.",
  },
  {
    tones: WARM,
    when: ({ facts }) => facts.condition === "obra_nueva",
    tu: "Escríbenos y te enseñamos los planos.",
    vos: "Escribinos y te mostramos los planos.",
    usted: "Escríbanos y le enseñamos los planos.",
  },
  {
    tones: WARM,
    when: (c) => c.facts.operation === "alquiler" && isLivedIn(c),
    tu: "Dinos para cuándo necesitas {home} y buscamos hora para la visita.",
    vos: "Decinos para cuándo necesitás {home} y buscamos hora para la visita.",
    usted: "Díganos para cuándo necesita {home} y buscamos hora para la visita.",
  },
  {
    tones: WARM,
    when: (c) => c.facts.hasTerrace === true && isLivedIn(c),
    tu: "Elige una hora de buen tiempo y hacemos la visita con la terraza abierta.",
    vos: "Elegí una hora de buen tiempo y hacemos la visita con la terraza abierta.",
    usted: "Elija una hora de buen tiempo y hacemos la visita con la terraza abierta.",
  },
  {
    tones: WARM,
    when: (c) => c.facts.orientation === "este" || c.facts.orientation === "oeste",
    tu: "Dinos si prefieres la visita de mañana o de tarde.",
    vos: "Decinos si preferís la visita de mañana o de tarde.",
    usted: "Díganos si prefiere la visita de mañana o de tarde.",
  },
  {
    tones: WARM,
    when: (c) => c.facts.isFurnished !== true && (c.facts.rooms ?? 0) > 0 && isLivedIn(c),
    tu: "Ven con un metro y prueba dónde cabe cada mueble.",
    vos: "Vení con un metro y probá dónde entra cada mueble.",
    usted: "Venga con un metro y pruebe dónde cabe cada mueble.",
  },
  {
    tones: ["neutro"],
    tu: "Llámanos y elige día para ver {home}.",
    vos: "Llamanos y elegí día para ver {home}.",
    usted: "Llámenos y elija día para ver {home}.",
  },
  {
    tones: ["neutro"],
    tu: "Escríbenos y quedamos en la puerta.",
    vos: "Escribinos y quedamos en la puerta.",
    usted: "Escríbanos y quedamos en la puerta.",
  },
  {
    tones: ["cercano"],
    tu: "¿Te encaja? Escríbenos y vamos a ver {home}.",
    vos: "¿Te interesa? Escribinos y vamos a ver {home}.",
    usted: "¿Le interesa? Escríbanos y vamos a ver {home}.",
  },
  {
    tones: ["cercano"],
    tu: "Cuéntanos qué tarde te viene bien y te enseñamos {home}.",
    vos: "Contanos qué tarde te queda bien y te mostramos {home}.",
    usted: "Cuéntenos qué tarde le viene bien y le enseñamos {home}.",
  },
  {
    tones: ["premium"],
    tu: "Visitas con cita previa.",
    vos: "Visitas con cita previa.",
    usted: "Visitas con cita previa.",
  },
  {
    tones: ["premium"],
    tu: "Concertamos la visita a la hora que prefieras.",
    vos: "Coordinamos la visita a la hora que prefieras.",
    usted: "Concertamos la visita a la hora que usted prefiera.",
  },
  {
    tones: ["premium"],
    tu: "Te atendemos en persona: solicita tu visita.",
    vos: "Te atendemos en persona: solicitá tu visita.",
    usted: "Le atendemos en persona: solicite su visita.",
  },
  {
    tones: ["inversion"],
    tu: "Pide la documentación y haz tus números.",
    vos: "Pedí la documentación y hacé tus números.",
    usted: "Pida la documentación y haga sus números.",
  },
  {
    tones: ["inversion"],
    tu: "Escríbenos y te mandamos los datos.",
    vos: "Escribinos y te mandamos los datos.",
    usted: "Escríbanos y le enviamos los datos.",
  },
  {
    tones: ["inversion"],
    tu: "Llámanos y vemos los números contigo.",
    vos: "Llamanos y vemos los números con vos.",
    usted: "Llámenos y vemos los números con usted.",
  },
];

/** The facts that an invitation goes to. */
const NAMED: readonly (readonly [RegExp, FieldKey])[] = [
  [/terraza/, "hasTerrace"],
  [/jardín/, "hasGarden"],
  [/las vistas/, "views"],
  [/hacer la obra/, "condition"],
];
const marked = (line: string) =>
  NAMED.reduce((text, [name, field]) => text.replace(name, (word) => mark(field, word)), line);

/** The invitations that fit this home and tone. */
export function calls(c: Saying): string[] {
  const fitting = CALLS.filter(({ tones, when }) => tones.includes(c.tone) && (when?.(c) ?? true));
  return fitting.map((call) => marked(call[c.person].replace("{home}", definite(typeNoun(c)))));
}
