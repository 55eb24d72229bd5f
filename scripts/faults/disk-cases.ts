import { readdirSync } from "node:fs";
import { join } from "node:path";
import { type Acts, idIn, signedInActs } from "./acts.ts";
import { type FaultCase, must, tally } from "./case.ts";
import type { DatabaseServer } from "./database-server.ts";
import { type Answer, type Product, startProcess, startProduct } from "./product.ts";
import { makeSmallDisk, NO_DISK } from "./small-disk.ts";

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();

const mustBeFull = ({ status, text }: Answer, what: string) =>
  must(
    [503, 507].includes(status) && /"(INSUFFICIENT_STORAGE|STORE_UNAVAILABLE|DATABASE_UNAVAILABLE)"/.test(text),
    `${what} is answered ${status} ${text.slice(0, 120)}`,
  );

/** Reading must go on, whatever is full. */
async function mustRead(product: Product, acts: Acts): Promise<void> {
  const paths = ["/", "/precios", "/api/portfolio/homes", "/dashboard/cartera", "/readyz"];
  const answers = await Promise.all(paths.map((path) => acts.read(path)));
  must(
    answers.every(({ status }) => status === 200),
    `reading: ${paths.map((path, i) => `${path} ${answers[i]!.status}`).join(", ")}: ${product.output().slice(-600)}`,
  );
  must(product.isAlive(), `the process ended: ${product.output().slice(-300)}`);
}

/** Cases with a full disk. */
export function diskCases(database: DatabaseServer): FaultCase[] {
  return [
    {
      name: "disk full under the files: uploads say so, nothing half-written stays, reads go on",
      async run() {
        const disk = makeSmallDisk(48);
        if (!disk) return NO_DISK;
        const product = await startProduct({ DATABASE_URL: database.url(), DATA_DIR: disk.folder });
        const acts = await signedInActs(product);
        const home = idIn(await acts.home());
        idIn(await acts.document(home));
        disk.fill();
        const before = filesIn(join(disk.folder, "files"));
        const tries = { document: acts.document(home), photo: acts.photo(home), import: acts.bring() };
        const statuses: number[] = [];
        for (const [what, asked] of Object.entries(tries)) {
          const answer = await asked;
          mustBeFull(answer, what);
          statuses.push(answer.status);
        }
        await mustRead(product, acts);
        must((await acts.value()).status === 201, "a valuation needs no disk, and was refused");
        must(String(filesIn(join(disk.folder, "files"))) === String(before), "something half-written stayed");
        disk.empty();
        idIn(await acts.document(home));
        must((await acts.importRead(idIn(await acts.bring()))).state === "vista_previa", "an import is not read again");
        await product.end("SIGTERM");
        disk.remove();
        return tally(statuses);
      },
    },
    {
      name: "disk full under the included database: writes say so, reads go on, well with room again",
      async run() {
        const disk = makeSmallDisk(400);
        if (!disk) return NO_DISK;
        const product = await startProduct({ DATA_DIR: disk.folder });
        const acts = await signedInActs(product);
        const home = idIn(await acts.home());
        // The first page that somebody opens opens their account of credits.
        await mustRead(product, acts);
        disk.fill();
        const statuses: number[] = [];
        // Writes until the log of the database, whose files are reserved ahead, has no room either.
        for (let times = 0; times < 400; times++) {
          const answer = await acts.home();
          if (answer.status !== 201) mustBeFull(answer, "a home");
          statuses.push(answer.status);
        }
        mustBeFull(await acts.document(home), "a document");
        await mustRead(product, acts);
        disk.empty();
        idIn(await acts.document(home));
        idIn(await acts.home());
        const kept = await acts.read("/api/portfolio/homes?limit=1");
        must(kept.status === 200, "the homes cannot be read");
        const code = await product.end("SIGTERM");
        must(code === 0, `it ended with ${code}: ${product.output().slice(-200)}`);
        disk.remove();
        return tally(statuses);
      },
    },
    {
      name: "disk full at the very first start: one line, no secret, and the next start with room succeeds",
      async run() {
        const disk = makeSmallDisk(300);
        if (!disk) return NO_DISK;
        const lines: string[] = [];
        for (const env of [{ DATABASE_URL: database.url(), DATA_DIR: disk.folder }, { DATA_DIR: disk.folder }]) {
          disk.fill();
          const { exited, output } = startProcess({ PORT: "0", ...env });
          const code = await exited;
          const line = output().trim();
          must(code === 1 && line !== "" && !line.includes("\n"), `it ended with ${code}: ${line}`);
          must(filesIn(disk.folder).length === 1, `left behind: ${filesIn(disk.folder).join(", ")}`);
          lines.push(line.slice(0, 60));
          disk.empty();
        }
        const product = await startProduct({ DATA_DIR: disk.folder });
        await product.end("SIGTERM");
        disk.remove();
        return lines.join("; ");
      },
    },
  ];
}
