import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { CONVERSATIONS } from "./conversations/corpus.ts";
import { filesOf } from "./conversations/forms.ts";
import { labelOf } from "./conversations/written.ts";
import { type DossierSpec, dossierLabel, dossiersOf, layoutsOf } from "./documents/corpus.ts";
import { catPicture } from "./documents/strangers.ts";
import type { ConversationLabel, DossierLabel, Part } from "./labels.ts";
import { makeFile, type PartSpec } from "./make/make-file.ts";

// node scripts/reading/write-corpus.ts --part development --to data/reading [--only documents|conversations]
// Writes the files of one part and `labels.json` beside them. Nothing of it is kept in the repository.

export interface WrittenCorpus {
  dossiers: readonly (DossierLabel & { today: string })[];
  conversations: readonly { label: ConversationLabel; files: readonly string[] }[];
  /** A text of a hundred pages, for time and memory alone. */
  long: string | null;
}

const LONG_PAGES = 100;

async function writeCorpus(part: Part, to: string, only: string | undefined): Promise<WrittenCorpus> {
  mkdirSync(to, { recursive: true });
  const dossiers: (DossierLabel & { today: string })[] = [];
  const conversations: { label: ConversationLabel; files: string[] }[] = [];
  if (only !== "conversations") {
    for (const spec of dossiersOf(part)) dossiers.push(await writeDossier(spec, to));
    mkdirSync(join(to, "cat"));
    writeFileSync(join(to, "cat", "gato.jpg"), await catPicture(part === "exam" ? 2 : 1));
    dossiers.push(catLabel(part));
  }
  if (only !== "documents") {
    for (const of of CONVERSATIONS[part]) {
      const { written, ...label } = labelOf(of, part);
      mkdirSync(join(to, of.id), { recursive: true });
      const files = filesOf(of, written).map(({ name, text }) => {
        writeFileSync(join(to, of.id, name), text);
        return name;
      });
      conversations.push({ label, files });
    }
  }
  const long = only === "conversations" ? null : await writeLong(part, to);
  const corpus: WrittenCorpus = { dossiers, conversations, long };
  writeFileSync(join(to, "labels.json"), JSON.stringify(corpus, null, 1));
  return corpus;
}

async function writeDossier(spec: DossierSpec, to: string): Promise<DossierLabel & { today: string }> {
  mkdirSync(join(to, spec.name), { recursive: true });
  const files: DossierLabel["files"][number][] = [];
  for (const file of spec.files) {
    const { bytes, label } = await makeFile(file);
    writeFileSync(join(to, spec.name, label.name), bytes);
    files.push(label);
  }
  return { ...dossierLabel(spec), files, today: spec.today };
}

const catLabel = (part: Part): DossierLabel & { today: string } => ({
  name: "cat",
  part,
  today: "2026-11-24",
  light: "not-red",
  isGreenWrong: true,
  topics: [],
  files: [
    {
      name: "gato.jpg",
      medium: "photo",
      documents: [
        {
          kind: null,
          layout: "cat",
          pages: { from: 1, to: 1 },
          identifiers: [],
          fields: [],
          parties: [],
          charges: { said: "silent", list: [] },
        },
      ],
    },
  ],
});

/** Deeds one after another. */
async function writeLong(part: Part, to: string): Promise<string> {
  const layout = layoutsOf(part).find(({ kind }) => kind === "escritura-compraventa")!;
  const partOf = (seed: number): PartSpec => ({ layout, country: "ES", seed, variant: seed });
  const one = await makeFile({ name: "long", medium: "text", seed: 1, parts: [partOf(1)] });
  const copies = Math.ceil(LONG_PAGES / one.label.documents[0]!.pages!.to);
  const parts = Array.from({ length: copies }, (_, at) => partOf(at + 1));
  const { bytes, label } = await makeFile({ name: "long", medium: "text", seed: 1, parts });
  writeFileSync(join(to, label.name), bytes);
  return label.name;
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { part: { type: "string" }, to: { type: "string" }, only: { type: "string" } },
  });
  const { part, to, only } = values;
  if ((part !== "development" && part !== "exam") || !to) {
    console.error(
      "node scripts/reading/write-corpus.ts --part development|exam --to carpeta [--only documents|conversations]",
    );
    process.exit(1);
  }
  const { dossiers, conversations } = await writeCorpus(part, to, only);
  const documents = dossiers.flatMap(({ files }) => files.flatMap((file) => file.documents));
  console.log(
    `${documents.length} documentos en ${dossiers.length} expedientes y ${conversations.length} conversaciones en ${to}`,
  );
}
