import { plain } from "../../shared/wording/plain-text.ts";

/** Words that every advert uses and no reader believes, in Spanish and English; ours never do. Folded stems. */
const WORN =
  /\b(?:luminos|espectacular|increible|impresionante|maravillos|precios[oa]s?\b|esplendid|magnific|fantastic|inmejorable|exclusiv|lujos|coquet|encantador|acogedor|tranquil|estupend|excelente|ideal|unic[oa]s?\b|oportunidad|ensueno|privilegiad|envidiable|perfect|amplisim|bonit[oa]s?\b|soñad|stunning|breathtaking|spectacular|gorgeous|charming|exclusive|luxur|amazing|unique|dream\b|must-see|nestled|boasts?\b|cosy|cozy)\p{L}*/gu;

/** As they are written, each once. */
export function wornWords(text: string): string[] {
  const folded = plain(text);
  const found = [...folded.matchAll(WORN)].map(({ 0: word, index }) => text.slice(index, index + word.length));
  return [...new Map(found.map((word) => [plain(word), word])).values()];
}
