import PDFDocument from "pdfkit";
import { type ChainedEvent, EVIDENCE_WORDS } from "#domain/crm/signatures/evidence.ts";
import { inDrawnLetters } from "#domain/crm/signatures/latin-letters.ts";
import { type MarkKind, otherTypedName } from "#domain/crm/signatures/signature-forms.ts";
import { unpackedFont } from "../../platform/fonts.server.ts";

/** The «Hoja de evidencias» behind a signed document: who signed, how they were identified, when, and the chain of events. */

export interface SheetSigner {
  id: string;
  name: string;
  email: string;
  /** `código enviado a a•••@casa.es` */
  identifiedBy: string;
  identifiedAt: Date | null;
  signedAt: Date | null;
  mark: { kind: MarkKind; name: string | null; image: Buffer | null } | null;
  network: string | null;
  browser: string | null;
}

export interface EvidenceSheet {
  title: string;
  reference: string;
  /** The person and the agency that asked for the signatures. */
  sender: string;
  fileName: string;
  pages: number;
  sha256: string;
  signers: readonly SheetSigner[];
  events: readonly ChainedEvent[];
  /** Address at which a file can be checked. */
  verifyUrl: string;
}

const MARGIN = 50;
const WIDTH = 595.28 - 2 * MARGIN;
const BOTTOM = 841.89 - MARGIN;
const [INK, GREY, LINE, COBALT] = ["#11192c", "#4c5568", "#b5b0a9", "#1443a1"];
const MARK_KINDS: Record<MarkKind, string> = {
  dibujada: "Firma dibujada",
  escrita: "Firma escrita",
  subida: "Firma subida como imagen",
};

const FONTS = { regular: 400, bold: 600 } as const;
type Weight = keyof typeof FONTS;

/** Which signs a part of the font has. */
type HasSign = (sign: string) => boolean;

