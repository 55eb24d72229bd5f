import { Hono } from "hono";
import {
  audienceForm,
  newCampaignForm,
  newPeopleForm,
  pastedForm,
  previewForm,
  proofForm,
  saveCampaignForm,
  startForm,
} from "#domain/tools/campaigns/composing/campaign-forms.ts";
import { type PersonActor, scopeOf } from "../../../accounts/access/actor.server.ts";
import type { AppEnv } from "../../../accounts/access/app-env.server.ts";
import { viewerOf } from "../../../accounts/access/who-may.server.ts";
import { answeredOnce } from "../../../accounts/answers/answered-once.server.ts";
import { limitCalls } from "../../../accounts/limits/rate-limit.server.ts";
import { actOf, type CrmAccess } from "../../../crm/contacts/crm-call.server.ts";
import { AppError } from "../../../platform/app-error.server.ts";
import type { Db } from "../../../platform/db/connection.server.ts";
import { uuidOf } from "../../../platform/http/path-id.server.ts";
import { readBody } from "../../../platform/http/read-body.server.ts";
import { queueMail } from "../../../platform/mail/mails.server.ts";
import type { ToolServices } from "../../tool-services.server.ts";
import { cancelCampaign, pauseCampaign, resumeCampaign } from "../sending/change-state.server.ts";
import { type CampaignRow, findCampaign, tellCampaignChanged } from "./campaign-rows.server.ts";
import { checkCampaign, previewMail } from "./check-campaign.server.ts";
import { mailFile } from "./mail-file.server.ts";
import { editorHomes } from "./mail-homes.server.ts";
import { addPasted, matchPasted } from "./pasted-people.server.ts";
import { senderChoices } from "./read-campaigns.server.ts";
import { countAudience } from "./segments.server.ts";
import { backToDraft, startChecked } from "./start-checked.server.ts";
import {
  addCampaign,
  deleteCampaign,
  duplicateCampaign,
  mustSeeSender,
  saveCampaign,
  trashCampaign,
} from "./write-campaigns.server.ts";

/** Each writes to the caller's own address. */
const PROOFS_PER_HOUR = 60;
/** Each compiles all messages of a campaign. */
const LOOKS_PER_HOUR = 300;
/** One message, asked for as its author types. */
const PREVIEWS_PER_HOUR = 2_400;
/** Ten thousand lines are read and looked up. */
const LISTS_PER_HOUR = 120;

type Act = (tx: Db, config: ToolServices["config"], actor: PersonActor, id: string, now: Date) => Promise<void>;

/** Acts of a person on one that is under way. */
const ACTS: readonly (readonly [name: string, act: Act])[] = [
  ["pause", (tx, _, actor, id, now) => pauseCampaign(tx, actor, id, now)],
  ["resume", resumeCampaign],
  ["cancel", (tx, _, actor, id, now) => cancelCampaign(tx, actor, id, now)],
];

