import { setTimeout as sleep } from "node:timers/promises";
import { idIn, signedInActs } from "./acts.ts";
import { type FaultCase, must, tally } from "./case.ts";
import type { DatabaseServer } from "./database-server.ts";
import { freePort, startProcess, startProduct } from "./product.ts";
import { type Traces, traces } from "./traces.ts";

/**
 * From a process that has just begun to one that listens, on a present-day machine; on a slower one all of them fall
 * into the start.
 */
const MOMENTS_MS = [200, 600, 900, 1_200, 1_500, 1_800, 2_200, 2_600, 3_000, 3_500, 4_000];
const SIGNALS = ["SIGTERM", "SIGINT", "SIGKILL"] as const;
/** At worst; the usual one is in the case of kills under writes. */
const NEXT_START_MS = 30_000;
const GONE_MS = 3_000;
const LONGEST_END_MS = 5_500;

/** Output that an ended process may print: who the administrator is, its address, and one line more. */
function mustBeQuiet(output: string, when: string): void {
  const lines = output
    .split("\n")
    .filter((line) => line !== "" && !/^(Primer administrador|Umbral está en|\{"level":40)/.test(line));
  must(lines.length <= 1, `${when}: it said ${lines.length} lines: ${output.slice(0, 300)}`);
}

/** Ends a start at a moment. @returns how it ended */
async function endAt(ms: number, signal: NodeJS.Signals, env: Record<string, string>, program?: string[]) {
  const { child, output, exited } = startProcess({ PORT: "0", ...env }, undefined, program);
  await sleep(ms);
  child.kill(signal);
  const how = await exited;
  const when = `${signal} after ${ms} ms`;
  must(how === 0 || how === signal, `${when}: it ended with ${how}: ${output().slice(0, 300)}`);
  mustBeQuiet(output(), when);
  return how;
}

/** @returns how long it takes to start once more, in milliseconds */
async function startsAgain({ env }: Traces, more: Record<string, string> = {}): Promise<number> {
  const from = performance.now();
  const product = await startProduct({ ...env, ...more });
  const ms = performance.now() - from;
  must((await product.end("SIGTERM")) === 0, `the next start does not end well: ${product.output().slice(-300)}`);
  must(ms < NEXT_START_MS, `the next start took ${Math.round(ms)} ms`);
  return ms;
}

/** Starts and ends must hold at any moment. */
export function startCases(database: DatabaseServer): FaultCase[] {
  const atAnyMoment = (kind: string, isFresh: boolean, more: Record<string, string> = {}): FaultCase => ({
    name: `ended at any moment of the start, ${kind}: nothing stays behind, and the next start is as usual`,
    async run() {
      let trace = traces();
      const outcomes: (string | number)[] = [];
      for (const [index, ms] of MOMENTS_MS.entries()) {
        outcomes.push(await endAt(ms, SIGNALS[index % SIGNALS.length]!, { ...trace.env, ...more }));
        await trace.none();
        if (!isFresh || ms === MOMENTS_MS.at(-1)) continue;
        trace.remove();
        trace = traces();
      }
      const ms = await startsAgain(trace, more);
      await trace.none();
      trace.remove();
      return `${tally(outcomes)}; the next start in ${Math.round(ms)} ms`;
    },
  });

  return [
    atAnyMoment("on a new included database", true),
    atAnyMoment("on one included database again and again", false),
    atAnyMoment("on a given database", true, { DATABASE_URL: database.url() }),
    {
      name: "npm start ends with whatever is under it, however it is ended",
      async run() {
        const outcomes: (string | number)[] = [];
        for (const signal of SIGNALS) {
          const trace = traces();
          const program = ["scripts/run.mjs", "start"];
          outcomes.push(await endAt(2_500, signal, { ...trace.env }, program));
          await trace.none();
          const started = startProcess({ ...trace.env, PORT: "0" }, undefined, program);
          while (!started.output().includes("Umbral está en")) await sleep(50);
          started.child.kill(signal);
          outcomes.push(await started.exited);
          await trace.none();
          trace.remove();
        }
        return tally(outcomes);
      },
    },
    {
      name: "SIGTERM when idle, with the included database: its last backup is made, gone within 3 s",
      async run() {
        const trace = traces();
        const took: number[] = [];
        for (let times = 0; times < 3; times++) {
          const product = await startProduct(trace.env);
          const acts = await signedInActs(product);
          idIn(await acts.home());
          const from = performance.now();
          must((await product.end("SIGTERM")) === 0, `it ended badly: ${product.output().slice(-300)}`);
          took.push(Math.round(performance.now() - from));
          await trace.none();
        }
        trace.remove();
        must(Math.max(...took) < GONE_MS, `gone after ${took.join(", ")} ms`);
        return `gone after ${took.join(", ")} ms`;
      },
    },
    {
      name: "SIGTERM, and again, while a PDF is made, a file comes in, an import is read and a page listens: all get their answers",
      async run() {
        const product = await startProduct({ DATABASE_URL: database.url() });
        const acts = await signedInActs(product);
        const run = idIn(await acts.value());
        const home = idIn(await acts.home());
        await acts.bring();
        const events = await fetch(`${product.origin}/api/events`, { headers: acts.who });
        const pdf = acts.read(`/api/runs/${run}/export/pdf`);
        const upload = product.ask(`/api/portfolio/homes/${home}/documents`, slowUpload(acts.who));
        await sleep(300);
        const from = performance.now();
        const ended = product.end("SIGTERM");
        await sleep(300);
        void product.end("SIGTERM");
        void product.end("SIGINT");
        const [made, taken, heard] = await Promise.all([pdf, upload, events.text()]);
        const code = await ended;
        must(code === 0, `it ended with ${code}: ${product.output().slice(-300)}`);
        must(made.status === 200 && made.text.trimEnd().endsWith("%%EOF"), `the PDF is ${made.status}`);
        must(taken.status === 201, `the file is ${taken.status} ${taken.text.slice(0, 100)}`);
        const ms = Math.round(performance.now() - from);
        // The file takes two seconds; the end does not wait for connections that have their answer.
        must(ms < LONGEST_END_MS, `gone after ${ms} ms`);
        return `PDF, file and ${heard.length} characters of events whole; gone after ${ms} ms`;
      },
    },
    {
      name: "two starts at once: on a new given database both come up, on one data folder one is told who has it",
      async run() {
        const client = await database.connect();
        await client.query("create database for_two");
        await client.end();
        const given = { DATABASE_URL: database.url().replace(/postgres$/, "for_two") };
        const pair = await Promise.all([startProduct(given), startProduct(given)]);
        const codes = await Promise.all(pair.map((product) => product.end("SIGTERM")));
        must(codes.join() === "0,0", `they ended with ${codes}`);

        const trace = traces();
        const ports = [String(await freePort()), String(await freePort())];
        const started = ports.map((PORT) => startProcess({ ...trace.env, PORT }));
        const first = await Promise.race(
          started.map(async (one) => ({ code: await one.exited, output: one.output() })),
        );
        must(first.code === 1, `the other one ended with ${first.code}: ${first.output}`);
        must(/^Umbral no arranca: [^\n]*la usa el proceso \d+[^\n]*\n$/.test(first.output), `it said: ${first.output}`);
        for (const { child } of started) child.kill("SIGTERM");
        await Promise.all(started.map(({ exited }) => exited));
        await trace.none();
        trace.remove();
        return "both, and one of both";
      },
    },
    {
      name: "killed while it writes, five times: each start after is below 10 s in the middle and below 30 s at worst",
      async run() {
        const trace = traces();
        const took: number[] = [];
        for (let times = 0; times < 5; times++) {
          const from = performance.now();
          const product = await startProduct(trace.env);
          if (times > 0) took.push(performance.now() - from);
          const acts = await signedInActs(product);
          idIn(await acts.home());
          const writes = Array.from({ length: 6 }, () => acts.home().catch(() => null));
          await product.end("SIGKILL");
          await Promise.all(writes);
          await trace.none();
        }
        await startsAgain(trace);
        trace.remove();
        took.sort((a, b) => a - b);
        const [middle, worst] = [took[Math.floor(took.length / 2)]!, took.at(-1)!];
        must(middle < 10_000 && worst < 30_000, `middle ${Math.round(middle)} ms, worst ${Math.round(worst)} ms`);
        return `middle ${Math.round(middle)} ms, worst ${Math.round(worst)} ms`;
      },
    },
  ];
}

/** A document that takes two seconds to come. */
function slowUpload(who: Record<string, string>): RequestInit & { duplex: "half" } {
  const boundary = "una-linea";
  const parts = [
    `--${boundary}\r\ncontent-disposition: form-data; name="document"; filename="lenta.pdf"\r\ncontent-type: application/pdf\r\n\r\n%PDF-1.7\n`,
    ...Array.from({ length: 20 }, (_, index) => `${index} ${"x".repeat(20_000)}\n`),
    `\r\n--${boundary}--\r\n`,
  ];
  const body = new ReadableStream({
    async pull(controller) {
      const part = parts.shift();
      if (part === undefined) return controller.close();
      await sleep(100);
      controller.enqueue(new TextEncoder().encode(part));
    },
  });
  return {
    method: "POST",
    body,
    duplex: "half",
    headers: { ...who, "content-type": `multipart/form-data; boundary=${boundary}` },
  };
}
