import type { Context } from "hono";
import type * as z from "zod/mini";
import { AppError, fieldIssues } from "../app-error.server.ts";

/**
 * The JSON that a call sends, unchecked.
 *
 * @throws AppError UNSUPPORTED_MEDIA_TYPE, MALFORMED_REQUEST
 */
export async function readJson(c: Context): Promise<unknown> {
  if (!c.req.header("content-type")?.startsWith("application/json")) throw new AppError("UNSUPPORTED_MEDIA_TYPE");
  const body = await c.req.text();
  try {
    // The database takes no NUL in a text; nobody types one.
    return body.includes("\\u0000") ? JSON.parse(body, withoutNul) : JSON.parse(body);
  } catch (error) {
    if (error instanceof SyntaxError) throw new AppError("MALFORMED_REQUEST");
    throw error;
  }
}

function withoutNul(_key: string, value: unknown): unknown {
  return typeof value === "string" ? value.replaceAll("\0", "") : value;
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
