import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client, type PoolConfig } from "pg";
import { openEmbedded } from "#server/platform/db/embedded/open-embedded.server.ts";
import { idIn, signedInActs } from "./acts.ts";
import { type FaultCase, must, tally } from "./case.ts";
import type { DatabaseServer } from "./database-server.ts";
import { ADMIN, root, startProduct } from "./product.ts";

/** Texts that somebody pastes, and that a line or a shell would trip over. */
const TEXT = "Calle\u2028de la Paz\u2029 \\N \\. «ñandú» 🏠 \t 'comillas' \"dobles\" \u0001";

interface Ended {
  code: number | string;
  /** All that it said, its progress too. */
  output: string;
  /** Of it the part that says what went wrong. */
  errors: string;
}

/** Runs a command of the product as somebody types it, and kills it where that is wanted. */
async function command(
  script: string,
  args: string[],
  env: Record<string, string>,
  killedAfterMs?: number,
): Promise<Ended> {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, MODE: "demo", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  let errors = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += text));
  child.stderr.on("data", (text) => (errors += text));
  const ended = new Promise<Ended>((resolve) => {
    child.once("close", (code, signal) =>
      resolve({ code: code ?? signal!, output: output.trim(), errors: errors.trim() }),
    );
  });
  if (killedAfterMs !== undefined) {
    await sleep(killedAfterMs);
    child.kill("SIGKILL");
  }
  return await ended;
}

const backUp = async (to: string, env: Record<string, string>): Promise<string> => {
  const { code, output } = await command("scripts/backup.ts", ["--todo", to], env);
  must(code === 0, `the backup ended with ${code}: ${output}`);
  return output;
};
const restore = (from: string, env: Record<string, string>, killedAfterMs?: number) =>
  command("scripts/restore.ts", [from], env, killedAfterMs);

