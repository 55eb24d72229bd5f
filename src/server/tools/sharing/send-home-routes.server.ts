import { Hono } from "hono";
import { sentHome } from "#domain/crm/contacts/sent-home.ts";
import { answerForm } from "#domain/crm/matching/compared.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { personOf, signedInOnly } from "../../accounts/access/who-may.server.ts";
import { dropSentHome, noteSentHome } from "../../crm/contacts/fitting-people.server.ts";
import { dropAnswer, noteAnswer } from "../../crm/matching/answers.server.ts";
import { findListedHome, type ListedHome } from "../../crm/matching/listed-home.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { uuidOf } from "../../platform/http/path-id.server.ts";
import { readBody } from "../../platform/http/read-body.server.ts";
import { findHomeRow, type HomeRow } from "../../portfolio/homes/lock-homes.server.ts";
import type { ToolServices } from "../tool-services.server.ts";
import { peopleForHome } from "./matched.server.ts";

/** `/api/portfolio/homes/:id/fitting`: the people whom a home fits, and which of them have got it. Nothing is sent here. */
export function sendHomeRoutes(services: ToolServices): Hono<AppEnv> {
  const { database, now } = services;
  const { db } = database;
  const routes = new Hono<AppEnv>();
  routes.use("*", signedInOnly());

  /** @throws AppError UNKNOWN_HOME for a home that the actor does not see, or that is in the trash */
  async function homeOf(actor: PersonActor, id: string): Promise<HomeRow> {
    const home = await findHomeRow(db, actor, id);
    if (!home || home.deletedAt) throw new AppError("UNKNOWN_HOME");
    return home;
  }

  /** The same of either the portfolio or the market. */
  async function listedHomeOf(actor: PersonActor, id: string): Promise<ListedHome> {
    const home = await findListedHome(db, actor, id, now());
    if (!home) throw new AppError("UNKNOWN_HOME");
    return home;
  }

  /** Each with the message made for them; without an open page of the home there is none. */
  routes.get("/:id/fitting", async (c) => {
    const actor = personOf(c);
    return c.json(await peopleForHome(services, actor, await homeOf(actor, uuidOf(c, "id", "UNKNOWN_HOME"))));
  });

  routes.put("/:id/fitting/:contactId/answer", async (c) => {
    const actor = personOf(c);
    const home = await listedHomeOf(actor, uuidOf(c, "id", "UNKNOWN_HOME"));
    const form = await readBody(c, answerForm);
    const answered = { home, contactId: uuidOf(c, "contactId") };
    await db.transaction((tx) => noteAnswer(tx, { actor, now: now() }, answered, form));
    return c.body(null, 204);
  });

  routes.delete("/:id/fitting/:contactId/answer", async (c) => {
    const actor = personOf(c);
    const home = await listedHomeOf(actor, uuidOf(c, "id", "UNKNOWN_HOME"));
    await db.transaction((tx) => dropAnswer(tx, actor, { home, contactId: uuidOf(c, "contactId") }));
    return c.body(null, 204);
  });

  routes.post("/:id/fitting/:contactId/sent", async (c) => {
    const { way, insists } = await readBody(c, sentHome);
    const actor = personOf(c);
    const home = await listedHomeOf(actor, uuidOf(c, "id", "UNKNOWN_HOME"));
    const sent = { home, contactId: uuidOf(c, "contactId"), way, insists };
    await db.transaction((tx) => noteSentHome(tx, { actor, now: now() }, sent));
    return c.body(null, 204);
  });

  routes.delete("/:id/fitting/:contactId/sent", async (c) => {
    const actor = personOf(c);
    const home = await listedHomeOf(actor, uuidOf(c, "id", "UNKNOWN_HOME"));
    const sent = { homeId: home.id, contactId: uuidOf(c, "contactId") };
    await db.transaction((tx) => dropSentHome(tx, actor, sent));
    return c.body(null, 204);
  });

  return routes;
}
