import type { ChargeReading } from "../reading.ts";
import { firstOf, hasAny, spansOfAny } from "../text/find.ts";
import { type Flat, isNumberSign, type Span } from "../text/flat.ts";
import { ENDED, ENDING, ENDING_DONE, NOT_YET_BEFORE, NOT_YET_BEHIND, STILL_THERE } from "./wording.ts";

/**
 * Whether a charge still stands, by its own passage. What says both that it ended and that it did not is unclear; a cancellation that is
 * only promised, paid for or asked for leaves it alive.
 */
export function stateOf(flat: Flat, { start, end }: Span, isTaxLien: boolean): ChargeReading["state"] {
  const still = spansOfAny(flat, STILL_THERE, start, end);
  let hasEnded = false;
  let isOpen = still.length > 0;
  for (const word of spansOfAny(flat, ENDED, start, end)) {
    if (still.some((one) => one.start < word.end && word.start < one.end)) continue;
    // «Las cargas caducadas pueden cancelarse»: told of charges in general.
    if (hasAny(flat, IN_GENERAL, Math.max(start, word.start - 16), word.start)) continue;
    // A charge that lapsed has lapsed, whether or not somebody had it struck out.
    if (
      LAPSED.some((part) => flat.text.startsWith(part, word.start)) &&
      !hasAny(flat, ["no", "sin"], Math.max(start, word.start - 10), word.start)
    ) {
      hasEnded = true;
      continue;
    }
    if (isNotYet(flat, word, start, end)) isOpen = true;
    else hasEnded = true;
  }
  for (const word of spansOfAny(flat, ENDING, start, end)) {
    // The cause of an entry of taxes: «afecta … por la cancelación de la hipoteca».
    if (isTaxLien && firstOf(flat, ["de"], word.end, word.end + 4)) continue;
    const isDone =
      hasAny(flat, ENDING_DONE, Math.max(start, word.start - 40), Math.min(end, word.end + 30)) ||
      isEntry(flat, word, start, end);
    if (isDone && !isNotYet(flat, word, start, end)) hasEnded = true;
    else if (!still.some((one) => one.start < word.end && word.start < one.end)) isOpen = isOpen || !hasEnded;
  }
  if (hasEnded) return isOpen ? "unclear" : "cancelled";
  return "alive";
}

const IN_GENERAL = [
  "las cargas",
  "los asientos",
  "las anotaciones",
  "las inscripciones",
  "las hipotecas",
  "las afecciones",
];
const LAPSED = ["caducad", "extinguid", "prescrit"];

/** «Asiento 2: cancelación de la hipoteca …, 10/10/2020»: an entry of its own that begins with it and has a day or a number. */
function isEntry(flat: Flat, word: Span, start: number, end: number): boolean {
  const from = Math.max(start, word.start - 40);
  const part = flat.text.slice(from, word.start);
  const head = part.slice(Math.max(part.lastIndexOf(". "), part.lastIndexOf("; ")) + 1).trim();
  if (word.start - 40 > start && head.length >= 38) return false;
  const words = head === "" ? 0 : head.split(" ").length;
  return (
    words <= 3 &&
    hasAny(
      flat,
      ["fecha", "inscripcion", "asiento", "de fecha", "fojas", "nota"],
      word.end,
      Math.min(end, word.end + 120),
    )
  );
}

function isNotYet(flat: Flat, word: Span, start: number, end: number): boolean {
  const from = Math.max(start, word.start - 32);
  // Of two sentences only the own one counts.
  const cut = flat.text.lastIndexOf(". ", word.start);
  const before = Math.max(from, cut >= from ? cut + 1 : from);
  const isOpen = spansOfAny(flat, NOT_YET_BEFORE, before, word.start).some((one) => !isNumberSign(flat, one));
  if (isOpen) return true;
  const stop = flat.text.indexOf(". ", word.end);
  const behind = Math.min(end, word.end + 40, stop < 0 ? end : stop);
  return hasAny(flat, NOT_YET_BEHIND, word.end, behind);
}
