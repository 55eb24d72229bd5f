import type { Context, MiddlewareHandler } from "hono";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { API_KEY_PREFIX } from "#domain/api/scopes.ts";
import { AppError, problemResponse } from "./app-error.server.ts";
import { AuthError, authErrorResponse } from "./auth/auth-error.server.ts";
import { clientAddress } from "./client-address.server.ts";
import type { Config } from "./env.server.ts";

/** Requests a minute from one address; assets are answered before this counts. */
const PAGES_PER_MINUTE = 600;
/**
 * Calls with a key of the API, of whatever kind: who makes it has a limit of its own (`keys/key-limit`), and a server that works
 * for ten agencies has one address.
 */
const KEYED_PER_MINUTE = 1_800;
/** Calls that reckon or render a file. */
const WORK_PER_MINUTE = 60;
/** Files and pictures that are drawn when they are asked for. */
const RENDERS = /\/export\/|^\/og\//;
/**
 * What pages report by themselves costs a row and must not use up a person's calls; each has its own limit besides. So does
 * what the payment service tells us, in bursts: its signature is checked before anything else.
 */
const REPORTS = /^\/api\/(leads\/[^/]+|page-views|cookie-consents|errors|tool-errors|stripe\/webhook)$/;
/** Files come one by one, sixty of a home; each call has its own limit besides. */
const UPLOADS = /^\/api\/portfolio\/homes\/[^/]+\/(photos|documents)$/;
/** Accounts count their own calls, for all processes together: an office behind one address must be able to stay signed in. */
const ACCOUNTS = /^\/auth\/v1\//;

/** Keeps one address from taking the server from the others. Counts live in memory: they guard this process's CPU. */
export function createRateLimit(config: Config): MiddlewareHandler {
  const pages = new RateLimiterMemory({ points: PAGES_PER_MINUTE, duration: 60 });
  const work = new RateLimiterMemory({ points: WORK_PER_MINUTE, duration: 60 });
  const keyed = new RateLimiterMemory({ points: KEYED_PER_MINUTE, duration: 60 });
  return async (c, next) => {
    const isCall =
      c.req.method !== "GET" && !REPORTS.test(c.req.path) && !UPLOADS.test(c.req.path) && !ACCOUNTS.test(c.req.path);
    const isWork = isCall || RENDERS.test(c.req.path);
    // Whoever makes a key up is refused before anything is done.
    const limiter = hasKey(c) ? keyed : isWork ? work : pages;
    const state = await consume(limiter, clientAddress(c, config.trustedProxies));
    if (!state.isAllowed) return refusal(c, state.msBeforeNext);
    await next();
    if (c.res.headers.has("ratelimit-limit")) return;
    c.header("ratelimit-limit", String(limiter.points));
    c.header("ratelimit-remaining", String(state.remaining));
    return;
  };
}

const hasKey = (c: Context) =>
  /^Bearer +(\S+)$/i.exec(c.req.header("authorization") ?? "")?.[1]?.startsWith(API_KEY_PREFIX);

/** A limit of a call's own, for each address. */
export function limitCalls(config: Config, { calls, seconds }: { calls: number; seconds: number }): MiddlewareHandler {
  const limiter = new RateLimiterMemory({ points: calls, duration: seconds });
  return async (c, next) => {
    const state = await consume(limiter, clientAddress(c, config.trustedProxies));
    return state.isAllowed ? await next() : refusal(c, state.msBeforeNext);
  };
}

async function consume(
  limiter: RateLimiterMemory,
  key: string,
): Promise<{ isAllowed: true; remaining: number } | { isAllowed: false; msBeforeNext: number }> {
  try {
    return { isAllowed: true, remaining: (await limiter.consume(key)).remainingPoints };
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    return { isAllowed: false, msBeforeNext: refused.msBeforeNext };
  }
}

function refusal(c: Context, msBeforeNext: number): Response {
  const response = ACCOUNTS.test(c.req.path)
    ? authErrorResponse(c, new AuthError(429, "over_request_rate_limit", "Too many requests; wait a minute"))
    : problemResponse(new AppError("RATE_LIMIT"), c.get("requestId"));
  response.headers.set("retry-after", String(Math.ceil(msBeforeNext / 1000)));
  return response;
}
