import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as z from "zod/mini";
import { text } from "#domain/shared/schema/text.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import type { AccountServices } from "../../accounts/account-services.server.ts";
import { limitCalls } from "../../accounts/limits/rate-limit.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { readBody } from "../../platform/http/read-body.server.ts";
import { findCrmScope, type GivenNotice, takeNotice } from "../contacts/take-notice.server.ts";
import { scopeOfToken } from "../contacts/write-settings.server.ts";
import { LONGEST_TEXT } from "./read-mail.server.ts";
import { readMailApart } from "./read-mail-apart.server.ts";

const MAILS_PER_HOUR = 600;
/** A mail with the pictures of a portal. */
const MAX_MAIL_BYTES = 10 * 1024 * 1024;

const inboundMail = z
  .object({
    /** The whole mail (RFC 5322). */
    raw: z.optional(text({ max: MAX_MAIL_BYTES, tooLong: "El correo pesa más de 10 MB" })),
    text: z.optional(text({ max: MAX_MAIL_BYTES, tooLong: "El correo pesa más de 10 MB" })),
    html: z.optional(text({ max: MAX_MAIL_BYTES, tooLong: "El correo pesa más de 10 MB" })),
    subject: z.optional(z.string().check(z.maxLength(2000))),
    from: z.optional(z.string().check(z.maxLength(2000))),
    messageId: z.optional(z.string().check(z.maxLength(1000))),
  })
  .check(
    z.refine(({ raw, text, html }) => Boolean(raw || text || html), {
      path: ["text"],
      message: "Envía el correo en raw, text o html",
    }),
  );

/**
 * `POST /api/inbound/{token}`: an agency's forwarded portal mails, handed on by a mail service as the mail itself
 * (`message/rfc822`) or as JSON. Anybody with the token may send; the answer reveals nothing of what is kept.
 */
export function inboundRoutes(services: AccountServices): Hono<AppEnv> {
  const { config, database, now } = services;
  const { db } = database;
  const limit = limitCalls(config, { name: "inbox", calls: MAILS_PER_HOUR, seconds: 3600 });
  const small = bodyLimit({
    maxSize: MAX_MAIL_BYTES,
    onError: () => {
      throw new AppError("PAYLOAD_TOO_LARGE");
    },
  });
  return new Hono<AppEnv>().post("/:token", limit, small, async (c) => {
    const scope = await scopeOfToken(db, c.req.param("token").toLowerCase());
    if (scope === null) throw new AppError("NOT_FOUND");
    const isJson = c.req.header("content-type")?.startsWith("application/json");
    const given = isJson
      ? await ofJson(await readBody(c, inboundMail))
      : await readMailApart(new Uint8Array(await c.req.arrayBuffer()));
    const { mailId } = await takeNotice(db, await findCrmScope(db, scope), given, { now: now(), by: null });
    return c.json({ id: mailId }, 202);
  });
}

async function ofJson({ raw, text, html, ...headers }: z.output<typeof inboundMail>): Promise<GivenNotice> {
  return raw ? await readMailApart(raw) : { ...headers, text: (text || html || "").slice(0, LONGEST_TEXT) };
}
