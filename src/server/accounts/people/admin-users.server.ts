import {
  and,
  asc,
  desc,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  lte,
  notExists,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { fullNameOf } from "#domain/accounts/account/person-name.ts";
import { WEEK_MS } from "#domain/shared/time/durations.ts";
import { addDays } from "#domain/shared/time/local-time.ts";
import { startOfDayInMadrid } from "../../platform/clock.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { searchPatterns } from "../../platform/db/search-text.server.ts";
import { authEvents, sessions, userRoles, users } from "../../platform/db/tables/accounts.server.ts";
import { asksForMore, type Role, type UserRow } from "./accounts.server.ts";

/** Accounts for administrators: many at once, by state, role, plan and date. */

export type UserState = "active" | "unconfirmed" | "banned";
type UserSort = "newest" | "oldest" | "lastSignIn" | "name" | "email";

export type UserPlan = "prueba" | "prueba-acaba" | "agente" | "agencia" | "red" | "pago";

export interface UserFilter {
  search: string;
  /** `none` are those without one. */
  role: Role | "none" | null;
  state: UserState | null;
  /**
   * Plan, their own or their agency's; `pago` is any that is not the trial, `prueba-acaba` a trial of at most seven
   * more days.
   */
  plan?: UserPlan | undefined;
  /** Days (ISO, mainland Spain) of the sign-up, both included. */
  from?: string | undefined;
  until?: string | undefined;
  sort: UserSort;
  /** Counts from 1. */
  page: number;
}

export interface ListedUser {
  id: string;
  email: string;
  name: string;
  state: UserState;
  roles: Role[];
  hasSecondFactor: boolean;
  createdAt: Date;
  lastSignInAt: Date | null;
}

export const USERS_PER_PAGE = 25;

export function stateOf(user: Pick<UserRow, "bannedUntil" | "emailConfirmedAt">, now: Date): UserState {
  if (user.bannedUntil !== null && user.bannedUntil > now) return "banned";
  return user.emailConfirmedAt === null ? "unconfirmed" : "active";
}

/** One page of accounts, and how many there are in all. */
export async function listUsers(
  db: Db,
  filter: UserFilter,
  now: Date,
): Promise<{ users: ListedUser[]; total: number }> {
  const where = and(
    ...searchOf(filter.search),
    stateIs(filter.state, now),
    roleIs(db, filter.role),
    planIs(filter.plan, now),
    ...cameWithin(filter),
  );
  const total = await db.$count(users, where);
  const rows = await db
    .select()
    .from(users)
    .where(where)
    .orderBy(...orderOf(filter.sort))
    .limit(USERS_PER_PAGE)
    .offset((filter.page - 1) * USERS_PER_PAGE);
  const ids = rows.map(({ id }) => id);
  const roles = await rolesOfUsers(db, ids);
  const secured = await usersWithFactor(db, ids);
  return {
    total,
    users: rows.map((user) => ({
      id: user.id,
      email: user.email,
      name: fullNameOf(user.metadata),
      state: stateOf(user, now),
      roles: roles.get(user.id) ?? [],
      hasSecondFactor: secured.has(user.id),
      createdAt: user.createdAt,
      lastSignInAt: user.lastSignInAt,
    })),
  };
}

const searchOf = (search: string): SQL[] => searchPatterns(search).map((pattern) => like(users.searchText, pattern));

function stateIs(state: UserState | null, now: Date): SQL | undefined {
  const isFree = or(isNull(users.bannedUntil), lte(users.bannedUntil, now));
  if (state === "banned") return gt(users.bannedUntil, now);
  if (state === "unconfirmed") return and(isFree, isNull(users.emailConfirmedAt));
  return state === "active" ? and(isFree, isNotNull(users.emailConfirmedAt)) : undefined;
}

function roleIs(db: Db, role: UserFilter["role"]): SQL | undefined {
  if (role === null) return undefined;
  const locked = db.select().from(userRoles).where(eq(userRoles.userId, users.id)).$dynamic();
  if (role === "none") return notExists(locked);
  return exists(locked.where(and(eq(userRoles.userId, users.id), eq(userRoles.role, role))));
}

const TRIAL_ENDS_MS = WEEK_MS;

function planIs(plan: UserFilter["plan"], now: Date): SQL | undefined {
  if (!plan) return undefined;
  const soon = new Date(now.getTime() + TRIAL_ENDS_MS).toISOString();
  const which =
    plan === "pago"
      ? sql`b.plan <> 'prueba'`
      : plan === "prueba-acaba"
        ? sql`b.plan = 'prueba' and b.plan_until <= ${soon}::timestamptz`
        : sql`b.plan = ${plan}`;
  return sql`exists (
    select from billing_accounts b left join agency_members m on m.user_id = ${users.id}
    where (b.agency_id = m.agency_id or (m.user_id is null and b.user_id = ${users.id}))
      and (b.plan_until is null or b.plan_until > ${now.toISOString()}::timestamptz) and ${which})`;
}

function cameWithin({ from, until }: Pick<UserFilter, "from" | "until">): (SQL | undefined)[] {
  return [
    from ? gte(users.createdAt, startOfDayInMadrid(from)) : undefined,
    until ? lt(users.createdAt, startOfDayInMadrid(addDays(until, 1))) : undefined,
  ];
}

/** Nulls last, as the indexes have it: otherwise PostgreSQL sorts all rows for one page. */
const newestFirst = [sql`${users.createdAt} desc nulls last`, asc(users.id)];

function orderOf(sort: UserSort): SQL[] {
  switch (sort) {
    case "newest":
      return newestFirst;
    case "oldest":
      return [sql`${users.createdAt} asc nulls first`, desc(users.id)];
    case "lastSignIn":
      return [sql`${users.lastSignInAt} desc nulls last`, ...newestFirst];
    case "name":
      return [asc(users.searchText), asc(users.id)];
    case "email":
      return [asc(users.email)];
  }
}

async function rolesOfUsers(db: Db, ids: readonly string[]): Promise<Map<string, Role[]>> {
  const found = new Map<string, Role[]>();
  if (ids.length === 0) return found;
  const rows = await db
    .select({ userId: userRoles.userId, role: userRoles.role })
    .from(userRoles)
    .where(inArray(userRoles.userId, [...ids]))
    .orderBy(asc(userRoles.role));
  for (const { userId, role } of rows) found.set(userId, [...(found.get(userId) ?? []), role]);
  return found;
}

async function usersWithFactor(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ userId: users.id })
    .from(users)
    .where(and(inArray(users.id, [...ids]), asksForMore(db)));
  return new Set(rows.map(({ userId }) => userId));
}

