import { and, asc, eq } from "drizzle-orm";
import * as z from "zod/mini";
import { FEED_FORMATS, IMPORT_TARGETS } from "#domain/portfolio/feeds/feed-values.ts";
import { atMost, line } from "#domain/shared/schema/text.ts";
import type { Actor } from "../../accounts/access/actor.server.ts";
import { type PersonActor, scopeOf } from "../../accounts/access/actor.server.ts";
import { lockOwner } from "../../accounts/access/lock-owner.server.ts";
import { mayChange, mayRead, ownershipOf } from "../../accounts/access/policies.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { listings } from "../../platform/db/tables/portfolio-homes.server.ts";
import { importSources, imports } from "../../platform/db/tables/portfolio-imports.server.ts";
import { isPlainlyPrivate } from "../../platform/outgoing/connect.server.ts";
import { publishChange } from "../../platform/realtime/change-feed.server.ts";
import { type AuthKeys, randomToken, sha256 } from "../../platform/secrets/keys.server.ts";

/** Senders of homes: exports brought by hand, addresses read on a schedule, programs that push. */

export type ImportSource = typeof importSources.$inferSelect;

/** Formats that people bring; Umbral's own imports do not concern an agency. */
const OWN_FORMATS = FEED_FORMATS.filter((format) => format !== "idealista18");

const name = line({ max: 120, message: "Escribe un nombre" }).check(z.minLength(1, "Escribe un nombre"));
const feedUrl = z.url({ protocol: /^https?$/, error: "Escribe una dirección completa, con http:// o https://" }).check(
  atMost(2000),
  z.refine(
    (url: string) => !isPlainlyPrivate(url),
    "Umbral no puede leer esa dirección: es de una red privada o de un puerto especial",
  ),
);
const everyMinutes = z
  .int("Elige cada cuánto se lee")
  .check(z.minimum(15, "Como mucho, cada 15 minutos"), z.maximum(43_200, "Como poco, una vez al mes"));
export const formatChoice = z.enum(OWN_FORMATS as [(typeof OWN_FORMATS)[number]], "Elige un formato");
export const targetChoice = z.enum(IMPORT_TARGETS, "Elige cartera, comparables o mercado");

export const newSource = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("archivo"),
    name,
    format: formatChoice,
    target: z._default(targetChoice, "cartera"),
    isPartial: z._default(z.boolean(), false),
  }),
  z.object({
    kind: z.literal("direccion"),
    name,
    format: formatChoice,
    target: z._default(targetChoice, "cartera"),
    url: feedUrl,
    everyMinutes: z._default(z.nullable(everyMinutes), 360),
    isPartial: z._default(z.boolean(), false),
  }),
  z.object({
    kind: z.literal("api"),
    name,
    format: formatChoice,
    target: z._default(targetChoice, "cartera"),
    isPartial: z._default(z.boolean(), false),
  }),
]);
export type NewSource = z.output<typeof newSource>;

export const sourceChange = z.object({
  name: z.optional(name),
  url: z.optional(feedUrl),
  /** Null: only when somebody asks for it. */
  everyMinutes: z.optional(z.nullable(everyMinutes)),
  isPartial: z.optional(z.boolean()),
});

export interface ListedSource {
  id: string;
  name: string;
  kind: ImportSource["kind"];
  format: ImportSource["format"];
  target: ImportSource["target"];
  url: string | null;
  everyMinutes: number | null;
  nextFetchAt: string | null;
  lastSuccessAt: string | null;
  lastError: string | null;
  lastErrorAt: string | null;
  failures: number;
  lastCount: number | null;
  mapping: Record<string, string> | null;
  isPartial: boolean;
  hasPushToken: boolean;
}

export function listedSource(source: ImportSource): ListedSource {
  const { id, name, kind, format, target, url, everyMinutes, lastError, failures, lastCount, mapping } = source;
  return {
    id,
    name,
    kind,
    format,
    target,
    url,
    everyMinutes,
    nextFetchAt: source.nextFetchAt?.toISOString() ?? null,
    lastSuccessAt: source.lastSuccessAt?.toISOString() ?? null,
    lastError,
    lastErrorAt: source.lastErrorAt?.toISOString() ?? null,
    failures,
    lastCount,
    mapping,
    isPartial: source.isPartial,
    hasPushToken: source.pushTokenHash !== null,
  };
}

/** An agency has few; more than this nobody reads. */
const MOST_SOURCES = 500;

export async function listSources(db: Db, actor: PersonActor): Promise<ListedSource[]> {
  const rows = await db
    .select()
    .from(importSources)
    .where(mayRead(actor, "importSource"))
    .orderBy(asc(importSources.name), asc(importSources.id))
    .limit(MOST_SOURCES);
  return rows.map(listedSource);
}

const isHis = (actor: PersonActor, id: string) => and(mayChange(actor, "importSource"), eq(importSources.id, id));

