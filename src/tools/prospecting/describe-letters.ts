import { paragraph, type Section } from "#domain/tools/description/description.ts";
import { letterFor, MOST_LETTERS, mayWriteTo } from "./letters.ts";
import type { ProspectingResult } from "./result.ts";
import { nameOf, type Owners } from "./words.ts";

/**
 * A letter for each owner who may be written to, those of most points first. The page unfolds them one by one; in plain text
 * each stands under its own heading, and as many as a sheet of letters holds.
 */
export function letterSections({ prospects }: ProspectingResult, { prospects: rows = [], agent }: Owners): Section[] {
  const letters = prospects.filter(mayWriteTo).map((prospect) => ({
    id: prospect.index,
    name: nameOf(prospect, rows[prospect.index]),
    text: letterFor(prospect, rows[prospect.index], { agent }),
  }));
  if (letters.length === 0) return [];
  return [
    {
      id: "captacion-cartas",
      title: "Qué escribir",
      lead: "Una carta para cada propietario al que se puede escribir. Léela antes de enviarla.",
      blocks: [
        {
          kind: "steps",
          items: letters.map(({ name, text }) => ({ when: name, text })),
          isFolding: true,
          copyLabel: "Copiar carta",
        },
      ],
      on: ["page"],
    },
    ...letters.slice(0, MOST_LETTERS).map(
      ({ id, name, text }): Section => ({
        id: `captacion-carta-${id}`,
        title: `Carta a ${name}`,
        blocks: paragraph(text),
        on: ["text"],
      }),
    ),
  ];
}
