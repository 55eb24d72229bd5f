import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterAll, expect, test } from "vitest";
import { AskedThread } from "./asked-thread.server.ts";

const folder = mkdtempSync(join(tmpdir(), "umbral-thread-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A thread that answers with its number of questions, and does as it is told. */
const FILE = join(folder, "thread.mjs");
writeFileSync(
  FILE,
  `import { parentPort, workerData } from "node:worker_threads";
let asked = 0;
parentPort.on("message", ({ given }) => {
  asked++;
  if (given === "hang") for (;;);
  if (given === "grow") { const all = []; for (;;) all.push(new Array(100_000).fill(Math.random())); }
  if (given === "fail") return parentPort.postMessage({ fault: "it failed" });
  if (given === "leave") process.exit(1);
  parentPort.postMessage({ answer: [workerData, given, asked] });
});
parentPort.postMessage("ready");
`,
);

const started = (limits: { longestMs?: number; memoryMb?: number } = {}) =>
  new AskedThread<string, [string, string, number]>({
    script: relative(process.cwd(), FILE),
    workerData: "own",
    longestMs: limits.longestMs ?? 20_000,
    memoryMb: limits.memoryMb ?? 64,
  });

test("one thread answers one question after another", async () => {
  const thread = started();
  expect(await Promise.all(["a", "b", "c"].map((given) => thread.ask(given)))).toEqual([
    ["own", "a", 1],
    ["own", "b", 2],
    ["own", "c", 3],
  ]);
});

test("questions leave no listeners behind on their thread", async () => {
  const warnings: Error[] = [];
  const hear = (warning: Error) => warnings.push(warning);
  process.on("warning", hear);
  const thread = started();
  for (let i = 0; i < 30; i++) await thread.ask("a");
  await new Promise((resolve) => setImmediate(resolve));
  process.off("warning", hear);
  expect(warnings).toEqual([]);
});

test("a fault is told, and the thread lives on", async () => {
  const thread = started();
  await expect(thread.ask("fail")).rejects.toThrow("it failed");
  expect(await thread.ask("a")).toEqual(["own", "a", 2]);
});

test("an answer that takes too long or too much memory, or a thread that leaves, ends it, and the next question starts another", async () => {
  const slow = started({ longestMs: 300 });
  expect(await slow.ask("a")).toEqual(["own", "a", 1]);
  const [hung, next] = await Promise.all([slow.ask("hang"), slow.ask("b")]);
  expect([hung, next]).toEqual(["too much", ["own", "b", 1]]);
  const large = started({ memoryMb: 32 });
  expect(await large.ask("grow")).toBe("too much");
  expect(await large.ask("leave")).toBe("too much");
  expect(await large.ask("a")).toEqual(["own", "a", 1]);
});