/** `/api/campaigns`, and the same for Umbral itself: drafts of campaigns, for the people who write them. */
export function campaignRoutes(services: ToolServices, access: CrmAccess): Hono<AppEnv> {
  const { config, database, now } = services;
  const { db } = database;
  const routes = new Hono<AppEnv>();
  routes.use("*", access.guard);
  const looks = limitCalls(config, { name: "composing campaign looks", calls: LOOKS_PER_HOUR, seconds: 3600 });
  const previews = limitCalls(config, { name: "composing campaign previews", calls: PREVIEWS_PER_HOUR, seconds: 3600 });
  const lists = limitCalls(config, { name: "composing campaign lists", calls: LISTS_PER_HOUR, seconds: 3600 });

  /** @throws AppError NOT_FOUND */
  async function found(actor: PersonActor, id: string): Promise<CampaignRow> {
    const row = await findCampaign(db, actor, id);
    if (!row) throw new AppError("NOT_FOUND");
    return row;
  }

  routes.post("/", async (c) => {
    const begun = await readBody(c, newCampaignForm);
    return await answeredOnce(c, { db, now }, async (within) => ({
      status: 201,
      body: { id: await addCampaign(within, services, access.actorOf(c), begun) },
    }));
  });

  /** A home of the portfolio with its photos, once it is chosen. */
  routes.get("/homes/:homeId", async (c) => {
    const id = uuidOf(c, "homeId");
    const home = (await editorHomes(services, access.actorOf(c), [id]))[id];
    if (!home) throw new AppError("NOT_FOUND");
    return c.json(home);
  });

  routes.post("/audience", async (c) => {
    const { segment } = await readBody(c, audienceForm);
    return c.json(await countAudience(db, access.actorOf(c), segment, now()));
  });

  routes.post("/people", lists, async (c) => {
    const { text } = await readBody(c, pastedForm);
    return c.json(await matchPasted(db, { actor: access.actorOf(c) }, text));
  });

  routes.post("/people/contacts", lists, async (c) => {
    const given = await readBody(c, newPeopleForm);
    return c.json(await addPasted(db, actOf(services, access, c), given));
  });

  routes.put("/:id", async (c) => {
    const id = uuidOf(c, "id");
    const saved = await readBody(c, saveCampaignForm);
    const revision = await db.transaction((tx) => saveCampaign(tx, access.actorOf(c), { id, ...saved }, now()));
    return c.json({ revision });
  });

  /** As it stands in the editor, saved or not. */
  routes.post("/:id/preview", previews, async (c) => {
    const actor = access.actorOf(c);
    const of = await found(actor, uuidOf(c, "id"));
    const asked = await readBody(c, previewForm);
    await mustSeeSender(db, actor, asked.senderId);
    return c.json(await previewMail(services, actor, { of, ...asked }));
  });

  routes.get("/:id/check", looks, async (c) => {
    const actor = access.actorOf(c);
    return c.json(await checkCampaign(services, actor, await found(actor, uuidOf(c, "id"))));
  });

  /** At once or at the time that is given; refused with every problem where one stands in the way. */
  routes.post("/:id/start", looks, async (c) => {
    const id = uuidOf(c, "id");
    const { revision, at } = await readBody(c, startForm);
    const scheduledAt = at === null ? null : new Date(at);
    await startChecked(services, access.actorOf(c), { id, revision, scheduledAt });
    return c.body(null, 204);
  });

  for (const [name, act] of ACTS) {
    routes.post(`/:id/${name}`, async (c) => {
      const id = uuidOf(c, "id");
      const actor = access.actorOf(c);
      await db.transaction(async (tx) => {
        await act(tx, config, actor, id, now());
        await tellCampaignChanged(tx, { scope: scopeOf(actor) });
      });
      return c.body(null, 204);
    });
  }

  /** One that waits for its time is a draft again. */
  routes.post("/:id/draft", async (c) => {
    const id = uuidOf(c, "id");
    await db.transaction((tx) => backToDraft(tx, access.actorOf(c), id, now()));
    return c.body(null, 204);
  });

  /** A message as saved, to the address of whoever asks. */
  routes.post(
    "/:id/proof",
    limitCalls(config, { name: "composing campaign post /:id/proof", calls: PROOFS_PER_HOUR, seconds: 3600 }),
    async (c) => {
      const actor = access.actorOf(c);
      const { number, contactId } = await readBody(c, proofForm);
      const row = await found(actor, uuidOf(c, "id"));
      const mail = await savedMail(actor, row, number, contactId);
      const { email } = viewerOf(c);
      const proof = { to: email, subject: `[Prueba] ${mail.subject}`, html: mail.html, text: mail.text, links: [] };
      await queueMail(db, proof, now());
      return c.json({ to: email });
    },
  );

  routes.get("/:id/eml", looks, async (c) => {
    const actor = access.actorOf(c);
    const row = await found(actor, uuidOf(c, "id"));
    const number = Number(c.req.query("mensaje") ?? 1) - 1;
    const mail = await savedMail(actor, row, number, null);
    const sender = (await senderChoices(db, actor)).find(({ id }) => id === row.senderId);
    const from = sender ? { name: sender.name, address: sender.email } : null;
    const bytes = await mailFile({ from, to: null, ...mail });
    return c.body(new Uint8Array(bytes), 200, {
      "content-type": "message/rfc822",
      "content-disposition": `attachment; filename="campana-${number + 1}.eml"`,
      "cache-control": "private, no-store",
    });
  });

  /** @throws AppError NOT_FOUND for a message that it does not have */
  async function savedMail(actor: PersonActor, row: CampaignRow, number: number, contactId: string | null) {
    const message = row.messages[number];
    if (message === undefined) throw new AppError("NOT_FOUND");
    return await previewMail(services, actor, { of: row, message, number, senderId: row.senderId, contactId });
  }

  routes.post("/:id/copy", async (c) => {
    const id = uuidOf(c, "id");
    return await answeredOnce(c, { db, now }, async (within) => ({
      status: 201,
      body: { id: await within.transaction((tx) => duplicateCampaign(tx, access.actorOf(c), id, now())) },
    }));
  });

  routes.delete("/:id", async (c) => {
    const id = uuidOf(c, "id");
    await db.transaction((tx) => trashCampaign(tx, access.actorOf(c), id, now()));
    return c.body(null, 204);
  });

  routes.post("/:id/restore", async (c) => {
    const id = uuidOf(c, "id");
    await db.transaction((tx) => trashCampaign(tx, access.actorOf(c), id, null));
    return c.body(null, 204);
  });

  routes.delete("/:id/forever", async (c) => {
    const id = uuidOf(c, "id");
    await db.transaction((tx) => deleteCampaign(tx, access.actorOf(c), id));
    return c.body(null, 204);
  });

  return routes;
}
