import { type Context, Hono, type MiddlewareHandler } from "hono";
import type * as z from "zod/mini";
import { contactListQuery, contactPatchBody, newContactBody } from "#domain/integrations/api/contact-resource.ts";
import { homeListQuery, homePatchBody, newHomeBody } from "#domain/integrations/api/home-resource.ts";
import { leadListQuery, newLeadBody } from "#domain/integrations/api/lead-resource.ts";
import { runListQuery, runPatchBody } from "#domain/integrations/api/run-resource.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { personOf } from "../../accounts/access/who-may.server.ts";
import { type Answer, answeredOnce } from "../../accounts/answers/answered-once.server.ts";
import { networkOf } from "../../accounts/auth/auth-limits.server.ts";
import { AppError, fieldIssues } from "../../platform/app-error.server.ts";
import { knownAddress } from "../../platform/http/client-address.server.ts";
import { uuidOf } from "../../platform/http/path-id.server.ts";
import { readJson, refusalText } from "../../platform/http/read-body.server.ts";
import { rerunRun } from "../../tools/runs/rerun.server.ts";
import type { ToolServices } from "../../tools/tool-services.server.ts";
import { createContact, getContact, listContacts, trashContact, updateContact } from "./contacts.server.ts";
import { createHome, getHome, listHomes, trashHome, updateHome } from "./homes.server.ts";
import { createLead, getLead, listLeads } from "./leads.server.ts";
import { getMe } from "./me.server.ts";
import { getDescribedRun, getRun, listRuns, trashRun, updateRun } from "./runs.server.ts";

type Ctx = Context<AppEnv>;

/** `/api/v1`: homes, contacts, leads and results, for programs with a key and for signed-in browsers (docs/api.md). */
export function publicRoutes(services: ToolServices): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.use("*", keyOrSession());

  routes.get("/me", async (c) => c.json(await getMe(services, personOf(c), c.get("keyCaller"))));

  routes.get("/homes", async (c) => c.json(await listHomes(services, personOf(c), queryOf(c, homeListQuery))));
  routes.get("/homes/:id", async (c) => c.json(await getHome(services, personOf(c), uuidOf(c, "id", "UNKNOWN_HOME"))));
  routes.post("/homes", (c) =>
    once(c, async (within) => {
      const body = await bodyOf(c, newHomeBody);
      return { status: 201, body: await createHome(within, personOf(c), body) };
    }),
  );
  routes.patch("/homes/:id", (c) =>
    once(c, async (within) => {
      const id = uuidOf(c, "id", "UNKNOWN_HOME");
      await getHome(within, personOf(c), id);
      const body = await bodyOf(c, homePatchBody);
      return { status: 200, body: await updateHome(within, personOf(c), id, body) };
    }),
  );
  routes.delete("/homes/:id", (c) =>
    once(c, async (within) => ({
      status: 200,
      body: await trashHome(within, personOf(c), uuidOf(c, "id", "UNKNOWN_HOME")),
    })),
  );

  routes.get("/contacts", async (c) => c.json(await listContacts(services, personOf(c), queryOf(c, contactListQuery))));
  routes.get("/contacts/:id", async (c) => c.json(await getContact(services, personOf(c), uuidOf(c, "id"))));
  routes.post("/contacts", (c) =>
    once(c, async (within) => {
      const body = await bodyOf(c, newContactBody);
      return { status: 201, body: await createContact(within, personOf(c), body) };
    }),
  );
  routes.patch("/contacts/:id", (c) =>
    once(c, async (within) => {
      const id = uuidOf(c, "id");
      await getContact(within, personOf(c), id);
      const body = await bodyOf(c, contactPatchBody);
      return { status: 200, body: await updateContact(within, personOf(c), id, body) };
    }),
  );
  routes.delete("/contacts/:id", (c) =>
    once(c, async (within) => ({ status: 200, body: await trashContact(within, personOf(c), uuidOf(c, "id")) })),
  );

  routes.get("/leads", async (c) => c.json(await listLeads(services, personOf(c), queryOf(c, leadListQuery))));
  routes.get("/leads/:id", async (c) => c.json(await getLead(services, personOf(c), uuidOf(c, "id"))));
  routes.post("/leads", (c) =>
    once(c, async (within) => {
      const body = await bodyOf(c, newLeadBody);
      return { status: 201, body: await createLead(within, personOf(c), body) };
    }),
  );

  routes.get("/runs", async (c) => c.json(await listRuns(services, personOf(c), queryOf(c, runListQuery))));
  routes.get("/runs/:id", async (c) => c.json(await getDescribedRun(services, personOf(c), c.req.param("id"))));
  routes.patch("/runs/:id", (c) =>
    once(c, async (within) => {
      const id = c.req.param("id");
      await getRun(within, personOf(c), id);
      const body = await bodyOf(c, runPatchBody);
      return { status: 200, body: await updateRun(within, personOf(c), id, body) };
    }),
  );
  routes.delete("/runs/:id", (c) =>
    once(c, async (within) => {
      const id = c.req.param("id");
      await getRun(within, personOf(c), id);
      return { status: 200, body: await trashRun(within, personOf(c), id) };
    }),
  );
  /** Its own key finds the first try, as for every run: the cost is charged once. The answer has what was typed into the earlier run. */
  routes.post("/runs/:id/rerun", async (c) => {
    if (c.get("keyCaller")?.scopes.includes("runs:read") === false) throw new AppError("SCOPE_MISSING");
    const again = await rerunRun(services, personOf(c), c.req.param("id"), {
      network: networkOf(knownAddress(c, services.config.trustedProxies)),
      idempotencyKey: c.req.header("idempotency-key")?.slice(0, 200),
    });
    return c.json(again, 201);
  });

  const once = (c: Ctx, call: (within: ToolServices) => Promise<Answer>): Promise<Response> =>
    answeredOnce(c, { db: services.database.db, now: services.now }, (db) =>
      call({ ...services, database: { ...services.database, db } }),
    );
  return routes;
}

/** A program with a key, or somebody who is signed in. */
function keyOrSession(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (!c.get("keyCaller") && !c.get("viewer")) throw new AppError("UNAUTHORIZED");
    await next();
    if (!c.res.headers.has("cache-control")) c.header("cache-control", "no-store");
  };
}

const queryOf = <S extends z.ZodMiniType>(c: Ctx, schema: S): z.output<S> => checked(schema, c.req.query());

const bodyOf = async <S extends z.ZodMiniType>(c: Ctx, schema: S): Promise<z.output<S>> =>
  checked(schema, await readJson(c));

/** An unknown name is a slip, and reported: nothing is left out unseen. @throws AppError INVALID_INPUT */
function checked<S extends z.ZodMiniType>(schema: S, raw: unknown): z.output<S> {
  const parsed = schema.safeParse(raw, { error: refusalText });
  if (!parsed.success) throw new AppError("INVALID_INPUT", fieldIssues(parsed.error.issues));
  return parsed.data;
}
