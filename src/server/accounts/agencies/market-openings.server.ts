import { and, asc, eq, inArray, isNotNull, isNull, like, or, sql } from "drizzle-orm";
import { agencyCode, type MarketOpening, readAgencyCode } from "#domain/accounts/agency/market-opening.ts";
import { mayInAgency } from "#domain/accounts/agency/roles.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { isoDateInMadrid } from "../../platform/clock.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { agencies, agencyMembers } from "../../platform/db/tables/accounts-agencies.server.ts";
import { userNotifications } from "../../platform/db/tables/accounts-notifications.server.ts";
import { marketGrants, marketHomes, marketRefusals } from "../../platform/db/tables/market.server.ts";
import { COMMON_POOL } from "../access/pools.server.ts";
import type { Viewer } from "../access/viewer.server.ts";
import type { AccountServices } from "../account-services.server.ts";
import { type AgencyCall, actInAgency } from "./act-in-agency.server.ts";

/** The pools that an agency opens to others, and those that others opened to it. What an opened pool means is said by `access/pools` alone. */

export interface MarketOpeningRow {
  id: string;
  /** Name of the other agency; null for all of the deployment. */
  name: string | null;
  /** Moment from which on. */
  since: string;
}

/** A pool that was opened to the agency. */
export interface ReceivedOpening extends MarketOpeningRow {
  name: string;
  /** The agency does not use its homes. */
  isRefused: boolean;
  /** Umbral has put them aside for everybody. */
  isRefusedForAll: boolean;
}

export interface MarketOpenings {
  /** The agency's own code, which it gives to those who want to open their market to it. */
  code: string;
  /** Agencies to which it is open. */
  given: MarketOpeningRow[];
  /** Agencies that opened theirs to it, or to everybody. */
  received: ReceivedOpening[];
  /** Whether the viewer may open and close. */
  mayOpen: boolean;
  /** Umbral's own team, whose homes everybody sees: it opens none, and puts homes of others aside for everybody. */
  isHouse: boolean;
}

/** @returns null for a person without an agency */
export async function readOpenings(db: Db, { agency }: Pick<Viewer, "agency">): Promise<MarketOpenings | null> {
  if (!agency) return null;
  const isHouse = agency.id === COMMON_POOL;
  const { id, createdAt, pool, toPool } = marketGrants;
  const given = await db
    .select({ id, since: createdAt, to: toPool, name: agencies.name })
    .from(marketGrants)
    .leftJoin(agencies, eq(agencies.id, toPool))
    .where(eq(pool, agency.id))
    .orderBy(asc(createdAt), asc(id));
  const refusedBy = (by: string) =>
    sql<boolean>`exists (select from ${marketRefusals} r where r.pool = ${pool} and r.by_pool = ${by}::uuid)`;
  const rows = await db
    .select({
      id,
      pool,
      since: createdAt,
      name: agencies.name,
      isRefused: refusedBy(agency.id),
      isRefusedForAll: refusedBy(COMMON_POOL),
    })
    .from(marketGrants)
    .innerJoin(agencies, eq(agencies.id, pool))
    .where(and(isHouse ? undefined : or(eq(toPool, agency.id), eq(toPool, COMMON_POOL)), sql`${pool} <> ${agency.id}`))
    .orderBy(asc(agencies.name), asc(createdAt), asc(id));
  // Opened to the network and to this agency, a pool is one line.
  const received = [...new Map(rows.toReversed().map((row) => [row.pool, row])).values()].toReversed();
  return {
    code: agencyCode(agency.id),
    given: given.map((row) => ({
      id: row.id,
      name: row.to === COMMON_POOL ? null : row.name,
      since: row.since.toISOString(),
    })),
    received: received.map(({ pool: _pool, since, ...row }) => Object.assign(row, { since: since.toISOString() })),
    mayOpen: mayInAgency(agency.role, "open-market"),
    isHouse,
  };
}

/**
 * Opens the market of the caller's agency. Opening it again to the same is no error and changes nothing.
 *
 * @throws AppError INVALID_INPUT where no other agency has the code
 */
export async function openMarket(services: AccountServices, call: AgencyCall, opening: MarketOpening): Promise<void> {
  await actInAgency(services, call, "open-market", async ({ tx, now, agency, note }) => {
    if (agency.id === COMMON_POOL) throw new AppError("NOT_ALLOWED");
    const to = opening.to === "red" ? { id: COMMON_POOL, name: null } : await agencyOfCode(tx, opening.code);
    if (!to || to.id === agency.id) {
      const message = to
        ? "Ese es el código de tu propia agencia"
        : "Ninguna agencia tiene ese código. Pídeselo otra vez";
      throw new AppError("INVALID_INPUT", [{ path: "code", message }]);
    }
    const opened = await tx
      .insert(marketGrants)
      .values({ pool: agency.id, toPool: to.id, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: marketGrants.id });
    if (opened.length === 0) return;
    await note("market_opened", call.viewer.userId, { to: to.name ?? "todas las agencias" });
    if (to.name === null) return;
    await notifySeniors(tx, to.id, now, {
      cause: `market-opening:${agency.id}`,
      title: `${agency.name} te abre sus inmuebles`,
      message: "Salen en tus búsquedas y valen como comparables. Puede dejar de compartirlos cuando quiera.",
    });
  });
}

