import { existsSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { must } from "./case.ts";

/**
 * Gone does not mean at the same instant: the watcher of PostgreSQL ends it when it sees that the process has ended.
 */
const LONGEST_MS = 10_000;

/** A data folder and a temporary folder in which whatever a process leaves behind is seen. */
export interface Traces {
  /** For the process. */
  env: { DATA_DIR: string; TMPDIR: string };
  /** Waits until nothing of an ended process is left but its data. @throws Error naming what stays */
  none(): Promise<void>;
  remove(): void;
}

export function traces(): Traces {
  const folder = mkdtempSync(join(tmpdir(), "umbral-faults-"));
  const temporary = mkdtempSync(join(tmpdir(), "umbral-faults-tmp-"));
  const data = join(folder, "data");
  return {
    env: { DATA_DIR: data, TMPDIR: temporary },
    async none() {
      const from = performance.now();
      for (;;) {
        const unfinished = (existsSync(data) ? readdirSync(data) : []).filter((name) => /\.new-|\.part$/.test(name));
        const left = [...processesIn(folder), ...readdirSync(temporary), ...unfinished];
        if (left.length === 0) return;
        must(performance.now() - from < LONGEST_MS, `left behind: ${left.join(", ")}`);
        await sleep(50);
      }
    },
    remove() {
      for (const one of [folder, temporary]) rmSync(one, { recursive: true, force: true });
    },
  };
}

/** Processes with a folder in their arguments or as their own; none where the system does not show them. */
function processesIn(folder: string): string[] {
  if (!existsSync("/proc/self/environ")) return [];
  return readdirSync("/proc")
    .filter((pid) => /^\d+$/.test(pid))
    .flatMap((pid) => {
      const look = (read: () => string) => {
        try {
          return read();
        } catch {
          return ""; // it has ended meanwhile
        }
      };
      const command = look(() => readFileSync(`/proc/${pid}/cmdline`, "utf8"));
      const stated = command + look(() => readFileSync(`/proc/${pid}/environ`, "utf8"));
      const isIn = stated.includes(folder) || look(() => readlinkSync(`/proc/${pid}/cwd`)).startsWith(folder);
      return isIn ? [`${pid} ${command.replaceAll("\0", " ").slice(0, 60)}`] : [];
    });
}