/** Every table with the number of its rows and a hash of all their values as text. */
async function fingerprint(address: PoolConfig): Promise<string[]> {
  const client = new Client(address);
  await client.connect();
  await client.query("set timezone to 'UTC'");
  const { rows } = await client.query<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'drizzle') order by 1",
  );
  const prints: string[] = [];
  for (const { name } of rows) {
    const { rows: found } = await client.query<{ print: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as print from ${name} t`,
    );
    prints.push(`${name} ${found[0]!.print}`);
  }
  await client.end();
  return prints;
}

async function embeddedFingerprint(dataDir: string): Promise<string[]> {
  const embedded = await openEmbedded(dataDir);
  try {
    return await fingerprint(embedded.pool);
  } finally {
    await embedded.close();
  }
}

const differences = (one: readonly string[], other: readonly string[]) =>
  one.filter((print, i) => print !== other[i]).join("; ");

/** An agency's work, ended, with one archive of all of it. */
async function workedData(folder: string) {
  const dataDir = join(folder, "first");
  const product = await startProduct({ DATA_DIR: dataDir });
  const acts = await signedInActs(product);
  const home = idIn(await acts.home());
  const json = { values: { operation: "venta", type: "piso", address: TEXT, town: "Valencia" } };
  idIn(await product.ask("/api/portfolio/homes", { json, headers: acts.who }));
  const document = idIn(await acts.document(home));
  must((await acts.photo(home)).status === 201, "the photo is not taken");
  must((await acts.avatar()).status === 200, "the portrait is not taken");
  must((await acts.importRead(idIn(await acts.bring()))).state === "vista_previa", "the import is not read");
  const path = `/api/portfolio/homes/${home}/documents/${document}/download`;
  const link = (await acts.read(path)).headers.get("location")!;
  const bytes = (await acts.read(link)).text;
  await product.end("SIGTERM");
  const archive = join(folder, "todo.tar");
  const output = await backUp(archive, { DATA_DIR: dataDir });
  return { dataDir, archive, output, path, bytes, who: acts.who };
}

/** Backups must bring everything back, or change nothing. */
export function backupCases(database: DatabaseServer): FaultCase[] {
  let made: ReturnType<typeof workedData> | undefined;
  const folder = mkdtempSync(join(tmpdir(), "umbral-faults-backup-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const worked = () => (made ??= workedData(folder));
  let targets = 0;
  /** An empty database of the given server, and a data folder. */
  const target = async () => {
    const name = `restored_${++targets}`;
    const client = await database.connect();
    await client.query(`create database ${name}`);
    await client.end();
    return {
      DATABASE_URL: database.url().replace(/postgres$/, name),
      DATA_DIR: join(folder, name),
    };
  };
  return [
    {
      name: "backup: included database → given PostgreSQL → included: every value, every file, sessions stay open",
      async run() {
        const { dataDir, archive, output, path, bytes, who } = await worked();
        must(
          output.includes("Secreto") && output.includes("Archivos") && output.includes(archive),
          `it says: ${output}`,
        );
        must((statSync(archive).mode & 0o077) === 0, "others may read the archive, which holds the secret");
        const first = await embeddedFingerprint(dataDir);
        const given = await target();
        const there = await restore(archive, given);
        must(there.code === 0, there.output);
        const second = await fingerprint({ connectionString: given.DATABASE_URL });
        must(String(first) === String(second), `not the same: ${differences(first, second)}`);
        const product = await startProduct(given);
        must((await product.ask("/api/portfolio/homes", { headers: who })).status === 200, "the session is closed");
        const link = (await product.ask(path, { headers: who })).headers.get("location")!;
        must((await product.ask(link)).text === bytes, "the document has other bytes");
        await product.end("SIGTERM");
        const back = join(folder, "back.tar");
        await backUp(back, given);
        const third = await fingerprint({ connectionString: given.DATABASE_URL });
        const home = join(folder, "home-again");
        const again = await restore(back, { DATA_DIR: home });
        must(again.code === 0, again.output);
        const fourth = await embeddedFingerprint(home);
        must(String(third) === String(fourth), `not the same: ${differences(third, fourth)}`);
        return `${first.length} tables each way`;
      },
    },
    {
      name: "backup: a damaged archive is refused in one line and changes nothing",
      async run() {
        const { archive } = await worked();
        const whole = readFileSync(archive);
        const given = await target();
        const damaged = join(folder, "damaged.tar");
        const damages: Buffer[] = [0.1, 0.3, 0.5, 0.7, 0.9].map((at) => {
          const bytes = Buffer.from(whole);
          bytes[Math.floor(whole.length * at)]! ^= 1;
          return bytes;
        });
        damages.push(...[0, 1, 700, whole.length / 2, whole.length - 2_048].map((size) => whole.subarray(0, size)));
        damages.push(Buffer.alloc(4_096, 7));
        const codes: (number | string)[] = [];
        for (const bytes of damages) {
          writeFileSync(damaged, bytes);
          const { code, output, errors } = await restore(damaged, given);
          codes.push(code);
          // A bit in the padding of a block changes none of the kept bytes.
          if (code === 0) throw new Error(`a damaged archive was restored: ${output}`);
          must(!errors.includes("\n") && errors.length > 20, `said: ${output}`);
        }
        const { code, output } = await restore(archive, given);
        must(code === 0, `the whole one is refused afterwards: ${output}`);
        return tally(codes);
      },
    },
    {
      name: "backup: refused into a database that is used or holds rows",
      async run() {
        const { archive } = await worked();
        const given = await target();
        const product = await startProduct(given);
        const used = await restore(archive, given);
        must(used.code === 1 && /^[^\n]{20,}$/.test(used.errors), `while it is used: ${used.code} ${used.output}`);
        must((await product.signIn()).status === 200, "its people cannot sign in any more");
        await product.end("SIGTERM");
        const full = await restore(archive, given);
        must(full.code === 1 && full.output.includes("--reemplazar"), `with rows: ${full.code} ${full.output}`);
        const replaced = await command("scripts/restore.ts", [archive, "--reemplazar"], given);
        must(replaced.code === 0 && replaced.output.includes("guardado"), replaced.output);
        return full.errors.slice(0, 80);
      },
    },
    {
      name: "backup: a restore that is killed leaves nothing half-restored, and the next one succeeds",
      async run() {
        const { archive, dataDir, path, bytes, who } = await worked();
        const first = await embeddedFingerprint(dataDir);
        const seen: (number | string)[] = [];
        for (const ms of [700, 1_300, 2_000]) {
          const given = await target();
          const killed = await restore(archive, given, ms);
          seen.push(killed.code);
          const again = await restore(archive, given);
          // A restore killed after its last statement had restored everything.
          must(
            again.code === 0 || again.output.includes("ya tiene datos"),
            `after a kill at ${ms} ms: ${again.output}`,
          );
          const now = await fingerprint({ connectionString: given.DATABASE_URL });
          must(String(now) === String(first), `after a kill at ${ms} ms: ${differences(now, first)}`);
          const product = await startProduct(given);
          const link = (await product.ask(path, { headers: who })).headers.get("location") ?? "";
          must((await product.ask(link)).text === bytes, `after a kill at ${ms} ms the document has other bytes`);
          await product.end("SIGTERM");
        }
        return tally(seen);
      },
    },
    {
      name: "backup: what is written while the product is written to hard is one moment, and restores",
      async run() {
        const given = await target();
        const product = await startProduct(given);
        const acts = await signedInActs(product);
        let isOver = false;
        let writes = 0;
        const writing = (async () => {
          while (!isOver) {
            const home = idIn(await acts.home());
            idIn(await acts.document(home));
            writes++;
          }
        })();
        const archive = join(folder, "under-writes.tar");
        await backUp(archive, given);
        isOver = true;
        await writing;
        await product.end("SIGTERM");
        const other = await target();
        const { code, output } = await restore(archive, other);
        must(code === 0 && !output.includes("nunca tuvo"), output);
        const again = await startProduct({ ...other, ADMIN_EMAIL: ADMIN.email });
        const reader = await signedInActs(again);
        must((await reader.read("/api/portfolio/homes")).status === 200, "its homes cannot be read");
        await again.end("SIGTERM");
        return `${writes} homes with a document written meanwhile`;
      },
    },
  ];
}