export async function findSource(db: Db, actor: PersonActor, id: string): Promise<ImportSource | undefined> {
  const [source] = await db.select().from(importSources).where(isHis(actor, id));
  return source;
}

export async function addSource(tx: Db, actor: PersonActor, wanted: NewSource, now: Date): Promise<ImportSource> {
  await lockOwner(tx, actor);
  const isRead = wanted.kind === "direccion" && wanted.everyMinutes !== null;
  const [source] = await tx
    .insert(importSources)
    .values({
      ...wanted,
      ...ownershipOf(actor),
      createdAt: now,
      updatedAt: now,
      nextFetchAt: isRead ? now : null,
    })
    .returning();
  await publishChange(tx, scopeOf(actor), "imports");
  return source!;
}

/** @returns undefined when there is no such source */
export async function changeSource(
  tx: Db,
  actor: PersonActor,
  id: string,
  change: z.output<typeof sourceChange>,
  now: Date,
): Promise<ImportSource | undefined> {
  const [source] = await tx.select().from(importSources).where(isHis(actor, id)).for("update");
  if (!source) return undefined;
  const { everyMinutes: every, url, ...values } = change;
  const isAddress = source.kind === "direccion";
  const [changed] = await tx
    .update(importSources)
    .set({
      ...values,
      updatedAt: now,
      ...(isAddress && url !== undefined ? { url, etag: null, lastModified: null } : {}),
      ...(isAddress && every !== undefined ? { everyMinutes: every, nextFetchAt: every === null ? null : now } : {}),
    })
    .where(eq(importSources.id, id))
    .returning();
  await publishChange(tx, scopeOf(actor), "imports");
  return changed;
}

/**
 * Deletes a source: its homes stay, but nobody sends them any more; its comparables are deleted.
 *
 * @returns keys of its files in the store; undefined when there is no such source
 */
export async function deleteSource(tx: Db, actor: PersonActor, id: string): Promise<string[] | undefined> {
  const [source] = await tx.select().from(importSources).where(isHis(actor, id)).for("update");
  if (!source) return undefined;
  if (source.target === "comparables") {
    await tx.delete(listings).where(eq(listings.source, id));
  }
  const files = await tx.delete(imports).where(eq(imports.sourceId, id)).returning({ key: imports.storageKey });
  await tx.delete(importSources).where(eq(importSources.id, id));
  await publishChange(tx, scopeOf(actor), "imports");
  return files.flatMap(({ key }) => (key === null ? [] : [key]));
}

/** The address is read at once. @returns false when there is no such address */
export async function readNow(tx: Db, actor: PersonActor, id: string, now: Date): Promise<boolean> {
  const due = await tx
    .update(importSources)
    .set({ nextFetchAt: now, updatedAt: now })
    .where(and(isHis(actor, id), eq(importSources.kind, "direccion")))
    .returning({ id: importSources.id });
  return due.length > 0;
}

/** A new secret with which a program sends homes; the one before opens nothing any more. @returns it, undefined without source */
export async function makePushToken(
  tx: Db,
  actor: PersonActor,
  id: string,
  { keys, now }: { keys: AuthKeys; now: Date },
): Promise<string | undefined> {
  const token = randomToken();
  const made = await tx
    .update(importSources)
    .set({ pushTokenHash: sha256(token), pushTokenSealed: keys.seal(token), updatedAt: now })
    .where(and(isHis(actor, id), eq(importSources.kind, "api")))
    .returning({ id: importSources.id });
  return made.length > 0 ? token : undefined;
}

export async function revokePushToken(tx: Db, actor: PersonActor, id: string, now: Date): Promise<boolean> {
  const revoked = await tx
    .update(importSources)
    .set({ pushTokenHash: null, pushTokenSealed: null, updatedAt: now })
    .where(and(isHis(actor, id), eq(importSources.kind, "api")))
    .returning({ id: importSources.id });
  return revoked.length > 0;
}

/** Takes a failure off the alerts; the sender keeps its reason, and the next failure is told again. @returns whether it is theirs */
export async function dismissFailure(db: Db, actor: PersonActor, id: string): Promise<boolean> {
  const dismissed = await db
    .update(importSources)
    .set({ lastErrorAt: null })
    .where(isHis(actor, id))
    .returning({ id: importSources.id });
  return dismissed.length > 0;
}

/** Sender to whom a program's secret belongs. */
export async function sourceOfPushToken(db: Db, token: string): Promise<ImportSource | undefined> {
  const [source] = await db
    .select()
    .from(importSources)
    .where(eq(importSources.pushTokenHash, sha256(token)));
  return source;
}

const MOST_NAMES = 50;

/** The senders of an actor's homes by name, for a list to choose from. */
export async function sourceNames(db: Db, actor: Actor): Promise<{ id: string; name: string }[]> {
  const { id, name } = importSources;
  return await db
    .select({ id, name })
    .from(importSources)
    .where(mayRead(actor, "importSource"))
    .orderBy(name)
    .limit(MOST_NAMES);
}
