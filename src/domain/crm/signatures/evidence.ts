/**
 * The evidence of a request: events in a chain, in which each holds the hash of the one before. Whoever changes, removes or
 * adds an event breaks the chain from there on.
 */

export const EVIDENCE_KINDS = [
  "enviada",
  "pedida",
  "codigo-enviado",
  "codigo-incorrecto",
  "identificada",
  "documento-abierto",
  "recordatorio",
  "correo-corregido",
  "firmada",
  "rechazada",
  "caducada",
  "anulada",
  "retirada",
  "sellada",
] as const;
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number];

export interface EvidenceEvent {
  /** From 1, without gaps. */
  position: number;
  /** ISO instant of the server's clock; never before that of the event before. */
  at: string;
  kind: EvidenceKind;
  /** The signer whom it is about; null where it is about the whole request. */
  signerId: string | null;
  details: Record<string, string>;
}

export interface ChainedEvent extends EvidenceEvent {
  /** SHA-256 of the event before, in hexadecimal; 64 zeros for the first. */
  previousHash: string;
  hash: string;
}

/** The hash that stands before the first event. */
export const FIRST_HASH = "0".repeat(64);

/** The exact text whose hash an event carries: JSON of its members, those of `details` in the order of their names. */
export function eventText(requestId: string, event: EvidenceEvent, previousHash: string): string {
  const details = Object.entries(event.details).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([requestId, event.position, event.at, event.kind, event.signerId, details, previousHash]);
}

/**
 * The position of the first event that does not belong where it stands, or null for a whole chain. A chain without events
 * is whole.
 *
 * @param sha256 hash of a text in UTF-8, in hexadecimal
 */
export function firstBrokenEvent(
  requestId: string,
  events: readonly ChainedEvent[],
  sha256: (text: string) => string,
): number | null {
  let previous = FIRST_HASH;
  for (const [index, event] of events.entries()) {
    const isWhole =
      event.position === index + 1 &&
      event.previousHash === previous &&
      event.hash === sha256(eventText(requestId, event, previous));
    if (!isWhole) return index + 1;
    previous = event.hash;
  }
  return null;
}

/** The time of a new event: a clock that was set back never puts it before the event that is already there. */
export function eventTime(now: Date, lastAt: Date | null): { at: Date; wasClockBehind: boolean } {
  const wasClockBehind = lastAt !== null && now < lastAt;
  return { at: wasClockBehind ? lastAt : now, wasClockBehind };
}

/** An address of the network without its last part, as the sheet shows it: `83.45.12.x`, `2a02:9130:…`. */
export function shortAddress(address: string | null): string {
  if (address === null) return "desconocida";
  const parts = address.split(".");
  if (parts.length === 4) return `${parts.slice(0, 3).join(".")}.x`;
  return `${address.split(":").slice(0, 3).filter(Boolean).join(":")}:…`;
}

/** Sentence of each event for people, without the signer's name. */
export const EVIDENCE_WORDS: Record<EvidenceKind, string> = {
  enviada: "Documento enviado a firmar",
  pedida: "Invitación enviada por correo",
  "codigo-enviado": "Código de identificación enviado",
  "codigo-incorrecto": "Código incorrecto",
  identificada: "Identidad comprobada con el código",
  "documento-abierto": "Documento abierto",
  recordatorio: "Recordatorio enviado por correo",
  "correo-corregido": "Correo del firmante corregido",
  firmada: "Documento firmado",
  rechazada: "Firma rechazada",
  caducada: "Plazo terminado sin todas las firmas",
  anulada: "Petición anulada por quien la envió",
  retirada: "Petición terminada: un firmante borró sus datos",
  sellada: "Documento cerrado y sellado",
};
