import { Hono } from "hono";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { listMails, type StoredMail } from "../../platform/mail/mails.server.ts";
import type { ToolServices } from "../../tools/tool-services.server.ts";

/** Enough for anything that a demonstration sends. */
const MAILS_SHOWN = 200;

/** `GET /dev/mailbox.json`: in a demonstration mail is read here; in production there is no such address. */
export function mailboxRoutes({ config, database }: ToolServices): Hono<AppEnv> {
  return new Hono<AppEnv>().get("/mailbox.json", async (c) => {
    if (config.mode === "production") throw new AppError("NOT_FOUND");
    c.header("cache-control", "private, no-store");
    return c.json((await listMails(database.db, MAILS_SHOWN)).map(shownMail));
  });
}

/** A mail as the mailbox of a demonstration shows it. */
export function shownMail({ to, subject, text, html, links, createdAt }: StoredMail) {
  return { to, subject, text, html, links, createdAt: createdAt.toISOString() };
}
