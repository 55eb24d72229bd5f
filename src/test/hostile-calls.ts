import { afterAll, beforeAll, expect, vi } from "vitest";
import type { Entity } from "#server/accounts/access/policies.server.ts";
import { createApp } from "#server/boot/app.server.ts";
import { limits, toolErrors } from "#server/platform/db/tables/platform.server.ts";
import { type Cast, openCast, type Persona } from "./cast.ts";
import { createLoaderRenderer } from "./page-loaders.ts";
import { addRow } from "./rows.ts";
import { openTestDatabase } from "./test-database.ts";
import { testServices } from "./test-services.ts";

/**
 * Calls with any input that somebody may send, and the faults they cause: an answer of 500, a line of the log, a value
 * that only the database refuses.
 */

export const NOBODY = "00000000-0000-4000-8000-000000000000";

const ROWS: [RegExp, Entity][] = [
  [/\/crm\/contacts\/:|\/v1\/contacts\/:/, "contact"],
  [/\/crm\/deals\/:/, "deal"],
  [/\/homes\/:/, "home"],
  [/\/share-links\/:/, "shareLink"],
  [/\/runs\/:/, "run"],
  [/\/calendar\/events\/:/, "event"],
  [/\/threads\/:/, "thread"],
  [/\/assistant\/conversations\/:/, "conversation"],
  [/\/imports\/sources\/:/, "importSource"],
  [/\/imports\/:/, "import"],
  [/\/webhooks\/:/, "webhook"],
  [/\/v1\/leads\/:/, "lead"],
];
/** A person who leaves, or ends their agency, could not go on calling. */
const ENDS = /\/leave$|^DELETE \/api\/agency$|^POST \/api\/account\/delete$/;

/** Callers: for a call of the administration its people, for others somebody with an agency and somebody without. */
export const callersOf = (route: string): readonly [Persona, ...Persona[]] =>
  /\/admin/.test(route) ? ["admin"] : ["author", "user"];

/** @param values stand for the pattern's parameters, in turn; the last for all that follow */
export function pathOf(route: string, ...values: string[]): string {
  const given = [...values];
  const pattern = route.slice(route.indexOf(" ") + 1);
  return pattern.replace(/:\w+(\{[^}]*\})?\??/g, () => (given.length > 1 ? given.shift()! : given[0]!));
}

export async function hostileCalls() {
  const database = await openTestDatabase();
  const services = testServices(database, { TRUSTED_PROXIES: "1" });
  const loaders = createLoaderRenderer();
  // A loader that throws anything but an answer is a page that failed.
  const app = createApp(services, (request, context) =>
    loaders(request, context).catch((error) => new Response(String(error), { status: 500 })),
  );
  const made = app.routes.filter(({ method, path }) => method !== "ALL" && !path.includes("*"));
  const routes = [...new Set(made.map(({ method, path }) => `${method} ${path}`))].filter((route) => !ENDS.test(route));

  let cast: Cast;
  const known: Record<string, string> = {};
  const rowsOf = new Map<string, string>();
  /** Faults, with the log's lines about them. */
  const broken: string[] = [];
  let sent = 0;

  beforeAll(async () => {
    cast = await openCast(services);
    for (const entity of ["contact", "home", "deal", "run", "event"] as const) {
      known[entity] = await addRow(services, entity, cast.author.of);
    }
    for (const level of ["error", "warn"] as const) {
      vi.spyOn(services.log, level).mockImplementation((...shown: unknown[]) => {
        const [about, message] = shown as [{ err?: Error; refused?: string }, string];
        if (about.err || about.refused) {
          broken.push(`${message}: ${String(about.err?.cause ?? about.err ?? about.refused).slice(0, 300)}`);
        }
      });
    }
  });
  afterAll(() => services.changes.close());

  /** Each from an address of its own, and the counts of people are forgotten: the limits are not what this is about. */
  async function send(who: Persona, method: string, path: string, body?: string, headers: HeadersInit = {}) {
    sent += 1;
    if (sent % 25 === 0) await database.db.delete(limits);
    const all = new Headers(headers);
    all.set("x-forwarded-for", `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`);
    if (!all.has("cookie")) all.set("cookie", cast[who].cookie);
    if (body !== undefined && !all.has("content-type")) all.set("content-type", "application/json");
    const before = broken.length;
    const response = await app.request(path, { method, headers: all, ...(body === undefined ? {} : { body }) });
    // A table that is given up while it is written is told to the log; a stream of events has no end.
    if (response.headers.get("content-type")?.startsWith("text/csv")) await response.arrayBuffer();
    else await response.body?.cancel();
    if (response.status >= 500 || broken.length > before) {
      broken.push(`${response.status} ${who} ${method} ${path.slice(0, 300)} ${body?.slice(0, 300) ?? ""}`);
    }
  }

  /** A row of theirs that the call is about, or nobody's. */
  async function idOf(route: string, who: Persona): Promise<string> {
    const entity = ROWS.find(([pattern]) => pattern.test(route))?.[1];
    if (!entity || who === "anonymous") return NOBODY;
    const key = `${entity} ${who}`;
    const had = rowsOf.get(key);
    if (had && !route.startsWith("DELETE ")) return had;
    // Some tables have one row a person.
    const row = await addRow(services, entity, cast[who].of).catch(() => NOBODY);
    rowsOf.set(key, row);
    return row;
  }

  async function nothingBroke(): Promise<void> {
    expect(broken.splice(0)).toEqual([]);
    const kept = await database.db.delete(toolErrors).returning();
    expect(kept.filter(({ kind }) => kind === "server").map(({ errorMessage }) => errorMessage)).toEqual([]);
  }

  return {
    services,
    send,
    nothingBroke,
    changing: routes.filter((route) => !route.startsWith("GET ")),
    reading: routes.filter((route) => route.startsWith("GET ")),
    ownPath: async (route: string, who: Persona) => pathOf(route, await idOf(route, who), NOBODY),
    /** Stands for the id in a member of this name. */
    idFor: (name: string) =>
      known[Object.keys(known).find((entity) => name.toLowerCase().includes(entity)) ?? ""] ?? NOBODY,
  };
}

/**
 * A part of the possible inputs for a route: each route has others, the same in each run, so that the suite stays short
 * and every kind is sent to many of them. `HOSTILE_INPUT=all` sends everything to each, which takes a quarter of an
 * hour.
 */
export function someOf<T>(all: readonly T[], count: number, route: string): readonly T[] {
  if (process.env.HOSTILE_INPUT === "all" || all.length <= count) return all;
  const turn = [...route].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 7);
  const step = all.length / count;
  return Array.from({ length: count }, (_, index) => all[(turn + Math.floor(index * step)) % all.length]!);
}
