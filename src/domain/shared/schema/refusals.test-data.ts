import type * as z from "zod/mini";

/**
 * The refusals of an input: the first message of each field at fault, by its path; empty where the schema takes the
 * input.
 */
export function refusals(schema: z.core.$ZodType, input: unknown): Record<string, string> {
  const parsed = schema["~standard"].validate(input);
  if (parsed instanceof Promise) throw new Error("No schema of ours waits.");
  const shown: Record<string, string> = {};
  for (const { path = [], message } of parsed.issues ?? []) shown[path.map(String).join(".")] ??= message;
  return shown;
}

/** The first of these messages; null where the input is taken. */
export const refusal = (schema: z.core.$ZodType, input: unknown): string | null =>
  Object.values(refusals(schema, input))[0] ?? null;
