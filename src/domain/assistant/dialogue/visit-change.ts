import { fold } from "../../shared/listing/fold.ts";

const CHANGES =
  /\b(cancel\w*|anul\w*|aplaz\w*|pospon\w*|reprogram\w*|cambi\w*|mover\w*|muev\w*|adelant\w*|retras\w*|no (?:puedo|podre|voy a poder|vamos a poder|podemos|podremos) (?:ir|asistir|llegar|acudir))\b/;
const VISIT = /\b(visitas?|citas?|cita|quedamos|habia quedado|agendad[oa]s?|reservad[oa]s?)\b/;

/** Whether a message is about a visit that is agreed already: to call it off, or to have it at another time. */
export function changesVisit(message: string): boolean {
  const said = fold(message);
  return CHANGES.test(said) && VISIT.test(said);
}
