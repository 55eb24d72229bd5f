import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { pino } from "pino";
import { openFeedWriter } from "#domain/portfolio/feeds/open-writer.ts";
import { personActor } from "#server/accounts/access/actor.server.ts";
import { type Database, openDatabase } from "#server/platform/db/connection.server.ts";
import { users } from "#server/platform/db/tables/accounts.server.ts";
import { createDiskStore } from "#server/platform/store/disk-store.server.ts";
import { addImport } from "#server/portfolio/imports/add-import.server.ts";
import { workAtImport } from "#server/portfolio/imports/import-work.server.ts";
import { applyImportNow, readImport } from "#server/portfolio/imports/imports.server.ts";
import { keepBytes } from "#server/portfolio/imports/keep-bytes.server.ts";
import { addSource, type ImportSource } from "#server/portfolio/imports/sources.server.ts";
import { syntheticHomes } from "./import/synthetic-homes.ts";

// npm run bench, last part: a Kyero feed of invented homes through the whole import (kept, read, checked, compared,
// applied with history and photos), then the same feed with another first line, which changes nothing. 50,000 homes on
// a fresh embedded database or the empty one of BENCH_DATABASE_URL. The reference is one `insert … select` of the same
// rows into the same table, without checks, history or photos: the database's own time for them.

const { values: args } = parseArgs({
  options: { homes: { type: "string" }, photos: { type: "string", default: "4" } },
});
const databaseUrl = process.env.BENCH_DATABASE_URL;
const HOMES = Number(args.homes ?? 50_000);
const TARGET = 5_000;

const folder = mkdtempSync(join(tmpdir(), "umbral-bench-import-"));
const database = await openDatabase({ databaseUrl, dataDir: folder, root: join(import.meta.dirname, "..") });
try {
  await measure(database);
} finally {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}

async function measure(opened: Database): Promise<void> {
  const { db, pool } = opened;
  const parts = {
    database: opened,
    store: createDiskStore(join(folder, "files")),
    log: pino({ level: "warn" }),
    now: () => new Date(),
    isStopped: () => false,
  };
  const [user] = await db
    .insert(users)
    .values({ email: `bench-${Date.now()}@umbral.example` })
    .returning();
  const actor = personActor(user!.id);
  const wanted = { kind: "archivo", name: "Medida", format: "kyero", target: "cartera", isPartial: false } as const;
  const source = await db.transaction((tx) => addSource(tx, actor, wanted, parts.now()));
  const take = async (heading: string): Promise<string> => {
    const file = await keepBytes(parts.store, feed(heading));
    const named = { ...file, format: "kyero" as const, fileName: "medida.xml" };
    const options = { appliesItself: false, isRepeatable: false, now: parts.now() };
    const added = await db.transaction((tx) => addImport(tx, source as ImportSource, named, options));
    return added.job.id;
  };

  const first = await take("<!-- primera -->");
  const sizeBytes = (await readImport(db, actor, first))!.sizeBytes;
  console.log(
    `\nImportación de ${HOMES} viviendas (Kyero de ${(sizeBytes / 2 ** 20).toFixed(0)} MiB, ${args.photos} fotos cada una)`,
  );
  const memory = watchMemory();
  const pauses = watchPauses(opened);
  const readMs = await timed(() => workAll(parts));
  await db.transaction((tx) => applyImportNow(tx, actor, first, { confirmsRemovals: false, now: parts.now() }));
  const applyMs = await timed(() => workAll(parts));
  const grownBytes = memory();
  const slowest = await pauses();
  const done = (await readImport(db, actor, first))!;
  if (done.counts.applied !== HOMES) throw new Error(`only ${done.counts.applied} homes were applied`);
  line("Lectura, comprobación y comparación", readMs);
  line("Aplicación con historia y fotos", applyMs);
  line("Todo", readMs + applyMs, TARGET);
  console.log(`  Memoria: ${(grownBytes / 2 ** 20).toFixed(0)} MiB más en el momento de mayor uso`);
  console.log(
    `  Otra consulta mientras tanto: ${slowest.median.toFixed(1)} ms de mediana, ${slowest.most.toFixed(0)} ms la que más`,
  );

  const again = await take("<!-- segunda -->");
  const againMs = await timed(() => workAll(parts));
  const same = (await readImport(db, actor, again))!.counts;
  line(`Lo mismo otra vez: ${same.new + same.changed + same.absent} cambios`, againMs);

  const referenceMs = await timed(() => plainInsert(opened, source.id));
  line("Referencia: insert … select sin comprobar nada", referenceMs);
  console.log(`  El conjunto tarda ${((readMs + applyMs) / referenceMs).toFixed(1)} veces la referencia`);
  await pool.query("delete from import_sources where id = $1", [source.id]);
  await pool.query("delete from properties where owner_id = $1", [user!.id]);
  await pool.query("delete from users where id = $1", [user!.id]);
}

async function* feed(heading: string): AsyncGenerator<Uint8Array> {
  const writer = openFeedWriter("kyero", { isPrivate: true });
  const today = new Date().toISOString().slice(0, 10);
  yield Buffer.from(writer.start());
  let text = heading;
  for (const home of syntheticHomes(HOMES, { today, photos: Number(args.photos) })) {
    text += writer.row(home);
    if (text.length > 256 * 1024) {
      yield Buffer.from(text);
      text = "";
    }
  }
  yield Buffer.from(text + writer.end());
}

async function workAll(parts: Parameters<typeof workAtImport>[0]): Promise<void> {
  while (await workAtImport(parts));
}

/** The same rows once more, as another sender's. */
async function plainInsert({ pool }: Database, sourceId: string): Promise<void> {
  const { rows } = await pool.query<{ names: string }>(
    `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
     where table_schema = 'public' and table_name = 'properties' and column_name not in ('id', 'source_id', 'external_id')`,
  );
  await pool.query(
    `insert into properties (external_id, ${rows[0]!.names}) select external_id, ${rows[0]!.names} from properties where source_id = $1`,
    [sourceId],
  );
}

function watchMemory(): () => number {
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 50);
  return () => {
    clearInterval(timer);
    return most - before;
  };
}

/** How long somebody else waits for the database while the import goes on. */
function watchPauses({ pool }: Database): () => Promise<{ median: number; most: number }> {
  const waits: number[] = [];
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      const started = performance.now();
      await pool.query("select count(*) from users where email = 'nadie@umbral.example'");
      waits.push(performance.now() - started);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  return async () => {
    isOver = true;
    await asking;
    waits.sort((a, b) => a - b);
    return { median: waits[waits.length >> 1]!, most: waits.at(-1)! };
  };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

function line(name: string, ms: number, target?: number): void {
  const rate = HOMES / (ms / 1000);
  const mark = target === undefined ? "" : rate >= target ? `  (objetivo ${target}: sí)` : `  (objetivo ${target}: NO)`;
  console.log(
    `  ${name.padEnd(52)} ${(ms / 1000).toFixed(2).padStart(7)} s   ${rate.toFixed(0).padStart(7)} por segundo${mark}`,
  );
}
