import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ADMIN_EMAIL, PASSWORD } from "./person.ts";

/** A product of its own for the pictures: a fresh data folder, demonstration mode, no network, a clock that is moved. */
export interface DemoProduct {
  origin: string;
  dataDir: string;
  /** Moves its clock, as an ISO instant. Sessions of before may have ended by then. */
  moveTo(clock: string): Promise<void>;
  stop(): Promise<void>;
}

/** A machine that others use too may be slow. */
const START_MS = 300_000;
const STOP_MS = 20_000;

export async function startDemoProduct(clock: string): Promise<DemoProduct> {
  const folder = mkdtempSync(join(tmpdir(), "umbral-screens-"));
  const child = spawn(
    process.execPath,
    ["--import", "./scripts/screens/moving-clock.ts", "src/server/boot/main.server.ts"],
    {
      stdio: ["ignore", "pipe", "inherit", "ipc"],
      env: {
        PATH: process.env.PATH,
        LANG: "C.UTF-8",
        NODE_ENV: "production",
        MODE: "demo",
        HOST: "127.0.0.1",
        PORT: "0",
        DATA_DIR: folder,
        // The address that pages show. Nobody else reads the mailbox: the server listens on this machine alone.
        PUBLIC_URL: "https://umbral.example",
        DEMO_ON_PUBLIC_ADDRESS: "anybody-may-read-all-mail",
        SCREENS_CLOCK: clock,
        ADMIN_EMAIL,
        ADMIN_PASSWORD: PASSWORD,
        // The same figures and streets wherever the pictures are taken.
        OFFICIAL_SERIES: "off",
        GEOCODING: "off",
        MAP_TILES: "off",
        LOG_LEVEL: "error",
        ANONYMOUS_RUNS_PER_ADDRESS: "100000",
        AUTH_LIMITS: '{"signup":5000,"token":5000,"verify":5000,"recover":5000}',
      },
    },
  );
  const stop = async () => {
    await ended(child);
    rmSync(folder, { recursive: true, force: true });
  };
  const origin = await addressOf(child).catch(async (error) => {
    await stop();
    throw error;
  });
  return {
    origin,
    dataDir: folder,
    async moveTo(to) {
      child.send({ clock: to });
      await once(child, "message");
    },
    stop,
  };
}

/** The product prints its address once it answers. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let stated = "";
    const timer = setTimeout(() => reject(new Error("the product did not start in time")), START_MS);
    child.stdout!.on("data", (text) => {
      stated += text;
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(stated)?.[0];
      if (address === undefined) return;
      clearTimeout(timer);
      resolve(address);
    });
    child.once("exit", (code) => {
      clearTimeout(timer);
      reject(new Error(`the product ended with ${code}`));
    });
  });
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, "exit");
  child.kill("SIGINT");
  await Promise.race([exit, sleep(STOP_MS, undefined, { ref: false }).then(() => child.kill("SIGKILL"))]);
  await exit;
}
