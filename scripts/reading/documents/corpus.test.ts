import { describe, expect, test } from "vitest";
import { DOCUMENT_KINDS } from "#domain/tools/dossiers/reading.ts";
import { makeFile } from "../make/make-file.ts";
import { dossierLabel, dossiersOf, layoutsOf } from "./corpus.ts";

const plain = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9€$%ñ]/g, "");

async function textOf(bytes: Buffer): Promise<{ text: string; pages: number }> {
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

  test("what a label says stands in the document", async () => {
    const missing: string[] = [];
    for (const { name, files } of dossiers) {
      for (const spec of files) {
        if (spec.medium === "plain" || spec.medium === "word") continue;
        const { bytes, label } = await makeFile({ ...spec, medium: "text" });
        const { text, pages } = await textOf(bytes);
        expect(label.documents.at(-1)!.pages!.to).toBe(pages);
        // Hyphens at line ends and what stands around pages cut through long values: their first words are enough.
        const says = (shown: string) => text.includes(plain(shown).slice(0, 14));
        for (const document of label.documents) {
          for (const { field, shown } of document.fields) if (!says(shown)) missing.push(`${name}: ${field} ${shown}`);
          for (const { scheme, shown } of document.identifiers)
            if (!text.includes(plain(shown))) missing.push(`${name}: ${scheme} ${shown}`);
          for (const { anchor } of document.charges.list) if (!says(anchor)) missing.push(`${name}: charge ${anchor}`);
        }
      }
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
