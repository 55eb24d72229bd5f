import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { stream } from "hono/streaming";
import * as z from "zod/mini";
import { readContactFilters } from "#domain/crm/contacts/contact-filters.ts";
import { pastedNotice } from "#domain/crm/contacts/contact-forms.ts";
import type { InboxAddress } from "#domain/crm/contacts/dto.ts";
import { CONTACT_FILE_MB } from "#domain/crm/contacts/import-plan.ts";
import type { ContactFileGiven } from "#domain/crm/contacts/read-contact-file.ts";
import { dictionary, list, text } from "#domain/shared/schema/text.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import type { AccountServices } from "../../accounts/account-services.server.ts";
import { answeredOnce } from "../../accounts/answers/answered-once.server.ts";
import { limitCalls } from "../../accounts/limits/rate-limit.server.ts";
import { AppError, fieldIssues } from "../../platform/app-error.server.ts";
import { isoDateInMadrid } from "../../platform/clock.server.ts";
import { readBody } from "../../platform/http/read-body.server.ts";
import { readUploads, type UploadPart } from "../../platform/http/read-uploads.server.ts";
import { parseInput } from "../../platform/http/storable-input.server.ts";
import { actOf, type CrmAccess, queryOf } from "./crm-call.server.ts";
import { exportContacts } from "./export-contacts.server.ts";
import { applyImport, previewImport } from "./import-contacts.server.ts";
import { listInbox } from "./read-inbox.server.ts";
import { crmScopeOf } from "./scopes.server.ts";
import { showNotice, takeNotice } from "./take-notice.server.ts";
import { inboxToken, renewInboxToken } from "./write-settings.server.ts";

const MAX_FILE_BYTES = CONTACT_FILE_MB * 1024 * 1024;
const HOUR_S = 3600;
const FILES_PER_HOUR = 60;

const MOST_COLUMNS = 200;
const MOST_LINES = 100_000;
/** A hundred thousand numbers of lines beside the columns. */
const CHOICE_BYTES = 1_000_000;

const importChoice = z.object({
  mapping: z._default(dictionary(text(), z.nullable(text({ max: 40 })), { max: MOST_COLUMNS }), {}),
  lines: z._default(z.nullable(list(z.int().check(z.minimum(1)), { max: MOST_LINES })), null),
  ownerId: z.optional(z.nullable(z.uuid("Elige a alguien del equipo"))),
});

/** `/import`, `/export` and `/inbox`. */
export function crmFileRoutes(services: AccountServices, access: CrmAccess): Hono<AppEnv> {
  const { auth, config, database, now } = services;
  const { db } = database;
  const routes = new Hono<AppEnv>();
  const files = limitCalls(config, { name: "contacts file files", calls: FILES_PER_HOUR, seconds: HOUR_S });
  const large = bodyLimit({
    maxSize: MAX_FILE_BYTES,
    onError: () => {
      throw new AppError("PAYLOAD_TOO_LARGE");
    },
  });

  routes.post("/import/preview", files, large, async (c) => {
    const { file } = await readUpload(c);
    return c.json(await previewImport(db, actOf(services, access, c), file));
  });

  /** The file again, with the choices made for it. */
  routes.post("/import", files, large, async (c) => {
    const { file, lines, ownerId } = await readUpload(c);
    const act = actOf(services, access, c);
    return c.json(
      await applyImport(db, act, file, { lines, ownerId: ownerId === undefined ? act.actor.ownerId : ownerId }),
    );
  });

  routes.get("/export", files, (c) => {
    const format = c.req.query("format") === "vcf" ? "vcf" : "csv";
    const filters = readContactFilters(queryOf(c));
    c.header("content-type", format === "csv" ? "text/csv; charset=utf-8" : "text/vcard; charset=utf-8");
    c.header("content-disposition", `attachment; filename="umbral-contactos-${isoDateInMadrid(now())}.${format}"`);
    c.header("cache-control", "private, no-store");
    return stream(c, async (out) => {
      for await (const piece of exportContacts(db, access.actorOf(c), filters, format)) await out.write(piece);
    });
  });

  routes.get("/inbox", async (c) => c.json({ notices: await listInbox(db, access.actorOf(c)) }));

  /** A pasted notice; with `dryRun` only the fields read from it. */
  routes.post("/inbox", async (c) => {
    const { text, dryRun } = await readBody(c, pastedNotice);
    const { actor, now: at } = actOf(services, access, c);
    const crmScope = crmScopeOf(actor);
    if (dryRun) return c.json(await showNotice(db, crmScope, { text }));
    return await answeredOnce(c, { db, now }, async (within) => {
      const { mailId: _, ...taken } = await takeNotice(within, crmScope, { text }, { now: at, by: actor.ownerId });
      return { status: 201, body: taken };
    });
  });

  /** Address to which portal mails may be forwarded; made when it is first asked for. */
  routes.get("/inbox/address", async (c) => {
    const token = await db.transaction((tx) => inboxToken(tx, actOf(services, access, c), auth.keys));
    return c.json(addressOf(token));
  });

  /** Another address: the one before is no longer valid. */
  routes.post("/inbox/address", async (c) => {
    const token = await db.transaction((tx) => renewInboxToken(tx, actOf(services, access, c), auth.keys));
    return c.json(addressOf(token));
  });

  const addressOf = (token: string): InboxAddress => ({
    address: config.inboundMailDomain ? `${token}@${config.inboundMailDomain}` : null,
    webhook: `${config.publicUrl}/api/inbound/${token}`,
  });
  return routes;
}

/** @throws AppError INVALID_INPUT, PAYLOAD_TOO_LARGE */
async function readUpload(
  c: Context,
): Promise<{ file: ContactFileGiven; lines: number[] | null; ownerId: string | null | undefined }> {
  let given: UploadPart | undefined;
  let choiceText = "";
  const form = { field: "file", maxBytes: MAX_FILE_BYTES, fields: { choice: CHOICE_BYTES } };
  for await (const part of readUploads(c, form)) {
    if (part.field === "file" && part.fileName !== null) given = part;
    if (part.field === "choice") choiceText = part.bytes?.toString("utf8") ?? "";
  }
  if (!given) throw new AppError("INVALID_INPUT", [{ path: "file", message: "Elige un archivo CSV o vCard" }]);
  if (!given.bytes) throw new AppError("PAYLOAD_TOO_LARGE");
  const choice = importChoice.safeParse(jsonOf(choiceText), { error: () => "Falta o no se admite" });
  if (!choice.success) throw new AppError("INVALID_INPUT", fieldIssues(choice.error.issues));
  const { mapping, lines, ownerId } = choice.data;
  return { file: { name: given.fileName!, bytes: new Uint8Array(given.bytes), mapping }, lines, ownerId };
}

function jsonOf(text: string): unknown {
  return text === "" ? {} : parseInput(text);
}
