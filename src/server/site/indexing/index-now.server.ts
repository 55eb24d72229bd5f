import { hkdfSync } from "node:crypto";
import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import { MINUTE_MS } from "#domain/shared/time/durations.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";
import { indexPings } from "../../platform/db/tables/site-outreach.server.ts";
import type { Config } from "../../platform/env.server.ts";
import type { Job } from "../../platform/jobs/job.server.ts";
import { authSecret } from "../../platform/secrets/auth-secret.server.ts";

/**
 * IndexNow (indexnow.org): changed addresses are sent to one engine, which passes them on to the others that take part
 * (Bing, Yandex, Seznam, Naver; Google does not). A key file on the site proves that it is ours.
 */

const TIMEOUT_MS = 20_000;
const MOST_SHOWN = 25;

/** The configured key, or one derived from the secret: the same in every process. It is public by design. */
export function indexNowKey(config: Pick<Config, "indexNow" | "auth" | "dataDir">): string {
  return (
    config.indexNow.key ??
    Buffer.from(hkdfSync("sha256", authSecret(config), "umbral-indexnow", "key", 16)).toString("hex")
  );
}

/** Meaning of the engine's answers, from its documentation. */
const ANSWERS: Record<number, string> = {
  200: "Recibido",
  202: "Recibido; falta que compruebe la clave",
  400: "Petición mal formada",
  403: "No ha podido comprobar la clave",
  422: "Alguna dirección no es de este sitio o la clave no corresponde",
  429: "Demasiados envíos; espera antes de repetir",
};
const answerText = (status: number): string => ANSWERS[status] ?? `Ha respondido ${status}`;

export interface ListedPing {
  id: string;
  at: Date;
  urls: string[];
  status: number | null;
  error: string | null;
  /** Null for automatic pings. */
  by: string | null;
}

export async function listPings(db: Db): Promise<ListedPing[]> {
  const { id, at, urls, status, error } = indexPings;
  return await db
    .select({ id, at, urls, status, error, by: users.email })
    .from(indexPings)
    .leftJoin(users, eq(users.id, indexPings.createdBy))
    .orderBy(desc(at))
    .limit(MOST_SHOWN);
}

export const indexNowJob: Job = {
  name: "index now",
  everyMs: MINUTE_MS,
  wokenBy: ["index_pings"],
  round: ({ database, config }) => sendNextPing(database.db, config),
};

/** Sends the ping that has waited longest. @returns whether there was one */
export async function sendNextPing(
  db: Db,
  config: Pick<Config, "indexNow" | "auth" | "dataDir" | "publicUrl">,
  send: typeof fetch = fetch,
): Promise<boolean> {
  // Pings queued before it was switched off wait.
  if (config.indexNow.mode === "off") return false;
  const waiting = db
    .select({ id: indexPings.id })
    .from(indexPings)
    .where(and(isNull(indexPings.status), isNull(indexPings.error)))
    .orderBy(asc(indexPings.at))
    .limit(1)
    .for("update", { skipLocked: true });
  // Marked before it is sent: a process that dies meanwhile leaves it marked, and it is not sent twice unasked.
  const [ping] = await db
    .update(indexPings)
    .set({ error: SENDING })
    .where(eq(indexPings.id, sql`(${waiting})`))
    .returning();
  if (!ping) return false;
  const key = indexNowKey(config);
  const body = {
    host: new URL(config.publicUrl).host,
    key,
    keyLocation: `${config.publicUrl}/${key}.txt`,
    urlList: ping.urls.map((path) => `${config.publicUrl}${path}`),
  };
  const answer = await answerOf(send, config.indexNow.endpoint, body);
  await db.update(indexPings).set(answer).where(eq(indexPings.id, ping.id));
  return true;
}

const SENDING = "Enviándose; si no cambia en un minuto, envíalo otra vez";

async function answerOf(
  send: typeof fetch,
  endpoint: string,
  body: object,
): Promise<{ status: number | null; error: string | null }> {
  try {
    const response = await send(endpoint, {
      method: "POST",
      headers: { "content-type": "application/json; charset=utf-8" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    const { ok, status } = response;
    return { status, error: ok ? null : answerText(status) };
  } catch {
    return { status: null, error: "No responde" };
  }
}
