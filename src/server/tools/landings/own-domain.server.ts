import { Hono, type MiddlewareHandler } from "hono";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import type { RateLimits } from "../../accounts/limits/rate-limit.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { plainPage } from "../../platform/http/plain-page.server.ts";
import type { ToolServices } from "../tool-services.server.ts";

const HEADERS = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
};

/**
 * A page at the root of its agency's own domain, and nothing else of the product there: no session, no call, no other page. A host that no
 * page has proved gets the product as always.
 */
export function withLandingHost(
  { landingHosts }: ToolServices,
  pages: Hono<AppEnv>,
  limits: Pick<RateLimits, "byNetwork">,
): MiddlewareHandler<AppEnv> {
  const own = new Hono<AppEnv>();
  own.route("/", pages);
  // Answered and logged where every other error is.
  own.onError((error) => {
    throw error;
  });
  return async (c, next) => {
    const slug = await landingHosts.find(c.req.header("host"));
    if (slug === null) return await next();
    const refused = await limits.byNetwork(c, async () => {
      const url = new URL(c.req.url);
      url.pathname = `/${slug}${url.pathname === "/" ? "" : url.pathname}`;
      c.res = await answered(new Request(url, c.req.raw), { ...(c.env as object), landingBase: "" });
      for (const [name, value] of Object.entries(HEADERS)) c.res.headers.set(name, value);
    });
    return refused ?? c.res;
  };

  async function answered(request: Request, env: object): Promise<Response> {
    try {
      const response = await own.fetch(request, env);
      return response.status === 404 ? missing() : response;
    } catch (error) {
      if (isMissing(error)) return missing();
      throw error;
    }
  }
}

/** A missing address is said to a person, whoever asked. */
const isMissing = (error: unknown): boolean => error instanceof AppError && error.code === "NOT_FOUND";

const missing = () =>
  plainPage({
    status: 404,
    title: "No está aquí",
    heading: "Esta dirección no existe",
    text: "En este dominio solo está la página de la entrada.",
  });
