import { type Context, Hono } from "hono";
import { altWithPhotos } from "#domain/tools/posts/post-picture.ts";
import { scheduleForm } from "#domain/tools/posts/publishing/schedule-form.ts";
import { SOCIAL_SERVICES, type SocialService } from "#domain/tools/posts/publishing/social-accounts.ts";
import type { PostsResult } from "#tools/posts/result.ts";
import type { PostsInput } from "#tools/posts/schema.ts";
import type { AppEnv } from "../../../accounts/access/app-env.server.ts";
import { personOf, signedInOnly } from "../../../accounts/access/who-may.server.ts";
import { limitCalls } from "../../../accounts/limits/rate-limit.server.ts";
import { AppError } from "../../../platform/app-error.server.ts";
import { uuidOf } from "../../../platform/http/path-id.server.ts";
import { readBody } from "../../../platform/http/read-body.server.ts";
import { createRunPictures } from "../../pictures/run-pictures.server.ts";
import { ownRun } from "../../runs/routes.server.ts";
import type { ToolServices } from "../../tool-services.server.ts";
import { NetworkError } from "./network-call.server.ts";
import { isSignedPicture } from "./picture-address.server.ts";
import {
  accountsOfReturn,
  dialogOf,
  isExpired,
  keepAccounts,
  listAccounts,
  mayConnect,
  offeredServices,
  removeAccount,
  shownAccount,
} from "./social-accounts.server.ts";
import {
  hourOf,
  picturesOfPost,
  postAt,
  postsOfWeek,
  schedulePost,
  takeBack,
  waitingPicture,
} from "./social-posts.server.ts";

/** A week has some forty posts; each is scheduled by a call of its own, so that the page shows how far it is. */
const SCHEDULED_PER_HOUR = 400;
const CONNECTED_PER_HOUR = 40;
/** The page to which a person comes back from a network. */
const PAGE = "/dashboard/integrations/redes";
/** Codes of networks, and our sealed state. */
const LONGEST_PARAMETER = 4_000;

/** `/api/social`: accounts of networks that people connect, and the posts of a week that go out by them. */
export function socialRoutes(services: ToolServices): Hono<AppEnv> {
  const { auth, config, database, log, now } = services;
  const { db } = database;
  const pictures = createRunPictures(services);
  const routes = new Hono<AppEnv>();
  const connects = limitCalls(config, { name: "publishing social connects", calls: CONNECTED_PER_HOUR, seconds: 3600 });
  const schedules = limitCalls(config, {
    name: "publishing social schedules",
    calls: SCHEDULED_PER_HOUR,
    seconds: 3600,
  });
  const parts = () => ({ config, keys: auth.keys, now: now() });

  /** For the networks, which have no session: only while the post waits, and only by its signed address. */
  routes.get("/pictures/:id/:place/:name", async (c) => {
    const id = uuidOf(c, "id");
    const place = Number(/^\d{1,2}$/.exec(c.req.param("place"))?.[0] ?? -1);
    const given = c.req
      .param("name")
      .slice(0, 100)
      .replace(/\.jpg$/, "");
    const jpeg = isSignedPicture(auth.keys, id, place, given) ? await waitingPicture(db, id, place) : undefined;
    if (!jpeg) throw new AppError("NOT_FOUND");
    return c.body(new Uint8Array(jpeg), 200, { "content-type": "image/jpeg", "cache-control": "private, no-store" });
  });

  routes.use("*", signedInOnly());

  routes.get("/accounts", async (c) => {
    const rows = await listAccounts(db, personOf(c));
    return c.json({ accounts: rows.map((row) => shownAccount(row, now())) });
  });

  routes.delete("/accounts/:id", async (c) => {
    await db.transaction((tx) => removeAccount(tx, personOf(c), uuidOf(c, "id")));
    return c.body(null, 204);
  });

  /** @returns the network's own page, on which a person says what they give */
  routes.post("/connect/:service", connects, (c) => c.json({ url: dialogOf(parts(), personOf(c), serviceIn(c)) }));

  /** The return: always a redirect to the page of the accounts, which says how it went. */
  routes.get("/callback/:service", connects, async (c) => {
    const service = serviceIn(c);
    const [code, state] = [c.req.query("code"), c.req.query("state")];
    const back = (params: Record<string, string>) => c.redirect(`${PAGE}?${new URLSearchParams(params)}`, 302);
    if (!code || !state || code.length > LONGEST_PARAMETER || state.length > LONGEST_PARAMETER) {
      return back({ error: c.req.query("error") === undefined ? "vuelta" : "cancelada" });
    }
    try {
      const found = await accountsOfReturn(parts(), personOf(c), service, { code, state });
      await db.transaction((tx) => keepAccounts(tx, personOf(c), found, parts()));
      return back(found.length === 0 ? { error: "ninguna" } : { conectadas: String(found.length) });
    } catch (error) {
      if (error instanceof NetworkError) {
        log.warn({ service, fault: error.fault, err: error }, "a network gave no account");
        return back({ error: "red" });
      }
      if (error instanceof AppError) return back({ error: error.code === "TOO_MANY_ACCOUNTS" ? "muchas" : "vuelta" });
      throw error;
    }
  });

  const weekOf = async (c: Context<AppEnv>) => {
    const { tool, run } = await ownRun(services, personOf(c), c.req.param("runId") ?? "");
    if (tool.id !== "posts") throw new AppError("UNKNOWN_RUN");
    return { run, result: run.result as PostsResult, input: run.parsedInput as PostsInput };
  };
  const shownWeek = async (c: Context<AppEnv>, runId: string) => {
    const actor = personOf(c);
    const rows = await listAccounts(db, actor);
    return {
      isOffered: offeredServices(config).length > 0,
      mayConnect: mayConnect(actor),
      accounts: rows.filter((row) => !isExpired(row, now())).map((row) => shownAccount(row, now())),
      posts: await postsOfWeek(db, actor, runId),
    };
  };

  routes.get("/weeks/:runId", async (c) => c.json(await shownWeek(c, (await weekOf(c)).run.id)));

  routes.put("/weeks/:runId/posts/:place", schedules, async (c) => {
    const actor = personOf(c);
    const { run, result, input } = await weekOf(c);
    const { accountId, when } = await readBody(c, scheduleForm);
    const post = postAt(result, c.req.param("place"));
    const dueAt = when === "ahora" ? now() : hourOf(post, input);
    // A minute later than a click is late enough for an hour that has come.
    if (dueAt.getTime() < now().getTime() - 60_000) throw new AppError("SOCIAL_PAST");
    const drawn: { jpeg: Uint8Array; alt: string }[] = [];
    for (const { id, alt } of picturesOfPost(post)) {
      const { bytes, photos } = await pictures.draw(actor, run.id, id);
      drawn.push({ jpeg: bytes!, alt: altWithPhotos(alt, photos) });
    }
    await db.transaction((tx) =>
      schedulePost(tx, actor, { runId: run.id, accountId, post, dueAt, pictures: drawn, now: now() }),
    );
    return c.json(await shownWeek(c, run.id));
  });

  routes.delete("/weeks/:runId/posts/:place", async (c) => {
    const { run } = await weekOf(c);
    await db.transaction((tx) => takeBack(tx, personOf(c), run.id, c.req.param("place")));
    return c.json(await shownWeek(c, run.id));
  });
  return routes;
}

/** @throws AppError NOT_FOUND for any other word */
function serviceIn(c: Context<AppEnv>): SocialService {
  const service = SOCIAL_SERVICES.find((one) => one === c.req.param("service"));
  if (service === undefined) throw new AppError("NOT_FOUND");
  return service;
}
