import type { ResultSource } from "../define-tool.ts";
import { sourceOfFact } from "../fact-source.ts";
import type { RenovationResult } from "./result.ts";

export function sourcesOf({ facts }: RenovationResult): ResultSource[] {
  return facts.map(({ id, label, title, url, date, mark }) =>
    sourceOfFact({
      ...{ id, label, validFrom: date, mark, unit: "", jurisdiction: "ES" },
      source: { title, consulted: date, ...(url && { url }) },
    }),
  );
}
