import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as z from "zod/mini";
import { text } from "#domain/shared/schema/text.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { limitCalls } from "../../accounts/limits/rate-limit.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { FAILURE_TYPES } from "../../platform/failures/failure-log.server.ts";
import { redact, redactPath } from "../../platform/failures/redact.server.ts";
import { firstLanguage } from "../../platform/http/first-language.server.ts";
import { readBody } from "../../platform/http/read-body.server.ts";
import type { ToolServices } from "../../tools/tool-services.server.ts";
import { addCookieConsent, addPageView } from "./reports.server.ts";

const MAX_BODY_BYTES = 16 * 1024;

const path = text({ max: 2_000 }).check(z.regex(/^\/(?!\/)/));

const pageView = z.object({
  path,
  query: z._default(text({ max: 2_000 }), ""),
  referrer: z._default(text({ max: 2_000 }), ""),
  locale: z.optional(text({ max: 35 }).check(z.regex(/^[A-Za-z0-9-]{2,35}$/))),
});

const cookieConsent = z.object({
  /** Random, made by the browser: it proves a choice and follows nobody. */
  id: z.uuid(),
  version: z.pipe(
    z.transform((raw: unknown) => (typeof raw === "number" ? String(raw) : raw)),
    text({ max: 30 }).check(z.regex(/^[\w.-]{1,30}$/)),
  ),
  analytics: z.boolean(),
  marketing: z.boolean(),
  choice: text({ max: 40 }).check(z.regex(/^[\w-]{1,40}$/)),
});

/** Longer than the log keeps is cut there, not refused; all that a body may hold is taken. */
const failure = z.object({
  tool_name: z.optional(text({ max: 80 }).check(z.regex(/^[\w-]{1,80}$/))),
  error_type: text(),
  error_message: text({ max: MAX_BODY_BYTES }),
  error_stack: z.optional(text({ max: MAX_BODY_BYTES })),
  request_data: z.object({ path, status: z.optional(z.int().check(z.minimum(0), z.maximum(599))) }),
});

/** Reports that pages send by themselves: a page view, a choice about cookies, an error. Each answers 204. */
export function reportRoutes({ config, database, failures, now }: ToolServices): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  const perMinute = (name: string, calls: number) => limitCalls(config, { name, calls, seconds: 60 });
  const small = bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: () => {
      throw new AppError("PAYLOAD_TOO_LARGE");
    },
  });
  const done = (c: Context) => c.body(null, 204);

  routes.post("/page-views", perMinute("page views", 120), small, async (c) => {
    const view = await readBody(c, pageView);
    await addPageView(database.db, {
      path: redactPath(view.path),
      query: campaignOf(view.query),
      referrerHost: foreignHost(view.referrer, config.publicUrl),
      locale: view.locale ?? firstLanguage(c.req.header("accept-language")) ?? null,
      createdAt: now(),
    });
    return done(c);
  });

  routes.post("/cookie-consents", perMinute("cookie consents", 30), small, async (c) => {
    const { id, ...consent } = await readBody(c, cookieConsent);
    await addCookieConsent(database.db, { ...consent, consentId: id, createdAt: now() });
    return done(c);
  });

  routes.post("/errors", perMinute("reported errors", 20), small, async (c) => {
    const report = await readBody(c, failure);
    const { path, status } = report.request_data;
    await failures.record({
      kind: "browser",
      type: FAILURE_TYPES.find((name) => name === report.error_type) ?? "UNKNOWN_ERROR",
      message: report.error_message,
      stack: report.error_stack,
      path,
      toolName: report.tool_name,
      ...(status === undefined ? {} : { data: { status } }),
    });
    return done(c);
  });
  return routes;
}

/** Keeps only the campaign of a query: any other parameter may name a person or their belongings. */
function campaignOf(query: string): string | null {
  const kept = [...new URLSearchParams(query)].filter(([name]) =>
    /^utm_(source|medium|campaign|content|term)$/.test(name),
  );
  if (kept.length === 0) return null;
  return new URLSearchParams(kept.map(([name, value]) => [name, redact(value.slice(0, 100))])).toString().slice(0, 500);
}

/** The site that a visitor came from; null from our own pages. */
function foreignHost(referrer: string, publicUrl: string): string | null {
  if (!URL.canParse(referrer)) return null;
  const { hostname, protocol } = new URL(referrer);
  if (!/^https?:$/.test(protocol) || hostname === new URL(publicUrl).hostname) return null;
  return hostname.slice(0, 253);
}
