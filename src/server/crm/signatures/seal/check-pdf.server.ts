import {
  PDFArray,
  PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNull,
  type PDFObject,
  PDFPageLeaf,
  PDFRef,
  PDFStream,
  PDFWriter,
} from "@cantoo/pdf-lib";
import { MAX_PDF_PAGES, MAX_SEALED_BYTES, PDF_TOO_COMPLEX } from "#domain/crm/signatures/signature-forms.ts";
import { reachable, refusedPart } from "./refused-parts.server.ts";
import { preparePdf } from "./seal-pdf.server.ts";

/** The document as it was written anew, or the reason for which it cannot be sent. */
export type PdfCheck = { pages: number; bytes: Uint8Array<ArrayBuffer> } | { fault: string };

const BROKEN = "Este PDF está dañado y no se puede abrir. Vuelve a exportarlo y súbelo otra vez";

/** Room for the evidence sheet, whose twenty marks have at most 150 kB each, and for the signature. */
const SHEET_BYTES = 5 * 1_048_576;
/** Entries of the catalogue that stay: language, structure for screen readers, bookmarks and numbers of pages. */
const KEPT = ["Lang", "MarkInfo", "StructTreeRoot", "Outlines", "Dests", "PageLabels"];

/**
 * Checks a PDF for signing and writes it anew: one object for each number, no earlier versions, nothing that no page needs. Readers
 * differ in which of two versions of a page they show, so the uploaded bytes are shown to nobody: signers read, and we hash and seal,
 * what this returns. Reading is heavy: call it in a thread of its own (`check-pdf-apart`).
 */
export async function checkPdf(given: Uint8Array): Promise<PdfCheck> {
  let document: PDFDocument;
  try {
    document = await PDFDocument.load(given, { updateMetadata: false, throwOnInvalidObject: true });
  } catch {
    const isLocked = Buffer.from(given).includes("/Encrypt");
    return { fault: isLocked ? "Este PDF está protegido con contraseña. Quítasela y súbelo otra vez" : BROKEN };
  }
  try {
    const { trailerInfo } = document.context;
    if (trailerInfo.Encrypt) {
      return { fault: "Este PDF está protegido con contraseña. Quítasela y súbelo otra vez" };
    }
    const fault = refusedPart(document.context, [document.catalog]);
    if (fault) return { fault };
    const pages = document.getPageCount();
    if (pages === 0) return { fault: "Este PDF no tiene páginas" };
    if (pages > MAX_PDF_PAGES) return { fault: `Este PDF tiene más de ${MAX_PDF_PAGES} páginas. Divídelo` };
    const bytes = await writeAnew(document);
    if (bytes.length > MAX_SEALED_BYTES - SHEET_BYTES) return { fault: PDF_TOO_COMPLEX };
    return (await canBeSealed(bytes)) ? { pages, bytes } : { fault: BROKEN };
  } catch {
    return { fault: BROKEN };
  }
}

/**
 * The pages with all that they need, in a file of their own, with numbers from 1. It holds neither earlier versions of an object nor
 * anything that no page needs, and no dictionary names a key twice.
 */
async function writeAnew(document: PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  const { context, catalog } = document;
  const pages = document.getPages();
  if (new Set(pages.map(({ ref }) => ref)).size !== pages.length) throw new Error("one page stands in two places");
  for (const { node } of pages) {
    for (const key of PDFPageLeaf.InheritableEntries) {
      const name = PDFName.of(key);
      const value = node.getInheritableAttribute(name);
      if (value) node.set(name, value);
    }
  }
  // Each page hangs in a new tree alone: nothing leads back to the old one, whose counts may be wrong.
  for (const { node } of pages) node.delete(PDFName.of("Parent"));
  const kept = keptEntries(catalog);
  const written = PDFContext.create();
  const objects = [...reachable(context, [kept, ...pages.map(({ ref }) => ref)])];
  const numbers = new Map<PDFObject, PDFRef>();
  for (const ref of objects) {
    if (!(ref instanceof PDFRef)) continue;
    const value = context.lookup(ref);
    if (value) numbers.set(ref, written.register(value));
  }
  // A reference to nothing is null, as the standard has it; the number may be that of another object now.
  const renumbered = (value: PDFObject) => (value instanceof PDFRef ? (numbers.get(value) ?? PDFNull) : value);
  for (const object of objects) {
    if (object instanceof PDFArray) {
      for (let place = 0; place < object.size(); place++) object.set(place, renumbered(object.get(place)));
    } else if (object instanceof PDFDict || object instanceof PDFStream) {
      const dict = object instanceof PDFStream ? object.dict : object;
      for (const [key, value] of dict.entries()) dict.set(key, renumbered(value));
    }
    // Readers take these for parts of the file's own structure, and our library leaves them out when it writes.
    if (object instanceof PDFStream && OF_STRUCTURE.has(object.dict.get(PDFName.of("Type")))) {
      throw new Error("a page needs a part of the file's structure");
    }
  }
  const refs = pages.map(({ ref }) => numbers.get(ref)!);
  const tree = written.register(written.obj({ Type: "Pages", Kids: refs, Count: refs.length }));
  for (const { node } of pages) node.set(PDFName.of("Parent"), tree);
  kept.set(PDFName.of("Pages"), tree);
  written.trailerInfo = { Root: written.register(kept) };
  return new Uint8Array(await PDFWriter.forContext(written, Number.POSITIVE_INFINITY).serializeToBuffer());
}

const OF_STRUCTURE: ReadonlySet<unknown> = new Set([PDFName.of("XRef"), PDFName.of("ObjStm")]);

function keptEntries(catalog: PDFDict): PDFDict {
  const { context } = catalog;
  const kept = context.obj({ Type: "Catalog" });
  for (const key of KEPT) {
    const value = catalog.get(PDFName.of(key));
    if (value) kept.set(PDFName.of(key), value);
  }
  const names = catalog.lookup(PDFName.of("Names"));
  const places = names instanceof PDFDict ? names.get(PDFName.of("Dests")) : undefined;
  if (places) kept.set(PDFName.of("Names"), context.obj({ Dests: places }));
  return kept;
}

/** Seals a document on trial, up to the signature itself, and compares what is read out of it with what was given. */
async function canBeSealed(bytes: Uint8Array): Promise<boolean> {
  const again = await writeAnew(await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: true }));
  if (!Buffer.from(again).equals(bytes)) return false;
  const sheet = await PDFDocument.create();
  sheet.addPage();
  const about = { title: "Prueba", reason: "Prueba", at: new Date(0), signer: "Prueba", room: 8_192 };
  await preparePdf(bytes, await sheet.save(), about);
  return true;
}
