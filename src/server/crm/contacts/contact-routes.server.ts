import { Hono } from "hono";
import { readContactFilters, readContactOrder } from "#domain/crm/contacts/contact-filters.ts";
import {
  assignment,
  contactChange,
  contactForm,
  demandForm,
  distinctForm,
  eventForm,
  mergeForm,
} from "#domain/crm/contacts/contact-forms.ts";
import type { Gazetteer } from "#domain/crm/matching/read-places.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import type { AccountServices } from "../../accounts/account-services.server.ts";
import { madeOnce } from "../../accounts/answers/answered-once.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { uuidOf } from "../../platform/http/path-id.server.ts";
import { readBody } from "../../platform/http/read-body.server.ts";
import { actOf, type CrmAccess, limitOf, queryOf } from "./crm-call.server.ts";
import { findDemand, matchingHomes } from "./demand-homes.server.ts";
import { listDuplicates } from "./list-duplicates.server.ts";
import { markDistinct, mergeContacts, undoMerge } from "./merge-contacts.server.ts";
import { findContact, listTimeline, readContact } from "./read-contact.server.ts";
import { listContacts } from "./read-contacts.server.ts";
import {
  addContact,
  addEvent,
  assignContact,
  changeContact,
  deleteContactForever,
  trashContact,
} from "./write-contact.server.ts";
import { addDemand, changeDemand, deleteDemand } from "./write-demand.server.ts";

/** `/contacts`, their demands, and duplicates. */
export function crmContactRoutes(services: AccountServices, access: CrmAccess, gazetteer: Gazetteer): Hono<AppEnv> {
  const { database, now } = services;
  const { db } = database;
  const routes = new Hono<AppEnv>();

  routes.get("/contacts", async (c) => {
    const query = queryOf(c);
    const page = await listContacts(db, access.actorOf(c), readContactFilters(query), {
      order: readContactOrder(query.get("orden")),
      cursor: query.get("cursor") ?? undefined,
      limit: limitOf(c, { usual: 50, most: 200 }),
    });
    return c.json(page);
  });

  routes.post("/contacts", async (c) => {
    const form = await readBody(c, contactForm);
    return await madeOnce(c, { db, now }, (tx) => addContact(tx, actOf(services, access, c), form));
  });

  routes.get("/contacts/:id", async (c) => {
    const contact = await readContact(db, access.actorOf(c), uuidOf(c, "id"), now());
    if (!contact) throw new AppError("NOT_FOUND");
    return c.json(contact);
  });

  routes.patch("/contacts/:id", async (c) => {
    const id = await knownContact(c);
    const change = await readBody(c, contactChange);
    await db.transaction((tx) => changeContact(tx, actOf(services, access, c), id, change));
    return c.body(null, 204);
  });

  routes.delete("/contacts/:id", async (c) => {
    await db.transaction((tx) => trashContact(tx, actOf(services, access, c), uuidOf(c, "id"), true));
    return c.body(null, 204);
  });

  routes.post("/contacts/:id/restore", async (c) => {
    await db.transaction((tx) => trashContact(tx, actOf(services, access, c), uuidOf(c, "id"), false));
    return c.body(null, 204);
  });

  routes.delete("/contacts/:id/forever", async (c) => {
    await db.transaction((tx) => deleteContactForever(tx, actOf(services, access, c), uuidOf(c, "id")));
    return c.body(null, 204);
  });

  routes.get("/contacts/:id/events", async (c) => {
    const id = await knownContact(c);
    const before = c.req.query("before");
    return c.json(
      await listTimeline(db, access.actorOf(c), id, { before, limit: limitOf(c, { usual: 30, most: 100 }) }),
    );
  });

  routes.post("/contacts/:id/events", async (c) => {
    const id = await knownContact(c);
    const form = await readBody(c, eventForm);
    return await madeOnce(c, { db, now }, (tx) => addEvent(tx, actOf(services, access, c), id, form));
  });

  routes.post("/contacts/:id/assign", async (c) => {
    const id = await knownContact(c);
    const to = await readBody(c, assignment);
    await db.transaction((tx) => assignContact(tx, actOf(services, access, c), id, to));
    return c.body(null, 204);
  });

  routes.get("/contacts/:id/duplicates", async (c) => {
    const contact = await readContact(db, access.actorOf(c), uuidOf(c, "id"), now());
    if (!contact) throw new AppError("NOT_FOUND");
    return c.json({ duplicates: contact.duplicates });
  });

  routes.post("/contacts/:id/demands", async (c) => {
    const id = await knownContact(c);
    const form = await readBody(c, demandForm);
    return await madeOnce(c, { db, now }, (tx) => addDemand(tx, actOf(services, access, c), id, form, gazetteer));
  });

  routes.put("/contacts/:id/demands/:demandId", async (c) => {
    const of = { contactId: await knownContact(c), demandId: uuidOf(c, "demandId") };
    const form = await readBody(c, demandForm);
    await db.transaction((tx) => changeDemand(tx, actOf(services, access, c), of, form, gazetteer));
    return c.body(null, 204);
  });

  routes.delete("/contacts/:id/demands/:demandId", async (c) => {
    const of = { contactId: await knownContact(c), demandId: uuidOf(c, "demandId") };
    await db.transaction((tx) => deleteDemand(tx, actOf(services, access, c), of));
    return c.body(null, 204);
  });

  routes.get("/demands/:id/homes", async (c) => {
    const demand = await findDemand(db, uuidOf(c, "id"));
    const contact = demand && (await findContact(db, access.actorOf(c), demand.contactId));
    if (!demand || !contact) throw new AppError("NOT_FOUND");
    return c.json(await matchingHomes(db, actOf(services, access, c), demand));
  });

  routes.get("/duplicates", async (c) => c.json({ pairs: await listDuplicates(db, access.actorOf(c)) }));

  routes.post("/merges", async (c) => {
    const form = await readBody(c, mergeForm);
    return await madeOnce(c, { db, now }, (tx) => mergeContacts(tx, actOf(services, access, c), form));
  });

  routes.post("/merges/:id/undo", async (c) => {
    await db.transaction((tx) => undoMerge(tx, actOf(services, access, c), uuidOf(c, "id")));
    return c.body(null, 204);
  });

  routes.post("/distinct", async (c) => {
    const form = await readBody(c, distinctForm);
    await db.transaction((tx) => markDistinct(tx, access.actorOf(c), form));
    return c.body(null, 204);
  });

  /**
   * Loaded first, so that a stranger learns nothing from the validation of their input.
   *
   * @throws AppError NOT_FOUND
   */
  async function knownContact(c: Parameters<typeof access.actorOf>[0]): Promise<string> {
    const contact = await findContact(db, access.actorOf(c), uuidOf(c, "id"));
    if (!contact) throw new AppError("NOT_FOUND");
    return contact.id;
  }
  return routes;
}
