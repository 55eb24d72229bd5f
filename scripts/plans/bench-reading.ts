import { readPlan } from "#domain/tools/plan-reading/read-plan.ts";
import { makeExamPlan } from "./exam-styles.ts";
import { type Score, scoreOf } from "./measure.ts";
import { makeOtherPicture } from "./other-pictures.ts";
import { makeTuningPlan } from "./tuning-styles.ts";

// Reads made plans and says how much of their walls is found. `node scripts/plans/bench-reading.ts [tuning|exam] [first] [count]`
// With `others` it reads pictures that hold no plan and says how many are refused. Times are of the processor, so that others' work on the
// machine does not count.

const [set = "tuning", first = "0", count = "30"] = process.argv.slice(2);
const make = set === "exam" ? makeExamPlan : makeTuningPlan;
const isTold = set !== "exam" && process.env.EACH === "1";

interface Row extends Score {
  style: string;
  isClean: boolean;
  ms: number;
}
if (set === "others") {
  await readOthers(Number(first), Number(count));
  process.exit(0);
}
const rows: Row[] = [];
let refused = 0;
for (let seed = Number(first); seed < Number(first) + Number(count); seed++) {
  const plan = await make(seed);
  const began = process.cpuUsage();
  const reading = readPlan(plan.picture);
  const { user } = process.cpuUsage(began);
  const row = { ...scoreOf(plan, reading), style: plan.style, isClean: plan.isClean, ms: user / 1000 };
  if (reading.kind === "no-plan") refused++;
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
    percent(
      sum(({ falseM }) => falseM) /
        Math.max(
          1e-9,
          sum(({ readM }) => readM),
        ),
    ),
    percent(area[area.length >> 1]!),
    percent(area.filter((error) => error <= 0.03).length / area.length),
    percent(
      sum(({ foundOpenings }) => foundOpenings) /
        Math.max(
          1,
          sum(({ trueOpenings }) => trueOpenings),
        ),
    ),
    `${Math.max(...of.map(({ ms }) => ms)).toFixed(0)} ms`.padStart(9),
  ].join(" ");
}

console.log("style                   n   found    false  area mid  area ≤3  openings   slowest");
for (const style of [...new Set(rows.map(({ style: name }) => name))].sort())
  console.log(
    line(
      style,
      rows.filter((row) => row.style === style),
    ),
  );
console.log(
  line(
    "clean",
    rows.filter(({ isClean }) => isClean),
  ),
);
console.log(line("all", rows));
console.log(`refused ${refused} of ${rows.length} plans`);

async function readOthers(start: number, many: number): Promise<void> {
  const taken: string[] = [];
  for (let seed = start; seed < start + many; seed++) {
    const { name, picture } = await makeOtherPicture(seed);
    if (readPlan(picture).kind === "plan") taken.push(name);
  }
  console.log(
    `refused ${many - taken.length} of ${many} pictures without a plan; taken for one: ${taken.join(", ") || "none"}`,
  );
}
