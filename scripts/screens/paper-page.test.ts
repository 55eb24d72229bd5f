import PdfDocument from "pdfkit";
import { expect, test } from "vitest";
import { fontFile } from "#server/platform/fonts.server.ts";
import { PdfFile } from "#test/pdf-objects.ts";
import { paperPage } from "./paper-page.ts";

/** A paper of one page, 200 × 100 points, as the kit writes it that makes our documents. */
async function paperOf(draw: (paper: PDFKit.PDFDocument) => void): Promise<PdfFile> {
  const paper = new PdfDocument({ size: [200, 100], margin: 0 });
  const pieces: Buffer[] = [];
  paper.on("data", (piece: Buffer) => pieces.push(piece));
  const ended = new Promise((resolve) => paper.on("end", resolve));
  draw(paper);
  paper.end();
  await ended;
  return new PdfFile(new Uint8Array(Buffer.concat(pieces)));
}

const written = (svg: string): string =>
  [...svg.matchAll(/<tspan x="[^"]*">([^<]*)<\/tspan>/g)].map(([, text]) => text).join("");

test("the page has the paper's size, and a white ground", async () => {
  const page = paperPage(await paperOf(() => {}), 0);
  expect([page.width, page.height]).toEqual([200, 100]);
  expect(page.svg).toContain('<rect width="100%" height="100%" fill="#fff"/>');
});

test("an area and a line keep their place, colour, opacity and width", async () => {
  const paper = await paperOf((on) => {
    on.rect(10, 20, 30, 40).fillOpacity(0.5).fill("#ff0000");
    on.moveTo(0, 0).lineTo(200, 100).lineWidth(3).stroke("#0000ff");
  });
  const { svg } = paperPage(paper, 0);
  expect(svg).toMatch(/d="M10 20h30v40h-30Z" fill="rgb\(255 0 0\)" fill-rule="nonzero" fill-opacity="0.5"/);
  expect(svg).toMatch(/d="M0 0L200 100" fill="none" stroke="rgb\(0 0 255\)" stroke-opacity="\S+" stroke-width="3"/);
});

test("letters are those that a reader would copy, each at its place: the second of two A begins where the first ends", async () => {
  const paper = await paperOf((on) => {
    on.font(fontFile("latin", 700)).fontSize(10).text("AA año 362 € <b>", 10, 10, { lineBreak: false });
  });
  const { svg } = paperPage(paper, 0);
  expect(written(svg)).toBe("AAaño362€&lt;b>");
  expect(svg).toContain('font-weight="700"');
  const [first, second] = [...svg.matchAll(/<tspan x="([^"]*)">A/g)].map(([, x]) => Number(x));
  expect(first).toBe(0);
  // An A of Archivo Bold is some two thirds of its size wide.
  expect(second).toBeGreaterThan(5.5);
  expect(second).toBeLessThan(8.5);
});

test("what is clipped is drawn within its clip, and what follows is not", async () => {
  const paper = await paperOf((on) => {
    on.save().rect(0, 0, 50, 50).clip().rect(0, 0, 200, 100).fill("#00ff00").restore();
    on.rect(60, 60, 10, 10).fill("#ff0000");
  });
  const { svg } = paperPage(paper, 0);
  expect(svg).toMatch(/<g clip-path="url\(#p0c0\)"><path [^>]*fill="rgb\(0 255 0\)"/);
  expect(svg).toMatch(/<\/g><path [^>]*fill="rgb\(255 0 0\)"/);
});
