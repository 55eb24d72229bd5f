import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import {
  draftForm,
  fillForm,
  holderForm,
  lockForm,
  MAX_DOCX_BYTES,
  newTemplateForm,
  templateFacts,
  versionForm,
} from "#domain/crm/templates/template-forms.ts";
import { line } from "#domain/shared/schema/text.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import type { AccountServices } from "../../accounts/account-services.server.ts";
import { limitCalls } from "../../accounts/limits/rate-limit.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { uuidOf } from "../../platform/http/path-id.server.ts";
import { readBody } from "../../platform/http/read-body.server.ts";
import { readUploads } from "../../platform/http/read-uploads.server.ts";
import type { CrmAccess } from "../contacts/crm-call.server.ts";
import { releaseLock, restoreVersion, saveVersion, takeLock, writeDraft } from "./drafts.server.ts";
import { type AgreedOf, fillValues, openDealsOf } from "./fill-values.server.ts";
import { publishTemplate, takeShipped } from "./house-templates.server.ts";
import { readDocxApart } from "./read-docx-apart.server.ts";
import {
  addTemplate,
  changeFacts,
  checkedDocument,
  findTemplate,
  listVersions,
  moveToTrash,
  readVersion,
} from "./templates.server.ts";

/** A page that is written on for an hour without a pause writes some 1,500 drafts. */
const DRAFTS_PER_HOUR = 4_000;
const NEW_PER_HOUR = 120;
/** Somebody who keeps one whenever a paragraph stands keeps some sixty. */
const VERSIONS_PER_HOUR = 240;

