import { cpSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { idIn, signedInActs } from "./acts.ts";
import { type FaultCase, must } from "./case.ts";
import type { DatabaseServer } from "./database-server.ts";
import { mayMount, root, startProcess, startProduct } from "./product.ts";

const NO_MOUNTS = "not tried: this user may not change what a process sees of the disk";
const EMPTY = "empty=$(mktemp -d)";
const over = (path: string, what = "$empty") => `mount --bind ${what} ${join(root, path)}`;

const DAMAGES: Readonly<Record<string, (folder: string) => void>> = {
  "cut in half": (folder) => truncateSync(join(folder, "barcelona.bin"), 40_000),
  "changed in four bytes": (folder) => {
    const bytes = readFileSync(join(folder, "barcelona.bin"));
    bytes.writeFloatLE(1.5, Math.floor(bytes.length / 2));
    writeFileSync(join(folder, "barcelona.bin"), bytes);
  },
  "without the list of hashes": (folder) => rmSync(join(folder, "SHA256SUMS")),
};

/** Cases in which a part of the product itself is missing, or only the data folder can be written to. */
export function partsCases(database: DatabaseServer): FaultCase[] {
  /** A database without rows of other cases, whose files lie elsewhere. @returns its address */
  async function ownDatabase(): Promise<string> {
    const admin = await database.connect();
    await admin.query("create database read_only_disk");
    await admin.end();
    return database.url().replace(/postgres$/, "read_only_disk");
  }
  const models = Object.entries(DAMAGES).map(
    ([damage, harm]): FaultCase => ({
      name: `a model ${damage}: pages and other tools live, a valuation goes on without it and says so`,
      async run() {
        if (!mayMount) return NO_MOUNTS;
        const folder = mkdtempSync(join(tmpdir(), "umbral-models-"));
        cpSync(join(root, "models/valuation"), folder, { recursive: true });
        harm(folder);
        const product = await startProduct({ DATABASE_URL: database.url() }, over("models/valuation", folder));
        const acts = await signedInActs(product);
        for (const path of ["/", "/valoracion", "/metodo/valoracion", "/api/openapi.json"]) {
          const { status } = await product.ask(path);
          must(status === 200, `${path} ${status}`);
        }
        const valued = await acts.value();
        must(
          valued.status === 201 && /"isWithoutModel":true/.test(valued.text),
          `${valued.status} ${valued.text.slice(0, 200)}`,
        );
        must((await acts.read(`/api/runs/${idIn(valued)}/export/pdf`)).status === 200, "its PDF is not made");
        await product.end("SIGTERM");
        rmSync(folder, { recursive: true });
        return "valued without it";
      },
    }),
  );
  return [
    ...models,
    {
      name: "a part of the installation is missing: one line says which",
      async run() {
        if (!mayMount) return NO_MOUNTS;
        const output: string[] = [];
        for (const path of ["build/server", "build/client", "node_modules/@fontsource"]) {
          const started = startProcess({ DATABASE_URL: database.url(), PORT: "0" }, `${EMPTY}\n${over(path)}`);
          const code = await started.exited;
          const line = started.output().trim();
          must(code === 1 && /^Umbral no arranca: falta [^\n]+$/.test(line), `without ${path}: ${code} ${line}`);
          output.push(line.slice(19, 45));
        }
        return output.join("; ");
      },
    },
    ...["included", "given"].map(
      (kind): FaultCase => ({
        name: `nothing but the data folder can be written, with the ${kind} database: files, imports, documents and their PDF work`,
        async run() {
          if (!mayMount) return NO_MOUNTS;
          // Outside the temporary folder, which can only be read as well.
          const dataDir = mkdtempSync("/var/tmp/umbral-only-");
          const mounts = ["mount --bind / /", "mount -o remount,ro,bind /", `mount --bind ${dataDir} ${dataDir}`];
          const writable = `mount -o remount,rw,bind ${dataDir}`;
          const env = { DATA_DIR: dataDir, ...(kind === "given" ? { DATABASE_URL: await ownDatabase() } : {}) };
          const product = await startProduct(env, [...mounts, writable].join("\n"));
          const acts = await signedInActs(product);
          const home = idIn(await acts.home());
          idIn(await acts.document(home));
          must((await acts.photo(home)).status === 201, "a photo is not taken");
          const { state, error } = await acts.importRead(idIn(await acts.bring()));
          must(state === "vista_previa", `the import is ${state}: ${error}`);
          const pdf = await acts.read(`/api/runs/${idIn(await acts.value())}/export/pdf`);
          must(pdf.status === 200, `the PDF is ${pdf.status}`);
          must((await product.end("SIGTERM")) === 0, "it does not end well");
          const failure = product
            .output()
            .split("\n")
            .find((line) => line.includes('"level":50'));
          must(failure === undefined, failure?.slice(0, 400) ?? "");
          rmSync(dataDir, { recursive: true });
          return "all of it";
        },
      }),
    ),
  ];
}
