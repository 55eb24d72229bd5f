import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Place } from "./places.ts";

/** The environment variable that gives the tests' process its round. */
export const ROUND = "MUTANTS_ROUND";

export interface Round {
  /** The nearest first. */
  tests: string[];
  /** Without it the tests run on the source as it is. */
  broken?: Place & { file: string };
}

/** End of a round: the first failing test, or why there is none. */
export interface Outcome {
  isNoticed: boolean;
  /** The name of the test that noticed it; "" where none did. */
  by: string;
  seconds: number;
}

interface Report {
  testResults: { name: string; message: string; assertionResults: { status: string; fullName: string }[] }[];
}

/** @param limitSeconds a round that takes longer is ended and counts as noticed, because somebody would wait for ever */
export async function runRound(round: Round, limitSeconds: number): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), "mutant-"));
  const report = join(folder, "report.json");
  const started = performance.now();
  const args = ["--config", "scripts/mutants/vitest.config.ts", "--reporter", "json", "--outputFile", report];
  const child = spawn(process.execPath, ["node_modules/vitest/vitest.mjs", "run", ...args], {
    env: { ...process.env, [ROUND]: JSON.stringify(round) },
    stdio: "ignore",
    detached: true,
  });
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    // Together with its workers, one of which is caught in a loop.
    process.kill(-child.pid!, "SIGKILL");
  }, limitSeconds * 1000);
  const code = await new Promise<number | null>((resolve) => child.on("exit", resolve));
  clearTimeout(timer);
  const by = isLate ? `no end after ${limitSeconds} s` : code === 0 ? "" : firstFailure(report);
  rmSync(folder, { recursive: true, force: true });
  return { isNoticed: by !== "", by, seconds: (performance.now() - started) / 1000 };
}

function firstFailure(report: string): string {
  const { testResults } = JSON.parse(readFileSync(report, "utf8")) as Report;
  for (const { assertionResults } of testResults) {
    const failed = assertionResults.find(({ status }) => status === "failed");
    if (failed) return failed.fullName;
  }
  const unloaded = testResults.find(({ message }) => message !== "");
  // An error that no test waits for ends the run as failed too.
  return unloaded ? `${unloaded.name} does not load: ${unloaded.message.split("\n")[0]}` : "an error outside the tests";
}
