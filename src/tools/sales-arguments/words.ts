import { formatDate } from "#domain/shared/format/format.ts";
import type { Evidence } from "#domain/tools/arguments/case.ts";
import type { ArgumentCard } from "#domain/tools/arguments/prepare.ts";

/** `Ascensor: sí`. */
export const datumText = ({ datum, value }: Evidence) =>
  `${datum}: ${value === "Sí" || value === "No" ? value.toLocaleLowerCase("es") : value}`;

/** `Recibo de comunidad de oct 2026`, `Datos indicados por el agente, 22 de noviembre de 2026`. */
export const sourceText = ({ source, date }: Evidence): string =>
  /\d{4}$/.test(source) ? source : `${source}, ${whenText(date)}`;

const whenText = (date: string) => (/^\d{4}-\d{2}-\d{2}$/.test(date) ? formatDate(date) : date);

/** One line under a card: every datum with where it comes from. */
export function proofText({ evidence }: Pick<ArgumentCard, "evidence">): string {
  return groupedProofs(evidence)
    .map(({ data, source }) => `${data.join("; ")} (${source})`)
    .join(". ");
}

/** Data of one source stand together. */
export function groupedProofs(evidence: readonly Evidence[]): { source: string; data: string[] }[] {
  const groups = new Map<string, string[]>();
  for (const one of evidence) {
    const source = sourceText(one);
    const data = groups.get(source) ?? [];
    const text = datumText(one);
    if (!data.includes(text)) groups.set(source, [...data, text]);
  }
  return [...groups].map(([source, data]) => ({ source, data }));
}

/** A number with its noun, singular for exactly one. */
export const countText = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
