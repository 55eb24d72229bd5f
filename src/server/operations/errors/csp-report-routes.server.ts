import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as z from "zod/mini";
import { list } from "#domain/shared/schema/text.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { createCallCounter } from "../../accounts/limits/call-counter.server.ts";
import { limitCalls } from "../../accounts/limits/rate-limit.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { redactPath } from "../../platform/failures/redact.server.ts";
import type { ToolServices } from "../../tools/tool-services.server.ts";

const MAX_BODY_BYTES = 16 * 1024;
/** Browsers send collected reports together. */
const MAX_REPORTS = 20;
const CALLS_PER_MINUTE = 30;
/** Reports kept of all networks together, so that reports of extensions do not crowd out those of people. */
const KEPT_PER_MINUTE = 10;

/** Addresses may be thousands of characters long; only a short part is kept. */
const address = z._default(z.string().check(z.maxLength(8_000)), "");
const name = z._default(z.string().check(z.maxLength(300)), "");

/** `report-uri`: one report, in words with hyphens. */
const oldForm = z.object({
  "csp-report": z.object({
    "document-uri": address,
    "blocked-uri": address,
    "effective-directive": name,
    "violated-directive": name,
    disposition: name,
  }),
});
/** `report-to`: several, of any kind; those of other kinds are passed over. */
const newForm = list(
  z.object({
    type: name,
    body: z.optional(
      z.nullable(z.object({ documentURL: address, blockedURL: address, effectiveDirective: name, disposition: name })),
    ),
  }),
);

interface Violation {
  page: string;
  blocked: string;
  directive: string;
  disposition: string;
}

/**
 * Takes the reports of browsers about scripts and files that the policy of the pages has stopped (`security-policy`).
 * Each answers 204.
 */
export function cspReportRoutes({ config, failures }: ToolServices): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  const kept = createCallCounter({ calls: KEPT_PER_MINUTE, seconds: 60 });
  const known = createCallCounter({ calls: 1, seconds: 600, mostKeys: 1_000 });
  const limit = limitCalls(config, { name: "errors csp-report", calls: CALLS_PER_MINUTE, seconds: 60, by: "network" });
  const small = bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: () => {
      throw new AppError("PAYLOAD_TOO_LARGE");
    },
  });

  routes.post("/", limit, small, async (c) => {
    if (!/^application\/(csp-report|reports\+json|json)\b/.test(c.req.header("content-type") ?? "")) {
      throw new AppError("UNSUPPORTED_MEDIA_TYPE");
    }
    for (const violation of violationsOf(await c.req.text())) {
      const message = `CSP: ${violation.directive} ha parado ${violation.blocked}`;
      // The same thing on the same page is recorded once in ten minutes; the list of errors counts the recorded ones.
      const cause = `${message} ${violation.page}`;
      if (!known.take(cause).isAllowed || !kept.take("all").isAllowed) continue;
      await failures.record({
        kind: "browser",
        type: "UNKNOWN_ERROR",
        message,
        path: violation.page,
        toolName: "csp",
        data: { disposition: violation.disposition },
      });
    }
    return c.body(null, 204);
  });
  return routes;
}

/** @throws AppError MALFORMED_REQUEST for text that is no report in either form */
function violationsOf(text: string): Violation[] {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    throw new AppError("MALFORMED_REQUEST");
  }
  const several = newForm.safeParse(raw);
  const found = several.success
    ? several.data
        .slice(0, MAX_REPORTS)
        .flatMap(({ type, body }) => (type === "csp-violation" && body ? [body] : []))
        .map((body) => ({ ...body, page: body.documentURL, blocked: body.blockedURL }))
    : [oldReport(raw)];
  return found.flatMap(({ page, blocked, effectiveDirective, disposition }) => {
    const source = sourceOf(blocked);
    if (source === null || !URL.canParse(page)) return [];
    const directive = /^[a-z-]{1,40}/.exec(effectiveDirective)?.[0] ?? "?";
    return [{ page: redactPath(new URL(page).pathname), blocked: source, directive, disposition: wordOf(disposition) }];
  });
}

function oldReport(raw: unknown) {
  const one = oldForm.safeParse(raw);
  if (!one.success) throw new AppError("MALFORMED_REQUEST");
  const report = one.data["csp-report"];
  return {
    page: report["document-uri"],
    blocked: report["blocked-uri"],
    effectiveDirective: report["effective-directive"] || report["violated-directive"],
    disposition: report.disposition,
  };
}

const wordOf = (disposition: string) => (disposition === "report" ? "report" : "enforce");

/**
 * Host and path of the blocked resource, without query; a word such as `inline` as it is. Null for resources of
 * extensions.
 */
function sourceOf(blocked: string): string | null {
  if (/-extension\b/.test(blocked)) return null;
  if (/^[a-z-]{1,40}$/.test(blocked)) return blocked;
  if (!URL.canParse(blocked)) return blocked === "" ? "inline" : null;
  const { protocol, host, pathname } = new URL(blocked);
  if (protocol === "data:" || protocol === "blob:" || protocol === "about:") return protocol;
  return /^(https?|wss?):$/.test(protocol) ? `${host}${redactPath(pathname)}` : null;
}
