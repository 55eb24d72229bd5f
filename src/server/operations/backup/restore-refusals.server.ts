import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "pg";
import { ADVISORY_LOCKS } from "../../platform/db/advisory-locks.server.ts";
import { quote, readTables } from "./catalogue.server.ts";
import type { BackupContents } from "./read-backup.server.ts";

/**
 * Why a backup is not restored into a database; each answer is one Spanish line, or undefined where nothing forbids it.
 */

/** Sessions that have just been closed are still listed for a moment. */
const LINGER_MS = 1_000;
const LOOK_AGAIN_MS = 50;

/**
 * Rows that a first start writes by itself, and measurements of the product itself: the condition says which rows of a
 * table are people's. Tables that are not named here hold people's rows only.
 */
const OF_PEOPLE: Readonly<Record<string, string>> = {
  backup_checks: "false",
  agencies: "id <> '00000000-0000-4000-8000-000000000001'",
  geocoding_answers: "false",
  listings: "not is_demo",
  limits: "false",
  log_lines: "false",
  metric_samples: "false",
  official_series: "false",
  tool_errors: "false",
  valuation_accuracy: "false",
  work_states: "false",
};
/** The first administrator is one row of each. */
const OF_FIRST_ADMIN: ReadonlySet<string> = new Set(["users", "identities", "user_roles", "auth_events"]);

/** Number of rows that a fresh start would not have made by itself. */
export async function rowsOfPeople(client: Client): Promise<number> {
  let kept = 0;
  for (const table of (await readTables(client)).keys()) {
    const which = OF_PEOPLE[table] ?? "true";
    const { rows } = await client.query<{ n: string }>(`select count(*) as n from ${quote(table)} where ${which}`);
    const count = Number(rows[0]!.n);
    if (count > (OF_FIRST_ADMIN.has(table) ? 1 : 0)) kept += count;
  }
  return kept;
}

const ADVICE = "Con --reemplazar se guarda antes una copia de lo que hay y después se sustituye.";

export async function rowsRefusal(client: Client): Promise<string | undefined> {
  const kept = await rowsOfPeople(client);
  return kept > 0 ? `La base de datos ya tiene datos (${kept} filas): no se ha cambiado nada. ${ADVICE}` : undefined;
}

/**
 * Whether anybody else is connected to the database, such as a running product that would see it change underneath. The
 * session that marks this process as the embedded server's owner does not count.
 */
export async function sessionsRefusal(client: Client): Promise<string | undefined> {
  const deadline = Date.now() + LINGER_MS;
  for (;;) {
    const { rows } = await client.query<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity a
       where datname = current_database() and pid <> pg_backend_pid() and usename is not null
         and not (application_name = $1 and exists (
           select from pg_locks l where l.pid = a.pid and locktype = 'advisory' and granted and classid = 0 and objid = $2))`,
      [`el proceso ${process.pid}`, ADVISORY_LOCKS.embeddedOwner],
    );
    const { n } = rows[0]!;
    if (n === 0) return undefined;
    if (Date.now() > deadline) {
      const sessions = n === 1 ? "1 conexión abierta" : `${n} conexiones abiertas`;
      return `La base de datos está en uso (${sessions}): cierra Umbral y lo que la use. ${ADVICE}`;
    }
    await sleep(LOOK_AGAIN_MS);
  }
}

/**
 * Whether the database has a place for everything in the backup: it must have seen the same migrations, and may have seen more.
 *
 * @param seen hashes of the migrations that the database has seen
 */
export async function schemaRefusal(
  client: Client,
  { header, tables }: Pick<BackupContents, "header" | "tables">,
  seen: readonly string[],
): Promise<string | undefined> {
  const { migrations, product } = header;
  if (migrations.length > seen.length) {
    return `La copia es de Umbral ${product}, más nuevo que este: actualízalo antes. No se ha cambiado nada.`;
  }
  const ours = await readTables(client);
  const hasColumn = (table: string, column: string) => ours.get(table)?.some(({ name }) => name === column);
  const fits = tables.every(({ table, columns }) => ours.has(table) && columns.every((one) => hasColumn(table, one)));
  // The tables of an older one are made anew, and need not be these.
  const mayFit = fits || (migrations.length > 0 && migrations.length < seen.length);
  if (mayFit && migrations.every((hash, at) => hash === seen[at])) return undefined;
  return `La copia es de un Umbral (${product}) con otras tablas que este: no se ha cambiado nada.`;
}