/** Ends it at once. @throws AppError NOT_FOUND for what is not open */
export async function closeMarket(services: AccountServices, call: AgencyCall, id: string): Promise<void> {
  await actInAgency(services, call, "open-market", async ({ tx, now, agency, note }) => {
    const [closed] = await tx
      .delete(marketGrants)
      .where(and(eq(marketGrants.id, id), eq(marketGrants.pool, agency.id)))
      .returning();
    if (!closed) throw new AppError("NOT_FOUND");
    const [other] = await tx.select({ name: agencies.name }).from(agencies).where(eq(agencies.id, closed.toPool));
    const isNetwork = closed.toPool === COMMON_POOL;
    await note("market_closed", call.viewer.userId, { to: isNetwork ? "todas las agencias" : (other?.name ?? null) });
    if (isNetwork) return;
    await notifySeniors(tx, closed.toPool, now, {
      cause: `market-opening:${agency.id}`,
      title: `${agency.name} deja de compartir sus inmuebles`,
      message: "Ya no salen en tus búsquedas ni valen como comparables. Lo que calculaste con ellos no cambia.",
    });
  });
}

/**
 * Whether the agency uses the homes of a pool that was opened to it; Umbral's team decides for everybody. Values that rested on them are worked out
 * again.
 *
 * @param id of the opening @throws AppError NOT_FOUND for what is not open to it
 */
export async function refuseMarket(
  services: AccountServices,
  call: AgencyCall,
  { id, isRefused }: { id: string; isRefused: boolean },
): Promise<void> {
  await actInAgency(services, call, "open-market", async ({ tx, now, agency, note }) => {
    const [opening] = await tx
      .select({ pool: marketGrants.pool, toPool: marketGrants.toPool, name: agencies.name })
      .from(marketGrants)
      .innerJoin(agencies, eq(agencies.id, marketGrants.pool))
      .where(eq(marketGrants.id, id));
    const isHouse = agency.id === COMMON_POOL;
    const isTheirs = opening && (isHouse || opening.toPool === agency.id || opening.toPool === COMMON_POOL);
    if (!opening || !isTheirs || opening.pool === agency.id) throw new AppError("NOT_FOUND");
    const refusal = { pool: opening.pool, byPool: agency.id };
    const changed = isRefused
      ? await tx
          .insert(marketRefusals)
          .values({ ...refusal, createdAt: now })
          .onConflictDoNothing()
          .returning()
      : await tx
          .delete(marketRefusals)
          .where(and(eq(marketRefusals.pool, refusal.pool), eq(marketRefusals.byPool, refusal.byPool)))
          .returning();
    if (changed.length === 0) return;
    await note(isRefused ? "market_refused" : "market_used", call.viewer.userId, { of: opening.name });
    const given = tx.select({ to: marketGrants.toPool }).from(marketGrants).where(eq(marketGrants.pool, opening.pool));
    const { pool, valuedOn, valueDueOn } = marketHomes;
    const today = isoDateInMadrid(now);
    await tx
      .update(marketHomes)
      .set({ valueDueOn: today })
      .where(
        and(
          isHouse ? inArray(pool, given) : eq(pool, agency.id),
          isNotNull(valuedOn),
          sql`${valueDueOn} between ${today}::date and date '9999-12-31'`,
        ),
      );
  });
}

async function agencyOfCode(tx: Db, code: string): Promise<{ id: string; name: string } | undefined> {
  const digits = readAgencyCode(code)!;
  const found = await tx
    .select({ id: agencies.id, name: agencies.name })
    .from(agencies)
    .where(and(like(sql`replace(${agencies.id}::text, '-', '')`, `${digits}%`), sql`${agencies.id} <> ${COMMON_POOL}`))
    .limit(2);
  // Twelve digits that two agencies share name neither.
  return found.length === 1 ? found[0] : undefined;
}

/** Those who run the other agency hear of it in their bell; the last news of one agency takes the place of an unread one. */
async function notifySeniors(
  tx: Db,
  agencyId: string,
  at: Date,
  notice: { cause: string; title: string; message: string },
): Promise<void> {
  const seniors = await tx
    .select({ userId: agencyMembers.userId })
    .from(agencyMembers)
    .where(and(eq(agencyMembers.agencyId, agencyId), inArray(agencyMembers.role, ["owner", "coordinator"])));
  if (seniors.length === 0) return;
  await tx
    .insert(userNotifications)
    .values(
      seniors.map(({ userId }) => ({
        userId,
        ...notice,
        type: "info" as const,
        link: "/dashboard/agencia/mercado",
        createdAt: at,
        lastAt: at,
      })),
    )
    .onConflictDoUpdate({
      target: [userNotifications.userId, userNotifications.cause],
      targetWhere: isNull(userNotifications.readAt),
      set: { title: notice.title, message: notice.message, lastAt: at },
    });
}
