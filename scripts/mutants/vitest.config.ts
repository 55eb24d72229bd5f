import { join, relative } from "node:path";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { ROUND, type Round } from "./round.ts";

// How scripts/mutants.ts runs tests: the ones that it names, in its order, with one place of one module broken as it is loaded. Nothing on
// the disk changes.

const root = join(import.meta.dirname, "../..");
const { tests, broken } = JSON.parse(process.env[ROUND] ?? "{}") as Round;

const isBroken = (id: string) => broken !== undefined && id.split("?")[0] === join(root, broken.file);

const breakOnePlace: Plugin = {
  name: "break-one-place",
  enforce: "pre",
  // Loaded modules are kept on the disk, by file: the broken module must neither come from there nor stay there.
  configureVitest({ defineCacheKeyGenerator }) {
    defineCacheKeyGenerator(({ id }) => (isBroken(id) ? false : undefined));
  },
  transform(code, id) {
    if (!broken || !isBroken(id)) return null;
    return code.slice(0, broken.start) + broken.text + code.slice(broken.end);
  },
};

const place = ({ moduleId }: TestSpecification) => tests.indexOf(relative(root, moduleId).replaceAll("\\", "/"));

class NearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => place(a) - place(b));
  }
}

export default defineConfig({
  root,
  plugins: [breakOnePlace],
  test: {
    include: tests,
    setupFiles: "src/test/property-seed.ts",
    isolate: false,
    maxWorkers: 1,
    // As in the suite: a slow test is no noticed change.
    testTimeout: 60_000,
    bail: 1,
    sequence: { sequencer: NearestFirst },
  },
});
