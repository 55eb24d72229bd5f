import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { measureCorpus } from "./reading/measure/measure.ts";
import { reportOf } from "./reading/measure/report.ts";
import { openPipeline } from "./reading/pipeline.ts";
import type { WrittenCorpus } from "./reading/write-corpus.ts";

// npm run bench: how well documents and conversations are read, over labelled ones that no engine was written with. `--part development`
// measures those that were; `--only documents` or `conversations`; `--named second` the exam's second half; `--worst 30` tells more of what went wrong. Files are written into a folder that goes
// away, and the hundred pages are read by a process of their own, so that its memory is theirs.

const { values } = parseArgs({
  options: {
    part: { type: "string", default: "exam" },
    only: { type: "string" },
    named: { type: "string", default: "" },
    worst: { type: "string", default: "10" },
  },
});

const pipeline = await openPipeline();
if (!pipeline) console.log("\nLectura de documentos y conversaciones: todavía no hay motor que medir");
else {
  const folder = mkdtempSync(join(tmpdir(), "umbral-bench-reading-"));
  try {
    const args = [join(import.meta.dirname, "reading", "write-corpus.ts"), "--part", values.part, "--to", folder];
    const { status } = spawnSync(process.execPath, [...args, ...(values.only ? ["--only", values.only] : [])], {
      stdio: "inherit",
    });
    if (status !== 0) throw new Error("the corpus was not written");
    const corpus = JSON.parse(readFileSync(join(folder, "labels.json"), "utf8")) as WrittenCorpus;
    const dossiers = corpus.dossiers.filter(({ name }) => name.includes(values.named));
    const conversations = corpus.conversations.filter(({ label }) => label.id.includes(values.named));
    const { tally, times } = await measureCorpus(folder, { ...corpus, dossiers, conversations }, pipeline);
    console.log(`\nLectura de documentos y conversaciones, parte «${values.part}»`);
    for (const line of reportOf(tally, times, Number(values.worst))) console.log(line);
  } finally {
    await pipeline.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
