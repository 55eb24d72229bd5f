import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findBrowser } from "./find-browser.ts";

// The journeys in a real browser, against the built product on a fresh data folder and a free port.

const INSTALL = "apt-get update && apt-get install -y --no-install-recommends chromium-headless-shell fonts-liberation";
const browser = findBrowser() ?? installBrowser();
if (!browser) {
  console.log(`No hay Chromium en esta máquina: los recorridos de navegador se cuentan como omitidos.`);
  console.log(`Para pasarlos: ${INSTALL}`);
  const list = spawnSync(process.execPath, ["node_modules/@playwright/test/cli.js", "test", "--list"], {
    encoding: "utf8",
  });
  const total = /Total: (\d+) test/.exec(list.stdout)?.[1] ?? "0";
  console.log(`0 passed, 0 failed, ${total} skipped`);
  process.exit(0);
}

const dataDir = mkdtempSync(join(tmpdir(), "umbral-e2e-"));
const run = spawn(process.execPath, ["node_modules/@playwright/test/cli.js", "test", ...process.argv.slice(2)], {
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
