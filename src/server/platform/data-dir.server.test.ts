import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { makeDataDir } from "./data-dir.server.ts";
import { ConfigError } from "./env.server.ts";

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "umbral-data-dir-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

function refusalOf(folder: string): string {
  try {
    makeDataDir(folder);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  }
  return "";
}

test("a folder that is not there is made for this user alone, and one that is there stays as it is", () => {
  const folder = newFolder();
  makeDataDir(join(folder, "a", "b"));
  expect(statSync(join(folder, "a", "b")).mode & 0o777).toBe(0o700);
  mkdirSync(join(folder, "open"));
  chmodSync(join(folder, "open"), 0o755);
  makeDataDir(join(folder, "open"));
  expect(statSync(join(folder, "open")).mode & 0o777).toBe(0o755);
});

test("a file in its place, or in the place of a folder above it, is said in one line that names the variable", () => {
  const folder = newFolder();
  const file = join(folder, "data");
  writeFileSync(file, "");
  expect(refusalOf(file)).toBe(`Configuración: DATA_DIR: ${file} no es una carpeta.`);
  expect(refusalOf(join(file, "below"))).toMatch(/^Configuración: DATA_DIR: en la ruta .*data\/below hay un archivo/);
  expect(refusalOf(join(folder, "x".repeat(300)))).toBe(
    "Configuración: DATA_DIR: el nombre de la carpeta es demasiado largo.",
  );
  symlinkSync(join(folder, "nowhere"), join(folder, "link"));
  expect(refusalOf(join(folder, "link"))).toMatch(/^Configuración: DATA_DIR: .*link/);
});

test.runIf(process.platform === "linux")("a folder that the system makes for nobody is refused at once", () => {
  expect(refusalOf("/proc/umbral/data")).toMatch(/^Configuración: DATA_DIR: .*\/proc\/umbral/);
});
