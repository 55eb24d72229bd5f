import type { Context } from "hono";
import * as z from "zod/mini";
import type { ErrorCode } from "#content/errors.ts";
import { AppError } from "../app-error.server.ts";

const uuid = z.uuid();

/** An id in small letters, as the database writes it; undefined for any other text. */
export function readUuid(text: string | undefined): string | undefined {
  return uuid.safeParse(text).data?.toLowerCase();
}

/**
 * An id of the path, in lower case.
 *
 * @param unknown the call's answer for an id without a row, given for a malformed id too
 * @throws AppError of that code
 */
export function uuidOf(c: Context, name: string, unknown: ErrorCode = "NOT_FOUND"): string {
  const id = readUuid(c.req.param(name));
  if (id === undefined) throw new AppError(unknown);
  return id;
}
