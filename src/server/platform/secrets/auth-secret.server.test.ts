import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "../env.server.ts";
import { authSecret } from "./auth-secret.server.ts";

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "umbral-secret-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test("a secret nobody set is made once, in a data folder that need not be there", () => {
  const folder = newFolder();
  const dataDir = join(folder, "not", "there");
  const config = readConfig({ DATA_DIR: dataDir }, folder);
  const secret = authSecret(config);
  expect(secret).toMatch(/^[\w-]{64}$/);
  expect(authSecret(config)).toBe(secret);
  expect(statSync(join(dataDir, "auth-secret")).mode & 0o777).toBe(0o600);
  expect(readdirSync(dataDir)).toEqual(["auth-secret"]);
});

test.each([
  ["empty", ""],
  ["blank", "  \n"],
  ["cut", "k3-Y3ilV7UWPT8"],
])("one that is %s is not taken, and stays as it is", (_, text) => {
  const folder = newFolder();
  writeFileSync(join(folder, "auth-secret"), text);
  expect(() => authSecret(readConfig({ DATA_DIR: folder }, folder))).toThrow(/auth-secret está vacío o cortado/);
  expect(statSync(join(folder, "auth-secret")).size).toBe(text.length);
});

test("one that cannot be read is not taken, and none is made over it", () => {
  const folder = newFolder();
  mkdirSync(join(folder, "auth-secret"));
  expect(() => authSecret(readConfig({ DATA_DIR: folder }, folder))).toThrow(/auth-secret no se puede leer/);
  expect(readdirSync(folder)).toEqual(["auth-secret"]);
});

test("a folder that takes no secret is said with its variable", () => {
  const folder = newFolder();
  writeFileSync(join(folder, "data"), "a file in the folder's place");
  expect(() => authSecret(readConfig({ DATA_DIR: join(folder, "data") }, folder))).toThrow(
    /^Configuración: DATA_DIR: [^\n]*data no es una carpeta\.$/,
  );
});

/** Waits for the moment that the test names, then asks for the secret as a server that starts. */
const ASKS = `
  import { authSecret } from ${JSON.stringify(new URL("./auth-secret.server.ts", import.meta.url).href)};
  while (Date.now() < Number(process.env.MOMENT));
  process.stdout.write(authSecret({ auth: {}, dataDir: process.env.DATA_DIR }));`;

test("processes that start at the same moment agree on one secret and leave nothing else", async () => {
  const dataDir = newFolder();
  const env = { ...process.env, DATA_DIR: dataDir, MOMENT: String(Date.now() + 2_000) };
  const start = () => promisify(execFile)(process.execPath, ["--input-type=module", "-e", ASKS], { env });
  const shown = await Promise.all([start(), start(), start(), start()]);
  const kept = readFileSync(join(dataDir, "auth-secret"), "utf8");
  expect(kept).toMatch(/^[\w-]{64}$/);
  expect(shown.map(({ stdout }) => stdout)).toEqual([kept, kept, kept, kept]);
  expect(readdirSync(dataDir)).toEqual(["auth-secret"]);
});
