import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { seededRandom } from "#domain/shared/stats/random.ts";
import { JUDGED } from "./mutants/judged.ts";
import { findJudgingTests } from "./mutants/judging-tests.ts";
import { type Place, placesOf } from "./mutants/places.ts";
import { type Outcome, runRound } from "./mutants/round.ts";
import { areaOf, brokenSources, countLines } from "./mutants/sources.ts";

// npm run mutants [-- --seed N --count N --only PATH | --lines]: breaks places of `domain` and `tools`, one at a time, and says which share
// of them the tests notice. A line is drawn first and then a place on it, so that a file counts for as many lines as can be broken.
// The judges are the tests of domain, tools and content that reach the broken file through imports and ask no database; types do not
// judge. --only keeps the files whose path begins so; --lines counts lines of tests instead. It ends with 1 below the share wanted.

const WANTED_SHARE = 0.92;
/** One for each of two cores. */
const AT_ONCE = 2;
/** A round may take this long, and a few times what its tests took on the source as it is, before it counts as an endless one. */
const PATIENCE_SECONDS = 20;
const PATIENCE_FACTOR = 4;

interface Mutant extends Place {
  file: string;
  /** Trimmed. */
  lineText: string;
  before: string;
}

type Tried = Mutant & Outcome;

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    count: { type: "string", default: "200" },
    only: { type: "string", default: "" },
    lines: { type: "boolean", default: false },
  },
});

if (values.lines) console.table(countLines());
else process.exit((await tryMutants()) ? 0 : 1);

async function tryMutants(): Promise<boolean> {
  const mutants = drawMutants(brokenSources(values.only), Number(values.count), Number(values.seed));
  const { all, of } = findJudgingTests();
  const reference = await runRound({ tests: all }, 600);
  if (reference.isNoticed) throw new Error(`The tests fail before anything is broken: ${reference.by}`);
  console.log(`${mutants.length} places, ${all.length} files of tests that take ${reference.seconds.toFixed(0)} s`);
  const limit = Math.ceil(PATIENCE_SECONDS + PATIENCE_FACTOR * reference.seconds);

  const tried: Tried[] = [];
  const waiting = mutants.values();
  const work = async () => {
    for (const mutant of waiting) {
      const tests = of(mutant.file);
      const outcome =
        tests.length === 0
          ? { isNoticed: false, by: "", seconds: 0 }
          : await runRound({ tests, broken: mutant }, limit);
      tried.push({ ...mutant, ...outcome });
      const sign = outcome.isNoticed ? "✓" : "✗";
      console.log(
        `${sign} ${tried.length}/${mutants.length} ${nameOf(mutant)} (${outcome.seconds.toFixed(1)} s) ${outcome.by}`,
      );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return report(tried);
}

/** The same for the same seed and source. */
function drawMutants(files: readonly string[], count: number, seed: number): Mutant[] {
  const lines = files.flatMap((file) => {
    const code = readFileSync(file, "utf8");
    const texts = code.split("\n");
    const places = placesOf(file, code).map((place) => ({
      ...place,
      file,
      lineText: texts[place.line - 1]!.trim(),
      before: code.slice(place.start, place.end),
    }));
    return [...Map.groupBy(places, ({ line }) => line).values()];
  });
  const random = seededRandom(seed);
  const drawn: Mutant[] = [];
  while (drawn.length < count && lines.length > 0) {
    const at = Math.floor(random() * lines.length);
    const [places] = lines.slice(at, at + 1);
    const [mutant] = places!.splice(Math.floor(random() * places!.length), 1);
    drawn.push(mutant!);
    if (places!.length === 0) lines.splice(at, 1);
  }
  return drawn;
}

/** @returns whether the share is the one wanted */
function report(tried: readonly Tried[]): boolean {
  const isEqual = (mutant: Tried) => !mutant.isNoticed && judgedOf(mutant)?.verdict === "equal";
  const counted = tried.filter((mutant) => !isEqual(mutant));
  const byArea = Object.groupBy(counted, ({ file }) => areaOf(file));
  const rows = Object.entries(byArea).map(([area, mutants = []]) => [area, shares(mutants)] as const);
  console.table(Object.fromEntries(rows.toSorted(([a], [b]) => a.localeCompare(b))));
  for (const mutant of tried.filter(({ isNoticed }) => !isNoticed)) {
    const judged = judgedOf(mutant);
    console.log(`\n${nameOf(mutant)}\n  ${mutant.lineText}${judged ? `\n  ${judged.verdict}: ${judged.reason}` : ""}`);
  }
  const { noticed, of, share } = shares(counted);
  console.log(`\n${noticed} of ${of} noticed: ${(share * 100).toFixed(1)} %, ${tried.length - of} equal ones left out`);
  return share >= WANTED_SHARE;
}

function shares(mutants: readonly Tried[]): { noticed: number; of: number; share: number } {
  const noticed = mutants.filter(({ isNoticed }) => isNoticed).length;
  return { noticed, of: mutants.length, share: Math.round((noticed / mutants.length) * 1000) / 1000 };
}

function judgedOf({ file, lineText, before, text }: Mutant) {
  return JUDGED.find(
    (judged) => judged.file === file && judged.line === lineText && judged.before === before && judged.after === text,
  );
}

function nameOf({ file, line, before, text }: Mutant): string {
  return `${file}:${line}  ${oneLine(before)} → ${oneLine(text)}`;
}

function oneLine(text: string): string {
  const flat = text.replace(/\s+/g, " ").trim();
  return flat.length > 80 ? `${flat.slice(0, 77)}…` : flat;
}
