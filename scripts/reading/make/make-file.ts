import type { DocumentLabel, FileLabel, Medium } from "../labels.ts";
import { type Case, type Country, caseOf } from "./case.ts";
import { Draft, type Layout } from "./draft.ts";
import { plainText, wordFile } from "./other-files.ts";
import { pdfOfPictures, scannedPages } from "./scan.ts";
import { setPdf } from "./set-pdf.ts";

/** A file of a dossier that is still to be made. */
export interface FileSpec {
  name: string;
  medium: Medium;
  seed: number;
  parts: readonly PartSpec[];
  /** Something was spilt over all but the head of each page: nobody can say what the charges are. */
  isBlotted?: boolean;
}

export interface PartSpec {
  layout: Layout<Case>;
  country: Country;
  /** Of the case, which the papers of one sale share. */
  seed: number;
  variant: number;
  change?: (of: Case) => void;
}

export interface MadeFile {
  bytes: Buffer;
  label: FileLabel;
}

function drafted({ layout, country, seed, variant, change }: PartSpec): Draft {
  const of = caseOf(seed, country, variant);
  change?.(of);
  const draft = new Draft();
  layout.write(draft, of);
  return draft;
}

function labelled(
  { isBlotted }: FileSpec,
  { layout }: PartSpec,
  draft: Draft,
  pages: DocumentLabel["pages"],
): DocumentLabel {
  const label = draft.labelled(layout.kind, layout.name, pages);
  if (!isBlotted) return label;
  return { ...label, identifiers: [], fields: [], parties: [], charges: { said: "unreadable", list: [] } };
}

/** The labels alone, for callers that only count; pages are known when the file is made. */
export const labelsOf = (spec: FileSpec): DocumentLabel[] =>
  spec.parts.map((part) => labelled(spec, part, drafted(part), null));

/** The words on the pages of a file, heads with them, without their layout. */
export const textOf = ({ parts }: FileSpec): string =>
  parts.map((part) => `${part.layout.sheet.header ?? ""}\n${plainText(drafted(part))}`).join("\n");

/** Writes one file; the same spec gives the same letters on every machine. */
export async function makeFile(spec: FileSpec): Promise<MadeFile> {
  const { name, medium, seed, parts } = spec;
  const drafts = parts.map(drafted);
  const labels = (ranges: readonly DocumentLabel["pages"][]) =>
    drafts.map((draft, at) => labelled(spec, parts[at]!, draft, ranges[at] ?? null));
  if (medium === "word" || medium === "plain") {
    const bytes = medium === "word" ? await wordFile(drafts[0]!) : Buffer.from(plainText(drafts[0]!));
    return { bytes, label: { name: `${name}.${medium === "word" ? "docx" : "txt"}`, medium, documents: labels([]) } };
  }
  const { bytes, pages } = await setPdf(drafts.map((draft, at) => ({ draft, sheet: parts[at]!.layout.sheet })));
  let from = 1;
  const ranges = pages.map((count) => {
    const range = { from, to: from + count - 1 };
    from += count;
    return range;
  });
  const documents = labels(ranges);
  if (medium === "text") return { bytes, label: { name: `${name}.pdf`, medium, documents } };
  const pictures = await scannedPages(bytes, medium, seed, spec.isBlotted);
  if (medium === "photo" && pictures.length === 1)
    return { bytes: pictures[0]!, label: { name: `${name}.jpg`, medium, documents } };
  return { bytes: await pdfOfPictures(pictures), label: { name: `${name}.pdf`, medium, documents } };
}
