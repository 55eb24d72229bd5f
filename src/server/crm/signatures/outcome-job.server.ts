import { and, asc, eq, lte } from "drizzle-orm";
import type { StageEvidence } from "#domain/crm/contacts/stage-evidence.ts";
import { missingStages } from "#domain/crm/contacts/stages.ts";
import { isOpenStage, stageName } from "#domain/crm/contacts/trades.ts";
import type { MandateTerms } from "#domain/crm/signatures/signature-forms.ts";
import {
  DOCUMENT_KIND_OF,
  type OutcomeStep,
  openSteps,
  retryMinutes,
  type StepOutcome,
} from "#domain/crm/signatures/signature-outcome.ts";
import { formatMoney } from "#domain/shared/format/format.ts";
import { addMonths } from "#domain/shared/time/local-time.ts";
import { mayChange } from "../../accounts/access/policies.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { isoDateInMadrid } from "../../platform/clock.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { deals } from "../../platform/db/tables/crm-deals.server.ts";
import { signatureRequests } from "../../platform/db/tables/crm-signatures.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import type { Job, JobParts } from "../../platform/jobs/job.server.ts";
import { publishChange } from "../../platform/realtime/change-feed.server.ts";
import { readWhole } from "../../platform/store/object-store.server.ts";
import { addDocument } from "../../portfolio/documents/documents.server.ts";
import { crmScopeOfRow, enterCrmScope } from "../contacts/scopes.server.ts";
import { moveToStage } from "../contacts/write-deal.server.ts";
import { writeMandate } from "../contacts/write-mandate.server.ts";
import { type RequestRow, scopeOf } from "./requests.server.ts";
import { outcomesGivenUp } from "./signatures-given-up.server.ts";
import { signedName } from "./signed-files.server.ts";
import { actorOfRequest, tellContact, tellSender } from "./told.server.ts";

/**
 * The consequences of the last signature, once the file is sealed: the document of the home, the line of the contact, the deal that is won,
 * the mandate of the home.
 * Each step is written down in the transaction that takes it, so that a process that dies repeats none; what cannot be done yet is
 * tried again.
 */

type OutcomeParts = Pick<JobParts, "database" | "store" | "log" | "now">;

const MINUTE_MS = 60_000;

export const outcomeJob: Job = {
  name: "what signatures bring",
  everyMs: MINUTE_MS,
  wokenBy: ["signature_requests"],
  givenUp: outcomesGivenUp,
  round: finishOne,
};

/** Others leave it alone for so long, while it is worked on. */
const CLAIM_MS = 5 * MINUTE_MS;

/** @returns whether one was due */
export async function finishOne(parts: OutcomeParts): Promise<boolean> {
  const { database, log, now } = parts;
  const request = await claimDue(parts);
  if (!request) return false;
  for (const step of openSteps(request, request.outcome)) {
    try {
      await STEPS[step](parts, request);
    } catch (err) {
      log.error({ err, requestId: request.id, step }, "what a signature brings could not be done");
      await database.db.transaction((tx) => keepStep(tx, request, step, waiting(UNEXPECTED, now()), now()));
    }
  }
  await database.db.transaction(async (tx) => {
    const row = await lock(tx, request.id);
    if (!row) return;
    const isDone = openSteps(row, row.outcome).length === 0;
    const next = new Date(now().getTime() + retryMinutes(request.outcomeTries) * MINUTE_MS);
    await tx
      .update(signatureRequests)
      .set({ outcomeDueAt: isDone ? null : next })
      .where(eq(signatureRequests.id, request.id));
    await publishChange(tx, scopeOf(row), "contacts");
  });
  return true;
}

const UNEXPECTED = "Ha fallado algo por nuestra parte.";
const waiting = (why: string, at: Date): StepOutcome => ({ state: "espera", at: at.toISOString(), why });
const impossible = (why: string, at: Date): StepOutcome => ({ state: "imposible", at: at.toISOString(), why });
const done = (at: Date, why?: string): StepOutcome => ({
  state: "hecho",
  at: at.toISOString(),
  ...(why === undefined ? {} : { why }),
});

