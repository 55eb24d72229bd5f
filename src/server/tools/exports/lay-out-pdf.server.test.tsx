import { Document, Image, Link, Page, Svg, Text, View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import { describe, expect, test } from "vitest";
import { documentFacts } from "#ui/pdf/pdf-document.tsx";
import { PdfTable } from "#ui/pdf/pdf-table.tsx";
import { FONT_FAMILIES } from "#ui/pdf/theme.ts";
import { allParts, readTaggedPdf, type TaggedPart } from "../../../test/read-tagged-pdf.ts";
import { layOutPdf } from "./lay-out-pdf.server.ts";

const CREATED_AT = "2026-11-26T10:00:00Z";
const WHITE_PIXEL =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==";

/** A document on sheets of 300 × 200 points, whose lines are 20 points high: ten fit. */
async function read(children: ReactNode) {
  const laidOut = await layOutPdf(
    <Document
      {...documentFacts("Informe", { title: "Pisos & áticos <2026>", createdAt: CREATED_AT, signer: undefined })}
    >
      <Page size={[300, 200]} style={{ fontFamily: [...FONT_FAMILIES], fontSize: 10, lineHeight: 2 }}>
        {children}
      </Page>
    </Document>,
  );
  return readTaggedPdf(await laidOut.draw());
}

/** `H1 "Título"`, and what is in it below, two spaces further in. */
function outline({ type, alt, scope, text, parts, pages }: TaggedPart, indent = ""): string[] {
  const words = alt ?? (parts.length === 0 ? text.trim() : "");
  const facts = [type, scope, words && `"${words}"`, pages.length > 1 && `pages ${pages}`].filter(Boolean).join(" ");
  return [`${indent}${facts}`, ...parts.flatMap((part) => outline(part, `${indent}  `))];
}

describe("a drawn document", () => {
  test("tells its parts in the order in which they are drawn", async () => {
    const { document } = await read(
      <>
        <Text structure="H1">Título</Text>
        <Text>Un párrafo</Text>
        <View structure="L">
          <View structure="LI">
            <Text structure="Lbl">Baños</Text>
            <Text structure="LBody">2</Text>
          </View>
        </View>
        <Image src={WHITE_PIXEL} style={{ width: 10 }} structure={{ alt: "Foto del salón" }} />
        <View structure={{ alt: "Gráfico de precios" }}>
          <Text>300.000</Text>
        </View>
      </>,
    );
    expect(outline(document)).toEqual([
      "Document",
      '  H1 "Título"',
      '  P "Un párrafo"',
      "  L",
      "    LI",
      '      Lbl "Baños"',
      '      LBody "2"',
      '  Figure "Foto del salón"',
      '  Figure "Gráfico de precios"',
    ]);
  });

  test("takes for decoration backgrounds, lines, and what has no words", async () => {
    const { document, pages } = await read(
      <View style={{ backgroundColor: "#eee", borderBottomWidth: 1 }}>
        <Text style={{ backgroundColor: "#ddd" }}>Texto</Text>
        <Svg width={10} height={10} />
        <Image src={WHITE_PIXEL} style={{ width: 10 }} />
        <View style={{ height: 5, backgroundColor: "#000" }} />
        <Text> </Text>
        <Text structure="artifact">1 / 1</Text>
      </View>,
    );
    expect(outline(document)).toEqual(["Document", '  P "Texto"']);
    expect(pages).toMatchObject([{ artifacts: ["1 / 1"], unmarked: [], deepestMark: 1, orphans: [] }]);
  });

  test("keeps a paragraph of 15 lines one part on two sheets of ten", async () => {
    const lines = Array.from({ length: 15 }, (_, i) => `línea ${i}`).join("\n");
    const { document } = await read(<Text>{lines}</Text>);
    const [paragraph, ...others] = document.parts;
    expect(paragraph).toMatchObject({ type: "P", pages: [0, 1] });
    expect(paragraph!.text).toMatch(/^línea 0.*línea 14$/s);
    expect(others).toEqual([]);
  });

  test("keeps a table of 30 rows one table on several sheets, and tells its head once", async () => {
    const rows = Array.from({ length: 30 }, (_, i) => [`Año ${i}`, String(i * 7)]);
    const columns = [
      { title: "Año", share: 1 },
      { title: "", share: 1 },
    ];
    const { document, pages } = await read(<PdfTable columns={columns} rows={rows} />);
    expect(pages.length).toBeGreaterThan(2);
    const [table, ...others] = document.parts;
    expect(others).toEqual([]);
    expect(outline(table!).slice(0, 6)).toEqual([
      "Table",
      "  TR",
      '    TH Column "Año"',
      "    TH Column",
      "  TR",
      '    TH Row "Año 0"',
    ]);
    // The head, and 30 rows.
    expect(table!.parts.map(({ type, parts }) => [type, parts.length])).toEqual(Array(31).fill(["TR", 2]));
    const drawnOn = table!.parts.map((row) => row.parts[0]!.pages[0]!);
    expect(drawnOn).toEqual(drawnOn.toSorted((a, b) => a - b));
    // On every later sheet the head is drawn again.
    expect(pages.map(({ artifacts }) => artifacts)).toEqual(pages.map((_, i) => (i === 0 ? [] : ["Año"])));
  });

  test("tells what stands on every page where it stands first", async () => {
    const { document, pages } = await read(
      <>
        <Text fixed>Estimación orientativa</Text>
        <Text>Uno</Text>
        <Text break>Dos</Text>
      </>,
    );
    expect(outline(document)).toEqual(["Document", '  P "Estimación orientativa"', '  P "Uno"', '  P "Dos"']);
    expect(pages.map(({ artifacts }) => artifacts)).toEqual([[], ["Estimación orientativa"]]);
  });

  test("makes one link of an address that breaks over two lines, with a place on each", async () => {
    const title = "Índice de precios de la vivienda, base 2015, del Instituto Nacional de Estadística";
    const { document } = await read(
      <Text>
        Fuente: <Link src="https://ine.example/ipv">{title}</Link>, de junio.
      </Text>,
    );
    expect(allParts(document).map(({ type }) => type)).toEqual(["P", "Link"]);
    const [link] = document.parts[0]!.parts;
    expect(link!.text.replaceAll(/\s+/g, " ")).toBe(title);
    const place = { page: 0, says: "Abre https://ine.example/ipv" };
    expect(link!.links).toEqual([place, place]);
    expect(document.parts[0]!.text.replaceAll(/\s+/g, " ")).toBe(`Fuente: ${title} , de junio.`);
  });

  test("writes its title as XML does, in its metadata", async () => {
    const { title, xml } = await read(<Text>Texto</Text>);
    expect(title).toBe("Informe: Pisos & áticos <2026>");
    expect(xml).toContain("Pisos &amp; áticos &lt;2026&gt;");
  });
});
