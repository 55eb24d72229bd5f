import { formatDate } from "../../shared/format/format.ts";
import type { ResultRow } from "../runs/compare-runs.ts";
import { type ResultLine, rowsIn } from "../runs/result-rows.ts";
import { type Description, type Figure, isOn, sectionsOn } from "./description.ts";
import { valueText } from "./value.ts";

/**
 * Input and result, line by line, to lay beside another result. Of the description these are its headline and its
 * figures, each label once.
 */
export function rowsOfDescription(
  given: readonly ResultLine[],
  { date, headline, sections, summary }: Description,
): ResultRow[] {
  const figures: Figure[] = [
    ...(headline ? [{ label: headline.name, value: headline.value }, ...headline.figures] : []),
    ...sectionsOn("rows", sections).flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === "figures" ? block.items : [])),
    ),
  ];
  const found = new Map<string, string>();
  for (const figure of figures) {
    if (isOn("rows", figure) && !found.has(figure.label)) found.set(figure.label, valueText(figure.value));
  }
  if (found.size === 0) found.set("Resultado", summary);
  found.set("Datos a", formatDate(date));
  return [...rowsIn("datos", given), ...rowsIn("resultado", [...found])];
}