async function claimDue({ database, now }: OutcomeParts): Promise<RequestRow | undefined> {
  return await database.db.transaction(async (tx) => {
    const [request] = await tx
      .select()
      .from(signatureRequests)
      .where(lte(signatureRequests.outcomeDueAt, now()))
      .orderBy(asc(signatureRequests.outcomeDueAt))
      .limit(1)
      .for("update", { skipLocked: true });
    if (!request) return undefined;
    const outcomeTries = Math.min(request.outcomeTries + 1, 1_000);
    await tx
      .update(signatureRequests)
      .set({ outcomeTries, outcomeDueAt: new Date(now().getTime() + CLAIM_MS) })
      .where(eq(signatureRequests.id, request.id));
    return { ...request, outcomeTries };
  });
}

async function lock(tx: Db, id: string): Promise<RequestRow | undefined> {
  const [row] = await tx.select().from(signatureRequests).where(eq(signatureRequests.id, id)).for("update");
  return row;
}

const TITLES: Record<OutcomeStep, string> = {
  home: "El documento firmado no está en la ficha de la vivienda",
  contact: "La firma no está anotada en el contacto",
  deal: "El trato no ha pasado a «Encargo firmado»",
  mandate: "El encargo no está marcado en la ficha de la vivienda",
};

/** Writes down how a step went; the sender hears once of what cannot be done. */
async function keepStep(tx: Db, { id }: RequestRow, step: OutcomeStep, outcome: StepOutcome, now: Date): Promise<void> {
  const row = await lock(tx, id);
  if (!row?.sealedKey) return;
  const before = row.outcome[step];
  await tx
    .update(signatureRequests)
    .set({ outcome: { ...row.outcome, [step]: outcome } })
    .where(eq(signatureRequests.id, id));
  if (outcome.state === "hecho" || before?.state === outcome.state) return;
  const after = outcome.state === "espera" ? "Lo intentaremos otra vez." : "Hazlo tú a mano.";
  const message = `«${row.title}» está firmado por todos. ${outcome.why ?? ""} ${after}`;
  await tellSender(tx, row, { title: TITLES[step], message, isWarning: true }, now);
}

const STEPS: Record<OutcomeStep, (parts: OutcomeParts, request: RequestRow) => Promise<void>> = {
  home: keepInHome,
  contact: writeIntoContact,
  deal: winDeal,
  mandate: markMandate,
};

