import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A built server on a fresh data folder and a free port, for measurements. */
export interface BenchServer {
  origin: string;
  /** Seconds from the start of the process to its first answer. */
  startSeconds: number;
  stop(): Promise<void>;
}

/** @param env settings beyond those of a demonstration; a `DATA_DIR` among them is kept at the end */
export async function startBenchServer(env: Record<string, string> = {}): Promise<BenchServer> {
  const dataDir = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), "umbral-bench-"));
  const child = spawn(process.execPath, ["src/server/boot/main.server.ts"], {
    env: { ...process.env, PORT: "0", DATA_DIR: dataDir, LOG_LEVEL: "silent", MODE: "demo", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const started = performance.now();
  const origin = await new Promise<string>((resolve, reject) => {
    let output = "";
    child.stdout.on("data", (text) => {
      output += text;
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(output);
      if (address) resolve(address[0]);
    });
    child.once("exit", (code) => reject(new Error(`the server ended with ${code}`)));
  });
  return {
    origin,
    startSeconds: (performance.now() - started) / 1000,
    async stop() {
      child.kill("SIGTERM");
      await new Promise((resolve) => child.once("exit", resolve));
      if (!env.DATA_DIR) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** One figure of the server's own `/metrics`. */
export async function serverMetric(origin: string, name: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)`, "m").exec(text)?.[1] ?? Number.NaN);
}
