import type { DocumentKind } from "#domain/shared/home-attributes/home-values.ts";

/** Names that offices give their files; the first that fits counts. */
const WORDS: readonly [RegExp, DocumentKind][] = [
  [/nota.?simple|registr/, "nota_simple"],
  [/certificado.?energ|\bcee\b|etiqueta/, "certificado_energetico"],
  [/\bibi\b|catastr/, "ibi"],
  [/comunidad|cuota/, "comunidad"],
  [/cedula|habitabilidad/, "cedula"],
  [/plano|planta/, "plano"],
  [/encargo|exclusiva|mandato/, "encargo"],
  [/contrato|arras|escritura/, "contrato"],
];

/** Probable kind of a document, by its name; the person who uploads it can change it. */
export function guessKind(fileName: string): DocumentKind {
  const folded = fileName
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[_.-]+/g, " ");
  return WORDS.find(([pattern]) => pattern.test(folded))?.[1] ?? "otro";
}
