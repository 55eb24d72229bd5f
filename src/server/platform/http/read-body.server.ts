import type { Context } from "hono";
import type * as z from "zod/mini";
import { AppError, fieldIssues } from "../app-error.server.ts";
import { parseInput } from "./storable-input.server.ts";

/**
 * The JSON of a call's body, unchecked except for values that no call may send.
 *
 * @throws AppError UNSUPPORTED_MEDIA_TYPE, and as `parseInput`
 */
export async function readJson(c: Context): Promise<unknown> {
  if (!c.req.header("content-type")?.startsWith("application/json")) throw new AppError("UNSUPPORTED_MEDIA_TYPE");
  return parseInput(await c.req.text());
}

/** The words for a refusal of a schema that has no message of its own, in Spanish. An unknown name is a slip, and is named: `No conozco «telefono»`. */
export const refusalText = (issue: { code?: string | undefined; keys?: unknown }): string =>
  issue.code === "unrecognized_keys" && Array.isArray(issue.keys)
    ? `No conozco ${issue.keys.map((key) => `«${String(key).slice(0, LONGEST_KEY)}»`).join(", ")}`
    : "Falta o no se admite";

/** Signs of an unknown name that an answer repeats. */
const LONGEST_KEY = 40;

/**
 * The JSON that a call sends, as its schema understands it.
 *
 * @throws AppError as `readJson`, and INVALID_INPUT with the messages of the fields; where the schema has none, in Spanish too
 */
export const readBody = async <Schema extends z.ZodMiniType>(c: Context, schema: Schema): Promise<z.output<Schema>> =>
  checkedInput(schema, await readJson(c));

/**
 * The same for input that is there already: a query, the fields of a form with files, a form that is made of other data.
 *
 * @throws AppError INVALID_INPUT with the messages of the fields
 */
export function checkedInput<Schema extends z.ZodMiniType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input, { error: refusalText });
  if (!parsed.success) throw new AppError("INVALID_INPUT", fieldIssues(parsed.error.issues));
  return parsed.data;
}
