import { counted } from "#domain/shared/format/counted.ts";
import { formatDate } from "#domain/shared/format/format.ts";
import { firstSigns } from "#domain/shared/format/text-ends.ts";
import { type DossierPart, partsOf, questionsOf, shownLight } from "#domain/tools/dossiers/dossier-parts.ts";
import {
  CHARGE_NAMES,
  CHARGE_STATES,
  certaintyWords,
  chargesWords,
  fieldLabel,
  kindWords,
  LIGHT_WORDS,
  RIGHT_NAMES,
  ROLE_NAMES,
  STATE_WORDS,
  valueWords,
} from "#domain/tools/dossiers/dossier-words.ts";
import { quoteKey } from "#domain/tools/dossiers/quotes.ts";
import type { DocumentReading, Finding } from "#domain/tools/dossiers/reading.ts";
import type { DossierPaper } from "#ui/pdf/dossier/dossier-paper.tsx";
import { printableDeep } from "#ui/pdf/printable.ts";
import type { PersonActor } from "../../../accounts/access/actor.server.ts";
import { agentCardOf } from "../../../accounts/agencies/agent-card.server.ts";
import { isoDateInMadrid } from "../../../platform/clock.server.ts";
import { deedOfDossier } from "../../dossiers/deed-of-dossier.server.ts";
import { type DossierRow, shownDossier } from "../../dossiers/dossier-rows.server.ts";
import { quoteTexts } from "../../dossiers/read-quotes.server.ts";
import type { ToolServices } from "../../tool-services.server.ts";
import { drawPaper } from "../draw-paper.server.ts";
import { printableSigner } from "../printable-signer.server.ts";

/** Draws a dossier as a PDF: every finding with its quote. */
export async function drawDossier(
  services: ToolServices,
  actor: PersonActor,
  row: DossierRow,
): Promise<Uint8Array<ArrayBuffer>> {
  return await drawPaper({ kind: "dossier", paper: await dossierPaper(services, actor, row) });
}

export function dossierFileName({ title }: Pick<DossierRow, "title">): string {
  const name = title.replace(/[^\p{L}\p{N} .,-]+/gu, " ").trim();
  return `Documentos ${firstSigns(name, 80).trim()}.pdf`;
}

async function dossierPaper(services: ToolServices, actor: PersonActor, row: DossierRow): Promise<DossierPaper> {
  const { db } = services.database;
  const { title, documents, review, homeId } = await shownDossier(db, row);
  const parts = partsOf(documents);
  const [signer, quotes, deed] = await Promise.all([
    agentCardOf(services, row.ownerId),
    quoteTexts(db, parts, review),
    deedOfDossier(db, actor, homeId, parts, isoDateInMadrid(services.now())),
  ]);
  const { light, reasons } = shownLight(review, documents);
  const fromOf = (at: number, page: number) => `${parts[at]?.name ?? ""}, página ${page}`;
  const textAt = (quote: Finding["quotes"][number]) => {
    const part = parts[quote.document];
    return part ? (quotes[quoteKey(part.documentId, quote)] ?? "") : "";
  };
  const words = printableDeep({
    title,
    about: counted(documents.length, "documento", "documentos"),
    light: { level: light, ...LIGHT_WORDS[light], reasons },
    findings: (review?.findings ?? []).map(({ level, title, text, basis, quotes, document }) => ({
      level,
      name: LIGHT_WORDS[level].name,
      title,
      text,
      basis: basis ? `${basis.name}. Consultado el ${formatDate(basis.date)}.` : "",
      quotes: quotes.map((quote) => ({ text: textAt(quote), from: fromOf(quote.document, quote.page) })),
      about: document === undefined ? "" : (parts[document]?.name ?? ""),
    })),
    deadlines: (review?.deadlines ?? []).map(({ date, what, quote }) => ({
      date: formatDate(date),
      what,
      from: fromOf(quote.document, quote.page),
    })),
    questions: review
      ? questionsOf(review).map(({ whom, ask }) => ({ whom: `${whom[0]!.toUpperCase()}${whom.slice(1)}`, ask }))
      : [],
    documents: parts.map(documentWords),
    unread: documents.flatMap(({ name, state, fault, unreadPages }) => [
      ...(state === "leido" ? [] : [`${name}: ${fault ?? STATE_WORDS[state]}`]),
      ...(unreadPages.length > 0 ? [`${name}, sin leer: ${unreadPages.join(", ")}`] : []),
    ]),
    deed: deed && {
      place: deed.place,
      papers: deed.papers.map(({ name, whom, isThere, fault, need }) => ({
        name,
        whom,
        state: fault ?? (isThere ? "Está" : need === "always" ? "Falta" : "Según el caso"),
      })),
    },
  });
  return { ...words, signer: signer && printableSigner(signer), createdAt: services.now().toISOString() };
}

const documentWords = ({ reading, name }: DossierPart): DossierPaper["documents"][number] => ({
  kind: kindWords(reading),
  name,
  charges: chargesOf(reading),
  fields: reading.fields.map(({ field, value, certainty, quote, read }) => ({
    label: fieldLabel(field),
    value:
      value.type === "identifier" && !value.isValid
        ? `${value.text} (${value.problem ?? "no es válido"})`
        : valueWords(value),
    certainty: read ? "Corregido" : certaintyWords(certainty),
    page: String(quote.page),
  })),
  parties: reading.parties.map(({ role, name, identifier, share }) => ({
    role: ROLE_NAMES[role],
    name,
    identifier: identifier?.text ?? "",
    share: share
      ? `${valueWords({ type: "number", number: share.percent, unit: "percent" })}, ${RIGHT_NAMES[share.right]}`
      : "",
  })),
});

function chargesOf(reading: DocumentReading): string {
  const all = reading.charges.charges.map(({ kind, state, holder }) =>
    [CHARGE_NAMES[kind], holder && `a favor de ${holder}`, `(${CHARGE_STATES[state].toLowerCase()})`]
      .filter(Boolean)
      .join(" "),
  );
  return [chargesWords(reading), all.length > 0 ? `Cargas: ${all.join("; ")}.` : ""].filter(Boolean).join(" ");
}
