import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import type { FlowDocument } from "#domain/integrations/flows/flow-document.ts";
import { takeIn } from "#server/crm/contacts/take-in.server.ts";
import { flowEventsJob, flowRunsJob } from "#server/integrations/flows/flow-jobs.server.ts";
import { keepFlowEvents } from "#server/platform/changes/tell-changes.server.ts";
import { type Database, openDatabase } from "#server/platform/db/connection.server.ts";
import { readConfig } from "#server/platform/env.server.ts";
import type { JobParts } from "#server/platform/jobs/job.server.ts";
import { addFlowOf, addRuns } from "../src/test/flow-rows.ts";

// npm run bench: what flows cost, on a fresh embedded database or the empty one of BENCH_DATABASE_URL. What a change costs that is told where
// nobody has a flow, beside the lead that it belongs to; 10,000 runs that wait for a month, and the background that looks whether
// something is due; and 1,000 runs that write a note and make a task.

const WAITING = 10_000;
const DUE = 1_000;
const TIMES = 300;
const OWNER = "22222222-2222-4222-8222-222222222222";

const DOCUMENT: FlowDocument = {
  trigger: { event: "lead.created", days: null, match: "todas", conditions: [] },
  steps: [
    { id: "a", kind: "accion", action: { do: "nota", text: "Hola, {contacto}" } },
    {
      id: "b",
      kind: "accion",
      action: {
        do: "tarea",
        title: "Llamar a {contacto}",
        who: { to: "responsable", personId: null },
        amount: 1,
        unit: "horas",
      },
    },
  ],
};

const folder = mkdtempSync(join(tmpdir(), "umbral-bench-flows-"));
const root = join(import.meta.dirname, "..");
const database = await openDatabase({ databaseUrl: process.env.BENCH_DATABASE_URL, dataDir: folder, root });
try {
  await measure(database);
} finally {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}

async function measure({ db, pool }: Database): Promise<void> {
  await pool.query(
    "insert into users (id, email, metadata) values ($1, 'ana@casas.example', '{}') on conflict do nothing",
    [OWNER],
  );
  const of = { ownerId: OWNER, agencyId: null };
  const crmScope = { scope: OWNER, agencyId: null, personId: OWNER, isHouse: false };
  const now = new Date();
  let nth = 0;
  const lead = () =>
    db.transaction((tx) =>
      takeIn(tx, crmScope, {
        name: "Marta Soler",
        email: `persona-${++nth}@casa.example`,
        phone: null,
        source: "idealista",
        consent: null,
        event: { kind: "correo_portal", text: "Hola", data: {} },
        deal: { kind: "comprador", title: "Piso" },
        at: now,
      }),
    );
  const told = () => db.transaction((tx) => keepFlowEvents(tx, of, "contact.heard", [{ data: {} }], now));
  const nothing = () => db.transaction((tx) => tx.execute("select 1"));
  const [leadMs, toldMs, emptyMs] = [await median(lead), await median(told), await median(nothing)];
  console.log(
    `\nFlujos: un contacto que entra, ${leadMs.toFixed(1)} ms; contar un suceso donde nadie tiene flujos, ${(toldMs - emptyMs).toFixed(2)} ms`,
  );

  const flowId = await addFlowOf(db, OWNER, DOCUMENT);
  const parts = {
    database,
    config: readConfig({ AUTH_SECRET: "a secret of the measure, 32 letters long" }, process.cwd()),
    log: pino({ level: "silent" }),
    now: () => new Date(),
    isStopped: () => false,
  } as unknown as JobParts;
  const look = async () => {
    await flowRunsJob.round(parts);
    await flowEventsJob.round(parts);
  };
  const alone = await median(look);
  const month = new Date(now.getTime() + 30 * 86_400_000);
  await addRuns(db, { ownerId: OWNER, flowId, many: WAITING, stepId: "a", dueAt: month });
  await pool.query("analyze");
  const looking = await median(look);
  console.log(
    `  Una mirada del fondo, ${alone.toFixed(2)} ms; con ${WAITING.toLocaleString("es-ES")} recorridos que esperan un mes, ${looking.toFixed(2)} ms`,
  );

  await addRuns(db, { ownerId: OWNER, flowId, many: DUE, stepId: "a", dueAt: now });
  const begin = performance.now();
  while (await flowRunsJob.round(parts));
  const seconds = (performance.now() - begin) / 1000;
  console.log(`  ${DUE.toLocaleString("es-ES")} recorridos de dos pasos: ${(DUE / seconds).toFixed(0)} por segundo`);
}

async function median(does: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < TIMES; i++) {
    const begin = performance.now();
    await does();
    times.push(performance.now() - begin);
  }
  return times.sort((a, b) => a - b)[TIMES >> 1]!;
}
