import type { Context, MiddlewareHandler } from "hono";
import { API_KEY_PREFIX } from "#domain/integrations/api/scopes.ts";
import { AppError, problemResponse } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { counter, countOne } from "../../platform/db/counter.server.ts";
import type { Config } from "../../platform/env.server.ts";
import { askedFor } from "../../platform/http/asked-for.server.ts";
import { servedAs } from "../../platform/http/caller-in-hand.server.ts";
import { knownAddress } from "../../platform/http/client-address.server.ts";
import type { AppEnv } from "../access/app-env.server.ts";
import { AuthError, authErrorResponse } from "../auth/auth-error.server.ts";
import { networkOf } from "../auth/auth-limits.server.ts";
import type { Counted } from "./call-counter.server.ts";
import type { CallCounts } from "./call-counts.server.ts";
import { refusedData, refusedPage } from "./refused-page.server.ts";

/**
 * Limits by kind of call, each a minute. Assets and stored pages are answered before any of this. Unknown visitors are
 * counted by network address (IPv6: its /64); a signed-in person counts for themselves, because an office or a mobile
 * network is one address and must not be locked out by one of its people.
 */
const BUDGETS = {
  pages: 600,
  /**
   * Calls of unknown visitors that change, calculate or render something; and files drawn for a signed-in person.
   */
  work: 60,
  /**
   * Calls whose address is a secret that somebody was sent: what a client says of homes, a report that is wanted, a mail that is ended. Each looks
   * at one row, a client's page is quick to press, and a mail program's one click comes from few addresses.
   */
  links: 600,
  /**
   * Calls of a signed-in person that change or calculate something: tidying up a board is quick work, and costly calls
   * are charged.
   */
  changes: 600,
  /** Calls that open pages make by themselves: event streams, the newest notices, reports. */
  background: 600,
  /** `/auth/v1`, which has limits of its own in the database too. */
  accounts: 600,
  /** Renewing a session. Each session has a limit of its own besides. */
  refresh: 3_000,
  /** Photos and documents: a home's page has sixty. */
  files: 6_000,
  /**
   * Pictures of links: a crawler of a network of people reads every page that somebody shares. They are drawn one after
   * another and kept, so that many cost little more than one.
   */
  pictures: 600,
  /** Tiles of maps, some twenty for each look: an office of ten that all move theirs. */
  tiles: 3_000,
  /**
   * Calls of any kind with a key of the API: the key's maker has a limit of their own (`keys/key-limit`), and a server
   * that works for ten agencies has one address.
   */
  keyed: 1_800,
} as const;
type Budget = keyof typeof BUDGETS;
/**
 * Everything that one network asks for, before it is known who asks, since each request costs a look at the session; and
 * everything that one account asks for, from however many networks.
 */
const FLOOD = 6_000;
/** How many times over one network may use up a limit, however many accounts its people have. */
const ACCOUNTS_OF_A_NETWORK = 10;

/** Files that are drawn when they are asked for. */
const RENDERS = /\/export\/|\/busqueda-propiedades\/resultados\.csv$/;
const PICTURES = /^\/og\//;
/**
 * Reports that pages send by themselves cost a row and must not use up a person's calls; each has its own limit
 * besides. So are the events of the payment service, which come in bursts: their signature is checked before anything
 * else.
 */
const REPORTS = /^\/api\/(leads\/[^/]+|page-views|cookie-consents|errors|tool-errors|csp-reports|stripe\/webhook)$/;
const LINKS =
  /^\/(api\/shared-searches|api\/shared-proposals|avisos-busqueda|informe-mercado-(alta|baja)|baja|novedades|api\/sign)\/./;
