import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { RestoreProgress } from "#domain/operations/monitoring/restore-progress.ts";
import { storageText } from "#domain/shared/format/bytes.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import { openBackup } from "#server/operations/backup/backup-source.server.ts";
import { restoreBackup } from "#server/operations/backup/restore-backup.server.ts";
import { openDatabase } from "#server/platform/db/connection.server.ts";
import { createDiskStore } from "#server/platform/store/disk-store.server.ts";

// node scripts/drill.ts BACKUP [FOLDER]: from nothing to serving, by step, with a backup or an archive of `npm run backup -- --todo`, in a new
// folder below FOLDER that is removed at the end; and what the same would take for 50 GB (docs/drill.md). Needs a build.

const FIFTY_GB = 50e9;
/** Rows are a tenth in the demonstration filled with photos; the rest are files. */
const ROWS_OF_FIFTY = 5e9;
const PORT = 4699;
const root = join(import.meta.dirname, "..");
const backup = resolve(process.argv[2] ?? "");
const folder = mkdtempSync(join(process.argv[3] ?? tmpdir(), "umbral-drill-"));
const dataDir = join(folder, "data");
const steps: [name: string, seconds: number][] = [];

async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const began = performance.now();
  try {
    return await work();
  } finally {
    steps.push([name, (performance.now() - began) / 1000]);
  }
}
const secondsOf = (...names: string[]) =>
  steps.filter(([name]) => names.includes(name)).reduce((sum, [, seconds]) => sum + seconds, 0);

/** The steps of a restore, each from when it is first told until the next one. */
function stepsOfRestore() {
  let current: { name: string; began: number } | undefined;
  const end = () => {
    if (current) steps.push([current.name, (performance.now() - current.began) / 1000]);
    current = undefined;
  };
  const tell = ({ step: name }: RestoreProgress) => {
    if (current?.name === name) return;
    end();
    current = { name, began: performance.now() };
  };
  return { tell, end };
}

async function untilReady(child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${PORT}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new Error("the product ended");
}

try {
  const source = await openBackup(backup);
  let rowBytes = 0;
  for await (const part of source.open() as AsyncIterable<Buffer>) rowBytes += part.length;
  const config = { dataDir, auth: { secret: undefined } as never, objectStore: undefined };
  const store = createDiskStore(join(dataDir, "files"));
  const database = await step("empty database", () => openDatabase({ databaseUrl: undefined, dataDir, root }));
  const parts = { address: database.address, config, store };
  const within = stepsOfRestore();
  const restored = await step("restore, in all", () =>
    restoreBackup(parts, backup, { now: new Date(), acceptsOtherSecret: true, tell: within.tell }),
  );
  within.end();
  await step("close", () => database.close());
  const product = spawn(process.execPath, ["src/server/boot/main.server.ts"], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: String(PORT),
      MODE: "demo",
      LOG_LEVEL: "error",
      OFFICIAL_SERIES: "off",
      GEOCODING: "off",
    },
  });
  await step("start until it is ready", () => untilReady(product));
  const gone = new Promise((done) => product.once("exit", done));
  product.kill("SIGTERM");
  await gone;

  const { rows, files, fileBytes } = restored;
  console.log(
    `${storageText(statSync(backup).size)} packed: ${formatNumber(rows)} rows (${storageText(rowBytes)}), ${formatNumber(files)} files (${storageText(fileBytes)})`,
  );
  for (const [name, seconds] of steps) console.log(`${seconds.toFixed(1).padStart(8)} s  ${name}`);
  const ofRows = rowBytes / secondsOf("rows", "indexes", "keys");
  const minutes = (seconds: number) => formatNumber(seconds / 60, 1);
  console.log(`Rows: ${formatNumber(ofRows / 1e6)} MB/s. 50 GB of them: ${minutes(FIFTY_GB / ofRows)} min`);
  if (fileBytes > 0) {
    const ofFiles = fileBytes / secondsOf("check", "files");
    const mixed = ROWS_OF_FIFTY / ofRows + (FIFTY_GB - ROWS_OF_FIFTY) / ofFiles;
    console.log(`Files: ${formatNumber(ofFiles / 1e6)} MB/s. 50 GB, a tenth of them rows: ${minutes(mixed)} min`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