/** The same bytes again are the same document, so that a repeated try adds none. */
async function keepInHome(parts: OutcomeParts, request: RequestRow): Promise<void> {
  const { database, store, now } = parts;
  const keep = (outcome: StepOutcome) => database.db.transaction((tx) => keepStep(tx, request, "home", outcome, now()));
  if (request.homeId === null) return await keep(impossible("La vivienda ya no existe.", now()));
  const stored = await store.get(request.sealedKey!);
  if (!stored) return await keep(waiting("El archivo firmado no se puede leer ahora mismo.", now()));
  try {
    await addDocument(parts, actorOfRequest(request), request.homeId, {
      name: signedName(request.title),
      bytes: await readWhole(stored),
      kind: DOCUMENT_KIND_OF[request.purpose],
      validUntil: lastDayOf(request),
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === "NOT_FOUND") {
      return await keep(impossible("La vivienda está en la papelera o ya no existe.", now()));
    }
    const why = error.issues?.[0]?.message ?? error.message;
    return await keep(waiting(why.endsWith(".") ? why : `${why}.`, now()));
  }
  await keep(done(now()));
}

/** Of a mandate whose last day or months are known: the day on which it ends. */
function lastDayOf({ purpose, dealEvidence, mandate, endedAt }: RequestRow): string | null {
  if (mandate && endedAt !== null) return spanOf(mandate, isoDateInMadrid(endedAt)).endsOn;
  const months = Number(dealEvidence.firmado?.months ?? Number.NaN);
  if (purpose !== "encargo" || endedAt === null || !Number.isInteger(months) || months < 1) return null;
  return addMonths(isoDateInMadrid(endedAt), months);
}

/** @param signedOn the day of the last signature */
function spanOf({ startsOn = "", endsOn, months }: MandateTerms, signedOn: string) {
  const from = startsOn || signedOn;
  return { startsOn: from, endsOn: endsOn || (months === undefined ? null : addMonths(from, months)) };
}

/** The home has its mandate; a price that its agent noted before stays, and that is said. */
async function markMandate({ database, now }: OutcomeParts, { id, mandate, homeId }: RequestRow): Promise<void> {
  await database.db.transaction(async (tx) => {
    const row = await lock(tx, id);
    if (!row || !mandate || !openSteps(row, row.outcome).includes("mandate")) return;
    const keep = (outcome: StepOutcome) => keepStep(tx, row, "mandate", outcome, now());
    if (homeId === null) return await keep(impossible("La vivienda ya no existe.", now()));
    const actor = actorOfRequest(row);
    const [home] = await tx
      .select({ currency: properties.currency })
      .from(properties)
      .where(and(eq(properties.id, homeId), mayChange(actor, "home")));
    const { startsOn, endsOn } = spanOf(mandate, isoDateInMadrid(row.endedAt ?? now()));
    const feePercent = Number(row.dealEvidence.propuesta?.feePercent?.replace(",", ".") ?? Number.NaN);
    const kept = await writeMandate(tx, { actor, now: now() }, homeId, {
      kind: mandate.kind,
      startsOn,
      endsOn,
      price: mandate.price ?? null,
      feePercent: Number.isFinite(feePercent) ? feePercent : null,
      currency: home?.currency ?? "",
      ownerContactId: row.contactId,
    });
    if (kept === "gone") return await keep(impossible("La vivienda está en la papelera o ya no existe.", now()));
    const why = kept
      ? `La ficha conserva su precio, ${formatMoney(kept.keptPrice, kept.currency)}: el firmado es otro.`
      : undefined;
    await keep(done(now(), why));
  });
}

async function writeIntoContact({ database, now }: OutcomeParts, { id }: RequestRow): Promise<void> {
  await database.db.transaction(async (tx) => {
    const row = await lock(tx, id);
    if (!row || !openSteps(row, row.outcome).includes("contact")) return;
    const isTold = await tellContact(tx, row, "firmada", now());
    await keepStep(tx, row, "contact", isTold ? done(now()) : impossible("El contacto ya no existe.", now()), now());
  });
}

async function winDeal({ database, now }: OutcomeParts, request: RequestRow): Promise<void> {
  await database.db.transaction(async (tx) => {
    const actor = actorOfRequest(request);
    const deal = request.dealId === null ? undefined : await dealOf(tx, request.dealId, actor);
    // Contacts are locked before requests, as whoever merges them does.
    if (deal) await enterCrmScope(tx, crmScopeOfRow(deal));
    const row = await lock(tx, request.id);
    if (!row || !openSteps(row, row.outcome).includes("deal")) return;
    const keep = (outcome: StepOutcome) => keepStep(tx, row, "deal", outcome, now());
    if (!deal) return await keep(impossible("El trato ya no existe.", now()));
    const { kind, stage } = (await dealOf(tx, deal.id, actor)) ?? deal;
    if (!isOpenStage(stage)) {
      return await keep(impossible(`El trato ya estaba cerrado como «${stageName(kind, stage)}».`, now()));
    }
    const why = await tryToWin(tx, row, deal, now());
    await keep(why === null ? done(now()) : impossible(why, now()));
  });
}

async function dealOf(tx: Db, id: string, actor: ReturnType<typeof actorOfRequest>) {
  const [deal] = await tx
    .select()
    .from(deals)
    .where(and(eq(deals.id, id), mayChange(actor, "deal")));
  return deal;
}

/** @returns null, or why the deal cannot be won */
async function tryToWin(
  tx: Db,
  request: RequestRow,
  deal: typeof deals.$inferSelect,
  now: Date,
): Promise<string | null> {
  const actor = actorOfRequest(request);
  const { kind, stage } = deal;
  // An answer that the agent gave meanwhile is newer than what the request says.
  const missing = missingStages({ kind, stage, evidence: deal.evidence as StageEvidence }, "firmado");
  const stated = Object.entries(request.dealEvidence).filter(([name]) => (missing as string[]).includes(name));
  const on = isoDateInMadrid(request.endedAt ?? now);
  const evidence = { ...Object.fromEntries(stated), firmado: { ...request.dealEvidence.firmado, on } };
  try {
    await tx.transaction(async (inner) => {
      // A deal that was opened before anybody knew the home is about the home whose mandate was signed.
      if (deal.homeId === null && request.homeId !== null) {
        await inner.update(deals).set({ homeId: request.homeId }).where(eq(deals.id, deal.id));
      }
      await moveToStage(inner, { actor, now }, deal.id, { stage: "firmado", evidence });
    });
    return null;
  } catch (error) {
    if (!(error instanceof AppError) || (error.code !== "INVALID_INPUT" && error.code !== "NOT_FOUND")) throw error;
    const lacks = (error.issues ?? []).map(({ message }) => message).join("; ");
    return lacks ? `Al trato le faltan respuestas: ${lacks}.` : "El trato no se puede mover.";
  }
}
