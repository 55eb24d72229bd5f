import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
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

test("a folder that takes no secret leaves none behind", () => {
  const folder = newFolder();
  writeFileSync(join(folder, "data"), "a file in the folder's place");
  expect(() => authSecret(readConfig({ DATA_DIR: join(folder, "data") }, folder))).toThrow(/auth-secret no se puede/);
});
