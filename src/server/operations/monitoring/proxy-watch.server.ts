import type { Context, MiddlewareHandler } from "hono";
import type { Logger } from "pino";
import type { Config } from "../../platform/env.server.ts";

/** Headers that only a proxy writes: browsers send none of these. */
const OF_PROXIES = ["x-forwarded-for", "forwarded", "x-real-ip"];

export interface ProxyWatch {
  /** Whether a request came through a proxy although the configuration knows of none. */
  isIgnored(): boolean;
  look(c: Context): void;
}

/**
 * Notices a proxy in front that `TRUSTED_PROXIES` does not count: all people then share the proxy's address and its limits,
 * and a hundred wrong passwords of one of them shut everybody out. It warns once; anybody may send such a header, so that
 * nothing else follows from it.
 */
export function createProxyWatch({ trustedProxies }: Pick<Config, "trustedProxies">, log: Logger): ProxyWatch {
  let isIgnored = false;
  return {
    isIgnored: () => isIgnored,
    look(c) {
      if (isIgnored || trustedProxies > 0) return;
      if (!OF_PROXIES.some((name) => c.req.header(name) !== undefined)) return;
      isIgnored = true;
      log.warn("requests come through a proxy, but TRUSTED_PROXIES is 0: everybody counts as one address");
    },
  };
}

export function watchProxies(watch: ProxyWatch): MiddlewareHandler {
  return async (c, next) => {
    watch.look(c);
    await next();
  };
}
