import type { ContactRole, DealKind, DealStage, LossReason, WinReason } from "./contact-values.ts";

/**
 * The trades of an agency and the way of each: its stages in order, what each is called, and how deals of it end. Board,
 * funnel, forecast, filters and forms follow from this table. `stage-evidence` says what each stage asks for.
 *
 * A mandate that is won (`propietario`) brings no money: the sale that follows it (`vendedor`) does. They are two
 * trades, because the first ends where the second begins.
 */

/** A stage in which a deal is neither won nor lost. */
export type OpenStage = Exclude<DealStage, "firmado" | "perdido">;

export interface OpenStageOf {
  stage: OpenStage;
  name: string;
  /** The agent's act that leads there, for the line "Ahora:". Empty for the first stage. */
  task: string;
  /**
   * Supposed share of the deals here that are won, 0 to 1, before anything is measured: a design choice, rounded,
   * rising from stage to stage. Nobody publishes such shares for Spain; pages call it "valor de partida".
   */
  prior: number;
  /** Days after which a deal that still rests here is marked as still. A design choice. */
  restDays: number;
}

export interface Trade {
  /** Of the trade, as people choose it. */
  name: string;
  /** A deal of it in words, for the form that opens one. */
  help: string;
  open: readonly [OpenStageOf, ...OpenStageOf[]];
  won: { name: string; task: string };
  lost: { name: string };
  losses: readonly [LossReason, ...LossReason[]];
  wins: readonly [WinReason, ...WinReason[]];
  /** Whether winning it brings the commission. */
  isPaid: boolean;
  /** Whether its amount is a rent for a month. */
  isMonthly: boolean;
}

const stage = (stage: OpenStage, name: string, task: string, prior: number, restDays: number): OpenStageOf => ({
  stage,
  name,
  task,
  prior,
  restDays,
});

const SPEAK = "Llama o escribe, y apunta cómo fue.";

export const TRADES: Readonly<Record<DealKind, Trade>> = {
  comprador: {
    name: "Compra",
    help: "Busca una vivienda para comprar",
    open: [
      stage("nuevo", "Nuevo", "", 0.05, 2),
      stage("contactado", "Contactado", SPEAK, 0.1, 7),
      stage("cualificado", "Cualificado", "Averigua qué busca y con qué presupuesto.", 0.2, 14),
      stage("visita", "Visita", "Acuerda el día de la visita.", 0.3, 14),
      stage("oferta", "Oferta", "Recoge la oferta con su importe.", 0.5, 10),
      stage("arras", "Arras", "Firma las arras: importe y día.", 0.9, 90),
    ],
    won: { name: "Firmado", task: "Firma: precio, día y comisión." },
    lost: { name: "Perdido" },
    losses: [
      "sin_respuesta",
      "precio",
      "financiacion",
      "compro_otro",
      "otra_agencia",
      "aplazado",
      "datos_falsos",
      "otro",
    ],
    wins: ["inmueble", "precio", "rapidez", "confianza", "recomendacion", "otro"],
    isPaid: true,
    isMonthly: false,
  },
  vendedor: {
    name: "Venta",
    help: "Vendes su vivienda, con el encargo firmado",
    open: [
      stage("nuevo", "Encargo", "", 0.4, 7),
      stage("preparacion", "Preparación", "Reúne los documentos y las fotos.", 0.45, 14),
      stage("publicado", "Publicado", "Publica el anuncio y apunta el día.", 0.5, 45),
      stage("visita", "Visitas", "Acuerda la primera visita.", 0.55, 45),
      stage("oferta", "Oferta", "Recoge la oferta con su importe.", 0.7, 10),
      stage("arras", "Arras", "Firma las arras: importe y día.", 0.9, 90),
    ],
    won: { name: "Vendido", task: "Firma: precio, día y comisión." },
    lost: { name: "Perdido" },
    losses: ["retirado", "vencido", "precio", "vende_solo", "otra_agencia", "aplazado", "otro"],
    wins: ["precio", "difusion", "rapidez", "confianza", "otro"],
    isPaid: true,
    isMonthly: false,
  },
  inquilino: {
    name: "Alquiler",
    help: "Busca una vivienda para alquilar",
    open: [
      stage("nuevo", "Solicitud", "", 0.1, 1),
      stage("contactado", "Contactado", SPEAK, 0.15, 5),
      stage("visita", "Visita", "Acuerda el día de la visita.", 0.25, 7),
      stage("solvencia", "Solvencia", "Pide nóminas, contrato y renta, y compruébalo.", 0.5, 5),
      stage("reserva", "Reserva", "Recoge la reserva: importe y día.", 0.9, 15),
    ],
    won: { name: "Contrato", task: "Firma el contrato: renta, día y honorarios." },
    lost: { name: "Perdido" },
    losses: ["sin_respuesta", "precio", "solvencia", "compro_otro", "otra_agencia", "aplazado", "datos_falsos", "otro"],
    wins: ["inmueble", "precio", "rapidez", "confianza", "otro"],
    isPaid: true,
    isMonthly: true,
  },
  propietario: {
    name: "Captación",
    help: "Quieres el encargo de su vivienda",
    open: [
      stage("nuevo", "Nuevo", "", 0.05, 2),
      stage("contactado", "Contacto", SPEAK, 0.15, 14),
      stage("valoracion", "Valoración presentada", "Presenta la valoración: importe y día.", 0.35, 10),
      stage("propuesta", "Propuesta", "Propón un precio de salida y unos honorarios.", 0.6, 10),
    ],
    won: { name: "Encargo firmado", task: "Firma el encargo: día, tipo y duración." },
    lost: { name: "Perdida" },
    losses: [
      "sin_respuesta",
      "precio",
      "honorarios",
      "vende_solo",
      "otra_agencia",
      "retirado",
      "aplazado",
      "datos_falsos",
      "otro",
    ],
    wins: ["valoracion", "confianza", "recomendacion", "difusion", "otro"],
    isPaid: false,
    isMonthly: false,
  },
  plataforma: {
    name: "Umbral",
    help: "Quiere usar Umbral",
    open: [
      stage("nuevo", "Nuevo", "", 0.05, 2),
      stage("contactado", "Contactado", SPEAK, 0.1, 7),
      stage("cualificado", "Cualificado", "Averigua qué necesita y con qué presupuesto.", 0.2, 14),
      stage("visita", "Demostración", "Acuerda el día de la demostración.", 0.3, 14),
      stage("oferta", "Propuesta", "Envía la propuesta con su importe.", 0.5, 14),
    ],
    won: { name: "Contratado", task: "Apunta el precio, el día y los ingresos." },
    lost: { name: "Perdido" },
    losses: ["sin_respuesta", "precio", "otra_agencia", "aplazado", "datos_falsos", "otro"],
    wins: ["precio", "rapidez", "confianza", "recomendacion", "otro"],
    isPaid: true,
    isMonthly: false,
  },
};

