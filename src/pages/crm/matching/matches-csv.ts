import type { Compared } from "#domain/crm/matching/compared.ts";
import { CRITERIA, CRITERION_NAMES } from "#domain/crm/matching/criteria.ts";
import { csvLines } from "#domain/shared/tables/csv-text.ts";

/** A list of matches as a spreadsheet reads it: a row for each, with the share of each criterion that is met. */
export function matchesCsv(head: string, rows: readonly (Compared & { name: string })[]): string {
  return csvLines([
    [
      head,
      "Nota",
      ...CRITERIA.map((criterion) => `${CRITERION_NAMES[criterion]} (0 a 1)`),
      "Por confirmar",
      "Le falta",
    ],
    ...rows.map(({ name, score, criteria, unknown, missing }) => [
      name,
      rounded(score),
      ...CRITERIA.map((criterion) => rounded(criteria.find((one) => one.criterion === criterion)?.score ?? null)),
      unknown.join(", "),
      missing ?? "",
    ]),
  ]);
}

const rounded = (value: number | null): number | null => (value === null ? null : Math.round(value * 100) / 100);
