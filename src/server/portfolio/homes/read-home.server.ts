import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import type { Home } from "#domain/portfolio/homes/home.ts";
import {
  comparablePrices,
  currenciesOf,
  type HomeEvent,
  type Step,
  stepsOf,
} from "#domain/portfolio/homes/home-history.ts";
import { type Located, type PointPrecision, precisionOf } from "#domain/portfolio/homes/located.ts";
import type { FieldChanges, HomeStatus } from "#domain/shared/home-attributes/home-values.ts";
import type { Actor } from "../../accounts/access/actor.server.ts";
import { mayRead } from "../../accounts/access/policies.server.ts";
import { namesOf } from "../../accounts/people/people.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { contacts } from "../../platform/db/tables/crm-contacts.server.ts";
import { deals } from "../../platform/db/tables/crm-deals.server.ts";
import { homeEvents } from "../../platform/db/tables/portfolio-history.server.ts";
import { importSources } from "../../platform/db/tables/portfolio-imports.server.ts";
import { homeOfRow } from "./home-rows.server.ts";
import { findHomeRow, type HomeRow } from "./lock-homes.server.ts";

/** One home, with all that is known around it. */

const MOST_EVENTS = 200;
const MOST_DEALS = 10;

export interface ShownHome {
  id: string;
  home: Home;
  createdAt: string;
  updatedAt: string;
  deletedAt: string | null;
  isDemo: boolean;
  /** How exact its point is, where it was found by the address. */
  point: { precision: PointPrecision; source: string | null } | null;
  /** The person who brought it in; null where they are gone. */
  agent: string | null;
  /** The sender of the home. */
  source: { id: string; name: string } | null;
  /** The person who sells or lets it, where the actor may see them. */
  ownerContact: { id: string; name: string } | null;
}

/** A home that the actor may see, also in the trash; a merged one leads to the one that was kept. */
export async function readHome(db: Db, actor: Actor, id: string): Promise<ShownHome | null> {
  const row = await findHomeRow(db, actor, id);
  return row ? await shownHome(db, actor, row) : null;
}

/** The same of a row that the actor may see. */
export async function shownHome(db: Db, actor: Actor, row: HomeRow): Promise<ShownHome> {
  const [agents, source, ownerContact] = await Promise.all([
    namesOf(db, [row.ownerId]),
    row.sourceId ? sourceOf(db, actor, row.sourceId) : null,
    row.ownerContactId ? contactOf(db, actor, row.ownerContactId) : null,
  ]);
  return {
    id: row.id,
    home: homeOfRow(row),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    deletedAt: row.deletedAt?.toISOString() ?? null,
    isDemo: isDemo(row),
    point: pointOf(homeOfRow(row), row.located),
    agent: (row.ownerId && agents.get(row.ownerId)?.name) || null,
    source,
    ownerContact,
  };
}

function pointOf(home: Home, located: Located | null): ShownHome["point"] {
  const precision = precisionOf(home, located);
  return precision ? { precision, source: located?.source ?? null } : null;
}

/** Made for demonstration, and taken away again with one click. */
const isDemo = ({ extras }: Pick<HomeRow, "extras">): boolean => "demo" in extras;

export interface ShownHomeEvent extends HomeEvent {
  id: string;
  actor: string | null;
  /** Of its amounts, before and after. */
  currencies: [string, string];
}

export interface HomeHistory {
  /** Newest first. */
  events: ShownHomeEvent[];
  /** In the currency of now. */
  prices: Step<number>[];
  statuses: Step<HomeStatus>[];
}

/** History of a home that the actor has been shown. */
export async function homeHistory(db: Db, actor: Actor, { id, home, createdAt }: ShownHome): Promise<HomeHistory> {
  const rows = await db
    .select()
    .from(homeEvents)
    .where(eq(homeEvents.homeId, id))
    .orderBy(desc(homeEvents.at), desc(homeEvents.id))
    .limit(MOST_EVENTS);
  const names = await namesOf(
    db,
    rows.map(({ actorId }) => actorId),
  );
  const owners = await namesOfOwners(db, actor, rows);
  const events = rows.map(({ id, at, origin, kind, changes, actorId }) => ({
    id,
    at: at.toISOString(),
    origin,
    kind,
    changes: withNames(changes, owners),
    actor: actorId === null ? null : (names.get(actorId)?.name ?? null),
  }));
  const currencies = stepsOf<string>("currency", events, createdAt, home.currency);
  const prices = stepsOf<number>("price", events, createdAt, home.price ?? null);
  return {
    events: events.map((event) => ({ ...event, currencies: currenciesOf(event, currencies) })),
    prices: comparablePrices(prices, currencies),
    statuses: stepsOf<HomeStatus>("status", events, createdAt, home.status),
  };
}

/** Names of the owners that a home has had, by their ids, as far as the actor may see them. */
async function namesOfOwners(
  db: Db,
  actor: Actor,
  events: readonly { changes: FieldChanges }[],
): Promise<Map<string, string>> {
  const ids = events.flatMap(({ changes }) => changes.ownerContactId ?? []).filter((id) => typeof id === "string");
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: contacts.id, name: contacts.fullName })
    .from(contacts)
    .where(and(mayRead(actor, "contact"), inArray(contacts.id, [...new Set(ids)])));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

function withNames(changes: FieldChanges, names: ReadonlyMap<string, string>): FieldChanges {
  const { ownerContactId } = changes;
  if (!ownerContactId) return changes;
  const [before, after] = ownerContactId.map((id) => names.get(String(id)) ?? id);
  return { ...changes, ownerContactId: [before, after] };
}

/** Deals about a home, as far as the actor may see them; where one last moved first. */
export async function dealsOfHome(db: Db, actor: Actor, homeId: string) {
  const { id, kind, title, stage, contactId } = deals;
  return await db
    .select({ id, kind, title, stage, contactId, contact: contacts.fullName })
    .from(deals)
    .innerJoin(contacts, eq(contacts.id, contactId))
    .where(and(mayRead(actor, "deal"), eq(deals.homeId, homeId)))
    .orderBy(desc(deals.stageAt))
    .limit(MOST_DEALS);
}

async function sourceOf(db: Db, actor: Actor, id: string) {
  const [source] = await db
    .select({ id: importSources.id, name: importSources.name })
    .from(importSources)
    .where(and(mayRead(actor, "importSource"), eq(importSources.id, id)));
  return source ?? null;
}

async function contactOf(db: Db, actor: Actor, id: string) {
  const [contact] = await db
    .select({ id: contacts.id, name: contacts.fullName })
    .from(contacts)
    .where(and(mayRead(actor, "contact"), eq(contacts.id, id), isNull(contacts.deletedAt)));
  return contact ?? null;
}
