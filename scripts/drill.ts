import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { storageText } from "#domain/shared/format/bytes.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import { openBackup, verifyBackup } from "#server/operations/backup/read-backup.server.ts";
import { restoreBackup } from "#server/operations/backup/restore-backup.server.ts";
import { openDatabase } from "#server/platform/db/connection.server.ts";
import { createDiskStore } from "#server/platform/store/disk-store.server.ts";

// node scripts/drill.ts BACKUP [FOLDER]: from nothing to serving, by step, with a backup or an archive of `npm run backup -- --todo`, in a new
// folder below FOLDER that is removed at the end; and what the same would take for 50 GB (docs/drill.md). Needs a build.

const GB = 1e9;
/** Of 50 GB, rows are a tenth in the demonstration filled with photos; the rest are files. */
const ASSUMED = { rows: 5 * GB, files: 45 * GB };
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
const secondsOf = (name: string) => steps.find(([one]) => one === name)![1];

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
  const { end } = await step("read and compare", () => verifyBackup(source, { readsFiles: true }));
  await step("restore", () => restoreBackup(parts, backup, { now: new Date(), acceptsOtherSecret: true }));
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

  console.log(
    `${storageText(statSync(backup).size)} packed: ${formatNumber(end.rows)} rows (${storageText(rowBytes)}), ${formatNumber(end.files)} files (${storageText(end.fileBytes)})`,
  );
  for (const [name, seconds] of steps) console.log(`${seconds.toFixed(1).padStart(8)} s  ${name}`);
  // `restore` reads and compares everything once more before it writes.
  const written = secondsOf("restore") - secondsOf("read and compare");
  const bytes = rowBytes + end.fileBytes;
  const speed = { read: bytes / secondsOf("read and compare") / 1e6, write: bytes / Math.max(written, 0.001) / 1e6 };
  console.log(`${formatNumber(speed.read)} MB/s read and compared, ${formatNumber(speed.write)} MB/s restored`);
  const all = ASSUMED.rows + ASSUMED.files;
  const minutes = (all / 1e6 / speed.read + all / 1e6 / speed.write) / 60;
  console.log(`50 GB of the same kind: ${formatNumber(minutes, 1)} min`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
