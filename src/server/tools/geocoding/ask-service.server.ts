import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { eq, inArray, lt } from "drizzle-orm";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { counter, countOne } from "../../platform/db/counter.server.ts";
import { geocodingAnswers } from "../../platform/db/tables/tools-runs.server.ts";
import type { GeocodingConfig } from "../../platform/env.server.ts";
import { fetchPublic } from "../../platform/outgoing/fetch-public.server.ts";
import { OutgoingError } from "../../platform/outgoing/outgoing-error.server.ts";
import { GEOCODING_SERVICES } from "./services.server.ts";

/** How long an answer is kept: streets get new numbers, and the services' terms ask not to collect their data. */
const KEPT_MS = 30 * DAY_MS;
/** An answer that found nothing may be a street that is not there yet. */
const NOTHING_KEPT_MS = DAY_MS;
const MOST_BYTES = 262_144;
/** After a failure a service is left alone, so that nobody waits for it again and again. */
const REST_MS = 2 * 60_000;
const FORGOTTEN_AT_ONCE = 500;

/** Why there is no answer: the service is switched off, is asked too often, is not there, or answers otherwise than it documents. */
export type NoAnswer = "off" | "busy" | "unreachable" | "unreadable";

export interface Question<Answer> {
  service: keyof GeocodingConfig;
  /** The rest of the address, after the configured part. */
  path: string;
  /** @returns undefined where the answer is not as documented */
  read(json: unknown): Answer | undefined;
  /** Whether the answer found something, which decides how long it is kept. */
  isFound(answer: Answer): boolean;
}

export type Asked<Answer> = { answer: Answer } | { none: NoAnswer };

/** Asks the services, one question once: answers are kept in the database, and failing services left alone for a while. */
export interface AskServices {
  ask<Answer>(question: Question<Answer>): Promise<Asked<Answer>>;
}

interface Parts {
  db: Db;
  config: GeocodingConfig;
  /** Whether a configured address may be in a private network, as somebody's own Photon is. */
  reachesPrivate: boolean;
  now: () => Date;
  /** Everything that one question may take. */
  timeoutMs: number;
}

export function createAskServices({ db, config, reachesPrivate, now, timeoutMs }: Parts): AskServices {
  const restUntil = new Map<keyof GeocodingConfig, number>();
  return {
    async ask(question) {
      const { service, path, read, isFound } = question;
      const base = config[service];
      if (base === undefined) return { none: "off" };
      const key = createHash("sha256").update(`${service} ${base}${path}`).digest("hex");
      const kept = await readKept(db, key, now());
      const known = kept === undefined ? undefined : read(kept);
      if (known !== undefined) return { answer: known };
      if ((restUntil.get(service) ?? 0) > now().getTime()) return { none: "unreachable" };
      const { calls, seconds } = GEOCODING_SERVICES[service];
      if (await countOne(counter(db, "geocoding", calls, seconds), service)) return { none: "busy" };
      const rest = (seconds = 0) => restUntil.set(service, now().getTime() + Math.max(REST_MS, seconds * 1000));
      try {
        const json = await fetchJson(`${base}${path}`, { timeoutMs, allowPrivate: reachesPrivate });
        const answer = json === undefined ? undefined : read(json);
        if (answer === undefined) {
          rest();
          return { none: "unreadable" };
        }
        await keep(db, { key, service, answer: json, expiresAt: endOf(now(), isFound(answer)) });
        return { answer };
      } catch (error) {
        if (!(error instanceof OutgoingError)) throw error;
        rest(error.retryAfterSeconds);
        return { none: error.kind === "tooLarge" ? "unreadable" : "unreachable" };
      }
    },
  };
}

const endOf = (now: Date, isFound: boolean) => new Date(now.getTime() + (isFound ? KEPT_MS : NOTHING_KEPT_MS));

/** @returns undefined where the body is no JSON */
export async function fetchJson(
  url: string,
  { timeoutMs, allowPrivate }: { timeoutMs: number; allowPrivate: boolean },
): Promise<unknown> {
  const fetched = await fetchPublic(url, { accept: "application/json", maxBytes: MOST_BYTES, timeoutMs, allowPrivate });
  if (fetched.status !== "fresh") return undefined;
  // The cadastre begins with a byte order mark, at which JSON.parse stops.
  const text = (await buffer(fetched.body)).toString("utf8").replace(/^\uFEFF/, "");
  try {
    return JSON.parse(text);
  } catch {
    // A page of HTML in place of JSON is what a service that is being repaired answers.
    return undefined;
  }
}

async function readKept(db: Db, key: string, now: Date): Promise<unknown> {
  const [row] = await db
    .select({ answer: geocodingAnswers.answer, expiresAt: geocodingAnswers.expiresAt })
    .from(geocodingAnswers)
    .where(eq(geocodingAnswers.key, key));
  return row && row.expiresAt > now ? row.answer : undefined;
}

async function keep(db: Db, row: typeof geocodingAnswers.$inferInsert): Promise<void> {
  const { answer, expiresAt } = row;
  await db
    .insert(geocodingAnswers)
    .values(row)
    .onConflictDoUpdate({ target: geocodingAnswers.key, set: { answer, expiresAt } });
}

/** Deletes answers that have expired, some at a time. @returns whether there may be more */
export async function forgetAnswers(db: Db, now: Date): Promise<boolean> {
  const some = db
    .select({ key: geocodingAnswers.key })
    .from(geocodingAnswers)
    .where(lt(geocodingAnswers.expiresAt, now))
    .limit(FORGOTTEN_AT_ONCE);
  const { rowCount } = await db.delete(geocodingAnswers).where(inArray(geocodingAnswers.key, some));
  return (rowCount ?? 0) === FORGOTTEN_AT_ONCE;
}
