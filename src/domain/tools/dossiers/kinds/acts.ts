import { hasAny, phrases } from "../text/find.ts";
import type { Flat, Span } from "../text/flat.ts";

/** Acts that papers of registers tell, each with a day of its own. */

const ACTS = phrases(
  "inscripcion · inscrita · inscrito · anotacion · anotada · escritura · mandamiento · asiento · protocolo · otorgada · autorizada · practicada · nota al margen · nota marginal · vencimiento · resolucion · sentencia",
);
/** Characters before a day in which the act stands that it belongs to. */
const ACT_REACH = 60;

/** «Inscripción 4.ª, de fecha 12 de marzo»: the day of an act that is told, never the one on which the paper was issued. */
export function isDayOfAct(flat: Flat, label: Span): boolean {
  const before = flat.text.slice(Math.max(0, label.start - 4), label.start);
  if (!flat.text.startsWith("fecha", label.start) || !["de ", "en ", "con "].some((word) => before.endsWith(word)))
    return false;
  const sentence = flat.text.lastIndexOf(". ", label.start) + 1;
  return hasAny(flat, ACTS, Math.max(0, sentence, label.start - ACT_REACH), label.start);
}

/** Whether words stand behind an act on their line: «Anotación: 3. Fecha: 11-02-2018». */
export const isBehindAct = (flat: Flat, line: Span, label: Span): boolean =>
  hasAny(flat, ACTS, line.start, label.start);
