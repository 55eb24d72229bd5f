import { eq, type SQL, sql } from "drizzle-orm";
import { HOME_TYPE_NAMES } from "#content/home-names.ts";
import { openMinutesBetween } from "#domain/crm/contacts/business-hours.ts";
import type { AgreedFee, AnswerWait, DealCard, HomeName } from "#domain/crm/contacts/dto.ts";
import type { StageEvidence } from "#domain/crm/contacts/stage-evidence.ts";
import { isOpenStage } from "#domain/crm/contacts/trades.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { PERSON_COLUMNS, personName } from "../../accounts/people/people.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";
import { contacts } from "../../platform/db/tables/crm-contacts.server.ts";
import { deals } from "../../platform/db/tables/crm-deals.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { sharesOf } from "./deal-fee.server.ts";
import { maySetUp } from "./read-settings.server.ts";
import { type SettingsRow, settingsOf } from "./settings.server.ts";

/** The columns of the row itself that a card shows. */
const CARD_COLUMNS = {
  id: deals.id,
  scope: deals.scope,
  contactId: deals.contactId,
  kind: deals.kind,
  title: deals.title,
  stage: deals.stage,
  stageAt: deals.stageAt,
  position: deals.position,
  source: deals.source,
  amountCents: deals.amountCents,
  commissionCents: deals.commissionCents,
  feeBps: deals.feeBps,
  currency: deals.currency,
  evidence: deals.evidence,
  lossReason: deals.lossReason,
  lossNote: deals.lossNote,
  answerDueAt: deals.answerDueAt,
  answeredAt: deals.answeredAt,
  createdAt: deals.createdAt,
  updatedAt: deals.updatedAt,
  closedAt: deals.closedAt,
};

type CardRow = Pick<typeof deals.$inferSelect, keyof typeof CARD_COLUMNS>;

/** Columns that name a home. */
export const HOME_COLUMNS = {
  id: properties.id,
  title: properties.title,
  reference: properties.reference,
  type: properties.type,
  address: properties.address,
  town: properties.town,
  placeName: properties.placeName,
};

/** The fee that the owner of a home agreed to. */
export const HOME_FEE_COLUMNS = { feePercent: properties.feePercent, feeAmountCents: properties.feeAmountCents };

export function agreedFee(home: { feePercent: number | null; feeAmountCents: string | null } | null): AgreedFee | null {
  if (!home || (home.feePercent === null && home.feeAmountCents === null)) return null;
  return { amountCents: cents(home.feeAmountCents), percent: home.feePercent };
}

type NamedHome = { [K in keyof typeof HOME_COLUMNS]: (typeof properties.$inferSelect)[K] };

/** A home as people recognise it: its title, else its street, else its kind and place. */
export function homeName(home: NamedHome): HomeName {
  const { id, title, reference, address, type, town, placeName } = home;
  const kind = HOME_TYPE_NAMES[type as keyof typeof HOME_TYPE_NAMES] ?? "Inmueble";
  const place = placeName ?? town;
  return { id, reference, title: title ?? address ?? (place ? `${kind} en ${place}` : kind) };
}

export const cents = (value: string | null): number | null => (value === null ? null : Number(value));

/** Deals as cards, in an order: one question, in which contact, home and owner are named. */
export async function cardsOf(
  db: Db,
  { where, orderBy, limit, reader, now }: { where: SQL; orderBy: SQL[]; limit: number; reader: PersonActor; now: Date },
): Promise<DealCard[]> {
  const rows = await db
    .select({
      deal: CARD_COLUMNS,
      contactName: contacts.fullName,
      home: HOME_COLUMNS,
      homeFee: HOME_FEE_COLUMNS,
      owner: PERSON_COLUMNS,
    })
    .from(deals)
    .innerJoin(contacts, eq(contacts.id, deals.contactId))
    .leftJoin(properties, eq(properties.id, deals.homeId))
    .leftJoin(users, eq(users.id, deals.ownerId))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
  const hours = new Map<string, SettingsRow>();
  for (const { deal } of rows) {
    if (deal.answerDueAt && !deal.answeredAt && !hours.has(deal.scope)) {
      hours.set(deal.scope, await settingsOf(db, deal.scope));
    }
  }
  const shares = await sharesOf(
    db,
    rows.map(({ deal }) => deal.id),
  );
  // A person who does not see the work of colleagues sees their own part alone.
  const seesAll = maySetUp(reader);
  return rows.map(({ deal, contactName, home, homeFee, owner }) => ({
    id: deal.id,
    contact: { id: deal.contactId, fullName: contactName },
    home: home && homeName(home),
    homeFee: agreedFee(homeFee),
    kind: deal.kind,
    title: deal.title,
    stage: deal.stage,
    stageAt: deal.stageAt.toISOString(),
    position: deal.position,
    source: deal.source,
    amountCents: cents(deal.amountCents),
    commissionCents: cents(deal.commissionCents),
    feePercent: deal.feeBps === null ? null : deal.feeBps / 100,
    shares: (shares.get(deal.id) ?? []).filter(({ person }) => seesAll || person?.id === reader.ownerId),
    currency: deal.currency,
    owner: owner && personName(owner),
    wait: waitOf(deal, hours.get(deal.scope), now),
    answeredAt: deal.answeredAt?.toISOString() ?? null,
    lossReason: deal.lossReason,
    lossNote: deal.lossNote,
    createdAt: deal.createdAt.toISOString(),
    updatedAt: deal.updatedAt.toISOString(),
    closedAt: deal.closedAt?.toISOString() ?? null,
    evidence: deal.evidence as StageEvidence,
  }));
}

function waitOf(
  { answerDueAt, answeredAt, stage }: CardRow,
  settings: SettingsRow | undefined,
  now: Date,
): AnswerWait | null {
  if (!answerDueAt || answeredAt || !settings || !isOpenStage(stage)) return null;
  return {
    dueAt: answerDueAt.toISOString(),
    minutesLeft: openMinutesBetween(now, answerDueAt, settings),
    isOverdue: answerDueAt <= now,
  };
}

/** A deal whose time to answer is over. */
export const isBreach = (now: Date): SQL =>
  sql`${deals.answeredAt} is null and ${deals.answerDueAt} <= ${now.toISOString()}::timestamptz
    and ${deals.stage} not in ('firmado', 'perdido')`;