const LISTENS = /^\/api\/(events|notifications|geo|ip)$|\/threads\/[^/]+(\/events)?$/;
/** Files are uploaded one by one, up to sixty for a home; each call has a limit of its own besides. */
const UPLOADS = /^\/api\/portfolio\/homes\/[^/]+\/(photos|documents)$/;
const ACCOUNTS = /^\/auth\/v1\//;
const FILES = /^\/archivos\//;
/** Tiles of panoramas in the editor: one look around has forty. Their person is known, so they count by account. */
const TILES_OF_TOURS = /^\/api\/tours\/[^/]+\/panoramas\/[^/]+\/v\d/;
const TILES = /^\/mapas(\/|$)/;

export interface RateLimits {
  /** Before anything is looked up: by network address. */
  byNetwork: MiddlewareHandler<AppEnv>;
  /** Once it is known who calls: by account and where it calls from, else by network address. */
  byCaller: MiddlewareHandler<AppEnv>;
}

/** Keeps one caller from taking the server from the others. */
export function createRateLimits(
  { config, callCounts }: { config: Config; callCounts: CallCounts },
  { floodCalls = FLOOD } = {},
): RateLimits {
  const counterOf = (name: string, calls: number) => callCounts.counter(name, { calls, seconds: 60 });
  const flood = counterOf("flood", floodCalls);
  const floodOfAccounts = counterOf("flood of accounts", floodCalls);
  const budgets = Object.fromEntries(
    Object.entries(BUDGETS).map(([budget, calls]) => [budget, counterOf(`budget ${budget}`, calls)]),
  ) as Record<Budget, ReturnType<typeof counterOf>>;
  return {
    byNetwork: async (c, next) => {
      const budget = networkBudgetOf(c);
      const state = (budget === null ? flood : budgets[budget]).take(networkKey(c, config));
      if (!state.isAllowed) return refusal(c, state);
      await next();
      if (budget !== null) writeLimitHeaders(c.res, state);
      return;
    },
    byCaller: async (c, next) => {
      if (networkBudgetOf(c) !== null) return await servedAs(networkKey(c, config), next);
      const account = accountKey(c);
      const network = networkKey(c, config);
      const whole = account === null ? null : floodOfAccounts.take(account);
      if (whole && !whole.isAllowed) return refusal(c, whole);
      // A person in the office and on the way is one account in two places, each of which has its budget.
      const key = account === null ? network : `${account} ${network}`;
      const state = budgets[callerBudgetOf(c, account !== null)].take(key);
      if (!state.isAllowed) return refusal(c, state);
      await servedAs(account ?? network, next, { hasAccount: account !== null });
      writeLimitHeaders(c.res, state);
      return;
    },
  };
}

/** The budget of a call that counts by network alone; null for a call that counts by its caller. */
function networkBudgetOf(c: Context<AppEnv>): Budget | null {
  if (FILES.test(c.req.path)) return "files";
  if (TILES.test(c.req.path)) return "tiles";
  if (isRefresh(c)) return "refresh";
  if (ACCOUNTS.test(c.req.path)) return "accounts";
  // A made-up key is refused before anything else is done.
  return hasKey(c) ? "keyed" : null;
}

function callerBudgetOf(c: Context<AppEnv>, isKnown: boolean): Budget {
  const { method, path } = c.req;
  if (RENDERS.test(path)) return "work";
  if (PICTURES.test(path)) return "pictures";
  if (REPORTS.test(path)) return "background";
  if (isKnown && TILES_OF_TOURS.test(path)) return "files";
  if (method === "GET" || method === "HEAD") return LISTENS.test(path) ? "background" : "pages";
  if (isKnown) return "changes";
  if (LINKS.test(path)) return "links";
  return UPLOADS.test(path) ? "pages" : "work";
}

const isRefresh = (c: Context) => c.req.path === "/auth/v1/token" && c.req.query("grant_type") === "refresh_token";

const hasKey = (c: Context) =>
  /^Bearer +(\S+)$/i.exec(c.req.header("authorization") ?? "")?.[1]?.startsWith(API_KEY_PREFIX) === true;

/** The network that a call comes from, as every limit counts it. */
const networkKey = (c: Context, { trustedProxies }: Pick<Config, "trustedProxies">): string =>
  networkOf(knownAddress(c, trustedProxies));

