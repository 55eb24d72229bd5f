import { useToolRun } from "#ui/tool/tool-run-context.tsx";
import type { Owners, TypedProspect } from "./words.ts";

const FIELDS = ["name", "phone", "address", "placeName"] as const;

/** The owners and the person who signs, from the form: a shared page has none and names nobody. */
export function useTypedOwners(): Owners {
  const { prospects, agent } = useToolRun().input;
  return {
    prospects: Array.isArray(prospects) ? prospects.map(typedOf) : [],
    ...(isText(agent) && { agent: agent.trim() }),
  };
}

const isText = (value: unknown): value is string => typeof value === "string" && value.trim() !== "";

function typedOf(row: Record<string, unknown> | undefined): TypedProspect {
  const stated = FIELDS.flatMap((field) => {
    const value = row?.[field];
    return isText(value) ? [[field, value.trim()]] : [];
  });
  return Object.fromEntries(stated);
}
