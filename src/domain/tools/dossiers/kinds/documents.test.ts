import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readDocument } from "../read-document.ts";
import type { DocumentKind, DocumentReading, ReadValue } from "../reading.ts";
import { documentOf } from "../text/document-of.test-data.ts";

/**
 * Documents written by hand in varied styles, with what each says, read with our own eyes. `documents.test-data.txt` holds them: a line
 * `=== kind`, lines `field = value`, lines `role: name | number | share`, a line `---`, and the document.
 */
const TODAY = "2026-11-27";

interface Written {
  kind: DocumentKind | "null";
  fields: [field: string, value: string][];
  parties: string[];
  text: string;
}

const WRITTEN: Written[] = readFileSync(new URL("./documents.test-data.txt", import.meta.url), "utf8")
  .split(/^=== /m)
  .slice(1)
  .map((part) => {
    const [head = "", ...body] = part.split("\n---\n");
    const [kind = "", ...lines] = head.split("\n");
    return {
      kind: kind.trim() as Written["kind"],
      fields: lines.filter((line) => line.includes(" = ")).map((line) => line.split(" = ") as [string, string]),
      parties: lines.filter((line) => !line.includes(" = ") && line.trim() !== ""),
      text: body.join("\n---\n"),
    };
  });

const shown = (value: ReadValue): string => {
  if (value.type === "money") return `${value.amount} ${value.currency}`;
  if (value.type === "number") return String(Math.round(value.number * 1_000) / 1_000);
  if (value.type === "date") return value.date;
  return value.text;
};

const partyOf = ({ role, name, identifier, share }: DocumentReading["parties"][number]): string =>
  `${role}: ${name} | ${identifier?.text ?? "-"} | ${share ? `${Math.round(share.percent * 100) / 100} ${share.right}` : "-"}`;

test.each(WRITTEN.map((one, i) => [`${i + 1} ${one.kind}`, one] as const))(
  "%s",
  (_, { kind, fields, parties, text }) => {
    const reading = readDocument(documentOf(text), { today: TODAY });
    expect(String(reading.kind)).toBe(kind);
    const read = fields.map(([field]) => [
      field,
      reading.fields
        .filter((one) => one.field === field)
        .map(({ value }) => shown(value))
        .join(" + "),
    ]);
    expect(read).toEqual(fields);
    if (parties.length > 0) expect(reading.parties.map(partyOf)).toEqual(parties);
    for (const { quote, value } of reading.fields) {
      expect(quote.end, `${JSON.stringify(value)} has a place`).toBeGreaterThan(quote.start);
    }
  },
);
