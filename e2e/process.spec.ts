import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";

// The life of the process itself: start, a second start, signals.

const folder = mkdtempSync(join(tmpdir(), "umbral-process-"));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Started {
  child: ChildProcess;
  output: () => string;
  exited: Promise<number | null>;
}

function start(env: Record<string, string>): Started {
  const child = spawn(process.execPath, ["src/server/boot/main.server.ts"], {
    env: { ...process.env, LOG_LEVEL: "silent", PORT: "0", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout!.on("data", (text) => (output += text));
  child.stderr!.on("data", (text) => (output += text));
  return { child, output: () => output, exited: new Promise((resolve) => child.once("exit", resolve)) };
}

async function address({ output }: Started): Promise<string> {
  await expect.poll(output, { timeout: 40_000 }).toMatch(/http:\/\/127\.0\.0\.1:\d+/);
  return /http:\/\/127\.0\.0\.1:\d+/.exec(output())![0];
}

test("one process at a time uses a data folder; each signal ends it cleanly, and the folder is free again", async () => {
  const dataDir = join(folder, "data");
  const lock = join(dataDir, "postgres", "postmaster.pid");
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    const server = start({ DATA_DIR: dataDir });
    expect((await fetch(`${await address(server)}/readyz`)).status).toBe(200);
    expect(existsSync(lock)).toBe(true);
    if (signal === "SIGTERM") {
      const second = start({ DATA_DIR: dataDir });
      expect(await second.exited).toBe(1);
      expect(second.output()).toMatch(/la carpeta de datos la usa el proceso \d+/);
    }
    server.child.kill(signal);
    expect(await server.exited).toBe(0);
    expect(existsSync(lock)).toBe(false);
  }
});

test("a wrong value stops the start with one line that names it", async () => {
  const server = start({ PORT: "ochenta", DATA_DIR: join(folder, "wrong") });
  expect(await server.exited).toBe(1);
  expect(server.output().trim().split("\n")).toEqual([expect.stringContaining("PORT")]);
  expect(existsSync(join(folder, "wrong"))).toBe(false);
});
