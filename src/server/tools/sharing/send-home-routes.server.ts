import { Hono } from "hono";
import { signingName } from "#domain/accounts/agency/agent-card.ts";
import { homeMessage } from "#domain/crm/contacts/home-message.ts";
import { sentHome } from "#domain/crm/contacts/sent-home.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { personOf, signedInOnly } from "../../accounts/access/who-may.server.ts";
import { agentCardOf } from "../../accounts/agencies/agent-card.server.ts";
import { dropSentHome, fittingPeople, noteSentHome } from "../../crm/contacts/fitting-people.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { uuidOf } from "../../platform/http/path-id.server.ts";
import { readBody } from "../../platform/http/read-body.server.ts";
import { findHomeRow, type HomeRow } from "../../portfolio/homes/lock-homes.server.ts";
import { publicWords } from "../exports/homes/home-paper.server.ts";
import type { ToolServices } from "../tool-services.server.ts";
import { openPageOf } from "./share-links.server.ts";

/** `/api/portfolio/homes/:id/fitting`: the people whom a home fits, and which of them have got it. Nothing is sent here. */
export function sendHomeRoutes(services: ToolServices): Hono<AppEnv> {
  const { auth, config, database, now } = services;
  const { db } = database;
  const routes = new Hono<AppEnv>();
  routes.use("*", signedInOnly());

  /** @throws AppError UNKNOWN_HOME for a home that the actor does not see, or that is in the trash */
  async function homeOf(actor: PersonActor, id: string): Promise<HomeRow> {
    const home = await findHomeRow(db, actor, id);
    if (!home || home.deletedAt) throw new AppError("UNKNOWN_HOME");
    return home;
  }

  /** Each with the message made for them; without an open page of the home there is none. */
  routes.get("/:id/fitting", async (c) => {
    const actor = personOf(c);
    const home = await homeOf(actor, uuidOf(c, "id", "UNKNOWN_HOME"));
    const parts = { keys: auth.keys, publicUrl: config.publicUrl, now: now() };
    const [{ fits: people }, page, card] = await Promise.all([
      fittingPeople(db, { actor, keys: auth.keys, now: now() }, home),
      openPageOf(db, actor, home.id, parts),
      agentCardOf(services, actor.ownerId),
    ]);
    const { title, price, pricePer } = publicWords(home);
    const agency = (card && signingName(card)) ?? null;
    const from = card?.name ?? "";
    const messageTo = (to: string) =>
      page === null
        ? null
        : homeMessage({
            to,
            title,
            price: [price, pricePer].filter(Boolean).join(" "),
            address: page.address,
            from,
            agency: agency === from ? null : agency,
          });
    return c.json({
      title,
      hasPage: page !== null,
      people: people.map((person) => ({ ...person, message: messageTo(person.fullName) })),
    });
  });

  routes.post("/:id/fitting/:contactId/sent", async (c) => {
    const { way } = await readBody(c, sentHome);
    const actor = personOf(c);
    const home = await homeOf(actor, uuidOf(c, "id", "UNKNOWN_HOME"));
    const sent = { home, contactId: uuidOf(c, "contactId"), way };
    await db.transaction((tx) => noteSentHome(tx, { actor, now: now() }, sent));
    return c.body(null, 204);
  });

  routes.delete("/:id/fitting/:contactId/sent", async (c) => {
    const actor = personOf(c);
    const home = await homeOf(actor, uuidOf(c, "id", "UNKNOWN_HOME"));
    const sent = { homeId: home.id, contactId: uuidOf(c, "contactId") };
    await db.transaction((tx) => dropSentHome(tx, actor, sent));
    return c.body(null, 204);
  });

  return routes;
}