export interface AccountFigures {
  accounts: number;
  newThisWeek: number;
  unconfirmed: number;
  banned: number;
}

export async function accountFigures(db: Db, now: Date): Promise<AccountFigures> {
  const weekAgo = new Date(now.getTime() - WEEK_MS);
  const countOf = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`;
  const [row] = await db
    .select({
      accounts: sql<number>`count(*)::int`,
      newThisWeek: countOf(gte(users.createdAt, weekAgo)),
      unconfirmed: countOf(stateIs("unconfirmed", now)!),
      banned: countOf(stateIs("banned", now)!),
    })
    .from(users);
  return row!;
}

export interface GrantedRole {
  role: Role;
  since: Date;
  /** Null for the first administrator, and where the account that granted it is gone. */
  grantedBy: string | null;
}

export async function listGrantedRoles(db: Db, userId: string): Promise<GrantedRole[]> {
  const granter = sql<string | null>`(select email from ${users} where ${users.id} = ${userRoles.grantedBy})`;
  return await db
    .select({ role: userRoles.role, since: userRoles.createdAt, grantedBy: granter })
    .from(userRoles)
    .where(eq(userRoles.userId, userId))
    .orderBy(asc(userRoles.role));
}

export type SessionOfUser = Pick<
  typeof sessions.$inferSelect,
  "id" | "aal" | "createdAt" | "refreshedAt" | "ipAddress" | "userAgent"
>;

/** Last used first. */
export async function listSessionsOf(db: Db, userId: string): Promise<SessionOfUser[]> {
  const { id, aal, createdAt, refreshedAt, ipAddress, userAgent } = sessions;
  return await db
    .select({ id, aal, createdAt, refreshedAt, ipAddress, userAgent })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.impersonatorId)))
    .orderBy(desc(sessions.refreshedAt), desc(sessions.id));
}

/** Reason of a ban, in the words of the administrator who set it last. */
export async function lastBan(db: Db, userId: string): Promise<{ reason: string; at: Date } | null> {
  const [event] = await db
    .select({ detail: authEvents.detail, at: authEvents.createdAt })
    .from(authEvents)
    .where(and(eq(authEvents.userId, userId), eq(authEvents.kind, "banned")))
    .orderBy(sql`${authEvents.createdAt} desc nulls last`)
    .limit(1);
  return event ? { reason: String(event.detail.reason ?? ""), at: event.at } : null;
}
