import type { EventKind } from "./calendar-values.ts";

/** The longest title that an event may have. */
const LONGEST = 200;

/**
 * The title that an event has until somebody writes another one: what it is, with whom, and about which home. Empty
 * where neither is known, and for time that is only taken.
 */
export const proposedTitle = (kind: EventKind, contact: string, home: string): string =>
  titleOf(kind, contact, home).slice(0, LONGEST);

function titleOf(kind: EventKind, contact: string, home: string): string {
  if (kind === "ocupado" || (contact === "" && home === "")) return "";
  if (kind === "visita") {
    if (home === "") return `Visita con ${contact}`;
    return contact === "" ? `Visita a ${home}` : `Visita de ${contact} a ${home}`;
  }
  if (kind === "cita") {
    if (contact === "") return `Cita por ${home}`;
    return home === "" ? `Cita con ${contact}` : `Cita con ${contact} por ${home}`;
  }
  const about = [contact, home].filter(Boolean).join(", ");
  return `${kind === "tarea" ? "Tarea" : "Plazo"}: ${about}`;
}