/** The caller as far as they are known: an account, or the agency or person of a key. */
function accountKey(c: Context<AppEnv>): string | null {
  const viewer = c.get("viewer");
  if (viewer) return `account ${viewer.userId}`;
  const keyCaller = c.get("keyCaller");
  return keyCaller ? `key ${keyCaller.scope}` : null;
}

interface CallLimit {
  /** Tells limits apart, in every process of this version and in the database. */
  name: string;
  calls: number;
  seconds: number;
  /**
   * `network` where an account must not raise the limit: for guessed secrets, and for mails that a stranger receives.
   */
  by?: "caller" | "network";
  /** Tells two calls of one caller apart, such as by the link that they were sent: each has the whole limit. */
  apart?: (c: Context<AppEnv>) => string;
  /**
   * Also counts each call in the database, for calls that protect an account or cost money: then not one too many passes. Without it
   * processes hear of each other's counts a second or so later (`call-counts`).
   */
  together?: Db;
}

/**
 * A limit of a call's own: for each account, and for each network address where nobody is signed in. All accounts of one
 * network together have ten times as much.
 */
export function limitCalls(
  config: Config,
  { name, calls, seconds, by = "caller", apart, together }: CallLimit,
): MiddlewareHandler<AppEnv> {
  const everywhere = together && counter(together, `calls ${name}`, calls, seconds);
  return async (c, next) => {
    const callers = c.get("callCounts").counter(name, { calls, seconds });
    const networks = c
      .get("callCounts")
      .counter(`${name} by network`, { calls: calls * ACCOUNTS_OF_A_NETWORK, seconds });
    const account = by === "network" ? null : accountKey(c);
    const network = networkKey(c, config);
    const caller = account ?? network;
    const own = callers.take(apart ? `${caller} ${apart(c)}` : caller);
    const shared = account === null || !own.isAllowed ? own : networks.take(network);
    const state = shared.isAllowed ? own : shared;
    if (!state.isAllowed) return refusal(c, state);
    const refused = everywhere && (await countOne(everywhere, caller));
    if (refused) return refusal(c, { ...state, remaining: 0, msBeforeNext: refused.msBeforeNext });
    await next();
    writeLimitHeaders(c.res, state);
    return;
  };
}

/** A limit nearer to the call has written its own already. */
function writeLimitHeaders(response: Response, { limit, remaining, msBeforeNext }: Counted): void {
  if (response.headers.has("ratelimit-limit")) return;
  response.headers.set("ratelimit-limit", String(limit));
  response.headers.set("ratelimit-remaining", String(remaining));
  response.headers.set("ratelimit-reset", String(secondsOf(msBeforeNext)));
}

const secondsOf = (ms: number) => Math.max(1, Math.ceil(ms / 1000));

function refusal(c: Context<AppEnv>, state: Counted): Response {
  const seconds = secondsOf(state.msBeforeNext);
  const response = refusalFor(c, seconds);
  response.headers.set("retry-after", String(seconds));
  writeLimitHeaders(response, state);
  return response;
}

/**
 * Refuses in the form that the client reads: the client of accounts, a browser that opens or changes a page, a program.
 */
function refusalFor(c: Context<AppEnv>, seconds: number): Response {
  // The client of accounts ends a session that is refused with 429, and tries again after 503.
  if (isRefresh(c)) return authErrorResponse(c, new AuthError(503, "over_request_rate_limit", "Busy; try again soon"));
  if (ACCOUNTS.test(c.req.path)) {
    return authErrorResponse(c, new AuthError(429, "over_request_rate_limit", "Too many requests; wait a minute"));
  }
  const asked = askedFor(c);
  if (asked === "data") return refusedData(seconds);
  return asked === "page" ? refusedPage(seconds) : problemResponse(new AppError("RATE_LIMIT"), c.get("requestId"));
}
