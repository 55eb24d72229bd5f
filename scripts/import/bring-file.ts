import { setTimeout as sleep } from "node:timers/promises";
import { eq } from "drizzle-orm";
import type { FeedFormat } from "#domain/portfolio/feeds/feed-values.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import { marketImports } from "#server/market/store/market-imports.server.ts";
import { type importSources, imports } from "#server/platform/db/tables/portfolio-imports.server.ts";
import type { JobParts } from "#server/platform/jobs/job.server.ts";
import { addImport } from "#server/portfolio/imports/add-import.server.ts";
import { workAtImport } from "#server/portfolio/imports/import-work.server.ts";
import { keepBytes } from "#server/portfolio/imports/keep-bytes.server.ts";

export type ImportParts = Omit<JobParts, "config">;
export type Sender = typeof importSources.$inferSelect;

const WAIT_MS = 500;
const SHOWN_EVERY_MS = 1_000;

/** Keeps a file, reads and applies it, and shows how far it is. One that was interrupted goes on where it was. */
export async function bringFile(
  parts: ImportParts,
  sender: Sender,
  { format, fileName, bytes }: { format: FeedFormat; fileName: string | null; bytes: AsyncIterable<Uint8Array> },
): Promise<void> {
  const { database, store, now } = parts;
  const { db } = database;
  const file = await keepBytes(store, bytes);
  const { job, isNew } = await db.transaction((tx) =>
    addImport(tx, sender, { ...file, format, fileName }, { appliesItself: true, isRepeatable: true, now: now() }),
  );
  if (!isNew) await store.remove([file.storageKey]);
  const read = async () => (await db.select().from(imports).where(eq(imports.id, job.id)))[0]!;
  const show = async () => console.log(`  ${stateLine(sender.name, await read())}`);
  const timer = setInterval(() => show().catch(() => {}), SHOWN_EVERY_MS);
  try {
    for (;;) {
      // A server that runs on the same database may have it: then this waits for it.
      if (!(await workAtImport({ ...parts, marketImports }, job.id))) await sleep(WAIT_MS);
      const { state } = await read();
      if (state === "terminada" || state === "fallida" || state === "cancelada" || state === "vista_previa") break;
      if (parts.isStopped()) throw new Error("Interrumpido. Lanza la misma orden otra vez y sigue donde estaba.");
    }
  } finally {
    clearInterval(timer);
  }
  await show();
  const { state, error, errorLine } = await read();
  if (state === "fallida") throw new Error(`${error}${errorLine === null ? "" : ` (línea ${errorLine})`}`);
  if (state === "vista_previa") console.log("  Espera a que alguien lo confirme en /dashboard/importaciones.");
}

function stateLine(name: string, job: typeof imports.$inferSelect): string {
  const n = (value: number) => formatNumber(value);
  if (job.state === "leyendo" || job.state === "recibida") return `${name}: leyendo, ${n(job.rows)} filas`;
  if (job.state === "aplicando")
    return `${name}: aplicadas ${n(job.appliedRows)} de ${n(job.newRows + job.changedRows + job.absentRows)}`;
  const counts = `${n(job.newRows)} nuevas, ${n(job.changedRows)} cambiadas, ${n(job.sameRows)} iguales, ${n(job.absentRows)} ausentes, ${n(job.badRows)} con errores`;
  return `${name}: ${job.state.replace("_", " ")}; ${counts}`;
}
