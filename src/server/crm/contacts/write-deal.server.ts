import { and, asc, desc, eq, gt, isNull, lt, ne, notInArray, sql } from "drizzle-orm";
import type { DealChange, DealValues } from "#domain/crm/contacts/contact-forms.ts";
import type { DealStage, LossReason } from "#domain/crm/contacts/contact-values.ts";
import { basisPoints } from "#domain/crm/contacts/fees.ts";
import type { StageEvidence } from "#domain/crm/contacts/stage-evidence.ts";
import { amountOf, checkMove, stageOnWay } from "#domain/crm/contacts/stages.ts";
import { isOpenStage } from "#domain/crm/contacts/trades.ts";
import { addMonths } from "#domain/shared/time/local-time.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { mayChange } from "../../accounts/access/policies.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { calendarEvents } from "../../platform/db/tables/crm-calendar.server.ts";
import { contactEvents, contacts } from "../../platform/db/tables/crm-contacts.server.ts";
import { dealSteps, deals } from "../../platform/db/tables/crm-deals.server.ts";
import { publishChange } from "../../platform/realtime/change-feed.server.ts";
import { queueDealStage } from "./queue-contact-webhooks.server.ts";
import { crmScopeOfRow, enterCrmScope } from "./scopes.server.ts";
import { topPosition } from "./take-in.server.ts";
import {
  type Act,
  enterContact,
  markAnswered,
  mustBeMember,
  mustSeeHome,
  notifyAssignee,
  touch,
  wrong,
} from "./write-contact.server.ts";
import { writeMandate } from "./write-mandate.server.ts";
import { writeShares } from "./write-shares.server.ts";

type DealRow = typeof deals.$inferSelect;

const CARD_GAP = 1024;
/** Closer than this, the cards of a column are numbered anew. */
const CLOSEST = 1e-6;

/** A sum in cents, as the column takes it. */
const centsOf = (amount: number | null | undefined): string | null =>
  amount == null ? null : String(Math.round(amount * 100));

/** Something under way with a contact, begun by hand: nobody waits. @throws AppError NOT_FOUND, INVALID_INPUT */
export async function addDeal(tx: Db, act: Act, form: DealValues): Promise<string> {
  const { actor, now } = act;
  const { contact, crmScope } = await enterContact(tx, actor, form.contactId);
  const home = form.homeId ? await mustSeeHome(tx, actor, form.homeId) : null;
  const ownerId = form.ownerId === undefined ? (contact.ownerId ?? actor.ownerId) : form.ownerId;
  await mustBeMember(tx, actor, ownerId, crmScope);
  const [row] = await tx
    .insert(deals)
    .values({
      scope: crmScope.scope,
      agencyId: crmScope.agencyId,
      ownerId,
      contactId: contact.id,
      homeId: form.homeId ?? null,
      kind: form.kind,
      title: form.title,
      position: await topPosition(tx, crmScope.scope, { kind: form.kind, stage: "nuevo" }),
      source: "mano",
      amountCents: centsOf(form.amount) ?? home?.priceCents ?? null,
      commissionCents: centsOf(form.commission),
      feeBps: form.feePercent === undefined ? null : basisPoints(form.feePercent),
      currency: home?.currency ?? "EUR",
      stageAt: now,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: deals.id });
  await tx.insert(dealSteps).values({ dealId: row!.id, toStage: "nuevo", at: now, actorId: actor.ownerId });
  await touch(tx, contact.id, now);
  await notifyAssignee(tx, { crmScope, contact, ownerId, actor, now });
  await queueDealStage(tx, row!.id, null, now);
  await publishChange(tx, crmScope.scope, "contacts");
  return row!.id;
}

/**
 * The deal, locked, in its CRM scope.
 *
 * @throws AppError NOT_FOUND
 */
async function enterDeal(tx: Db, actor: PersonActor, id: string) {
  const is = and(eq(deals.id, id), mayChange(actor, "deal"));
  const [found] = await tx.select({ scope: deals.scope, agencyId: deals.agencyId }).from(deals).where(is);
  if (!found) throw new AppError("NOT_FOUND");
  const crmScope = crmScopeOfRow(found);
  await enterCrmScope(tx, crmScope);
  const [deal] = await tx.select().from(deals).where(is).for("update");
  if (!deal) throw new AppError("NOT_FOUND");
  return { deal, crmScope };
}

/**
 * Writes the given fields; null clears. The new owner of the deal gets its contact too, unless somebody else still
 * looks after it.
 */
