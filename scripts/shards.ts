import { Client } from "pg";
import { checkPlan, WORKS } from "./shards/check-plan.ts";
import { PLAN } from "./shards/plan.ts";
import { readSchema } from "./shards/read-schema.ts";

// npm run shards [-- ADDRESS]: what keeps the schema of a migrated database from being spread over several machines by the plan
// (docs/scale.md), table by table. The database is that of DATABASE_URL where no address is given; nothing in it is changed.
const address = process.argv[2] ?? process.env.DATABASE_URL;
if (!address) {
  console.error("Falta la dirección de una base de datos migrada: DATABASE_URL, o detrás de «npm run shards --».");
  process.exit(2);
}
const client = new Client({ connectionString: address, options: "-c default_transaction_read_only=on" });
await client.connect();
const findings = checkPlan(await readSchema(client), PLAN);
await client.end();
const placed = Object.groupBy(PLAN.values(), ({ kind }) => kind);
console.log(
  `${placed.distributed?.length ?? 0} tables are distributed, ${placed.reference?.length ?? 0} are copied to every machine, ${placed.local?.length ?? 0} stay with the coordinator.`,
);
for (const [kind, title] of Object.entries(WORKS)) {
  const those = findings.filter((finding) => finding.kind === kind);
  console.log(`\n${those.length} ${title}`);
  for (const { table, says } of those) console.log(`  ${table}: ${says}`);
}
