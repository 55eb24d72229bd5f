import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { DocumentText } from "#domain/tools/dossiers/document-text.ts";
import type { FileLabel } from "../labels.ts";
import type { Pipeline } from "../pipeline.ts";
import type { WrittenCorpus } from "../write-corpus.ts";
import type { Times } from "./report.ts";
import { parseFault, scoreSummary } from "./score-conversations.ts";
import { type ReadPart, scoreFile, scoreReview } from "./score-documents.ts";
import { Tally } from "./tally.ts";

/** Everything of a written corpus through a pipeline. A file at which an engine throws counts as read wrongly, and the rest goes on. */

export async function measureCorpus(
  folder: string,
  corpus: WrittenCorpus,
  pipeline: Pipeline,
): Promise<{ tally: Tally; times: Times }> {
  const tally = new Tally();
  const times = {
    textPageMs: [] as number[],
    scanPageSeconds: [] as number[],
    hardPageSeconds: [] as number[],
    longSeconds: null as number | null,
    peakMegabytes: 0,
  };
  for (const dossier of corpus.dossiers) {
    const read: ReadPart[] = [];
    for (const file of dossier.files) {
      const bytes = readFileSync(join(folder, dossier.name, file.name));
      const parts = await orNothing(tally, dossier.name, () => readFile(pipeline, file, bytes, times));
      scoreFile(tally, dossier.name, file.medium, file.documents, parts ?? []);
      read.push(...(parts ?? []));
    }
    const review = await orNothing(tally, dossier.name, () => pipeline.review(read, dossier.today));
    scoreReview(tally, dossier, review ?? { findings: [], deadlines: [], light: "review" });
  }
  if (corpus.long) {
    const args = [join(import.meta.dirname, "long-file.ts"), join(folder, corpus.long)];
    const { seconds, megabytes } = JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" }));
    times.longSeconds = seconds;
    times.peakMegabytes = megabytes;
  }
  for (const { label, files } of corpus.conversations) {
    const given = files.map((name) => ({ name, text: readFileSync(join(folder, label.id, name), "utf8") }));
    const thread = await orNothing(tally, label.id, () =>
      pipeline.thread(given, { zone: label.zone, agents: label.agents }),
    );
    const fault = thread ? parseFault(label, thread) : { said: "un error", right: `${label.messages.length} mensajes` };
    tally.count("parse", fault === null, label.id, () => fault!);
    if (!thread || "problem" in thread) continue;
    const summary = await orNothing(tally, label.id, () => pipeline.summarize(thread, { now: label.now }));
    if (summary) scoreSummary(tally, label, thread, summary);
  }
  return { tally, times };
}

async function readFile(
  pipeline: Pipeline,
  { name, medium }: FileLabel,
  bytes: Buffer,
  times: Record<"textPageMs" | "scanPageSeconds" | "hardPageSeconds", number[]>,
): Promise<ReadPart[]> {
  const started = performance.now();
  const text = await pipeline.textOf({ name, bytes });
  const parts = pipeline.split(text).map((pages) => {
    const own = pagesOf(text, pages);
    return { text: own, reading: pipeline.read(own), pages };
  });
  const each = (performance.now() - started) / Math.max(1, text.pages.length);
  if (medium === "text") times.textPageMs.push(each);
  else if (medium === "scan") times.scanPageSeconds.push(each / 1000);
  else if (medium !== "word" && medium !== "plain") times.hardPageSeconds.push(each / 1000);
  return parts;
}

const pagesOf = ({ pages }: DocumentText, { from, to }: { from: number; to: number }): DocumentText => ({
  pages: pages.filter(({ number }) => number >= from && number <= to),
});

async function orNothing<T>(tally: Tally, where: string, work: () => T | Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    tally.fault("error", 7, where, {
      said: error instanceof Error ? error.message : String(error),
      right: "una respuesta",
    });
    return null;
  }
}
