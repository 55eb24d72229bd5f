import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, describe, expect, test } from "vitest";
import { addStoredFile, backupPartsIn } from "../../../test/backup-parts.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { DamagedBackup, LineTooLong, LONGEST_LINE, wholeLines } from "./backup-format.server.ts";
import { openBackup } from "./backup-source.server.ts";
import { readManifest, verifyBackup } from "./read-backup.server.ts";
import { tryRestore } from "./try-restore.server.ts";
import { packBackup, writeBackup } from "./write-backup.server.ts";

const folder = mkdtempSync(join(tmpdir(), "umbral-forged-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const parts = backupPartsIn(folder, await openTestDatabase());
const now = new Date("2026-11-21T03:00:00Z");
await addStoredFile(parts, "documents/ab/uno", "una casa");
const { file } = await writeBackup(parts, { now });
const whole = readFileSync(file);
const [header] = gunzipSync(whole).toString().split("\n") as [string];
const archive = join(folder, "todo.tar");
await packBackup(file, archive, now);

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const FILE_SUM = sha256("una casa");

/** A backup of these lines whose sums are all right. */
function sealed(head: string, files: readonly object[], rest: readonly (object | string)[]): Buffer {
  const textOf = (line: object | string) => (typeof line === "string" ? line : JSON.stringify(line));
  const start = [head, ...files.map(textOf), ""].join("\n");
  const manifest = JSON.stringify({ listed: files.length, sha256: sha256(start) });
  const text = [start + manifest, ...rest.map(textOf), ""].join("\n");
  const had = files.filter((one) => (one as { bytes: unknown }).bytes !== null) as { bytes: number }[];
  const counts = {
    tables: rest.filter((line) => textOf(line).startsWith('{"table"')).length,
    rows: rest.filter((line) => textOf(line).startsWith("[")).length,
    files: had.length,
    fileBytes: had.reduce((sum, { bytes }) => sum + bytes, 0),
    missingFiles: files.length - had.length,
  };
  return gzipSync(`${text}${JSON.stringify({ end: true, ...counts, sha256: sha256(text) })}\n`);
}

const path = join(file, "../umbral-2026-11-21T04-00-00Z.jsonl.gz");
async function verified(bytes: Buffer) {
  writeFileSync(path, bytes);
  return await verifyBackup(await openBackup(path), { readsFiles: true });
}
const head = (over: object) => JSON.stringify({ ...JSON.parse(header), ...over });
const table = (over: object) => ({ table: "files", columns: ["id"], sequences: [], ...over });

test("a backup of these lines is read", async () => {
  const stored = { file: "documents/ab/uno", bytes: 8, sha256: FILE_SUM };
  const { lost } = await verified(sealed(header, [stored], [table({}), '["uno"]', "[null]"]));
  expect(lost).toEqual([]);
});

test("a value that the database refuses is not told to whoever reads of the trial", async () => {
  writeFileSync(path, sealed(header, [], [table({}), '["ana@cliente.es"]']));
  const { faults } = await tryRestore(parts, path, { isEmbedded: false, now, restShare: 0 });
  expect(faults).toEqual(["La base de datos no admite algún valor de la copia (22P02)."]);
});

describe("a backup with right checksums and wrong lines is refused in one line", () => {
  const named = (key: unknown, over: object = {}) => ({ file: key, bytes: 8, sha256: FILE_SUM, ...over });
  const cases: Record<string, Buffer> = {
    "no migrations": sealed(head({ migrations: undefined }), [], []),
    "no secret": sealed(head({ secret: null }), [], []),
    "an empty secret": sealed(head({ secret: { kind: "file", value: "", fingerprint: "a" } }), [], []),
    "a way out of the folder": sealed(header, [named("../../../../etc/hostname")], []),
    "a way out in the middle": sealed(header, [named("documents/../../ab/uno")], []),
    "an absolute path": sealed(header, [named("/documents/ab/uno")], []),
    "the store's own file": sealed(header, [named("store-id")], []),
    "a NUL": sealed(header, [named("documents/a\0b")], []),
    "a key that is no text": sealed(header, [named({})], []),
    "a size below zero": sealed(header, [named("documents/ab/uno", { bytes: -1 })], []),
    "columns that are no list": sealed(header, [], [table({ columns: "id" }), '["a","b"]']),
    "a row with a number": sealed(header, [], [table({}), "[5]"]),
    "a row within a row": sealed(header, [], [table({}), '[["uno"]]']),
    "a row too wide": sealed(header, [], [table({}), '["uno","dos"]']),
    "no sequences": sealed(header, [], [table({ sequences: undefined })]),
    "a table twice": sealed(header, [], [table({}), table({})]),
    "a row before its table": sealed(header, [], ['["uno"]']),
    "a file among the rows": sealed(header, [], [table({}), named("documents/ab/uno")]),
    null: sealed(header, [], ["null"]),
    "a number": sealed(header, [], ["5"]),
  };
  test.each(Object.entries(cases))("%s", async (_, bytes) => {
    const refusal = await verified(bytes).catch((error) => error);
    expect(refusal).toBeInstanceOf(DamagedBackup);
    expect(refusal.message).toMatch(/^La copia .* no se ha cambiado nada\.$/);
  });
});

const OTHER_VERSION = /^La copia \S+ (es de una versión más nueva|tiene el formato anterior)[^\n]*$/;

test("after any change of a bit, it is read as it was or refused in one line", { timeout: 60_000 }, async () => {
  const expected = await verified(whole);
  for (const [place, bytes] of [
    [path, whole],
    [join(folder, "otro.tar"), readFileSync(archive)],
  ] as const) {
    const outcomes = { same: 0, refused: 0 };
    for (let at = 0; at < bytes.length; at += 7) {
      const changed = Buffer.from(bytes);
      changed[at]! ^= 1 << (at % 8);
      writeFileSync(place, changed);
      const read = openBackup(place).then((source) => verifyBackup(source, { readsFiles: true }));
      const got = await read.catch((error) => error);
      // A bit in the number of the format makes it another version's, which is refused in a line of its own.
      if (got instanceof Error && !OTHER_VERSION.test(got.message)) expect(got).toBeInstanceOf(DamagedBackup);
      if (got instanceof Error || got.lost.length > 0) outcomes.refused += 1;
      else {
        expect(got).toEqual(expected);
        outcomes.same += 1;
      }
    }
    expect(outcomes.refused).toBeGreaterThan(outcomes.same);
  }
});

test("the list of files is believed only as it was written", async () => {
  expect([...(await readManifest(file)).keys()]).toEqual(["documents/ab/uno"]);
  const text = gunzipSync(whole).toString();
  writeFileSync(path, gzipSync(text.replace(FILE_SUM, sha256("otra casa"))));
  await expect(readManifest(path)).rejects.toThrow("su lista de archivos no coincide");
});

test("a file without an end of line does not fill the memory", async () => {
  const piece = Buffer.alloc(1024 ** 2, "a");
  let read = 0;
  const endless = async function* () {
    for (; ; read += piece.length) yield piece;
  };
  await expect(wholeLines(endless()).next()).rejects.toThrow(LineTooLong);
  expect(read).toBe(LONGEST_LINE);
});