/** `/api/templates` of agents and agencies, `/api/admin/templates` of Umbral itself. */
export function templateRoutes(
  services: AccountServices,
  access: CrmAccess,
  { agreedOf }: { agreedOf: AgreedOf },
): Hono<AppEnv> {
  const { config, database, now } = services;
  const { db } = database;
  const routes = new Hono<AppEnv>();
  routes.use("*", access.guard);
  const actorOf = (c: Context<AppEnv>) => access.actorOf(c);

  routes.post("/", limitCalls(config, { name: "templates post /", calls: NEW_PER_HOUR, seconds: 3600 }), async (c) => {
    const form = await readBody(c, newTemplateForm);
    const id = await db.transaction((tx) => addTemplate(tx, actorOf(c), form, { now: now() }));
    return c.json({ id }, 201);
  });

  /** A Word file in `file` becomes a template; the answer says what of it was left out. */
  routes.post(
    "/docx",
    limitCalls(config, { name: "templates post /docx", calls: NEW_PER_HOUR, seconds: 3600 }),
    async (c) => {
      let file: { name: string; bytes: Buffer | null } | undefined;
      for await (const { field, fileName, bytes } of readUploads(c, { field: "file", maxBytes: MAX_DOCX_BYTES })) {
        if (field === "file" && fileName !== null) file ??= { name: fileName, bytes };
      }
      if (!file || file.bytes?.length === 0) {
        throw new AppError("INVALID_INPUT", [{ path: "file", message: "Elige el documento de Word" }]);
      }
      const { document, dropped } = await readDocxApart(file.bytes);
      const title = file.name
        .replace(/\.docx?$/i, "")
        .slice(0, 100)
        .trim();
      const form = newTemplateForm.parse({ ...(title.length >= 2 && { title }) });
      const id = await db.transaction((tx) => addTemplate(tx, actorOf(c), form, { now: now(), document }));
      return c.json({ id, dropped }, 201);
    },
  );

  routes.patch("/:id", async (c) => {
    const facts = await readBody(c, templateFacts);
    await db.transaction((tx) => changeFacts(tx, actorOf(c), uuidOf(c, "id"), facts, now()));
    return c.body(null, 204);
  });

  routes.delete("/:id", async (c) => {
    await db.transaction((tx) => moveToTrash(tx, actorOf(c), uuidOf(c, "id"), true, now()));
    return c.body(null, 204);
  });

  routes.post("/:id/restore", async (c) => {
    await db.transaction((tx) => moveToTrash(tx, actorOf(c), uuidOf(c, "id"), false, now()));
    return c.body(null, 204);
  });

  routes.post(
    "/:id/lock",
    limitCalls(config, { name: "templates post /:id/lock", calls: DRAFTS_PER_HOUR, seconds: 3600 }),
    async (c) => {
      const { holder, takesOver } = await readBody(c, lockForm);
      const id = uuidOf(c, "id");
      return c.json(await db.transaction((tx) => takeLock(tx, actorOf(c), id, { holder, takesOver, now: now() })));
    },
  );

  routes.post("/:id/unlock", async (c) => {
    const { holder } = await readBody(c, holderForm);
    await db.transaction((tx) => releaseLock(tx, actorOf(c), uuidOf(c, "id"), holder));
    return c.body(null, 204);
  });

  routes.put(
    "/:id/draft",
    limitCalls(config, { name: "templates put /:id/draft", calls: DRAFTS_PER_HOUR, seconds: 3600 }),
    async (c) => {
      const { holder, revision, document: given } = await readBody(c, draftForm);
      const document = checkedDocument(given);
      const id = uuidOf(c, "id");
      const next = await db.transaction((tx) =>
        writeDraft(tx, actorOf(c), id, { holder, revision, document, now: now() }),
      );
      return c.json({ revision: next });
    },
  );

  routes.get("/:id/versions", async (c) => {
    const versions = await listVersions(db, actorOf(c), uuidOf(c, "id"));
    return c.json({ versions: versions.map((one) => ({ ...one, createdAt: one.createdAt.toISOString() })) });
  });

  routes.get("/:id/versions/:number", async (c) => {
    const { number, title, note, document, createdAt } = await readVersion(
      db,
      actorOf(c),
      uuidOf(c, "id"),
      numberOf(c),
    );
    return c.json({ number, title, note, document, createdAt: createdAt.toISOString() });
  });

  const versions = limitCalls(config, { name: "templates versions", calls: VERSIONS_PER_HOUR, seconds: 3600 });
  routes.post("/:id/versions", versions, async (c) => {
    const { holder, note } = await readBody(c, versionForm);
    const id = uuidOf(c, "id");
    const number = await db.transaction((tx) => saveVersion(tx, actorOf(c), id, { holder, note, now: now() }));
    return c.json({ number }, 201);
  });

  routes.post("/:id/versions/:number/restore", versions, async (c) => {
    const { holder } = await readBody(c, holderForm);
    const parts = { holder, number: numberOf(c), now: now() };
    await db.transaction((tx) => restoreVersion(tx, actorOf(c), uuidOf(c, "id"), parts));
    return c.body(null, 204);
  });

  /** Answers the known values of the chosen home, contact and deal. Typed values stay with the page. */
  routes.post("/:id/values", async (c) => {
    const subject = await readBody(c, fillForm);
    const actor = actorOf(c);
    const template = await findTemplate(db, actor, uuidOf(c, "id"));
    if (!template) throw new AppError("NOT_FOUND");
    const values = await fillValues(services, actor, subject, { country: template.country, agreedOf });
    const deals = subject.contactId ? await openDealsOf(db, actor, subject.contactId) : [];
    return c.json({ values, deals });
  });

  return routes;
}

const versionNumber = z.coerce.number();

/** @throws AppError NOT_FOUND */
function numberOf(c: Context): number {
  const number = versionNumber.safeParse(c.req.param("number")).data;
  if (number === undefined || !Number.isInteger(number) || number < 1 || number > 10_000) {
    throw new AppError("NOT_FOUND");
  }
  return number;
}

const takeForm = z.object({ textId: line({ max: 80 }) });

/** `/api/admin/templates`: the calls that the administration has beyond those of every template. */
export function houseTemplateRoutes(services: AccountServices, access: CrmAccess): Hono<AppEnv> {
  const { database, now } = services;
  const { db } = database;
  const routes = new Hono<AppEnv>();
  routes.use("*", access.guard);

  /** Begins the row of a shipped text. */
  routes.post("/shipped", async (c) => {
    const { textId } = await readBody(c, takeForm);
    const id = await db.transaction((tx) => takeShipped(tx, access.actorOf(c), textId, now()));
    return c.json({ id }, 201);
  });

  routes.post("/:id/publish", async (c) => {
    const id = uuidOf(c, "id");
    await db.transaction((tx) => publishTemplate(tx, access.actorOf(c), id, { isShown: true, now: now() }));
    return c.body(null, 204);
  });

  routes.post("/:id/withdraw", async (c) => {
    const id = uuidOf(c, "id");
    await db.transaction((tx) => publishTemplate(tx, access.actorOf(c), id, { isShown: false, now: now() }));
    return c.body(null, 204);
  });

  return routes;
}