/** The stages of a trade's board, from the first word to the two ends. */
export const stagesOf = (kind: DealKind): readonly DealStage[] => [...wayOf(kind), "perdido"];

/** The stages of a trade without the loss: the way to what it wants. */
export const wayOf = (kind: DealKind): readonly DealStage[] => [
  ...TRADES[kind].open.map(({ stage }) => stage),
  "firmado",
];

/** Whether a deal in this stage is neither won nor lost. */
export const isOpenStage = (stage: DealStage): stage is OpenStage => stage !== "firmado" && stage !== "perdido";

/** A stage in the words of its trade; one of another trade, which only old steps have, by its plain name. */
export function stageName(kind: DealKind, stage: DealStage): string {
  const { open, won, lost } = TRADES[kind];
  if (stage === "firmado") return won.name;
  if (stage === "perdido") return lost.name;
  return open.find((one) => one.stage === stage)?.name ?? STAGE_NAMES[stage];
}

/** The act that the stage asks of the agent, as a sentence; empty for the first one and for a loss. */
export function taskOf(kind: DealKind, stage: DealStage): string {
  const { open, won } = TRADES[kind];
  if (stage === "firmado") return won.task;
  return open.find((one) => one.stage === stage)?.task ?? "";
}

/** The stage after this one on the way of a trade; null at its ends, and for a stage of another trade. */
export function stageAfter(kind: DealKind, stage: DealStage): DealStage | null {
  const way = wayOf(kind);
  const at = way.indexOf(stage);
  return at < 0 ? null : (way[at + 1] ?? null);
}

/**
 * Names without a trade, for lists that show deals of all of them. What the trades call differently has the word of
 * most.
 */
export const STAGE_NAMES: Readonly<Record<DealStage, string>> = {
  nuevo: "Nuevo",
  contactado: "Contactado",
  cualificado: "Cualificado",
  valoracion: "Valoración presentada",
  propuesta: "Propuesta",
  preparacion: "Preparación",
  publicado: "Publicado",
  visita: "Visita",
  solvencia: "Solvencia",
  oferta: "Oferta",
  reserva: "Reserva",
  arras: "Arras",
  firmado: "Firmado",
  perdido: "Perdido",
};

/** Names of the trades. */
export const DEAL_KIND_NAMES: Readonly<Record<DealKind, string>> = {
  comprador: TRADES.comprador.name,
  vendedor: TRADES.vendedor.name,
  inquilino: TRADES.inquilino.name,
  propietario: TRADES.propietario.name,
  plataforma: TRADES.plataforma.name,
};

/**
 * Whole days beyond which a deal rests at its stage too long; 0 while it does not, and at the ends.
 *
 * @param days days since it came to the stage, whole or not
 */
export function stillDays(kind: DealKind, stage: DealStage, days: number): number {
  const rest = TRADES[kind].open.find((one) => one.stage === stage)?.restDays;
  return rest === undefined ? 0 : Math.max(0, Math.floor(days - rest));
}

/** Facts that are known when a deal with somebody is opened. */
export interface TradeClues {
  roles: readonly ContactRole[];
  /** Operations of the demands that they have. */
  demands: readonly string[];
  /** The home that it is about. */
  home: { isTheirs: boolean; operation: string | null; isMandated?: boolean | undefined } | null;
}

/**
 * The likeliest trade of a new deal: an owner's own home is to be captured, or sold where the mandate is signed; another home is bought or rented; without a
 * home a demand speaks before a role.
 */
export function guessTrade({ roles, demands, home }: TradeClues): DealKind {
  if (home) {
    if (home.isTheirs) return home.isMandated && home.operation !== "alquiler" ? "vendedor" : "propietario";
    return home.operation === "alquiler" ? "inquilino" : "comprador";
  }
  if (demands.length > 0) return demands.every((operation) => operation === "alquiler") ? "inquilino" : "comprador";
  if (roles.includes("propietario")) return "propietario";
  return roles.includes("inquilino") && !roles.includes("comprador") ? "inquilino" : "comprador";
}