/** @returns a PDF of one page or more */
export async function drawEvidenceSheet(sheet: EvidenceSheet): Promise<Buffer> {
  const paper = new PDFDocument({ size: "A4", margin: MARGIN, lang: "es", info: { Title: "Hoja de evidencias" } });
  const parts: Buffer[] = [];
  paper.on("data", (part: Buffer) => parts.push(part));
  const whole = new Promise<Buffer>((resolve, reject) => {
    paper.once("end", () => resolve(Buffer.concat(parts)));
    paper.once("error", reject);
  });
  for (const [name, weight] of Object.entries(FONTS)) {
    paper.registerFont(name, unpackedFont("latin", weight));
    paper.registerFont(`${name} ext`, unpackedFont("latin-ext", weight));
  }
  const has = (font: string): HasSign => {
    paper.font(font);
    // The library reads the file itself; its types do not say so.
    const { font: file } = (paper as unknown as { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } })
      ._font;
    return (sign) => file.hasGlyphForCodePoint(sign.codePointAt(0)!);
  };
  const [isFirst, isSecond] = [has("regular"), has("regular ext")] as const;
  const isDrawn: HasSign = (sign) => isFirst(sign) || isSecond(sign);
  /** Whether something stands on the sheet in other letters than it was typed in. */
  let isRewritten = false;

  const write = (stated: string, { size = 9, weight = "regular" as Weight, colour = INK, gap = 3 } = {}) => {
    const text = inDrawnLetters(stated, isDrawn);
    isRewritten ||= text !== stated.normalize("NFC");
    paper.fontSize(size).fillColor(colour!).font(weight);
    if (paper.y + paper.heightOfString(text, { width: WIDTH }) > BOTTOM) paper.addPage();
    paper.x = MARGIN;
    const runs = splitRuns(text, isFirst);
    for (const [index, { text: run, isExtended }] of runs.entries()) {
      paper.font(isExtended ? `${weight} ext` : weight);
      paper.text(run, { width: WIDTH, continued: index < runs.length - 1 });
    }
    paper.y += gap;
  };
  const heading = (text: string) => {
    if (paper.y > BOTTOM - 80) paper.addPage();
    paper.y += 8;
    paper
      .moveTo(MARGIN, paper.y)
      .lineTo(MARGIN + WIDTH, paper.y)
      .lineWidth(0.5)
      .stroke(LINE!);
    paper.y += 8;
    write(text, { size: 12, weight: "bold", colour: COBALT });
  };

  write("Hoja de evidencias", { size: 20, weight: "bold", gap: 6 });
  write(sheet.title, { size: 12, weight: "bold" });
  write(`Referencia ${sheet.reference} · Enviado por ${sheet.sender}`, { colour: GREY });
  write(`Documento: ${sheet.fileName} · ${sheet.pages === 1 ? "1 página" : `${sheet.pages} páginas`}`, {
    colour: GREY,
  });
  write(`SHA-256 del documento original: ${sheet.sha256}`, { colour: GREY });
  write(
    "Cada persona firmó con firma electrónica simple (art. 3.10 del Reglamento UE 910/2014, eIDAS). No es una firma avanzada ni cualificada. El sello de este archivo hace que cualquier lector de PDF avise si algo cambia después.",
    { colour: GREY },
  );

  heading("Firmas");
  for (const signer of sheet.signers) {
    if (paper.y > BOTTOM - 150) paper.addPage();
    write(signer.name, { size: 11, weight: "bold" });
    if (signer.mark?.image) {
      paper.image(signer.mark.image, MARGIN, paper.y, { fit: [180, 60] });
      paper.y += 64;
    } else if (signer.mark?.name) {
      write(signer.mark.name, { size: 18, colour: COBALT });
    }
    const typed = otherTypedName(signer.name, signer.mark?.name ?? null);
    if (typed !== null) write(`Firmó como «${typed}», que no es el nombre de la invitación.`, { gap: 1 });
    if (signer.mark) write(MARK_KINDS[signer.mark.kind], { colour: GREY, gap: 1 });
    write(`Correo: ${signer.email}`, { gap: 1 });
    write(`Identidad: ${signer.identifiedBy}, ${timeText(signer.identifiedAt)}`, { gap: 1 });
    write(`Firma: ${timeText(signer.signedAt)}`, { gap: 1 });
    write(`Red: ${signer.network ?? "desconocida"} · Navegador: ${(signer.browser ?? "desconocido").slice(0, 160)}`, {
      colour: GREY,
      gap: 10,
    });
  }

  heading("Qué pasó");
  const names = new Map(sheet.signers.map(({ id, name }) => [id, name]));
  for (const { position, at, kind, signerId, hash } of sheet.events) {
    const who = signerId === null ? "" : ` · ${names.get(signerId) ?? ""}`;
    write(`${position}. ${timeText(new Date(at))} · ${EVIDENCE_WORDS[kind]}${who}`, { gap: 0 });
    write(hash, { size: 7, colour: GREY, gap: 4 });
  }
  write(
    "Las horas son del servidor, en UTC y, entre paréntesis, las de Madrid. Debajo de cada línea está su huella SHA-256, que incluye la de la línea anterior: cambiar una rompe todas las siguientes.",
    { colour: GREY },
  );
  if (isRewritten) {
    write(
      "Lo que se escribió en otro alfabeto está aquí en letras latinas. El texto original está en el registro de evidencias.",
      { colour: GREY },
    );
  }
  write(`Para comprobar este archivo: ${sheet.verifyUrl}`, { colour: GREY });
  paper.end();
  return await whole;
}

const madrid = new Intl.DateTimeFormat("es-ES", { timeZone: "Europe/Madrid", timeStyle: "medium" });

/** `27/11/2026 10:03:12 UTC (11:03:12 en Madrid)` */
function timeText(at: Date | null): string {
  if (at === null) return "sin hora";
  const [day, time] = at.toISOString().split("T") as [string, string];
  return `${day.split("-").reverse().join("/")} ${time.slice(0, 8)} UTC (${madrid.format(at)} en Madrid)`;
}

/** A text in pieces that one part of the font can draw. */
function splitRuns(text: string, isFirst: HasSign): { text: string; isExtended: boolean }[] {
  const runs: { text: string; isExtended: boolean }[] = [];
  for (const sign of text) {
    const isExtended = !isFirst(sign);
    const last = runs.at(-1);
    if (last?.isExtended === isExtended) last.text += sign;
    else runs.push({ text: sign, isExtended });
  }
  return runs.length === 0 ? [{ text: " ", isExtended: false }] : runs;
}
