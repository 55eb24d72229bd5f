import type { DealKind, DealStage } from "./contact-values.ts";
import { questionOf, type StageEvidence } from "./stage-evidence.ts";
import { isOpenStage, wayOf } from "./trades.ts";

/**
 * How a deal moves on the way of its trade. Each stage asks for the evidence that it was reached: a deal in "oferta"
 * without an offer would only be somebody's hope. Going back is allowed and asks for nothing; earlier evidence stays.
 */

/** A deal as far as a move depends on it. */
export interface MovedDeal {
  kind: DealKind;
  stage: DealStage;
  evidence: StageEvidence;
}

/**
 * Stages whose evidence a deal needs to come to another one: those that it has not passed yet, and the goal itself. A
 * lost deal that lives again may have passed none.
 */
function stagesUpTo({ kind, stage }: Pick<MovedDeal, "kind" | "stage">, to: DealStage): DealStage[] {
  const way = wayOf(kind);
  const upTo = way.slice(0, way.indexOf(to) + 1);
  return upTo.filter(
    (passed) => questionOf(kind, passed) && (passed === to || way.indexOf(passed) > way.indexOf(stage)),
  );
}

/** Stages up to a goal that have no evidence yet. */
export function missingStages(deal: MovedDeal, to: DealStage): DealStage[] {
  if (to === "perdido") return ["perdido"];
  return stagesUpTo(deal, to).filter((stage) => deal.evidence[stage as keyof StageEvidence] === undefined);
}

interface MoveIssue {
  /** Path of the form's field: `evidence.oferta.amount`. */
  path: string;
  message: string;
}

export type Move = { isAllowed: true; evidence: StageEvidence } | { isAllowed: false; issues: MoveIssue[] };

/**
 * Whether a deal may be at a stage. The stage is one of its trade; every stage up to it needs evidence, kept from before
 * or given now; given evidence replaces kept one, also of stages that it has passed.
 */
export function checkMove(deal: MovedDeal, to: DealStage, given: Readonly<Record<string, unknown>>): Move {
  const { kind } = deal;
  if (to !== "perdido" && !wayOf(kind).includes(to)) {
    return { isAllowed: false, issues: [{ path: "stage", message: "Este tipo de trato no pasa por esa etapa" }] };
  }
  const evidence: Record<string, unknown> = { ...deal.evidence };
  const issues: MoveIssue[] = [];
  const missing = new Set(missingStages(deal, to));
  const upTo = to === "perdido" ? (["perdido"] as const) : wayOf(kind).slice(0, wayOf(kind).indexOf(to) + 1);
  for (const stage of upTo) {
    const question = questionOf(kind, stage);
    if (!question || (!missing.has(stage) && given[stage] === undefined)) continue;
    const parsed = question.schema.safeParse(given[stage] ?? {});
    if (parsed.success) evidence[stage] = parsed.data;
    else {
      for (const issue of parsed.error.issues) {
        const path = ["evidence", stage, ...issue.path.map(String)].join(".");
        // A field says one thing at a time.
        if (!issues.some((known) => known.path === path)) issues.push({ path, message: issue.message });
      }
    }
  }
  // A deal that lives again is no longer lost.
  if (to !== "perdido") delete evidence.perdido;
  return issues.length > 0 ? { isAllowed: false, issues } : { isAllowed: true, evidence: evidence as StageEvidence };
}

/** The amount that a deal is about by its evidence: the last word counts. Undefined where nobody named one. */
export function amountOf(evidence: StageEvidence): number | undefined {
  const { firmado, oferta, propuesta, valoracion } = evidence;
  return firmado?.price ?? oferta?.amount ?? propuesta?.price ?? valoracion?.amount;
}

/** How far a deal has come on the way of its trade, however it went on. */
export function furthestStage(kind: DealKind, stages: Iterable<DealStage>): DealStage {
  const way = wayOf(kind);
  let furthest = 0;
  for (const stage of stages) furthest = Math.max(furthest, way.indexOf(stage));
  return way[furthest]!;
}

/** A deal of the time when all trades passed the stages of a purchase. */
export interface EarlierDeal {
  kind: DealKind;
  stage: DealStage;
  evidence: StageEvidence | Readonly<Record<string, unknown>>;
}

/** Where the stages of a purchase lie on the ways of the other trades. */
const EARLIER: Readonly<Partial<Record<DealKind, Partial<Record<DealStage, DealStage>>>>> = {
  vendedor: { contactado: "nuevo", cualificado: "preparacion" },
  inquilino: { cualificado: "contactado", oferta: "solvencia", arras: "reserva" },
  // The home of an owner is visited to value it.
  propietario: { cualificado: "contactado", visita: "valoracion", oferta: "propuesta", arras: "propuesta" },
  plataforma: { arras: "oferta" },
};

/** The stage of a trade's own way at which an earlier deal is; the same one where the way has it. */
export function stageOnWay(kind: DealKind, stage: DealStage): DealStage {
  if (!isOpenStage(stage) || wayOf(kind).includes(stage)) return stage;
  return EARLIER[kind]?.[stage] ?? "nuevo";
}

/**
 * The place of an earlier deal among the trades. An owner's deal with an offer, an earnest or a sale price is the sale
 * of their home; one without is a mandate that is sought. A deal that already fits stays as it is.
 */
export function placeInTrade({ kind, stage, evidence: given }: EarlierDeal): EarlierDeal {
  const evidence: Readonly<Record<string, unknown>> = { ...given };
  const signed = evidence.firmado as { price?: unknown; mandate?: unknown } | undefined;
  const isSale =
    kind === "propietario" &&
    (evidence.oferta !== undefined ||
      evidence.arras !== undefined ||
      (signed !== undefined && signed.mandate === undefined));
  const now: DealKind = isSale ? "vendedor" : kind;
  const { arras, ...rest } = evidence;
  const kept =
    now === "inquilino" && arras !== undefined ? { ...rest, reserva: evidence.reserva ?? arras } : { ...evidence };
  return { kind: now, stage: stageOnWay(now, stage), evidence: kept };
}
