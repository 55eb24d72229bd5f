import { rankOf } from "#domain/tools/arguments/prepare.ts";
import type { ResultTable } from "#domain/tools/description/description-sheets.ts";
import type { ArgumentsResult } from "./result.ts";
import { datumText, sourceText } from "./words.ts";

/** Raw values for spreadsheets. */
export function tablesOf({ cards, objections, weakPoints, script }: ArgumentsResult): ResultTable[] {
  return [
    {
      name: "Argumentos",
      columns: ["Orden", "Característica", "Beneficio", "Prueba", "Fuente", "Qué enseñar", "Peso"],
      rows: cards.map((card, i) => [
        i + 1,
        card.feature,
        card.benefit,
        card.evidence.map(datumText).join("; "),
        [...new Set(card.evidence.map(sourceText))].join("; "),
        card.show,
        rankOf(card),
      ]),
    },
    {
      name: "Objeciones",
      columns: ["Objeción", "Respuesta", "Pregunta", "Prueba"],
      rows: objections.map(({ quote, answer, ask, evidence }) => [
        quote,
        answer,
        ask,
        evidence.map(datumText).join("; "),
      ]),
    },
    {
      name: "Lo que conviene reconocer",
      columns: ["Punto", "Qué decir"],
      rows: weakPoints.map(({ title, answer }) => [title, answer]),
    },
    { name: "Guion", columns: ["Momento", "Qué decir"], rows: script.map(({ title, say }) => [title, say]) },
  ].filter(({ rows }) => rows.length > 0);
}
