import { backupCases } from "./faults/backup-cases.ts";
import type { FaultCase } from "./faults/case.ts";
import { clockCases } from "./faults/clock-cases.ts";
import { databaseCases } from "./faults/database-cases.ts";
import { makeDatabaseServer } from "./faults/database-server.ts";
import { diskCases } from "./faults/disk-cases.ts";
import { failoverCases } from "./faults/failover-cases.ts";
import { killedCases } from "./faults/killed-cases.ts";
import { mailCases } from "./faults/mail-cases.ts";
import { partsCases } from "./faults/parts-cases.ts";
import { processCases } from "./faults/process-cases.ts";
import { endOthers, freePort, type Product, startProduct } from "./faults/product.ts";
import { makeRelay } from "./faults/relay.ts";
import { rollingCases } from "./faults/rolling-cases.ts";
import { severalCases } from "./faults/several-cases.ts";
import { startCases } from "./faults/start-cases.ts";
import { storeCases } from "./faults/store-cases.ts";
import { zoneCases } from "./faults/zone-cases.ts";

// npm run faults [-- WORD]: breaks the product's surroundings, case by case, and checks that it still works as it must,
// on a PostgreSQL of its own. With a word only the cases whose name contains it. It ends with a table, and with 1 where
// a case does not hold.
const wanted = process.argv[2]?.toLowerCase() ?? "";
const database = await makeDatabaseServer(await freePort());
const relay = await makeRelay(database.port);
let started: Promise<Product> | undefined;
const startCommon = async () => {
  const product = await startProduct({ DATABASE_URL: database.url(relay.port) });
  // A public page is stored when it is first asked for; the cases are about stored pages.
  await product.ask("/", { headers: { accept: "text/html" } });
  return product;
};
const common = () => (started ??= startCommon());
const results: { holds: "sí" | "NO"; case: string; seconds: number; seen: string }[] = [];

async function tryOut({ name, run }: FaultCase): Promise<void> {
  const from = performance.now();
  const [holds, seen] = await run().then(
    (seen) => ["sí", seen] as const,
    (error: Error) => ["NO", error.message] as const,
  );
  await endOthers(await started);
  const seconds = Math.round((performance.now() - from) / 1000);
  console.log(`${holds === "sí" ? "✓" : "✗"} ${name} (${seconds} s): ${seen}`);
  results.push({ holds, case: name, seconds, seen: seen.slice(0, 100) });
}

const cases = [
  ...databaseCases({ database, relay, common }),
  ...failoverCases(),
  ...processCases(database),
  ...diskCases(database),
  ...storeCases(database),
  ...mailCases(database),
  ...backupCases(database),
  ...partsCases(database),
  ...startCases(database),
  ...severalCases(async () => makeDatabaseServer(await freePort(), 200)),
  ...killedCases(async () => makeDatabaseServer(await freePort(), 200)),
  ...clockCases(async () => makeDatabaseServer(await freePort(), 200)),
  ...rollingCases(async () => makeDatabaseServer(await freePort(), 200)),
  ...zoneCases(async () => makeDatabaseServer(await freePort(), 120)),
];
for (const one of cases) if (one.name.toLowerCase().includes(wanted)) await tryOut(one);

await (await started)?.end("SIGTERM");
relay.close();
await database.remove();
console.table(results);
// Open connections of a failed case must not delay the end.
process.exit(results.every(({ holds }) => holds === "sí") ? 0 : 1);
