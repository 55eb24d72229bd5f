import { randomBytes } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../accounts/access/app-env.server.ts";
import { proofSources } from "../accounts/proof/proof-sources.server.ts";
import type { Config } from "../platform/env.server.ts";
import { INERT_POLICY } from "../platform/http/inert-policy.server.ts";

/** Security headers of every answer: one source for the pages drawn for one visitor and for those of the page store. */

/** A year, as the preload lists and ASVS 3.4.1 ask. */
export const STRICT_TRANSPORT_SECURITY = "max-age=31536000; includeSubDomains";

const REFERRER_POLICY = "strict-origin-when-cross-origin";

/**
 * Address to which browsers report blocked code (`api/csp-reports`), in the old format and the new one. Browsers that
 * know the new format send nothing in it without https, and ignore the old one where both are named.
 */
const CSP_REPORTS_PATH = "/api/csp-reports";
const REPORTING_GROUP = "csp";
const REPORTING_ENDPOINTS = `${REPORTING_GROUP}="${CSP_REPORTS_PATH}"`;

/** Origins that a policy names beside our own. */
export interface OutsideSources {
  /** Styles, pictures and data of a configured map. */
  map: readonly string[];
  /** Scripts of others: none, unless something that is configured needs one. */
  scripts: readonly string[];
  /** Frames of others. */
  frames: readonly string[];
}

export const outsideSources = (config: Pick<Config, "mapStyleUrl" | "auth">): OutsideSources => ({
  map: config.mapStyleUrl ? [new URL(config.mapStyleUrl).origin] : [],
  scripts: proofSources(config),
  frames: proofSources(config),
});

/**
 * The policy of a page.
 *
 * @param scripts the nonce of a page drawn for one visitor, or the hashes of a stored one
 */
export function contentSecurityPolicy(
  scripts: readonly string[],
  { map, scripts: outsideScripts, frames }: OutsideSources,
  { isSecure, isDev = false }: { isSecure: boolean; isDev?: boolean },
): string {
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'self'"],
    "script-src": [...scripts, ...outsideScripts],
    // React and the map set style attributes; no style text comes from people.
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:", ...map],
    "font-src": ["'self'", ...map],
    "connect-src": ["'self'", ...map, ...(isDev ? ["ws:"] : [])],
    // A sound or a video that was just made is played from memory.
    "media-src": ["'self'", "blob:"],
    "worker-src": ["'self'", "blob:"],
    ...(frames.length > 0 ? { "frame-src": ["'self'", ...frames] } : {}),
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
    // Sources are loaded one by one while they change, by scripts that know nothing of it (`pages/shared/trusted-types`).
    ...(isDev ? {} : { "require-trusted-types-for": ["'script'"], "trusted-types": ["default"] }),
    "report-uri": [CSP_REPORTS_PATH],
    ...(isSecure ? { "report-to": [REPORTING_GROUP] } : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}

/** The headers beside the policy on every page and every answer. */
export function securityHeaders({ isSecure }: { isSecure: boolean }): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": REFERRER_POLICY,
    "permissions-policy": "camera=(self), geolocation=(self), microphone=(self)",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "origin-agent-cluster": "?1",
    "x-dns-prefetch-control": "off",
    "x-permitted-cross-domain-policies": "none",
    ...(isSecure
      ? { "reporting-endpoints": REPORTING_ENDPOINTS, "strict-transport-security": STRICT_TRANSPORT_SECURITY }
      : {}),
  };
}

/**
 * Sets the security headers of every answer of the application, refusals and errors included, with a fresh nonce for
 * each request. Other directives that an answer sets itself stay.
 */
export function withSecurityHeaders(
  config: Pick<Config, "publicUrl" | "mapStyleUrl" | "auth">,
  { isDev = false } = {},
): MiddlewareHandler<AppEnv> {
  const isSecure = config.publicUrl.startsWith("https://");
  const headers = securityHeaders({ isSecure });
  const outside = outsideSources(config);
  return async (c, next) => {
    const nonce = randomBytes(16).toString("base64");
    c.set("nonce", nonce);
    await next();
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
    const policy = contentSecurityPolicy([`'nonce-${nonce}'`, "'strict-dynamic'"], outside, { isSecure, isDev });
    c.res.headers.set("content-security-policy", policy);
  };
}

/** For signed addresses: their answers set their own headers, a sandbox among them, and get only those they lack. */
export function withMissingHeaders(config: Pick<Config, "publicUrl">): MiddlewareHandler<AppEnv> {
  const { "reporting-endpoints": _none, ...headers } = securityHeaders({
    isSecure: config.publicUrl.startsWith("https://"),
  });
  const least: Record<string, string> = { ...headers, "content-security-policy": INERT_POLICY };
  return async (c, next) => {
    await next();
    // Both headers rule frames, and browsers that do not know the policy obey the other one.
    const isFramed = c.res.headers.get("content-security-policy")?.includes("frame-ancestors *") ?? false;
    for (const [name, value] of Object.entries(least)) {
      if (!c.res.headers.has(name) && !(isFramed && name === "x-frame-options")) c.res.headers.set(name, value);
    }
  };
}
