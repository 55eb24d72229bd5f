import { and, asc, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { NOBODYS } from "#domain/crm/contacts/contact-filters.ts";
import { DEAL_KINDS, DEAL_STAGES, type DealKind, type DealStage } from "#domain/crm/contacts/contact-values.ts";
import { soughtWords } from "#domain/crm/contacts/contact-words.ts";
import type { Board, BoardFilters, DealCard, DealFile } from "#domain/crm/contacts/dto.ts";
import type { StageEvidence } from "#domain/crm/contacts/stage-evidence.ts";
import { isOpenStage, stagesOf } from "#domain/crm/contacts/trades.ts";
import type { Actor, PersonActor } from "../../accounts/access/actor.server.ts";
import { mayRead } from "../../accounts/access/policies.server.ts";
import { namesOf } from "../../accounts/people/people.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { sharedRead } from "../../platform/db/shared-read.server.ts";
import { contacts } from "../../platform/db/tables/crm-contacts.server.ts";
import { dealSteps, deals, routingRules } from "../../platform/db/tables/crm-deals.server.ts";
import { readPlace, writePlace } from "../../platform/http/cursor.server.ts";
import { cardsOf, isBreach } from "./deal-cards.server.ts";
import { scopesOf, seesAllOf } from "./scopes.server.ts";

/** Cards of each stage; more are read as its column is scrolled. */
const CARDS = 20;

/**
 * The board of a trade: every stage with the number and value of its deals, and the first of them. Without a trade the
 * stages of all of them.
 */
export async function readBoard(db: Db, actor: PersonActor, filters: BoardFilters, now: Date): Promise<Board> {
  const parts: BoardPart[] = [];
  for (const scope of scopesOf(actor)) {
    // A change makes every open board of an agency ask at once: people with the same rights get the same answer.
    const key = JSON.stringify(["board", scope, seesAllOf(actor, scope) || actor.ownerId, filters]);
    parts.push(await sharedRead(db, key, () => readPart(db, actor, filters, { scope, now })));
  }
  const sums = parts.flatMap((part) => part.sums);
  const cards = parts.length === 1 ? parts[0]!.cards : parts.flatMap((part) => part.cards).sort(byPlace);
  const ofTrade = sums.filter(({ kind }) => filters.kind === null || kind === filters.kind);
  const stages = (filters.kind === null ? DEAL_STAGES : stagesOf(filters.kind)).map((stage) => {
    const rows = ofTrade.filter((sum) => sum.stage === stage);
    const own = cards.filter((card) => card.stage === stage);
    return { stage, count: sumOf(rows, "count"), sumCents: sumOf(rows, "sum"), ...pageOf(own, CARDS) };
  });
  const open = DEAL_KINDS.map((kind) => ({
    kind,
    count: sumOf(
      sums.filter((sum) => sum.kind === kind && isOpenStage(sum.stage)),
      "count",
    ),
    all: sumOf(
      sums.filter((sum) => sum.kind === kind),
      "count",
    ),
  }));
  return { stages, open, wait: { breaches: sumOf(ofTrade, "breaches") } };
}

interface StageSum {
  kind: DealKind;
  stage: DealStage;
  count: number;
  /** Cents, as the database writes long numbers. */
  sum: string;
  breaches: number;
}

const sumOf = (rows: readonly StageSum[], of: "count" | "sum" | "breaches"): number =>
  rows.reduce((sum, row) => sum + Number(row[of]), 0);

const byPlace = (a: DealCard, b: DealCard): number => a.position - b.position || (a.id < b.id ? -1 : 1);

/** The part of a board that shows one scope. */
interface BoardPart {
  sums: StageSum[];
  cards: DealCard[];
}

async function readPart(
  db: Db,
  actor: PersonActor,
  filters: BoardFilters,
  { scope, now }: { scope: string; now: Date },
): Promise<BoardPart> {
  const sums = await db
    .select({
      kind: deals.kind,
      stage: deals.stage,
      count: sql<number>`count(*)::int`,
      sum: sql<string>`coalesce(sum(${deals.amountCents}), 0)`,
      breaches: sql<number>`count(*) filter (where ${isBreach(now)})::int`,
    })
    .from(deals)
    .where(and(eq(deals.scope, scope), ofActor(actor, filters, now), isOfThere(scope, filters.text)))
    .groupBy(deals.kind, deals.stage);
  const filled = sums.filter(({ kind }) => filters.kind === null || kind === filters.kind);
  const cards = await firstCards(db, actor, filters, { scopes: [scope], columns: filled, limit: CARDS, now });
  return { sums, cards };
}

/** One card more than are shown tells whether there are more. */
function pageOf(cards: DealCard[], limit: number): { cards: DealCard[]; next: string | null } {
  const shown = cards.slice(0, limit);
  const last = shown.at(-1);
  return {
    cards: shown,
    next: cards.length > limit && last ? writePlace("board", { key: String(last.position), id: last.id }) : null,
  };
}

interface Wanted {
  scopes: readonly string[];
  columns: readonly { kind: DealKind; stage: DealStage }[];
  /** Cards of each column; one more is read. */
  limit: number;
  after?: { position: number; id: string } | undefined;
  now: Date;
}

/** The first cards of columns, each read along its index; with several scopes, that many of each scope. */
async function firstCards(db: Db, actor: PersonActor, filters: BoardFilters, wanted: Wanted): Promise<DealCard[]> {
  const { scopes, columns, limit, after, now } = wanted;
  if (columns.length === 0) return [];
  const kinds = columns.map(({ kind }) => kind);
  const stages = columns.map(({ stage }) => stage);
  const beyond = after && sql`(${deals.position}, ${deals.id}) > (${after.position}::float8, ${after.id}::uuid)`;
  const where = and(whereOf(actor, filters, now), beyond);
  // As a list, read once: the planner does not know how few they are.
  const first = sql`array(
    select found.id from unnest(${sql.param(scopes)}::uuid[]) as scopes(scope)
    cross join unnest(${sql.param(kinds)}::text[], ${sql.param(stages)}::text[]) as columns(kind, stage)
    cross join lateral (
      select ${deals.id} as id from ${deals} join ${contacts} on ${contacts.id} = ${deals.contactId}
      where ${deals.scope} = scopes.scope and ${deals.kind} = columns.kind and ${deals.stage} = columns.stage and ${where}
      order by ${deals.position}, ${deals.id} limit ${limit + 1}
    ) as found)`;
  return await cardsOf(db, {
    where: sql`${deals.id} = any(${first})`,
    orderBy: [asc(deals.position), asc(deals.id)],
    limit: scopes.length * columns.length * (limit + 1),
    reader: actor,
    now,
  });
}

/** Cards of one stage, from a place on. @throws AppError INVALID_CURSOR */
export async function readColumn(
  db: Db,
  actor: PersonActor,
  filters: BoardFilters,
  { stage, after, limit = CARDS, now }: { stage: DealStage; after?: string | undefined; limit?: number; now: Date },
): Promise<{ cards: DealCard[]; next: string | null }> {
  const cards = await firstCards(db, actor, filters, {
    scopes: scopesOf(actor),
    columns: (filters.kind === null ? DEAL_KINDS : [filters.kind]).map((kind) => ({ kind, stage })),
    limit,
    after: cardAt(after),
    now,
  });
  return pageOf(cards, limit);
}

const POSITION = /^-?[\d.e+-]{1,30}$/;
const isPosition = (key: string) => POSITION.test(key) && Number.isFinite(Number(key));

function cardAt(cursor: string | undefined): { position: number; id: string } | undefined {
  const place = readPlace(cursor, { lists: ["board"], isKey: isPosition });
  return place && { position: Number(place.key), id: place.id };
}

/** Deals that somebody may see, in whichever scope. */
function ofActor(actor: PersonActor, { ownerId, source, onlyLate }: BoardFilters, now: Date): SQL {
  return and(
    mayRead(actor, "deal"),
    ownerId === null ? undefined : ownerId === NOBODYS ? sql`${deals.ownerId} is null` : eq(deals.ownerId, ownerId),
    source === "" ? undefined : eq(deals.source, source),
    onlyLate ? isBreach(now) : undefined,
  )!;
}

const saysAll = (text: string): SQL[] =>
  soughtWords(text).map((word) => sql`strpos(' ' || ${contacts.searchText}, ${` ${word}`}) > 0`);

/** Beside their contacts: only of contacts that exist, and have the words. */
function whereOf(actor: PersonActor, filters: BoardFilters, now: Date): SQL {
  return and(
    ofActor(actor, filters, now),
    isNull(contacts.deletedAt),
    isNull(contacts.mergedIntoId),
    ...saysAll(filters.text),
  )!;
}

/**
 * Tests that some contact has the words, without reading all contacts: few are in the trash, and merged ones have no
 * deals.
 */
function isOfThere(scope: string, text: string): SQL {
  if (soughtWords(text).length > 0) {
    const there = and(isNull(contacts.deletedAt), ...saysAll(text));
    return sql`exists (select from ${contacts} where ${contacts.id} = ${deals.contactId} and ${there})`;
  }
  return sql`${deals.contactId} not in (select c.id from contacts c where c.scope = ${scope} and c.deleted_at is not null)`;
}

/** One deal with its way so far. */
export async function readDeal(db: Db, actor: PersonActor, id: string, now: Date): Promise<DealFile | undefined> {
  const [card] = await cardsOf(db, {
    where: and(eq(deals.id, id), mayRead(actor, "deal"))!,
    orderBy: [],
    limit: 1,
    reader: actor,
    now,
  });
  if (!card) return undefined;
  const steps = await db
    .select()
    .from(dealSteps)
    .where(eq(dealSteps.dealId, id))
    .orderBy(desc(dealSteps.at), desc(dealSteps.id));
  const actors = await namesOf(
    db,
    steps.map(({ actorId }) => actorId),
  );
  const [rule] = await db
    .select({ id: routingRules.id, name: routingRules.name })
    .from(deals)
    .innerJoin(routingRules, eq(routingRules.id, deals.ruleId))
    .where(eq(deals.id, id));
  return {
    ...card,
    rule: rule ?? null,
    steps: steps.map((step) => ({
      id: step.id,
      from: step.fromStage,
      to: step.toStage,
      at: step.at.toISOString(),
      actor: (step.actorId && actors.get(step.actorId)) || null,
      evidence: step.evidence as StageEvidence,
    })),
  };
}

/** Whether there is such a deal and the actor may read it. */
export async function seesDeal(db: Db, actor: Actor, id: string): Promise<boolean> {
  return (await db.$count(deals, and(eq(deals.id, id), mayRead(actor, "deal")))) > 0;
}
