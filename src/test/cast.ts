import { randomUUID } from "node:crypto";
import type { Hono } from "hono";
import type { AgencyRole } from "#domain/accounts/agency/roles.ts";
import type { AppEnv } from "#server/accounts/access/app-env.server.ts";
import { giveAccountToAgency, openAccount } from "#server/accounts/billing/accounts.server.ts";
import type { Services } from "#server/boot/services.server.ts";
import { agencies, agencyMembers } from "#server/platform/db/tables/accounts-agencies.server.ts";
import { signedInPerson } from "./signed-in-person.ts";
import { visitorCookie } from "./visitor-cookie.ts";

/**
 * Kinds of people for whom an answer may differ. The tests of access call as each of them and compare with tables of
 * the expected answers: `server/boot/api/access.test.ts` (calls), `server/accounts/access/rows.test.ts` (calls with a
 * row's id), `server/accounts/access/pages.test.ts` (pages), `server/accounts/auth/access.test.ts` (`/auth/v1`).
 */
export const PERSONAS = [
  /** A visitor with the cookie of earlier visits. */
  "anonymous",
  /** A visitor whose cookie names the account of `user`, signed as if the server had made it: it names a visitor all the same. */
  "forger",
  /** Signed in by a link that somebody else asked for, at the browser where `anonymous` has made something. */
  "lured",
  /** Without an agency; personal rows are theirs. */
  "user",
  "otherUser",
  /** In one agency: its head, a coordinator, the agent who made its rows, and another agent. */
  "owner",
  "coordinator",
  "author",
  "colleague",
  /** The head of another agency. */
  "rival",
  "manager",
  "admin",
] as const;

export type Persona = (typeof PERSONAS)[number];

type Visitor = "anonymous" | "forger";

/** Answer for each: the same for all, or one by one, where `others` are all who are not named. */
export type Answers<T = number> = T | (Partial<Record<Persona, T>> & { others: T });

/** People without an account, whatever their cookie says. */
export const isVisitor = (who: Persona): who is Visitor => who === "anonymous" || who === "forger";

/** Kinds of people who get the same answer as another kind, unless a table names them. */
const LIKE: Partial<Record<Persona, Persona>> = { forger: "anonymous", lured: "otherUser" };

/** A table's line in full. */
export function answersOf<T extends number | boolean>(answers: Answers<T>): Record<Persona, T> {
  const of = (persona: Persona): T => {
    if (typeof answers !== "object") return answers as T;
    return answers[persona] ?? (LIKE[persona] && answers[LIKE[persona]]) ?? answers.others;
  };
  return Object.fromEntries(PERSONAS.map((persona) => [persona, of(persona)])) as Record<Persona, T>;
}

export interface Member {
  /** The user's id; the visitor's of whoever is anonymous. */
  id: string;
  cookie: string;
  /** Owner of rows that they make. */
  of: { ownerId: string; agencyId: string | null };
}

/** A browser without an account, and the owner of rows that it makes. */
interface Browser extends Omit<Member, "of"> {
  of: { ownerId: null; visitorId: string; agencyId: null };
}

export interface Cast extends Record<Visitor, Browser>, Record<Exclude<Persona, Visitor>, Member> {
  agencyId: string;
  rivalAgencyId: string;
}

export async function openCast(services: Services): Promise<Cast> {
  const { db } = services.database;
  const person = async (roles: Parameters<typeof signedInPerson>[1] = []): Promise<Member> => {
    const { user, cookie } = await signedInPerson(services, roles);
    await openAccount(db, { userId: user.id }, services.now());
    return { id: user.id, cookie, of: { ownerId: user.id, agencyId: null } };
  };
  const agency = async (name: string) => (await db.insert(agencies).values({ name }).returning())[0]!.id;
  const [agencyId, rivalAgencyId] = [await agency("Casas del Puerto"), await agency("La Otra Agencia")];
  const member = async (ofAgency: string, role: AgencyRole): Promise<Member> => {
    const made = await person();
    await db.insert(agencyMembers).values({ userId: made.id, agencyId: ofAgency, role });
    // The founder's plan becomes the agency's.
    if (role === "owner") {
      await db.transaction((tx) => giveAccountToAgency(tx, made.id, ofAgency, services.now()));
    }
    return { ...made, of: { ...made.of, agencyId: ofAgency } };
  };
  // No head of an agency is alone in it.
  await member(rivalAgencyId, "agent");
  const browser = (visitorId: string): Browser => ({
    id: visitorId,
    cookie: visitorCookie(services, visitorId),
    of: { ownerId: null, visitorId, agencyId: null },
  });
  const [anonymous, user, lured] = [browser(randomUUID()), await person(), await person()];
  return {
    agencyId,
    rivalAgencyId,
    anonymous,
    forger: browser(user.id),
    lured: { ...lured, cookie: `${lured.cookie}; ${anonymous.cookie}` },
    user,
    otherUser: await person(),
    owner: await member(agencyId, "owner"),
    coordinator: await member(agencyId, "coordinator"),
    author: await member(agencyId, "agent"),
    colleague: await member(agencyId, "agent"),
    rival: await member(rivalAgencyId, "owner"),
    manager: await person(["manager"]),
    admin: await person(["admin"]),
  };
}

let calls = 0;

/** Status of a call that a browser makes. */
export async function statusOf(
  app: Hono<AppEnv>,
  method: string,
  path: string,
  { cookie, body }: { cookie?: string | undefined; body?: unknown } = {},
): Promise<number> {
  calls += 1;
  const response = await app.request(path, {
    method,
    // Each from an address of its own: the limits are not what this is about.
    headers: {
      "x-forwarded-for": `10.${calls >> 16}.${(calls >> 8) & 255}.${calls & 255}`,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(cookie ? { cookie } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  await response.body?.cancel();
  return response.status;
}
