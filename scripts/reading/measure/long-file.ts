import { readFileSync } from "node:fs";
import type { DocumentText } from "#domain/tools/dossiers/document-text.ts";
import { openPipeline } from "../pipeline.ts";

// Reads one long file and prints the seconds and the memory that it took, as JSON: in a process of its own, so that both are those of this file.

const [, , path] = process.argv;
const pipeline = (await openPipeline())!;
const bytes = readFileSync(path!);
const started = performance.now();
const text = await pipeline.textOf({ name: path!, bytes });
for (const { from, to } of pipeline.split(text)) {
  const own: DocumentText = { pages: text.pages.filter(({ number }) => number >= from && number <= to) };
  pipeline.read(own);
}
const seconds = (performance.now() - started) / 1000;
await pipeline.close();
console.log(JSON.stringify({ seconds, megabytes: Math.round(process.resourceUsage().maxRSS / 1024) }));
