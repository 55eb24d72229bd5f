import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findBrowser } from "./find-browser.ts";

// The journeys in a real browser, against the built product on a fresh data folder and a free port: all of them, those that are named, or with
// --turn the share whose turn it is.

const PLAYWRIGHT = "node_modules/@playwright/test/cli.js";
/** Journeys of one turn, about: they take seven minutes on two cores, however many tools there are. */
const OF_A_TURN = 70;

const INSTALL = "apt-get update && apt-get install -y --no-install-recommends chromium-headless-shell fonts-liberation";
const browser = findBrowser() ?? installBrowser();
if (!browser) {
  console.log(`No hay Chromium en esta máquina: los recorridos de navegador se cuentan como omitidos.`);
  console.log(`Para pasarlos: ${INSTALL}`);
  console.log(`0 passed, 0 failed, ${countJourneys()} skipped`);
  process.exit(0);
}

const dataDir = mkdtempSync(join(tmpdir(), "umbral-e2e-"));
const asked = process.argv.slice(2).flatMap((word) => (word === "--turn" ? turn() : [word]));
const run = spawn(process.execPath, [PLAYWRIGHT, "test", ...asked], {
  stdio: "inherit",
  // Without a UTF-8 locale Chromium gives up on the accents of a download's name.
  env: {
    LANG: "C.UTF-8",
    ...process.env,
    CHROMIUM: browser,
    E2E_PORT: String(await freePort()),
    E2E_DATA_DIR: dataDir,
  },
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => run.kill(signal));
run.on("exit", (code) => {
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(code ?? 1);
});

function countJourneys(): number {
  const list = spawnSync(process.execPath, [PLAYWRIGHT, "test", "--list"], { encoding: "utf8" });
  return Number(/Total: (\d+) test/.exec(list.stdout)?.[1] ?? 0);
}

/** The share of the journeys that this commit's hash names: every commit has another one, and a commit that is tested again the same. */
function turn(): string[] {
  const turns = Math.max(1, Math.round(countJourneys() / OF_A_TURN));
  const commit = spawnSync("git", ["rev-parse", "HEAD"], { encoding: "utf8" }).stdout?.trim();
  // Without git, as in an unpacked archive, the day takes the place of the commit.
  const number = commit ? Number.parseInt(commit.slice(0, 8), 16) : Math.floor(Date.now() / 86_400_000);
  const mine = 1 + (number % turns);
  console.log(`Recorridos: la parte ${mine} de ${turns}, la que toca a este cambio. Todos: npm run test:e2e`);
  return [`--shard=${mine}/${turns}`];
}

/** Only as root on Debian or a relative of it. */
function installBrowser(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  console.log("Instalando Chromium…");
  spawnSync("sh", ["-c", INSTALL], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  return findBrowser();
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
