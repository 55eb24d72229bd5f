import { lexiconOf } from "../writing/es/lexicon.ts";
import type { PostOpening, PostSaying } from "./goals.ts";

/**
 * Advice for whoever looks for a home. Nothing in it is a figure or a rule of one country, and what hangs on a fact is only said beside a home
 * that has it, so that the post and the home belong together.
 */
interface Advice {
  id: string;
  /** Without it, it goes with every home. */
  when?: (c: PostSaying) => boolean;
  opening: (c: PostSaying) => string;
  body: (c: PostSaying) => readonly string[];
}

const isLet = (c: PostSaying) => c.facts.operation === "alquiler";
const isSale = (c: PostSaying) => c.facts.operation === "venta";

const ADVICE: readonly Advice[] = [
  {
    id: "two-visits",
    opening: () => "una casa cambia con la hora",
    body: () => [
      "Conviene verla dos veces: por la mañana y al caer la tarde.",
      "La luz y el ruido de la calle no son los mismos.",
    ],
  },
  {
    id: "measure",
    opening: () => "el metro de bolsillo ahorra disgustos",
    body: () => [
      "Antes de decidir, conviene medir dónde irán los muebles grandes, y también la puerta por la que tienen que pasar.",
    ],
  },
  {
    id: "list",
    opening: () => "tres cosas imprescindibles y tres que no",
    body: () => ["Escribirlas antes de la primera visita ayuda a comparar viviendas con la misma regla."],
  },
  {
    id: "taps",
    opening: () => "en una visita se abre más que la puerta",
    body: () => ["Un grifo, una ventana, un armario: se tarda un minuto y cuenta más que cualquier foto."],
  },
  {
    id: "phone",
    opening: () => "una prueba que casi nadie hace en una visita: llamar por teléfono",
    body: () => ["Una llamada desde el fondo de la vivienda evita sorpresas después de la mudanza."],
  },
  {
    id: "photos",
    opening: () => "después de tres visitas, todas las cocinas se parecen",
    body: () => [
      "Una foto de la fachada al empezar y otra de la calle al terminar separan los recuerdos de cada vivienda.",
    ],
  },
  {
    id: "papers",
    when: isSale,
    opening: () => "los papeles, antes que el dinero",
    body: () => [
      "Quién es el dueño, qué cargas tiene la vivienda y si está al día de pagos se pregunta antes de entregar dinero.",
    ],
  },
  {
    id: "costs",
    when: isSale,
    opening: () => "el precio no es lo que cuesta comprar",
    body: () => [
      "Impuestos, notaría y registro se suman al precio: conviene pedir la cuenta entera antes de hacer una oferta.",
    ],
  },
  {
    id: "inventory",
    when: isLet,
    opening: () => "el día de las llaves se hacen fotos",
    body: () => [
      "Un inventario con fotos y fecha, firmado por las dos partes, evita discusiones cuando acaba el contrato.",
    ],
  },
  {
    id: "who-pays",
    when: isLet,
    opening: () => "¿quién paga qué en un alquiler?",
    body: () => ["Agua, luz, gastos del edificio y reparaciones: se pregunta antes de firmar y se deja por escrito."],
  },
  {
    id: "areas",
    when: (c) => c.facts.builtAreaM2 !== undefined && c.facts.usableAreaM2 !== undefined,
    opening: (c) => `metros ${lexiconOf(c).built} y metros ${lexiconOf(c).usable} no son lo mismo`,
    body: () => [
      "Los primeros cuentan los muros; los segundos, lo que se pisa. Para comparar dos viviendas hay que usar siempre la misma medida.",
    ],
  },
  {
    id: "orientation",
    when: (c) => c.facts.orientation !== undefined,
    opening: () => "la orientación se nota en la factura y en el humor",
    body: () => ["Conviene preguntar hacia dónde mira el salón y verlo a la hora en que se va a usar."],
  },
  {
    id: "fee",
    when: (c) => c.facts.communityFee !== undefined,
    opening: (c) => `${lexiconOf(c).theFee}: dos preguntas`,
    body: () => ["Qué incluye y qué obras hay aprobadas. Las dos respuestas están en la última acta del edificio."],
  },
  {
    id: "works",
    when: (c) => c.facts.condition === "a_reformar",
    opening: () => "si hay obra, la segunda visita se hace con quien la va a hacer",
    body: () => ["Un presupuesto por partidas, con fecha, vale más que una cifra dicha en la puerta."],
  },
  {
    id: "certificate",
    when: (c) => c.facts.energyRating !== undefined,
    opening: () => "la letra del certificado energético se puede leer",
    body: () => [
      "Detrás de la letra hay un documento con las mejoras posibles de la vivienda: se puede pedir en la visita.",
    ],
  },
  {
    id: "way",
    when: (c) => (c.facts.nearby ?? []).length > 0,
    opening: () => "el camino de todos los días se hace antes de decidir",
    body: () => [
      "De la puerta al transporte, al colegio o al trabajo, a la hora de verdad: el plano no cuenta las cuestas ni los semáforos.",
    ],
  },
  {
    id: "terrace",
    when: (c) => c.facts.hasTerrace === true,
    opening: () => "una terraza se mira con los pies",
    body: () => [
      "Adónde van el agua y el sol, quién ve desde arriba y qué se puede poner según las normas del edificio.",
    ],
  },
];

const possible = (c: PostSaying) => ADVICE.filter(({ when }) => when?.(c) ?? true);

export const adviceOpenings = (c: PostSaying): PostOpening[] =>
  possible(c).map((advice) => ({ lead: `advice-${advice.id}`, text: advice.opening(c) }));

/** The sentences that follow an opening of advice. */
export const adviceBody = (c: PostSaying, lead: string): readonly string[] =>
  ADVICE.find(({ id }) => `advice-${id}` === lead)?.body(c) ?? [];
