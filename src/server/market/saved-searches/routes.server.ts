import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import {
  clientAnswer,
  MOST_NEW_A_DAY,
  replyForm,
  searchChange,
  searchForm,
} from "#domain/market/saved-searches/saved-search.ts";
import type { MarketFilter } from "#domain/market/search/market-filter.ts";
import type { Actor } from "../../accounts/access/actor.server.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { personOf, signedInOnly } from "../../accounts/access/who-may.server.ts";
import { answeredOnce } from "../../accounts/answers/answered-once.server.ts";
import { viewMark } from "../../accounts/limits/daily-views.server.ts";
import { limitCalls } from "../../accounts/limits/rate-limit.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { readUuid, uuidOf } from "../../platform/http/path-id.server.ts";
import { readBody } from "../../platform/http/read-body.server.ts";
import { isLoading } from "../index/market-index.server.ts";
import { searchMarket } from "../index/search-market.server.ts";
import type { MarketServices } from "../market-services.server.ts";
import { type ContactNotes, keepAnswer, keepReply } from "./client-answers.server.ts";
import {
  changeSearch,
  deleteSearch,
  endAlerts,
  listSearches,
  noteSeen,
  readSearch,
  saveSearch,
} from "./saved-searches.server.ts";
import {
  countSelectionView,
  endSharing,
  findSharedSearch,
  SHARED_SEARCH_PATH,
  shareSearch,
} from "./shared-search.server.ts";

/** The days over which new homes are counted before a search is saved. */
const COUNTED_DAYS = 7;

/**
 * `/api/market/searches`: the searches that a person keeps. Those of a stranger are not found: 404.
 *
 * @param notes writes an agent's answer into the contact's timeline, handed in because contacts lie above the market
 */
export function savedSearchRoutes(services: MarketServices, notes: ContactNotes): Hono<AppEnv> {
  const { auth, config, database, now } = services;
  const { db } = database;
  const routes = new Hono<AppEnv>();
  routes.use(signedInOnly());
  const idOf = (c: Parameters<typeof uuidOf>[0]) => uuidOf(c, "id", "UNKNOWN_SEARCH");

  routes.get("/", async (c) => c.json({ searches: await listSearches(db, personOf(c), now()) }));

  /** The answer says how many new homes a day it finds, where nobody would read so many. */
  routes.post("/", async (c) => {
    const form = await readBody(c, searchForm);
    return await answeredOnce(c, { db, now }, async (within) => {
      const id = await saveSearch(within, personOf(c), form);
      return { status: 201, body: { id, tooMany: await tooManyOf(services, personOf(c), form.filter) } };
    });
  });

  routes.get("/:id", async (c) => c.json(await readSearch(db, personOf(c), idOf(c), now())));

  routes.patch("/:id", async (c) => {
    await changeSearch(db, personOf(c), idOf(c), await readBody(c, searchChange), now());
    return c.json(await readSearch(db, personOf(c), idOf(c), now()));
  });

  routes.delete("/:id", async (c) => {
    await deleteSearch(db, personOf(c), idOf(c));
    return c.body(null, 204);
  });

  routes.post("/:id/seen", async (c) => {
    await noteSeen(db, personOf(c), idOf(c), now());
    return c.body(null, 204);
  });

  /** A new secret address; an earlier one ends. */
  routes.post("/:id/share", async (c) => {
    const token = await shareSearch(db, personOf(c), idOf(c), auth.keys);
    return c.json({ address: `${config.publicUrl}${SHARED_SEARCH_PATH}/${token}` }, 201);
  });

  routes.delete("/:id/share", async (c) => {
    await endSharing(db, personOf(c), idOf(c), now());
    return c.body(null, 204);
  });

  /** The agent's answer to what the client wrote about a home; it appears on the client's page. */
  routes.put("/:id/answers/:homeId/reply", async (c) => {
    const { text } = await readBody(c, replyForm);
    const reply = { id: idOf(c), homeId: uuidOf(c, "homeId", "UNKNOWN_HOME"), text };
    await db.transaction((tx) => keepReply(tx, personOf(c), reply, { now: now(), notes }));
    return c.body(null, 204);
  });
  return routes;
}

/** New homes a day, where they are more than anybody reads; null also while the index is being filled. */
async function tooManyOf(services: MarketServices, actor: Actor, filter: MarketFilter): Promise<number | null> {
  const fresh = { ...filter, newWithinDays: Math.min(COUNTED_DAYS, filter.newWithinDays ?? COUNTED_DAYS) };
  const answer = await searchMarket(services, actor, fresh, { limit: 0 });
  if (isLoading(answer)) return null;
  const perDay = Math.round(answer.total / COUNTED_DAYS);
  return perDay > MOST_NEW_A_DAY ? perDay : null;
}

/** On one link from one network: a client with many links, and an office with many clients, have as much for each. */
const ANSWERS_PER_MINUTE = 60;
const MAX_BODY_BYTES = 16 * 1024;

/**
 * `/api/shared-searches/{token}`: that a client opened the page that was shared with them, and what they say of its homes. The token is the key.
 *
 * @param notes writes it into the contact's timeline, handed in because contacts lie above the market
 */
export function sharedSearchRoutes(services: MarketServices, notes: ContactNotes): Hono<AppEnv> {
  const { config, database, now } = services;
  const limit = limitCalls(config, {
    name: "saved-searches",
    calls: ANSWERS_PER_MINUTE,
    seconds: 60,
    by: "network",
    apart: (c) => c.req.path,
  });
  const small = bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: () => {
      throw new AppError("PAYLOAD_TOO_LARGE");
    },
  });
  const openShared = async (token: string) => {
    const shared = await findSharedSearch(services, token);
    if (shared.state !== "here") throw new AppError(shared.state === "gone" ? "LINK_GONE" : "UNKNOWN_LINK");
    return shared;
  };
  const routes = new Hono<AppEnv>();

  /** Sent by the page when a browser shows it: robots and link previews fetch it and send nothing. */
  routes.post("/:token/views", limit, async (c) => {
    const { search } = await openShared(c.req.param("token"));
    const mark = viewMark(c, search, services);
    if (mark !== null) await database.db.transaction((tx) => countSelectionView(tx, search.id, mark, now()));
    return c.body(null, 204);
  });

  return routes.post("/:token/answers", limit, small, async (c) => {
    const shared = await openShared(c.req.param("token"));
    const said = await readBody(c, clientAnswer);
    await database.db.transaction((tx) => keepAnswer(tx, shared, said, { now: now(), notes, site: config.publicUrl }));
    return c.body(null, 204);
  });
}

/**
 * `POST /avisos-busqueda/{token}`: sent by the button of the page, and by mail programs for one click (RFC 8058), which must not be
 * redirected. No session, no cookie: the token is the proof.
 */
export function endAlertsRoutes({ database, now }: MarketServices): Hono<AppEnv> {
  return new Hono<AppEnv>().post("/:token", async (c) => {
    const token = readUuid(c.req.param("token"));
    if (token === undefined || !(await endAlerts(database.db, token, now()))) throw new AppError("UNKNOWN_SEARCH");
    const form = await c.req.formData().catch(() => null); // without a form it is the page's own button, or a program
    if (form?.get("List-Unsubscribe") === "One-Click") return c.text("Hecho.");
    return c.redirect(`/avisos-busqueda/${token}`, 303);
  });
}
