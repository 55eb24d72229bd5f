import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { RunFilter } from "#domain/tools/runs/run-filter.ts";
import { personActor } from "#server/accounts/access/actor.server.ts";
import { type Database, openDatabase } from "#server/platform/db/connection.server.ts";
import {
  countRuns,
  listFolders,
  listRuns,
  listTags,
  type RunPlace,
  type RunQuery,
} from "#server/tools/runs/run-lists.server.ts";

// npm run bench, fourth part: the database's time for the lists of results when one person has 200,000 runs and others
// have 50,000 more. A fresh embedded database, or the empty one of BENCH_DATABASE_URL. Each line is the median of
// BENCH_ROUNDS rounds (9) beside a look-up of one row by its id in the same rounds.

const RUNS = 200_000;
const OTHERS = 50_000;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 9);
const TARGET_MS = 100;
const OWNER = "11111111-1111-4111-8111-111111111111";
const NOW = new Date();

const folder = mkdtempSync(join(tmpdir(), "umbral-bench-history-"));
const databaseUrl = process.env.BENCH_DATABASE_URL;
const database = await openDatabase({ databaseUrl, dataDir: folder, root: join(import.meta.dirname, "..") });
try {
  const seconds = await seed(database);
  console.log(`\nHistorial con ${RUNS} resultados (sembrado en ${seconds.toFixed(0)} s)`);
  await measure(database);
} finally {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}

/** Rows of the size that runs have: a tenth saved, in 40 folders, some tagged, a few of a rare tool, some in the trash. */
async function seed({ pool }: Database): Promise<number> {
  const started = performance.now();
  const insert = `
    insert into tool_runs (owner_id, created_at, tool_id, tool_version, engine, title, input, parsed_input, facts, result,
      duration_ms, input_hash, figure, saved_at, folder, tags, deleted_at, search_text)
    select $1::uuid, now() - make_interval(mins => i), tool, 1, 'embedded', title, body, body, body, body, 1, '',
      jsonb_build_object('label', 'Precio estimado de venta', 'value', 100000 + i, 'currency', 'EUR'),
      case when i % 10 = 0 then now() - make_interval(mins => i) end,
      case when i % 10 = 0 then 'Carpeta ' || (i / 10 % 40) end,
      case when i % 7 = 0 then array['etiqueta ' || (i % 30), 'exclusiva'] else '{}' end,
      case when i % 100 = 1 then now() - interval '3 days' end,
      'carrer de verdi ' || i || ' ' || word || ' valoracion de viviendas'
    from (
      select i, case when i % 10000 = 5 then 'rare' when i % 3 = 0 then 'borrowing-capacity' else 'valuation' end as tool,
        'Carrer de Verdi, ' || i as title, (array['gracia', 'sants', 'horta', 'nou barris'])[1 + i % 4] as word,
        jsonb_build_object('a', repeat(md5(i::text), 8), 'b', repeat(md5((i + 1)::text), 12)) as body
      from generate_series($2::int, $3::int) as i
    ) as rows`;
  const portion = 25_000;
  for (let i = 0; i < RUNS; i += portion) await pool.query(insert, [OWNER, i + 1, i + portion]);
  for (let i = 0; i < OTHERS; i += portion) {
    await pool.query(insert, [`22222222-2222-4222-8222-2222222222${10 + i / portion}`, i + 1, i + portion]);
  }
  // PostgreSQL does this by itself after enough changes, but a moment later.
  await pool.query("vacuum analyze tool_runs");
  return (performance.now() - started) / 1000;
}

async function measure({ db, pool }: Database): Promise<void> {
  const actor = personActor(OWNER);
  const plain: RunFilter & RunQuery = {
    view: "history",
    scope: "mine",
    q: "",
    tool: "",
    toolId: null,
    folder: "",
    tag: "",
    from: "",
    to: "",
    sort: "newest",
    now: NOW,
  };
  const page =
    (change: Partial<RunQuery>, limit = 25, after?: RunPlace) =>
    async () => {
      const query = { ...plain, ...change };
      const total = await countRuns(db, actor, query);
      return (await listRuns(db, actor, query, { total, limit, after })).runs.length;
    };
  const { rows } = await pool.query<{ id: string; key: string }>(
    `select id, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as key
     from tool_runs where owner_id = $1 and deleted_at is null order by created_at desc offset 150000 limit 1`,
    [OWNER],
  );
  const far = rows[0]!;
  const day = (ago: number) => new Date(NOW.getTime() - ago * 86_400_000).toISOString().slice(0, 10);
  const cases: Record<string, () => Promise<number>> = {
    "historial, primera página": page({}),
    "historial, tras 150.000": page({}, 25, far),
    "historial, los más antiguos": page({ sort: "oldest" }),
    "búsqueda: palabra de todos": page({ q: "verdi" }),
    "búsqueda: palabra de uno de cada cuatro": page({ q: "gracia" }),
    "búsqueda: una dirección": page({ q: "verdi 1234" }),
    "búsqueda: nada": page({ q: "zzzz" }),
    "búsqueda y herramienta": page({ q: "gracia", toolId: "valuation" }),
    "herramienta frecuente": page({ toolId: "valuation" }),
    "herramienta rara": page({ toolId: "rare" }),
    "un mes de hace cuatro": page({ from: day(120), to: day(90) }),
    "guardados, primera página": page({ view: "saved" }),
    "guardados, una carpeta": page({ view: "saved", folder: "Carpeta 7" }),
    "guardados, una carpeta por nombre": page({ view: "saved", folder: "Carpeta 7", sort: "name" }),
    "una etiqueta frecuente": page({ tag: "exclusiva" }),
    "una etiqueta rara, por cifra": page({ tag: "etiqueta 7", sort: "figure" }),
    papelera: page({ view: "trash" }),
    "carpetas con su cuenta": async () => (await listFolders(db, actor, "mine")).length,
    "etiquetas con su cuenta": async () => (await listTags(db, actor, "mine")).length,
    "CSV, mil líneas": page({}, 1_000, far),
  };
  const lookUp = () => pool.query("select title from tool_runs where id = $1", [far.id]);
  console.log(`  ${"".padEnd(40)}  mediana   por búsqueda de un id`);
  for (const [name, run] of Object.entries(cases)) {
    const [took, reference] = [[], []] as [number[], number[]];
    for (let round = 0; round < ROUNDS; round++) {
      reference.push(await timed(lookUp));
      took.push(await timed(run));
    }
    const [ms, referenceMs] = [median(took), median(reference)];
    const mark = ms > TARGET_MS ? `  más de ${TARGET_MS} ms` : "";
    console.log(
      `  ${name.padEnd(40)} ${ms.toFixed(1).padStart(7)} ms   ×${(ms / referenceMs).toFixed(0)} (${await run()} filas)${mark}`,
    );
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
