import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { isbot } from "isbot";
import {
  type MailEvent,
  readReport,
  readServiceEvents,
  serviceOf,
  stopTokenIn,
} from "#domain/tools/campaigns/sending/mail-reports.ts";
import type { AppEnv } from "../../../accounts/access/app-env.server.ts";
import { limitCalls } from "../../../accounts/limits/rate-limit.server.ts";
import { AppError } from "../../../platform/app-error.server.ts";
import type { ToolServices } from "../../tool-services.server.ts";
import { leave } from "./leave.server.ts";
import { leavingOfToken, recipientOfToken } from "./mail-tokens.server.ts";
import { linkOf, noteClick, noteOpened } from "./opened.server.ts";
import { isSigned, senderOfToken, takeEvents } from "./take-events.server.ts";

/** Addresses that readers and mail programs open. No session, no cookie: the token is the proof. */

/** The smallest picture there is. */
const PICTURE = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

/** Forms of addresses that a link of a mail may lead to. */
const LED_TO: ReadonlySet<string> = new Set(["https:", "http:", "mailto:", "tel:"]);

/** Opened by a program that looks ahead, and not by a person. */
const isProgram = (c: Context) => {
  const userAgent = c.req.header("user-agent") ?? "";
  return c.req.method !== "GET" || userAgent === "" || isbot(userAgent);
};

/** `/correo`: the links of mails, their picture, and the button that unsubscribes. The page with the button is `pages/tools/campaigns/stop`. */
export function mailRoutes({ auth, database, now }: ToolServices): Hono<AppEnv> {
  const { db } = database;
  const routes = new Hono<AppEnv>();

  routes.get("/e/:token/:link", async (c) => {
    const id = recipientOfToken(auth.keys, c.req.param("token"));
    const nth = /^\d{1,3}$/.test(c.req.param("link")) ? Number(c.req.param("link")) : null;
    if (id === null || nth === null) throw new AppError("NOT_FOUND");
    const address = await linkOf(db, id, nth);
    const target = address === undefined ? null : URL.parse(address);
    if (!target || !LED_TO.has(target.protocol)) throw new AppError("NOT_FOUND");
    if (!isProgram(c)) {
      await noteClick(db, id, nth, now());
    }
    c.header("cache-control", "no-store");
    c.header("x-robots-tag", "noindex");
    return c.redirect(target.href, 302);
  });

  routes.get("/i/:token", async (c) => {
    const id = recipientOfToken(auth.keys, c.req.param("token"));
    if (id === null) throw new AppError("NOT_FOUND");
    if (c.req.method === "GET") {
      await noteOpened(db, id, now());
    }
    return c.body(PICTURE, 200, { "content-type": "image/gif", "cache-control": "no-store, private" });
  });

  // Mail programs post here for one click (RFC 8058) and must not be redirected; the page's button comes here too.
  routes.post("/baja/:token", async (c) => {
    const token = c.req.param("token");
    const leaving = leavingOfToken(auth.keys, token);
    if (leaving === null) throw new AppError("UNKNOWN_UNSUBSCRIBE");
    const form = await c.req.formData().catch(() => null);
    const fromAll = form?.get("alcance") === "todo";
    await db.transaction((tx) => leave(tx, leaving, { fromAll, now: now() }));
    if (form?.get("List-Unsubscribe") === "One-Click") return c.text("Hecho.");
    return c.redirect(`/correo/baja/${token}`, 303);
  });
  return routes;
}

const MAX_EVENT_BYTES = 2 * 1024 * 1024;
const EVENTS_PER_HOUR = 20_000;

/**
 * `POST /api/mail-events/{token}`: bounces, complaints and answers, as mails that came back (`message/rfc822`) or as the JSON of a mail
 * service. Anybody with the token may send; the answer reveals nothing of what is kept.
 */
export function mailEventRoutes(services: ToolServices): Hono<AppEnv> {
  const { auth, config, database, now } = services;
  const { db } = database;
  const limit = limitCalls(config, { name: "sending mail", calls: EVENTS_PER_HOUR, seconds: 3600 });
  const small = bodyLimit({
    maxSize: MAX_EVENT_BYTES,
    onError: () => {
      throw new AppError("PAYLOAD_TOO_LARGE");
    },
  });
  return new Hono<AppEnv>().post("/:token", limit, small, async (c) => {
    const sender = await senderOfToken(db, c.req.param("token"));
    if (!sender) throw new AppError("NOT_FOUND");
    const body = await c.req.text();
    const json = jsonOf(body);
    let events: MailEvent[];
    if (json === undefined) {
      const stop = stopTokenIn(body);
      const leaving = stop === null ? null : leavingOfToken(auth.keys, stop);
      if (leaving?.scope === sender.scope) {
        await db.transaction((tx) => leave(tx, leaving, { fromAll: false, now: now() }));
        return c.json({ taken: 1 }, 202);
      }
      // A mail carries no signature: with a key, it proves nothing.
      if (sender.eventKeySealed !== null) throw new AppError("NOT_FOUND");
      const report = readReport(body);
      events = report ? [report] : [];
    } else {
      const service = serviceOf(json);
      if (service === null)
        throw new AppError("INVALID_INPUT", [{ path: "", message: "No conozco esta forma de aviso" }]);
      const key = sender.eventKeySealed === null ? null : auth.keys.open(sender.eventKeySealed);
      const isProven = key === null || isSigned(service, key, { body, header: (name) => c.req.header(name) }, now());
      if (!isProven) throw new AppError("NOT_FOUND");
      events = readServiceEvents(json);
    }
    const taken = await db.transaction((tx) => takeEvents(tx, sender.scope, events, now()));
    return c.json({ taken }, 202);
  });
}

/** Undefined for what is no JSON: a mail. */
function jsonOf(body: string): unknown {
  if (!/^\s*[[{]/.test(body)) return undefined;
  try {
    return JSON.parse(body);
  } catch {
    throw new AppError("INVALID_INPUT", [{ path: "", message: "No se puede leer" }]);
  }
}