export async function changeDeal(tx: Db, { actor, now }: Act, id: string, change: DealChange): Promise<void> {
  const { deal, crmScope } = await enterDeal(tx, actor, id);
  const { homeId, title, amount, commission, feePercent, shares, ownerId } = change;
  const home = homeId ? await mustSeeHome(tx, actor, homeId) : null;
  await tx
    .update(deals)
    .set({
      ...(homeId === undefined ? {} : { homeId }),
      // An amount in another currency than its home's would be a wrong one.
      ...(home ? { currency: home.currency } : {}),
      ...(title === undefined ? {} : { title }),
      ...(amount === undefined ? {} : { amountCents: centsOf(amount) }),
      ...(commission === undefined ? {} : { commissionCents: centsOf(commission) }),
      ...(feePercent === undefined ? {} : { feeBps: feePercent === null ? null : basisPoints(feePercent) }),
      updatedAt: now,
    })
    .where(eq(deals.id, id));
  if (shares !== undefined) await writeShares(tx, { actor, now }, deal, shares);
  if (ownerId !== undefined && ownerId !== deal.ownerId) {
    await mustBeMember(tx, actor, ownerId, crmScope);
    await tx.update(deals).set({ ownerId }).where(eq(deals.id, id));
    const [contact] = await tx.select().from(contacts).where(eq(contacts.id, deal.contactId));
    const others = and(
      eq(deals.contactId, deal.contactId),
      ne(deals.id, id),
      deal.ownerId === null ? isNull(deals.ownerId) : eq(deals.ownerId, deal.ownerId),
      notInArray(deals.stage, ["firmado", "perdido"]),
    );
    const goesAlong =
      contact!.ownerId === null || (contact!.ownerId === deal.ownerId && (await tx.$count(deals, others)) === 0);
    if (goesAlong) await tx.update(contacts).set({ ownerId, updatedAt: now }).where(eq(contacts.id, deal.contactId));
    await tx.insert(contactEvents).values({
      contactId: deal.contactId,
      dealId: id,
      at: now,
      kind: "asignacion",
      actorId: actor.ownerId,
      data: { fromId: deal.ownerId, toId: ownerId },
    });
    await notifyAssignee(tx, { crmScope, contact: contact!, ownerId, actor, now });
  }
  await publishChange(tx, crmScope.scope, "contacts");
}

export interface StageMove {
  stage: DealStage;
  evidence: Record<string, unknown>;
  beforeId?: string | null | undefined;
  lossReason?: unknown;
  lossNote?: unknown;
}

/**
 * Moves a deal to another stage, with the answers that the stage asks for. The same stage again only takes new answers.
 * @throws AppError NOT_FOUND, INVALID_INPUT
 */
export async function moveToStage(tx: Db, { actor, now }: Act, id: string, to: StageMove): Promise<void> {
  const { deal, crmScope } = await enterDeal(tx, actor, id);
  const { lossReason, lossNote } = to;
  // Programs of the time when all trades passed the stages of a purchase name those.
  const stage = stageOnWay(deal.kind, to.stage);
  const given =
    lossReason === undefined ? to.evidence : { ...to.evidence, perdido: { reason: lossReason, note: lossNote } };
  const before = { kind: deal.kind, stage: deal.stage, evidence: deal.evidence as StageEvidence };
  const move = checkMove(before, stage, given);
  if (!move.isAllowed) throw new AppError("INVALID_INPUT", move.issues);
  const { evidence } = move;
  await mustExist(tx, actor, deal, evidence, given);
  const amount = amountOf(evidence);
  const isMoved = stage !== deal.stage;
  const position = to.beforeId
    ? await positionBeside(tx, deal, stage, { beforeId: to.beforeId })
    : isMoved
      ? await topPosition(tx, deal.scope, { kind: deal.kind, stage })
      : deal.position;
  const { perdido, ...proven } = evidence;
  await tx
    .update(deals)
    .set({
      stage,
      position,
      evidence: proven,
      lossReason: stage === "perdido" ? ((perdido?.reason ?? null) as LossReason | null) : null,
      lossNote: stage === "perdido" ? (perdido?.note ?? null) : null,
      ...(amount === undefined ? {} : { amountCents: centsOf(amount) }),
      ...(stage === "firmado" && evidence.firmado?.commission !== undefined
        ? { commissionCents: centsOf(evidence.firmado.commission) }
        : {}),
      ...(stage === "cualificado" && evidence.cualificado?.homeId ? { homeId: evidence.cualificado.homeId } : {}),
      ...(isMoved ? { stageAt: now } : {}),
      closedAt: isOpenStage(stage) ? null : (deal.closedAt ?? now),
      updatedAt: now,
    })
    .where(eq(deals.id, id));
  if (!isMoved) return await publishChange(tx, crmScope.scope, "contacts");
  await tx.insert(dealSteps).values({
    dealId: id,
    fromStage: deal.stage,
    toStage: stage,
    at: now,
    actorId: actor.ownerId,
    evidence: Object.fromEntries(Object.entries(given).filter(([key]) => key in evidence)),
  });
  await tx.insert(contactEvents).values({
    contactId: deal.contactId,
    dealId: id,
    homeId: deal.homeId,
    at: now,
    kind: "etapa",
    actorId: actor.ownerId,
    data: { kind: deal.kind, from: deal.stage, to: stage },
  });
  const mandate = stage === "firmado" && deal.homeId ? evidence.firmado : undefined;
  if (mandate?.mandate) {
    const { mandate: kind, on, months } = mandate;
    await writeMandate(tx, { actor, now }, deal.homeId!, {
      kind,
      startsOn: on,
      endsOn: months === undefined ? null : addMonths(on, months),
      price: evidence.propuesta?.price ?? null,
      feePercent: evidence.propuesta?.feePercent ?? null,
      currency: deal.currency,
      ownerContactId: deal.contactId,
    });
  }
  // Nobody waits in a deal beyond the first stage, or in a lost one.
  if (stage !== "nuevo") await markAnswered(tx, { contactId: deal.contactId, dealId: id, at: now });
  await touch(tx, deal.contactId, now);
  await queueDealStage(tx, id, deal.stage, now);
  await publishChange(tx, crmScope.scope, "contacts");
}

