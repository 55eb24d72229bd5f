/**
 * What somebody wants and how much of it a month → the tools for it, in working order. A table of rules: the same answers give
 * the same plan.
 */

/** What the product knows of the person's own rows beside a step; see `server/capture/capture-counts`. */
export type CaptureCount =
  | "homesBeingWon"
  | "homesForSale"
  | "mandatesEnding"
  | "contactsWithoutTask"
  | "conversationsWaiting"
  | "numbersNotToCall";
export type CaptureCounts = Record<CaptureCount, number>;

interface StepRule {
  path: `/${string}`;
  purpose: string;
  /** From so many a month on, and only below so many: without them always. */
  from?: number;
  below?: number;
  count?: CaptureCount;
}

interface GoalRule {
  id: string;
  title: string;
  why: string;
  /** What the volume counts, one and several. */
  unit: readonly [string, string];
  steps: readonly StepRule[];
}

/** Nobody keeps more than this in his head. */
const MANY = 12;

export const CAPTURE_GOALS: readonly GoalRule[] = [
  {
    id: "propietarios",
    title: "Más propietarios",
    why: "Primero a quién llamar y a quién no; después el precio, que abre la puerta.",
    unit: ["propietario", "propietarios"],
    steps: [
      {
        path: "/dashboard/contactos",
        purpose: "Importa tu lista: con tantos propietarios no se lleva de memoria.",
        from: MANY,
      },
      {
        path: "/captacion-propiedades",
        purpose: "Ordena a los propietarios y la ruta del día.",
        count: "homesBeingWon",
      },
      { path: "/dashboard/no-llamar", purpose: "Apunta a quien no quiere llamadas.", count: "numbersNotToCall" },
      { path: "/valoracion", purpose: "Lleva un rango con pruebas a la primera visita." },
      {
        path: "/asistente-seguimiento",
        purpose: "Que nadie se quede sin respuesta.",
        count: "contactsWithoutTask",
      },
    ],
  },
  {
    id: "encargo",
    title: "Ganar el encargo",
    why: "El precio defendido, lo que le queda a quien vende y tu plan por escrito.",
    unit: ["visita de captación", "visitas de captación"],
    steps: [
      { path: "/valoracion", purpose: "El rango y los comparables que vas a enseñar.", count: "homesBeingWon" },
      { path: "/cma-generator", purpose: "Defiende el precio con comparables ajustados." },
      { path: "/argumentos-venta", purpose: "Di qué tiene la vivienda y a quién le importa." },
      { path: "/recomendador-mejoras", purpose: "Qué obra merece la pena antes de vender.", below: MANY },
      { path: "/propuestas-captacion", purpose: "Deja tu plan y tus honorarios por escrito." },
      { path: "/asistente-seguimiento", purpose: "Vuelve a llamar cuando toca." },
    ],
  },
  {
    id: "precio",
    title: "Fijar bien un precio",
    why: "Un precio que se entiende se acepta antes. Empieza por el rango y baja al detalle.",
    unit: ["valoración", "valoraciones"],
    steps: [
      { path: "/valoracion", purpose: "El rango, los comparables y lo que suma cada cosa." },
      { path: "/recomendador-mejoras", purpose: "Qué obra merece la pena antes de vender." },
      { path: "/detector-precios", purpose: "Mira si los anuncios de alrededor están fuera de mercado." },
      { path: "/predictor-apreciacion", purpose: "Vender ahora o esperar, con su duda." },
    ],
  },
  {
    id: "vender",
    title: "Vender lo que tengo",
    why: "Primero saber quién puede comprar; después enseñar y negociar.",
    unit: ["vivienda", "viviendas"],
    steps: [
      {
        path: "/dashboard/cartera",
        purpose: "Revisa qué está en venta y qué encargo vence.",
        from: MANY,
        count: "mandatesEnding",
      },
      { path: "/generador-descripciones", purpose: "Escribe el anuncio con lo que hay.", count: "homesForSale" },
      { path: "/cualificador-leads", purpose: "Decide a quién llamar primero." },
      { path: "/calculadora-capacidad", purpose: "Comprueba cuánto puede pagar cada comprador." },
      { path: "/smart-matching", purpose: "Encuentra a quién le encaja." },
      { path: "/argumentos-venta", purpose: "Llega a la visita con pruebas." },
      { path: "/negociador-virtual", purpose: "Responde a las ofertas con números." },
    ],
  },
  {
    id: "publicar",
    title: "Publicar mejor",
    why: "Plano y fotos antes que texto; el anuncio antes que la publicidad.",
    unit: ["anuncio", "anuncios"],
    steps: [
      { path: "/generador-planos", purpose: "Dibuja el plano y sus superficies." },
      { path: "/home-staging", purpose: "Amuebla las estancias vacías." },
      { path: "/generador-descripciones", purpose: "Escribe el anuncio con lo que hay.", count: "homesForSale" },
      { path: "/optimizador-anuncios", purpose: "Arregla lo que falta." },
      { path: "/generador-posts", purpose: "Cuéntalo en redes." },
    ],
  },
  {
    id: "seguimiento",
    title: "Atender y seguir a mis contactos",
    why: "Contestar pronto, apuntar lo dicho y llamar a quien toca.",
    unit: ["contacto", "contactos"],
    steps: [
      {
        path: "/dashboard/conversaciones",
        purpose: "Contesta a quien espera.",
        count: "conversationsWaiting",
      },
      { path: "/chat-inmobiliario", purpose: "Responde también de noche.", from: MANY },
      { path: "/cualificador-leads", purpose: "Decide a quién llamar primero." },
      { path: "/resumen-conversaciones", purpose: "Convierte los chats en tareas.", from: MANY },
      {
        path: "/asistente-seguimiento",
        purpose: "Sigue el ritmo sin insistir.",
        count: "contactsWithoutTask",
      },
    ],
  },
];

