import { useToolRun } from "#ui/tool/tool-run-context.tsx";
import type { TypedProspect } from "./words.ts";

const FIELDS = ["name", "phone", "address", "placeName"] as const;

/** Whom the result is about, from the form: a shared page has none and names nobody. */
export function useTypedProspects(): readonly TypedProspect[] {
  const { prospects } = useToolRun().input;
  return Array.isArray(prospects) ? prospects.map(typedOf) : [];
}

function typedOf(row: Record<string, unknown>): TypedProspect {
  const said = FIELDS.flatMap((field) => {
    const value = row?.[field];
    return typeof value === "string" && value.trim() !== "" ? [[field, value.trim()]] : [];
  });
  return Object.fromEntries(said);
}
