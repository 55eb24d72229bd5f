import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type DocumentText, pageText, type Quote } from "./document-text.ts";
import { readDocument } from "./read-document.ts";
import type { DocumentReading, Finding, ReadValue } from "./reading.ts";
import { reviewDossier } from "./review-dossier.ts";
import { documentOf } from "./text/document-of.test-data.ts";

/**
 * All that is read from the papers of the development corpus and from the documents written beside the kinds, down to
 * certainties and quotes, as it was approved. A change of an engine shows here which papers it reads differently; `bench`
 * says whether that is better. Papers that follow each other are also judged together, as the dossier of one home.
 */
const TODAY = "2026-11-27";
const ROUNDS = new URL("../../../../scripts/reading/documents/development/rounds/", import.meta.url);
const WRITTEN = new URL("./kinds/documents.test-data.txt", import.meta.url);
const PAPERS_OF_A_HOME = 5;

/** People and identifiers of a case, all with right check digits. */
const CASE: Record<string, string> = {
  nif: "12345678Z",
  nif2: "11111111H",
  cif: "A58818501",
  iban: "ES91 2100 0418 4502 0005 1332",
  ref: "9872023VH5797S0001WX",
  cru: "46023000123457",
  rfc: "GODE561231GR8",
  name: "Lucía Ortega Sanz",
  other: "Juan Pérez López",
  third: "Pablo Nieto Vidal",
};

interface Paper {
  name: string;
  text: string;
}

/** A paper of a round as plain text: values as they are shown, cells and columns apart by wide blanks. */
function plainPaper(body: string): string {
  return body
    .trim()
    .split("\n")
    .map((line) =>
      line
        .replace(
          /\{([^{}]+)\}/g,
          (_, inside: string) => CASE[inside] ?? inside.replace(/^[^=]*=/, "").replace(/^[^~]*~/, ""),
        )
        .replace(/^(?:#{1,2}|~|:) /, "")
        .replace(/^\|=? ?|\|$/g, "")
        .replace(/ ?\|{1,2} ?/g, "      "),
    )
    .join("\n");
}

const papersIn = (text: string, toPlain: (body: string) => string): Paper[] =>
  text
    .split(/^=== /m)
    .slice(1)
    .map((part) => {
      const end = part.indexOf("\n");
      return { name: part.slice(0, end).trim(), text: toPlain(part.slice(end + 1)) };
    });

const afterLabels = (body: string) => body.slice(body.indexOf("---\n") + 4);

const shown = (value: ReadValue): string => {
  if (value.type === "money") return `${value.amount} ${value.currency}`;
  if (value.type === "number") return `${Math.round(value.number * 1_000) / 1_000} ${value.unit}`;
  if (value.type === "date") return value.date;
  if (value.type === "text") return `«${value.text}»`;
  return `${value.scheme} ${value.text}${value.isValid ? "" : ` (${value.problem})`}`;
};

const sure = (certainty: number): string => certainty.toFixed(3);

function quoted({ pages }: DocumentText, { page, start, end }: Quote): string {
  const text = pageText(pages[page - 1]!)
    .slice(start, end)
    .replace(/\n/g, "⏎");
  return `${page}:${start} «${text.length > 60 ? `${text.slice(0, 28)}…${text.slice(-28)}` : text}»`;
}

const foundIn = ({ level, rule, quotes, question }: Finding): string =>
  `! ${level} ${rule}${quotes.map(({ document, page, start, end }) => ` ${document}/${page}:${start}-${end}`).join("")}${question ? ` → ${question.whom}` : ""}`;

function tableOf(
  text: DocumentText,
  { kind, certainty, candidates, fields, parties, charges, findings }: DocumentReading,
) {
  return [
    `kind ${kind} ${sure(certainty)} of ${candidates.map((one) => `${one.kind} ${sure(one.certainty)}`).join(", ")}`,
    ...fields.map((one) => `${one.field} = ${shown(one.value)} ${sure(one.certainty)} ${quoted(text, one.quote)}`),
    ...parties.map(
      ({ role, name, identifier, share, quote, ...one }) =>
        `${role}: ${name} | ${identifier ? `${identifier.text} ${identifier.isValid}` : "-"} | ${share ? `${sure(share.percent)} ${share.right}` : "-"} ${sure(one.certainty)} ${quoted(text, quote)}`,
    ),
    `charges ${charges.said}${charges.saidAt ? ` ${quoted(text, charges.saidAt)}` : ""}`,
    ...charges.charges.map(
      (one) =>
        `- ${one.kind} ${one.state} | ${one.holder ?? "-"} | ${one.amount ? shown({ type: "money", ...one.amount }) : "-"} | ${one.date ?? "-"} ${sure(one.certainty)} ${quoted(text, one.quote)}`,
    ),
    ...charges.unclear.map((quote) => `? ${quoted(text, quote)}`),
    ...findings.map(foundIn),
  ];
}

const SOURCES: [file: string, papers: Paper[]][] = [
  ...readdirSync(ROUNDS)
    .filter((file) => file.endsWith(".txt"))
    .sort()
    .map((file): [string, Paper[]] => [
      file.replace(".txt", ""),
      papersIn(readFileSync(new URL(file, ROUNDS), "utf8"), plainPaper),
    ]),
  ["written", papersIn(readFileSync(WRITTEN, "utf8"), afterLabels)],
];

test.each(SOURCES)("the papers called %s are read as approved", async (file, papers) => {
  const read = papers.map(({ name, text: words }) => {
    const text = documentOf(words);
    return { name, text, reading: readDocument(text, { today: TODAY }) };
  });
  const tables = read.map(({ name, text, reading }) => [`=== ${name}`, ...tableOf(text, reading)].join("\n"));
  const dossiers: string[] = [];
  for (let from = 0; from < read.length; from += PAPERS_OF_A_HOME) {
    const { light, findings, deadlines } = reviewDossier(read.slice(from, from + PAPERS_OF_A_HOME), { today: TODAY });
    dossiers.push(
      [
        `=== together from ${read[from]!.name}: ${light}`,
        ...findings.map(foundIn),
        ...deadlines.map(({ date, what, quote }) => `${date} ${what} ${quote.document}/${quote.page}:${quote.start}`),
      ].join("\n"),
    );
  }
  await expect(`${[...tables, ...dossiers].join("\n\n")}\n`).toMatchFileSnapshot(`./approved-readings/${file}.txt`);
});