/** Rooms of the dashboard that stand in a plan: they need an account. */
export const CAPTURE_ROOMS: Readonly<Record<string, string>> = {
  "/dashboard/contactos": "Contactos",
  "/dashboard/no-llamar": "No llamar",
  "/dashboard/cartera": "Cartera",
  "/dashboard/conversaciones": "Conversaciones",
};

export const MOST_VOLUME = 500;
const WEEKS_A_YEAR = 52;
const MONTHS_A_YEAR = 12;

interface CapturePlan {
  /** The goal chosen; null where there is none of that name, and then everything is shown. */
  goal: Pick<GoalRule, "id" | "title" | "why"> | null;
  /** `10 propietarios al mes: 3 a la semana.` */
  pace: string | null;
  steps: readonly StepRule[];
}

/** How many a month, as typed; null for what is no such number. */
export function volumeOf(typed: string | null): number | null {
  const volume = Number((typed ?? "").trim() || Number.NaN);
  return Number.isInteger(volume) && volume >= 1 && volume <= MOST_VOLUME ? volume : null;
}

export function capturePlan(goalId: string | null, volume: number | null): CapturePlan {
  const goal = CAPTURE_GOALS.find(({ id }) => id === goalId);
  const isWanted = ({ from = 0, below = Number.POSITIVE_INFINITY }: StepRule) =>
    volume === null || (volume >= from && volume < below);
  if (!goal) {
    const all = CAPTURE_GOALS.flatMap(({ steps }) => steps);
    return { goal: null, pace: null, steps: all.filter(({ path }, i) => all.findIndex((s) => s.path === path) === i) };
  }
  const { id, title, why, unit, steps } = goal;
  return {
    goal: { id, title, why },
    pace: volume === null ? null : paceText(volume, unit),
    steps: steps.filter(isWanted),
  };
}

function paceText(volume: number, [one, several]: readonly [string, string]): string {
  const weekly = Math.ceil((volume * MONTHS_A_YEAR) / WEEKS_A_YEAR);
  const month = `${volume} ${volume === 1 ? one : several} al mes`;
  return volume < 5 ? `${month}: hazlo con cada uno, sin prisa.` : `${month}: ${weekly} a la semana.`;
}

/** `4 viviendas en captación`; empty where there is none. */
export function countText(count: CaptureCount, n: number): string {
  if (n === 0) return "";
  const [one, several] = COUNT_WORDS[count];
  return n === 1 ? one : `${n} ${several}`;
}

const COUNT_WORDS: Record<CaptureCount, readonly [string, string]> = {
  homesBeingWon: ["Una vivienda en captación", "viviendas en captación"],
  homesForSale: ["Una vivienda disponible", "viviendas disponibles"],
  mandatesEnding: ["Un encargo vence en 30 días", "encargos vencen en 30 días"],
  contactsWithoutTask: ["Un contacto con trato abierto y sin tarea", "contactos con trato abierto y sin tarea"],
  conversationsWaiting: ["Una conversación espera respuesta", "conversaciones esperan respuesta"],
  numbersNotToCall: ["Un número apuntado", "números apuntados"],
};
