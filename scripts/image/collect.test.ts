import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { packFolder } from "./archive.ts";
import { setTimes } from "./collect.ts";
import { type Bom, onlyPackages, packagesOf, withoutChance } from "./sbom.ts";
import { traceFiles } from "./trace.ts";

const folder = mkdtempSync(join(tmpdir(), "umbral-collect-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(root: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
}

test("a trace follows imports, our own and a package's, and the names that threads are started by", async () => {
  const root = join(folder, "traced");
  write(root, {
    "package.json": '{"type":"module","imports":{"#*":"./src/*"}}',
    "src/main.server.ts": `import type { Unused } from "./types.ts"; import "#domain/a.ts"; import "lib";
      export const THREADS = ["./jobs.server.ts", "./missing.server.ts"]; export const at: Unused = "src/paper.server.ts";`,
    "src/types.ts": "export type Unused = string;",
    "src/domain/a.ts": "export const a: number = 1;",
    "src/jobs.server.ts": 'import "./deep.server.ts"; import "heavy";',
    "src/deep.server.ts": "",
    "src/paper.server.ts": "",
    "src/other.server.ts": "",
    "build/server/index.js": 'import{x}from"built";const later=()=>import("./assets/part.js");',
    "build/server/assets/part.js": "",
    "node_modules/lib/package.json": '{"name":"lib","main":"index.js"}',
    "node_modules/lib/index.js": 'require("./inner.js")',
    "node_modules/lib/inner.js": "",
    "node_modules/built/package.json": '{"name":"built","main":"index.js"}',
    "node_modules/built/index.js": "",
    "node_modules/heavy/package.json": '{"name":"heavy","main":"index.js"}',
    "node_modules/heavy/index.js": "",
  });
  expect(await traceFiles(root, ["src/main.server.ts", "build/server/index.js"], ["node_modules/heavy/**"])).toEqual([
    "build/server/assets/part.js",
    "build/server/index.js",
    "node_modules/built/index.js",
    "node_modules/built/package.json",
    "node_modules/lib/index.js",
    "node_modules/lib/inner.js",
    "node_modules/lib/package.json",
    "package.json",
    "src/deep.server.ts",
    "src/domain/a.ts",
    "src/jobs.server.ts",
    "src/main.server.ts",
    "src/paper.server.ts",
  ]);
  await expect(traceFiles(root, ["src/absent.ts"])).rejects.toThrow("src/absent.ts is not there");
});

test("the same files give the same archive, whenever and in whatever order they were written", async () => {
  const files = { a: "1", "inner/b": "2", "inner/c": "3" };
  write(join(folder, "one"), files);
  write(join(folder, "two"), Object.fromEntries(Object.entries(files).reverse()));
  const [one, two] = ["one", "two"].map((name) => join(folder, name)) as [string, string];
  setTimes(one, 1_000);
  setTimes(two, 1_000);
  const sum = await packFolder(one, `${one}.tar`, 1_000);
  expect(sum).toMatch(/^[\da-f]{64}$/);
  expect(await packFolder(two, `${two}.tar`, 1_000)).toBe(sum);
  expect(readFileSync(`${one}.tar`).equals(readFileSync(`${two}.tar`))).toBe(true);
  expect(await packFolder(two, `${two}.tar`, 2_000)).not.toBe(sum);
});

test("the bill of materials lists packages of the image alone, and leads from one to another", () => {
  const kept = packagesOf(["node_modules/a/index.js", "node_modules/a/node_modules/@s/b/lib/x.js", "src/main.ts"]);
  expect(kept).toEqual(
    new Set([
      `node_modules/node-${process.platform}-${process.arch}`,
      "node_modules/a",
      "node_modules/a/node_modules/@s/b",
    ]),
  );
  const lock = {
    packages: {
      "": { dependencies: { a: "1", dev: "1" }, devDependencies: { dev: "1" } },
      "node_modules/a": { dependencies: { "@s/b": "1", c: "1" }, peerDependencies: { dev: "2" } },
      "node_modules/a/node_modules/@s/b": { dependencies: { a: "1" } },
      "node_modules/@s/b": {},
      "node_modules/c": {},
      "node_modules/dev": {},
    },
  };
  const { packages } = onlyPackages(lock, kept);
  expect(JSON.parse(JSON.stringify(packages))).toEqual({
    "": { dependencies: { a: "1" }, devDependencies: {} },
    "node_modules/a": { dependencies: { "@s/b": "1" } },
    "node_modules/a/node_modules/@s/b": { dependencies: { a: "1" } },
  });
});

test("a bill of materials is the same at every build, and another one when a package is", () => {
  const bom = (version: string): Bom => ({
    serialNumber: `urn:uuid:${crypto.randomUUID()}`,
    metadata: { timestamp: new Date().toISOString() },
    components: [{ name: "a", version }],
  });
  expect(withoutChance(bom("1"), 0)).toEqual(withoutChance(bom("1"), 0));
  expect(withoutChance(bom("1"), 0)).toMatchObject({
    serialNumber: expect.stringMatching(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/),
    metadata: { timestamp: "1970-01-01T00:00:00.000Z" },
  });
  expect(withoutChance(bom("2"), 0).serialNumber).not.toBe(withoutChance(bom("1"), 0).serialNumber);
});
