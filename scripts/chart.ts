import { parseArgs } from "node:util";
import { checkChart } from "./deploy/check-chart.ts";
import { fetchHelm } from "./deploy/helm.ts";
import { trialValues } from "./deploy/render.ts";
import { writeTables } from "./deploy/sizes.ts";
import { writeNames } from "./deploy/variables.ts";

// npm run chart: the chart of deploy/helm under each of its trial values, by helm and by the models of every kind.
// With --write it first brings what is derived up to date: the names of variables that the values may have, and
// the tables of sizes in docs/production.md.
const { values } = parseArgs({ options: { write: { type: "boolean" } } });
if (values.write) {
  writeNames();
  writeTables();
}
const helm = await fetchHelm();
let wrong = 0;
for (const name of trialValues()) {
  const { objects, faults } = await checkChart(helm, name);
  console.log(`${name}: ${objects} objects, ${faults.length === 0 ? "nothing wrong" : `${faults.length} faults`}`);
  for (const fault of faults) console.log(`  ${fault}`);
  wrong += faults.length;
}
if (wrong > 0) process.exitCode = 1;
