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

/**
 * The JSON that a call sends, as its schema understands it.
 *
 * @throws AppError as `readJson`, and INVALID_INPUT with the messages of the fields; where the schema has none, in Spanish too
 */
export async function readBody<Schema extends z.ZodMiniType>(c: Context, schema: Schema): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(await readJson(c), { error: () => "Falta o no se admite" });
  if (!parsed.success) throw new AppError("INVALID_INPUT", fieldIssues(parsed.error.issues));
  return parsed.data;
}
