import { sourceName } from "#domain/crm/contacts/contact-names.ts";
import type { ReadNotice } from "#domain/crm/contacts/dto.ts";

/** The parts of a notice that may be put right before it is kept. */
export const NOTICE_PARTS = ["name", "phone", "email", "reference", "message"] as const;
export type NoticePart = (typeof NOTICE_PARTS)[number];

const LABELS: Record<NoticePart, string> = {
  name: "Nombre",
  phone: "Teléfono",
  email: "Email",
  reference: "Referencia",
  message: "Mensaje",
};

/**
 * The text that is sent once somebody has looked over the fields read from it: the pasted one without changes, else a
 * notice with labels, which has the corrected values and cannot be read otherwise.
 */
export function correctedText(pasted: string, read: ReadNotice, parts: Readonly<Record<NoticePart, string>>): string {
  if (NOTICE_PARTS.every((part) => parts[part] === (read[part] ?? "").trim())) return pasted;
  const lines = NOTICE_PARTS.flatMap((part) => (parts[part] === "" ? [] : [`${LABELS[part]}: ${parts[part]}`]));
  const operation = read.operation ? [`Operación: ${read.operation}`] : [];
  // The message is the last: it may have lines of its own.
  return [...(read.portal ? [`Aviso de ${sourceName(read.portal)}`] : []), ...operation, ...lines].join("\n");
}
