import type { Context } from "hono";
import * as z from "zod/mini";
import { AppError } from "../app-error.server.ts";

const uuid = z.uuid();

/** An id of the path. @throws AppError NOT_FOUND for what is none: there is no such row */
export function uuidOf(c: Context, name: string): string {
  const read = uuid.safeParse(c.req.param(name));
  if (!read.success) throw new AppError("NOT_FOUND");
  return read.data;
}
