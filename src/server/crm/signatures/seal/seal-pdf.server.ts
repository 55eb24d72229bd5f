import { createHash } from "node:crypto";
import { PDFDict, PDFDocument, PDFHexString, PDFName, PDFNumber, PDFString } from "@cantoo/pdf-lib";
import type { SealingCertificate } from "./certificate.server.ts";
import { signDigest } from "./cms.server.ts";

/** The seal of a document: a PAdES signature over all of its bytes, which certifies that nothing may change any more. */

/** Room for the signature in the file, beside the certificates in it. */
const ROOM_BYTES = 4_096;
const TEN_DIGITS = 9_999_999_999;

/**
 * Adds pages at the end of a PDF and seals it.
 *
 * @param original as it was written anew when it was uploaded, and as its signers read it (`check-pdf`)
 * @param sheet a PDF of our own, whose pages go behind those of the original
 * @returns the sealed file; the pages of the original are drawn by the same instructions as before
 */
export async function sealPdf(
  original: Uint8Array,
  sheet: Uint8Array,
  about: { title: string; reason: string; at: Date; certificate: SealingCertificate },
): Promise<Buffer> {
  const { certificate } = about;
  const prepared = await preparePdf(original, sheet, {
    ...about,
    signer: certificate.name,
    room: roomFor(certificate),
  });
  return await signBytes(prepared, certificate);
}

export interface SignaturePlace {
  reason: string;
  at: Date;
  /** Name of the person or office whose certificate seals. */
  signer: string;
  /** Bytes kept free for the signature. */
  room: number;
}

/** Everything of a seal but the signature itself, for which it keeps a place. It throws for a document that takes none. */
export async function preparePdf(
  original: Uint8Array,
  sheet: Uint8Array,
  about: SignaturePlace & { title: string },
): Promise<Buffer> {
  const document = await PDFDocument.load(original, { updateMetadata: false });
  const added = await PDFDocument.load(sheet, { updateMetadata: false });
  for (const page of await document.copyPages(added, added.getPageIndices())) document.addPage(page);
  document.setTitle(about.title);
  document.setModificationDate(about.at);
  addSignature(document, about);
  // Signatures are not read out of object streams.
  return Buffer.from(await document.save({ useObjectStreams: false, updateFieldAppearances: false }));
}

/** Room for the signature of a certificate, in bytes. */
export const roomFor = ({ certificate, issuers }: SealingCertificate): number =>
  [certificate, ...issuers].reduce((sum, one) => sum + one.toSchema().toBER(false).byteLength, ROOM_BYTES);

/** An invisible field of a signature on the last page, and the promise that the document allows no changes (DocMDP 1). */
function addSignature(document: PDFDocument, { reason, at, signer, room }: SignaturePlace): void {
  const { context, catalog } = document;
  const number = (value: number) => PDFNumber.of(value);
  const signature = context.register(
    context.obj({
      Type: "Sig",
      Filter: "Adobe.PPKLite",
      SubFilter: "ETSI.CAdES.detached",
      ByteRange: [number(0), number(TEN_DIGITS), number(TEN_DIGITS), number(TEN_DIGITS)],
      Contents: PDFHexString.of("0".repeat(2 * room)),
      Name: PDFHexString.fromText(signer),
      Reason: PDFHexString.fromText(reason),
      M: PDFString.fromDate(at),
      Reference: [
        {
          Type: "SigRef",
          TransformMethod: "DocMDP",
          TransformParams: { Type: "TransformParams", P: 1, V: PDFName.of("1.2") },
        },
      ],
    }),
  );
  const page = document.getPage(document.getPageCount() - 1);
  const field = context.register(
    context.obj({
      Type: "Annot",
      Subtype: "Widget",
      FT: "Sig",
      Rect: [0, 0, 0, 0],
      V: signature,
      T: PDFString.of("SelloUmbral"),
      // Printed and locked.
      F: 132,
      P: page.ref,
    }),
  );
  page.node.addAnnot(field);
  const form = catalog.lookupMaybe(PDFName.of("AcroForm"), PDFDict) ?? context.obj({ Fields: [] });
  const fields = form.lookup(PDFName.of("Fields"));
  if (fields && "push" in fields) (fields as { push(ref: typeof field): void }).push(field);
  else form.set(PDFName.of("Fields"), context.obj([field]));
  // Signatures exist, and the file may only be added to.
  form.set(PDFName.of("SigFlags"), number(3));
  form.delete(PDFName.of("NeedAppearances"));
  catalog.set(PDFName.of("AcroForm"), form);
  catalog.set(PDFName.of("Perms"), context.obj({ DocMDP: signature }));
}

/**
 * Fills in which bytes are signed, and their signature; the place is the last one of its kind, for it was added last.
 *
 * @param bytes as `preparePdf` made them; they are written into
 */
export async function signBytes(bytes: Buffer, certificate: SealingCertificate): Promise<Buffer> {
  const zeros = `<${"0".repeat(2 * roomFor(certificate))}>`;
  const start = bytes.lastIndexOf(zeros);
  const rangeStart = bytes.lastIndexOf(`/ByteRange [ 0 ${TEN_DIGITS}`);
  const rangeEnd = bytes.indexOf("]", rangeStart);
  if (start < 0 || rangeStart < 0) throw new Error("the signature has no place in the document");
  const end = start + zeros.length;
  const range = `/ByteRange [ 0 ${start} ${end} ${bytes.length - end}`;
  bytes.write(range.padEnd(rangeEnd - rangeStart), rangeStart, "latin1");
  const digest = createHash("sha256").update(bytes.subarray(0, start)).update(bytes.subarray(end)).digest();
  const der = await signDigest(digest, certificate);
  if (2 * der.length > zeros.length - 2) throw new Error("the signature is longer than its place");
  bytes.write(der.toString("hex"), start + 1, "latin1");
  return bytes;
}
