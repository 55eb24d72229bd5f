import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as z from "zod/mini";
import { anyJson, dictionary, text } from "#domain/shared/schema/text.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { signedInOnly, viewerOf } from "../../accounts/access/who-may.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { FAILURE_TYPES } from "../../platform/failures/failure-log.server.ts";
import { readBody } from "../../platform/http/read-body.server.ts";
import type { ToolServices } from "../../tools/tool-services.server.ts";

const MAX_BODY_BYTES = 16 * 1024;

/**
 * An error that a browser reports, with the field names of the call. Its owner comes from the session; a `user_id` in
 * the body is ignored.
 */
const toolError = z.object({
  tool_name: z.nullish(text({ max: 80 }).check(z.regex(/^[\w-]{1,80}$/))),
  error_type: z.enum(FAILURE_TYPES),
  error_message: text({ max: MAX_BODY_BYTES }),
  error_stack: z.nullish(text({ max: MAX_BODY_BYTES })),
  request_data: z.nullish(dictionary(text(), anyJson(MAX_BODY_BYTES))),
});

/** `POST /api/tool-errors`: keeps an error that a signed-in person's browser met. */
export function toolErrorRoutes({ failures }: ToolServices): Hono<AppEnv> {
  const small = bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: () => {
      throw new AppError("PAYLOAD_TOO_LARGE");
    },
  });
  return new Hono<AppEnv>().post("/", signedInOnly(), small, async (c) => {
    const sent = await readBody(c, toolError);
    const path = sent.request_data?.path;
    const id = await failures.recordOf(viewerOf(c).userId, {
      kind: "browser",
      type: sent.error_type,
      message: sent.error_message,
      stack: sent.error_stack ?? undefined,
      path: typeof path === "string" && path.startsWith("/") ? path : "",
      toolName: sent.tool_name ?? undefined,
      ...(sent.request_data ? { data: sent.request_data } : {}),
    });
    return c.json({ id }, 201);
  });
}
