import type { MiddlewareHandler } from "hono";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { AppError, problemResponse } from "./app-error.server.ts";
import { clientAddress } from "./client-address.server.ts";
import type { Config } from "./env.server.ts";

/** Requests a minute from one address; assets are answered before this counts. */
const PAGES_PER_MINUTE = 600;
/** Calls that reckon or render a file. */
const WORK_PER_MINUTE = 60;

/** Keeps one address from taking the server from the others. Counts live in memory: they guard this process's CPU. */
export function createRateLimit(config: Config): MiddlewareHandler {
  const pages = new RateLimiterMemory({ points: PAGES_PER_MINUTE, duration: 60 });
  const work = new RateLimiterMemory({ points: WORK_PER_MINUTE, duration: 60 });
  return async (c, next) => {
    const isWork = c.req.method !== "GET" || c.req.path.includes("/export/");
    const limiter = isWork ? work : pages;
    try {
      const state = await limiter.consume(clientAddress(c, config.trustedProxies));
      await next();
      c.header("ratelimit-limit", String(limiter.points));
      c.header("ratelimit-remaining", String(state.remainingPoints));
      return;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const response = problemResponse(new AppError("RATE_LIMIT"), c.get("requestId"));
      response.headers.set("retry-after", String(Math.ceil(refusal.msBeforeNext / 1000)));
      return response;
    }
  };
}
