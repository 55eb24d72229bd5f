import { readPlan } from "#domain/tools/plan-reading/read-plan.ts";
import { makeExamPlan } from "./exam-styles.ts";
import { type Score, scoreOf } from "./measure.ts";
import { makeTuningPlan } from "./tuning-styles.ts";

// Reads made plans and says how much of their walls is found. `node scripts/plans/bench-reading.ts [tuning|exam] [first] [count]`

const [set = "tuning", first = "0", count = "30"] = process.argv.slice(2);
const make = set === "exam" ? makeExamPlan : makeTuningPlan;
const isTold = set !== "exam" && process.env.EACH === "1";

interface Row extends Score {
  style: string;
  isClean: boolean;
  ms: number;
}
const rows: Row[] = [];
for (let seed = Number(first); seed < Number(first) + Number(count); seed++) {
  const plan = await make(seed);
  const began = performance.now();
  const reading = readPlan(plan.picture);
  const row = { ...scoreOf(plan, reading), style: plan.style, isClean: plan.isClean, ms: performance.now() - began };
  rows.push(row);
  if (isTold) console.log(line(plan.name, [row]));
}

function line(name: string, of: readonly Row[]): string {
  const sum = (value: (row: Row) => number) => of.reduce((all, row) => all + value(row), 0);
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`.padStart(8);
  const area = of.map(({ trueM2, readM2 }) => Math.abs(readM2 / trueM2 - 1)).sort((a, b) => a - b);
  return [
    name.padEnd(20),
    String(of.length).padStart(4),
    percent(sum(({ foundM }) => foundM) / sum(({ trueM }) => trueM)),
    percent(sum(({ falseM }) => falseM) / Math.max(1e-9, sum(({ readM }) => readM))),
    percent(area[area.length >> 1]!),
    percent(area.filter((error) => error <= 0.03).length / area.length),
    percent(sum(({ foundOpenings }) => foundOpenings) / Math.max(1, sum(({ trueOpenings }) => trueOpenings))),
    `${Math.max(...of.map(({ ms }) => ms)).toFixed(0)} ms`.padStart(9),
  ].join(" ");
}

console.log("style                   n   found    false  area mid  area ≤3  openings   slowest");
for (const style of [...new Set(rows.map(({ style: name }) => name))].sort()) console.log(line(style, rows.filter((row) => row.style === style)));
console.log(line("clean", rows.filter(({ isClean }) => isClean)));
console.log(line("all", rows));
