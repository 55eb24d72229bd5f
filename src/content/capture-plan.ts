import type { ToolCard } from "./tool-card.ts";

/**
 * Goal and monthly volume → the tools for it, in working order. A table of rules: the same answers give the same plan.
 * Each tool's card names its place in each goal.
 */

/** Counts of the person's own rows beside a step; see `server/insight/capture/capture-counts`. */
export type CaptureCount =
  | "homesBeingWon"
  | "homesForSale"
  | "mandatesEnding"
  | "contactsWithoutTask"
  | "conversationsWaiting"
  | "numbersNotToCall";
export type CaptureCounts = Record<CaptureCount, number>;

/** Condition and purpose of a step of a plan. */
export interface CaptureStep {
  /** Id of the goal. */
  goal: CaptureGoalId;
  /** Steps of a goal stand in the order of their places; two at one place stand as their tools do in the menu. */
  place: number;
  purpose: string;
  /** Monthly volume from which it counts, and below which it counts: always, without them. */
  from?: number;
  below?: number;
  count?: CaptureCount;
}

interface PlacedStep extends CaptureStep {
  path: `/${string}`;
}

export type CaptureGoalId = "propietarios" | "encargo" | "precio" | "vender" | "publicar" | "seguimiento";

interface GoalRule {
  id: CaptureGoalId;
  title: string;
  why: string;
  /** Unit of the volume, singular and plural. */
  unit: readonly [string, string];
}

/** Nobody keeps more than this in their head. */
export const MANY_A_MONTH = 12;

export const CAPTURE_GOALS: readonly GoalRule[] = [
  {
    id: "propietarios",
    title: "Más propietarios",
    why: "Primero a quién llamar y a quién no; después el precio, que abre la puerta.",
    unit: ["propietario", "propietarios"],
  },
  {
    id: "encargo",
    title: "Ganar el encargo",
    why: "El precio defendido, lo que le queda a quien vende y tu plan por escrito.",
    unit: ["visita de captación", "visitas de captación"],
  },
  {
    id: "precio",
    title: "Fijar bien un precio",
    why: "Un precio que se entiende se acepta antes. Empieza por el rango y baja al detalle.",
    unit: ["valoración", "valoraciones"],
  },
  {
    id: "vender",
    title: "Vender lo que tengo",
    why: "Primero saber quién puede comprar; después enseñar y negociar.",
    unit: ["vivienda", "viviendas"],
  },
  {
    id: "publicar",
    title: "Publicar mejor",
    why: "Plano y fotos antes que texto; el anuncio antes que la publicidad.",
    unit: ["anuncio", "anuncios"],
  },
  {
    id: "seguimiento",
    title: "Atender y seguir a mis contactos",
    why: "Contestar pronto, apuntar lo dicho y llamar a quien toca.",
    unit: ["contacto", "contactos"],
  },
];

/** Rooms of the dashboard that stand in a plan beside the tools: they need an account. */
const ROOM_STEPS: readonly PlacedStep[] = [
  {
    path: "/dashboard/contactos",
    goal: "propietarios",
    place: 10,
    purpose: "Importa tu lista: con tantos propietarios no se lleva de memoria.",
    from: MANY_A_MONTH,
  },
  {
    path: "/dashboard/no-llamar",
    goal: "propietarios",
    place: 30,
    purpose: "Apunta a quien no quiere llamadas.",
    count: "numbersNotToCall",
  },
  {
    path: "/dashboard/cartera",
    goal: "vender",
    place: 10,
    purpose: "Revisa qué está en venta y qué encargo vence.",
    from: MANY_A_MONTH,
    count: "mandatesEnding",
  },
  {
    path: "/dashboard/conversaciones",
    goal: "seguimiento",
    place: 10,
    purpose: "Contesta a quien espera.",
    count: "conversationsWaiting",
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
  /** The chosen goal; null for an unknown name, and then everything is shown. */
  goal: Pick<GoalRule, "id" | "title" | "why"> | null;
  /** `10 propietarios al mes: 3 a la semana.` */
  pace: string | null;
  steps: readonly PlacedStep[];
}

/** Typed monthly volume; null for text that is no such number. */
export function volumeOf(typed: string | null): number | null {
  const volume = Number((typed ?? "").trim() || Number.NaN);
  return Number.isInteger(volume) && volume >= 1 && volume <= MOST_VOLUME ? volume : null;
}

/** @param cards of all tools, in the order of the menu */
export function capturePlan(
  goalId: string | null,
  volume: number | null,
  cards: readonly Pick<ToolCard, "path" | "capture">[],
): CapturePlan {
  const all = [...ROOM_STEPS, ...cards.flatMap(({ path, capture = [] }) => capture.map((step) => ({ ...step, path })))];
  const stepsOf = ({ id }: GoalRule) => all.filter((step) => step.goal === id).sort((a, b) => a.place - b.place);
  const isWanted = ({ from = 0, below = Number.POSITIVE_INFINITY }: CaptureStep) =>
    volume === null || (volume >= from && volume < below);
  const goal = CAPTURE_GOALS.find(({ id }) => id === goalId);
  if (!goal) {
    const each = CAPTURE_GOALS.flatMap(stepsOf);
    return {
      goal: null,
      pace: null,
      steps: each.filter(({ path }, i) => each.findIndex((s) => s.path === path) === i),
    };
  }
  const { id, title, why, unit } = goal;
  return {
    goal: { id, title, why },
    pace: volume === null ? null : paceText(volume, unit),
    steps: stepsOf(goal).filter(isWanted),
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
