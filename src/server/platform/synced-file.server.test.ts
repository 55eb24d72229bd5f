import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { writeSynced } from "./synced-file.server.ts";

const newFolder = () => mkdtempSync(join(tmpdir(), "umbral-synced-"));

test("a new file is readable by this user alone, and nothing stands beside it", () => {
  const folder = newFolder();
  expect(writeSynced(join(folder, "secret"), "uno", { replaces: false })).toBe(true);
  expect(readFileSync(join(folder, "secret"), "utf8")).toBe("uno");
  if (process.platform !== "win32") expect(statSync(join(folder, "secret")).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(["secret"]);
});

test("an existing file stays, or is replaced where that is asked for", () => {
  const folder = newFolder();
  const file = join(folder, "secret");
  writeFileSync(file, "el primero");
  expect(writeSynced(file, "el segundo", { replaces: false })).toBe(false);
  expect(readFileSync(file, "utf8")).toBe("el primero");
  expect(writeSynced(file, "el tercero", { replaces: true })).toBe(true);
  expect(readFileSync(file, "utf8")).toBe("el tercero");
  expect(readdirSync(folder)).toEqual(["secret"]);
});

test("a missing folder is reported, and nothing is made", () => {
  const folder = newFolder();
  for (const replaces of [true, false]) {
    expect(() => writeSynced(join(folder, "none", "secret"), "uno", { replaces })).toThrow(/ENOENT/);
  }
  expect(readdirSync(folder)).toEqual([]);
});
