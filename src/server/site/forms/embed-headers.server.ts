import type { MiddlewareHandler } from "hono";

/** The pages of ours that other sites may show in a frame: a form, and an agency's assistant. */
const EMBEDDED = /^\/(formulario\/[^/]+\/incrustado|asistente\/[^/]+?)(\.data)?$/;
/** The script that puts it there. */
export const EMBED_SCRIPT_PATH = "/formularios.js";

/**
 * Opens these, and nothing else, to the frames of others. It wraps everything else, so that it has the last word on the
 * headers that close all pages.
 */
export function withEmbedHeaders(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const isPage = EMBEDDED.test(c.req.path);
    if (!isPage && c.req.path !== EMBED_SCRIPT_PATH) return;
    c.res.headers.set("cross-origin-resource-policy", "cross-origin");
    if (!isPage) return;
    const policy = c.res.headers.get("content-security-policy");
    if (policy)
      c.res.headers.set("content-security-policy", policy.replace("frame-ancestors 'none'", "frame-ancestors *"));
    c.res.headers.delete("x-frame-options");
    c.res.headers.set("x-robots-tag", "noindex");
    c.res.headers.set("cache-control", "private, no-store");
  };
}
