import { describe, expect, test } from "vitest";
import { DOCUMENT_KINDS } from "#domain/tools/dossiers/reading.ts";
import type { DocumentLabel } from "../labels.ts";
import { labelsOf, makeFile, textOf } from "../make/make-file.ts";
import { dossierLabel, dossiersOf, layoutsOf } from "./corpus.ts";

const plain = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9€$%ñ]/g, "");

async function pagesOf(bytes: Buffer): Promise<{ text: string; pages: number }> {
  const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const file = await task.promise;
  let text = "";
  for (let number = 1; number <= file.numPages; number++) {
    const { items } = await (await file.getPage(number)).getTextContent();
    text += items.map((item) => ("str" in item ? item.str : "")).join(" ");
  }
  const pages = file.numPages;
  await task.destroy();
  return { text: plain(text), pages };
}

const PARTS = ["development", "exam"] as const;

describe.each(PARTS)("documents of %s", (part) => {
  const dossiers = dossiersOf(part);

  test("every kind is there", () => {
    const kinds = new Set(layoutsOf(part).map(({ kind }) => kind));
    expect(DOCUMENT_KINDS.filter((kind) => !kinds.has(kind))).toEqual([]);
  });

  test("clean dossiers have nothing to be red for, the others what was planted", () => {
    for (const dossier of dossiers.filter(({ name }) => name.startsWith("clean"))) {
      const { name, light, topics } = dossierLabel(dossier);
      expect({ name, light, topics }).toEqual({ name, light: "not-red", topics: [] });
    }
    for (const dossier of dossiers.filter(({ planted }) => planted))
      expect(dossierLabel(dossier).isGreenWrong).toBe(true);
  });

  const shownOf = ({ fields, identifiers, charges }: DocumentLabel): string[] => [
    ...fields.map(({ shown }) => shown),
    ...identifiers.map(({ shown }) => shown),
    ...charges.list.map(({ anchor }) => anchor),
  ];

  test("everything that a label says stands in its document", () => {
    const missing = dossiers.flatMap(({ name, files }) =>
      files.flatMap((spec) => {
        const text = plain(textOf(spec));
        return labelsOf(spec)
          .flatMap(shownOf)
          .filter((shown) => !text.includes(plain(shown)))
          .map((shown) => `${name}: ${shown}`);
      }),
    );
    expect(missing).toEqual([]);
  });

  test("the pages of each layout hold it too, and are as many as the label says", async () => {
    const missing: string[] = [];
    for (const { name, files } of dossiers.filter(({ name }) => /-1$/.test(name) && !name.startsWith("clean"))) {
      const { bytes, label } = await makeFile({ ...files[0]!, medium: "text" });
      const { text, pages } = await pagesOf(bytes);
      expect(label.documents.at(-1)!.pages!.to).toBe(pages);
      // A value may go on behind the head of the next page: one of its ends stands together.
      const says = (shown: string) =>
        text.includes(plain(shown).slice(0, 14)) || text.includes(plain(shown).slice(-14));
      for (const shown of label.documents.flatMap(shownOf)) if (!says(shown)) missing.push(`${name}: ${shown}`);
    }
    expect(missing).toEqual([]);
  });

  test("the same file is made twice to the same bytes", async () => {
    const [spec] = dossiers[0]!.files;
    const [first, second] = [
      await makeFile({ ...spec!, medium: "worn-scan" }),
      await makeFile({ ...spec!, medium: "worn-scan" }),
    ];
    expect(first.bytes.equals(second.bytes)).toBe(true);
  });
});

test("no layout stands in both parts, and there are enough documents", () => {
  const [development, exam] = PARTS.map((part) => new Set(layoutsOf(part).map(({ name }) => name)));
  expect([...development!].filter((name) => exam!.has(name))).toEqual([]);
  const documents = PARTS.flatMap((part) => dossiersOf(part)).flatMap(({ files }) =>
    files.flatMap(({ parts }) => parts),
  );
  expect(documents.length).toBeGreaterThanOrEqual(140);
  expect(new Set(documents.map(({ layout }) => layout.kind)).size).toBeGreaterThanOrEqual(18);
});