/** Evidence may point at rows: they are there, and theirs. */
async function mustExist(
  tx: Db,
  actor: PersonActor,
  deal: DealRow,
  evidence: StageEvidence,
  given: Readonly<Record<string, unknown>>,
): Promise<void> {
  const isGiven = (stage: keyof StageEvidence) => given[stage] !== undefined;
  const answerId = isGiven("contactado") ? evidence.contactado?.eventId : undefined;
  if (answerId) {
    const isTheirs = and(eq(contactEvents.id, answerId), eq(contactEvents.contactId, deal.contactId));
    if ((await tx.$count(contactEvents, isTheirs)) === 0) {
      throw wrong("evidence.contactado.eventId", "Elige una llamada o un mensaje de su historial");
    }
  }
  const homeId = isGiven("cualificado") ? evidence.cualificado?.homeId : undefined;
  if (homeId) {
    await mustSeeHome(tx, actor, homeId).catch(() => {
      throw wrong("evidence.cualificado.homeId", "Elige un inmueble de la cartera");
    });
  }
  const visitId = isGiven("visita") ? evidence.visita?.eventId : undefined;
  if (visitId) {
    const seen = and(eq(calendarEvents.id, visitId), mayChange(actor, "event"));
    if ((await tx.$count(calendarEvents, seen)) === 0) {
      throw wrong("evidence.visita.eventId", "Elige una visita del calendario");
    }
  }
}

/** Moves a card within its column. @throws AppError NOT_FOUND, INVALID_INPUT */
export async function moveCard(
  tx: Db,
  { actor, now }: Act,
  id: string,
  beside: { beforeId?: string | null | undefined; afterId?: string | null | undefined },
): Promise<void> {
  const { deal, crmScope } = await enterDeal(tx, actor, id);
  const position = await positionBeside(tx, deal, deal.stage, beside);
  await tx.update(deals).set({ position, updatedAt: now }).where(eq(deals.id, id));
  await publishChange(tx, crmScope.scope, "contacts");
}

/** Position between the card that will follow it and the one above that; or below the card that will precede it. */
async function positionBeside(
  tx: Db,
  deal: DealRow,
  stage: DealStage,
  { beforeId, afterId }: { beforeId?: string | null | undefined; afterId?: string | null | undefined },
  isSecondTry = false,
): Promise<number> {
  const ofColumn = and(eq(deals.scope, deal.scope), eq(deals.kind, deal.kind), eq(deals.stage, stage));
  const inColumn = and(ofColumn, ne(deals.id, deal.id));
  const neighbourId = beforeId ?? afterId!;
  const [neighbour] = await tx
    .select({ position: deals.position })
    .from(deals)
    .where(and(inColumn, eq(deals.id, neighbourId)));
  if (!neighbour) throw wrong(beforeId ? "beforeId" : "afterId", "Esa tarjeta ya no está en la columna");
  const isAbove = Boolean(beforeId);
  const beyond = isAbove ? lt(deals.position, neighbour.position) : gt(deals.position, neighbour.position);
  const [next] = await tx
    .select({ position: deals.position })
    .from(deals)
    .where(and(inColumn, beyond))
    .orderBy(isAbove ? desc(deals.position) : asc(deals.position))
    .limit(1);
  if (!next) return neighbour.position + (isAbove ? -CARD_GAP : CARD_GAP);
  if (Math.abs(next.position - neighbour.position) > CLOSEST || isSecondTry) {
    return (next.position + neighbour.position) / 2;
  }
  await tx.execute(sql`
    update deals set position = numbered.place * ${CARD_GAP}::float8
    from (select id, row_number() over (order by position, id) as place from deals
      where scope = ${deal.scope} and kind = ${deal.kind} and stage = ${stage}) as numbered
    where deals.id = numbered.id`);
  return await positionBeside(tx, deal, stage, { beforeId, afterId }, true);
}
