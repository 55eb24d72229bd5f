import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { writtenToDocx } from "./written-docx.server.ts";

const xmlOf = (bytes: Uint8Array, name: string) => strFromU8(unzipSync(bytes)[name]!);

test("a text becomes a document with styles, its language and nothing that is run", async () => {
  const bytes = await writtenToDocx(
    {
      title: "Piso en Ruzafa <con terraza>",
      language: "es-MX",
      parts: [
        { paragraphs: ["Primero & principal.", "Segundo,\nen dos líneas."], bullets: ["94 m²"] },
        { heading: "Texto corto", paragraphs: ["Breve."], isOwnPage: true },
      ],
    },
    "Nuria Ferrer",
  );
  const document = xmlOf(bytes, "word/document.xml");
  const texts = [...document.matchAll(/<w:t [^>]*>([^<]*)<\/w:t>/g)].map(([, text]) => text);
  expect(texts).toEqual([
    "Piso en Ruzafa &lt;con terraza&gt;",
    "Primero &amp; principal.",
    "Segundo,",
    "en dos líneas.",
    "94 m²",
    "Texto corto",
    "Breve.",
  ]);
  expect(document.match(/<w:pStyle w:val="(Title|Heading1|ListParagraph)"\/>/g)).toHaveLength(3);
  expect(document.match(/<w:pageBreakBefore\/>/g)).toHaveLength(1);
  expect(document.match(/<w:br\/>/g)).toHaveLength(1);
  expect(xmlOf(bytes, "word/styles.xml")).toContain('w:val="es-MX"');
  expect(xmlOf(bytes, "docProps/core.xml")).toContain("<dc:creator>Nuria Ferrer</dc:creator>");
  expect(Object.keys(unzipSync(bytes)).some((name) => /vbaProject|\.bin$/.test(name))).toBe(false);
});
