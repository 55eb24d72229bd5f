import { randomBytes } from "node:crypto";
import { PDFDocument, PDFRawStream } from "@cantoo/pdf-lib";
import { expect, test } from "vitest";
import { checkPdf } from "./check-pdf.server.ts";
import { checkPdfApart } from "./check-pdf-apart.server.ts";

/** A PDF of one page as somebody writes it by hand, with a right table of its objects. */
function handMade({ catalog = "", page = "", more = "" } = {}): Uint8Array<ArrayBuffer> {
  const price = "BT /F1 12 Tf 20 200 Td (Precio: 290.000 EUR) Tj ET";
  const objects = [
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    "<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 300 400]>>",
    `<</Type/Page/Parent 2 0 R/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>${page}>>`,
    `<</Length ${price.length}>>stream\n${price}\nendstream`,
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
  ];
  let text = "%PDF-1.7\n";
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, "0")} 00000 n \n`;
  });
  // Behind the table's objects: those of a number that it does not name are found by some readers only.
  text += more;
  const table = text.length;
  text += `xref\n0 6\n0000000000 65535 f \n${places.join("")}trailer\n<</Size 6/Root 1 0 R>>\nstartxref\n${table}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(text, "latin1"));
}

async function written(given: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const check = await checkPdf(given);
  if ("fault" in check) throw new Error(check.fault);
  return check.bytes;
}

test("a second version of an object is not in the document that signers read and that is sealed", async () => {
  const other = "BT /F1 12 Tf 20 200 Td (Precio: 190.000 EUR) Tj ET";
  const second = `4 0 obj\n<</Length ${other.length}>>stream\n${other}\nendstream\nendobj\n`;
  const bytes = await written(handMade({ more: second }));
  const text = Buffer.from(bytes).toString("latin1");
  expect(text.match(/Precio: \d+/g)).toHaveLength(1);
  expect(text.match(/^\d+ \d+ obj$/gm)).toEqual(["1 0 obj", "2 0 obj", "3 0 obj", "4 0 obj", "5 0 obj"]);
  // A document that was written anew is written the same again: no second reading of it is left.
  expect(await written(bytes)).toEqual(bytes);
});

test("pages are drawn by the same instructions, with the sizes that they took over from the tree", async () => {
  const document = await PDFDocument.load(await written(handMade()));
  const page = document.getPage(0);
  expect(page.getSize()).toEqual({ width: 300, height: 400 });
  const contents = page.node.Contents();
  expect(Buffer.from((contents as PDFRawStream).contents).toString("latin1")).toContain("(Precio: 290.000 EUR) Tj");
});

const SCRIPT = "<</S/JavaScript/JS(app.alert(1))>>";
test.each([
  ["an action at the opening", { catalog: `/OpenAction${SCRIPT}` }, /programas dentro/],
  ["an action of a page", { page: `/AA<</O${SCRIPT}>>` }, /programas dentro/],
  ["a list of scripts", { catalog: `/Names<</JavaScript<</Names[(x)${SCRIPT}]>>>>` }, /programas dentro/],
  [
    "a link that starts a program",
    { page: "/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/Launch/F(calc.exe)>>>>]" },
    /programas dentro/,
  ],
  [
    "a form that is sent",
    { catalog: "/OpenAction 6 0 R", more: "6 0 obj\n<</S/SubmitForm/F(http://a.example/)>>\nendobj\n" },
    /programas dentro/,
  ],
  ["a form of XFA", { catalog: "/AcroForm<</Fields[]/XFA(abc)>>" }, /programas dentro/],
  [
    "a signature within its field",
    { catalog: "/AcroForm<</Fields[<</FT/Sig/T(s)/V<</Type/Sig/ByteRange[0 1 2 3]/Contents<00>>>>>]>>" },
    /firma digital/,
  ],
  ["a field to fill in", { page: "/Annots[<</Type/Annot/Subtype/Widget/FT/Tx/Rect[0 0 9 9]>>]" }, /para rellenar/],
  ["another file", { catalog: "/Names<</EmbeddedFiles<</Names[]>>>>" }, /otros archivos/],
  ["layers that print otherwise", { catalog: "/OCProperties<</OCGs[]/D<</AS[<</Event/Print>>]>>>>" }, /capas ocultas/],
] as const)("%s is refused wherever it stands", async (_, parts, fault) => {
  expect(await checkPdf(handMade(parts))).toEqual({ fault: expect.stringMatching(fault) });
});

test("a document that could not be sealed later is mended or refused at once", async () => {
  const huge = "9007199254740992 0 obj\n<</A 1>>\nendobj\n";
  expect(await checkPdf(handMade({ more: huge }))).toMatchObject({ pages: 1 });
  expect(await checkPdf(handMade({ catalog: "/AcroForm [1]" }))).toMatchObject({ pages: 1 });
  expect(await checkPdf(handMade({ catalog: `/Lang ${"[".repeat(200_000)}` }))).toMatchObject({
    fault: expect.stringMatching(/dañado/),
  });
});

test("an opening at a page, a link to the web and bookmarks are no reason to refuse", async () => {
  const link = "/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(https://a.example/)>>>>]";
  const parts = { catalog: "/OpenAction[3 0 R/XYZ null null 0]/Outlines<</Type/Outlines>>", page: link };
  expect(Buffer.from(await written(handMade(parts))).toString("latin1")).toMatch(/a\.example[\s\S]*Outlines/);
});

test("a document that grows beyond its limit in memory is given up, and one person waits behind their own documents", async () => {
  const zlib = await import("node:zlib");
  const bomb = zlib.deflateSync(Buffer.alloc(700_000_000, " "));
  const stream = `6 0 obj\n<</Type/ObjStm/N 1/First 8/Filter/FlateDecode/Length ${bomb.length}>>stream\n${bomb.toString("latin1")}\nendstream\nendobj\n`;
  expect(await checkPdfApart("ana", handMade({ more: stream }))).toMatchObject({
    fault: expect.stringMatching(/demasiado complejo/),
  });
  const many = Array.from({ length: 4 }, () => checkPdfApart("ana", handMade()));
  const answers = await Promise.allSettled([...many, checkPdfApart("blas", handMade())]);
  expect(answers.map(({ status }) => status)).toEqual([...Array(3).fill("fulfilled"), "rejected", "fulfilled"]);
}, 60_000);

test("a document of large pictures is written anew with the same bytes of them", async () => {
  const document = await PDFDocument.create();
  const data = randomBytes(3_000_000);
  const { context } = document;
  const page = document.addPage();
  const picture = context.register(PDFRawStream.of(context.obj({ Type: "XObject" }), data));
  page.node.newXObject("Im", picture);
  expect(Buffer.from(await written(await document.save())).includes(data)).toBe(true);
});
