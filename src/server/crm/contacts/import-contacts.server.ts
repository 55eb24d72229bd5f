import { setImmediate as nextTurn } from "node:timers/promises";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { ContactDraft } from "#domain/crm/contacts/contact-draft.ts";
import { contactSearchText } from "#domain/crm/contacts/contact-words.ts";
import { CSV_FIELDS } from "#domain/crm/contacts/contacts-csv.ts";
import type { ImportDone, ImportPreview, ImportRow } from "#domain/crm/contacts/dto.ts";
import {
  changesOf,
  type KnownContact,
  keysOf,
  nameKey,
  openImportPlan,
  type PlannedRow,
  planImport,
  readDraft,
} from "#domain/crm/contacts/import-plan.ts";
import type { ContactFileGiven } from "#domain/crm/contacts/read-contact-file.ts";
import { whoIsMeant } from "#domain/crm/contacts/shared-number.ts";
import { MOST_ANNOUNCED_CHANGES } from "#domain/integrations/api/webhook-form.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { contactEvents, contactPoints, contacts } from "../../platform/db/tables/crm-contacts.server.ts";
import { publishChange } from "../../platform/realtime/change-feed.server.ts";
import { sayConsentPlace } from "./consent-place.server.ts";
import { addPoints, ownersOfPoints, type Point, writeContactWords } from "./contact-points.server.ts";
import { queueContactsImported, queueContactWebhooks, queueNewContacts } from "./queue-contact-webhooks.server.ts";
import { readContactFileApart } from "./read-contact-file-apart.server.ts";
import { crmScopeOf, enterCrmScopeAs } from "./scopes.server.ts";
import { type Act, mustBeMember } from "./write-contact.server.ts";

/** Contacts of a file: first a preview, then the chosen rows. The same file twice changes nothing. */

const SHOWN_ROWS = 2_000;
const AT_ONCE = 250;

/**
 * The changes that a file would make.
 *
 * @throws AppError INVALID_INPUT
 */
export async function previewImport(
  db: Db,
  { actor }: Pick<Act, "actor">,
  file: ContactFileGiven,
): Promise<ImportPreview> {
  const { format, columns, rows } = await readContactFileApart(file);
  const { scope } = crmScopeOf(actor);
  const known = new Map<string, KnownContact>();
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const some = rows.slice(from, from + AT_ONCE).map(({ draft }) => readDraft(draft).draft);
    for (const [key, contact] of await knownContacts(db, scope, some)) known.set(key, contact);
  }
  const plan = openImportPlan(known);
  const planned: PlannedRow[] = [];
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    for (const row of rows.slice(from, from + AT_ONCE)) planned.push(plan(row));
    // Others get their turn between two portions.
    await nextTurn();
  }
  const counts: ImportPreview["counts"] = { nuevo: 0, cambiado: 0, igual: 0, malo: 0 };
  for (const { state } of planned) counts[state] += 1;
  const shown = planned.slice(0, SHOWN_ROWS).map(({ draft: _, ...row }): ImportRow => row);
  return { format, columns, fields: CSV_FIELDS, rows: shown, counts, unseen: planned.length - shown.length };
}

/** The contacts that these are already, by their points, or by name where they have none. */
async function knownContacts(
  db: Db,
  scope: string,
  drafts: readonly ContactDraft[],
): Promise<Map<string, KnownContact>> {
  const points = drafts.flatMap(pointsOfDraft);
  const owners = await ownersOfPoints(db, scope, points);
  const names = drafts.filter((draft) => keysOf(draft).length === 0).map(({ fullName }) => fullName);
  const nameless =
    names.length === 0
      ? []
      : await db
          .select({ id: contacts.id })
          .from(contacts)
          .where(
            and(
              eq(contacts.scope, scope),
              inArray(contacts.fullName, names),
              isNull(contacts.mergedIntoId),
              sql`not exists (select from contact_points p where p.contact_id = ${contacts.id})`,
            ),
          );
  const ids = [...new Set([...owners.map(({ contactId }) => contactId), ...nameless.map(({ id }) => id)])];
  if (ids.length === 0) return new Map();
  const rows = await db.select().from(contacts).where(inArray(contacts.id, ids));
  const own = await db
    .select({ contactId: contactPoints.contactId, kind: contactPoints.kind, value: contactPoints.value })
    .from(contactPoints)
    .where(inArray(contactPoints.contactId, ids));
  const byContact = Map.groupBy(own, ({ contactId }) => contactId);
  const byId = new Map(
    rows.map((row): [string, KnownContact] => {
      const values = (kind: string) =>
        (byContact.get(row.id) ?? []).filter((point) => point.kind === kind).map(({ value }) => value);
      const { id, fullName, company, position, roles, tags, language, notes, extras } = row;
      const consentAt = row.consentAt?.toISOString() ?? null;
      return [
        id,
        {
          id,
          fullName,
          company,
          position,
          roles,
          tags,
          language,
          notes,
          extras,
          consentAt,
          consentWithdrawnAt: row.consentWithdrawnAt?.toISOString() ?? null,
          emails: values("email"),
          phones: values("telefono"),
        },
      ];
    }),
  );
  const known = new Map<string, KnownContact>();
  for (const [key, sharing] of Map.groupBy(owners, ({ kind, value }) => `${kind} ${value}`)) {
    const [contact, ...sharers] = sharing.flatMap(({ contactId }) => byId.get(contactId) ?? []);
    if (contact) known.set(key, sharers.length === 0 ? contact : { ...contact, sharers });
  }
  for (const { id } of nameless) {
    const contact = byId.get(id);
    if (contact) known.set(nameKey(contact.fullName), contact);
  }
  return known;
}

const pointsOfDraft = ({ emails, phones }: ContactDraft): Point[] => [
  ...emails.map((value) => ({ kind: "email" as const, value, typed: value })),
  ...phones.map((value) => ({ kind: "telefono" as const, value, typed: value })),
];

/** Lines that somebody chose; without a choice all that are new or changed. */
export interface ImportChoice {
  lines: readonly number[] | null;
  ownerId: string | null;
}

/**
 * Imports the chosen rows, some at a time: readers of contacts wait for one portion at most, and a process that dies
 * has done less. Each portion looks again at the existing contacts.
 */
export async function applyImport(db: Db, act: Act, file: ContactFileGiven, choice: ImportChoice): Promise<ImportDone> {
  const { format, rows } = await readContactFileApart(file);
  const chosen = choice.lines && new Set(choice.lines);
  const done: ImportDone = { added: 0, changed: 0, same: 0, bad: [] };
  const seen = new Map<string, PlannedRow>();
  const announcesEach = (chosen?.size ?? rows.length) <= MOST_ANNOUNCED_CHANGES;
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const portion = rows.slice(from, from + AT_ONCE);
    const isLast = from + AT_ONCE >= rows.length;
    await db.transaction(async (tx) => {
      const crmScope = await enterCrmScopeAs(tx, act.actor);
      await mustBeMember(tx, act.actor, choice.ownerId, crmScope);
      const known = await knownContacts(
        tx,
        crmScope.scope,
        portion.map(({ draft }) => readDraft(draft).draft),
      );
      const fresh: PlannedRow[] = [];
      for (const row of planImport(portion, known)) {
        const keys = keysOf(row.draft).length > 0 ? keysOf(row.draft) : [nameKey(row.draft.fullName)];
        const isSame = (other: PlannedRow | undefined) =>
          other !== undefined &&
          (row.contactId === null || other.contactId === null || other.contactId === row.contactId);
        const before = row.state === "malo" ? undefined : keys.map((key) => seen.get(key)).find(isSame);
        if (row.state === "malo" || before) {
          done.bad.push({ line: row.line, reason: row.reason ?? `Es la misma persona que la línea ${before!.line}` });
          continue;
        }
        for (const key of keys) seen.set(key, row);
        if (chosen ? !chosen.has(row.line) : row.state === "igual") {
          if (row.state === "igual") done.same += 1;
          continue;
        }
        if (row.state === "nuevo") fresh.push(row);
        else if (row.state === "igual") done.same += 1;
        else {
          await changeKnown(tx, act, row, { known, isTold: announcesEach });
          done.changed += 1;
        }
      }
      const from = { format, fileName: file.name, ownerId: choice.ownerId, isTold: announcesEach };
      await addFresh(tx, act, { rows: fresh, ...from });
      done.added += fresh.length;
      if (isLast) {
        const of = { ownerId: act.actor.ownerId, agencyId: crmScope.agencyId };
        await queueContactsImported(tx, of, { done, fileName: file.name, read: rows.length, announcesEach }, act.now);
      }
      await publishChange(tx, crmScope.scope, "contacts");
    });
  }
  return done;
}

interface FreshRows {
  rows: PlannedRow[];
  format: string;
  fileName: string;
  ownerId: string | null;
  isTold: boolean;
}

async function addFresh(
  tx: Db,
  { actor, now }: Act,
  { rows, format, fileName, ownerId, isTold }: FreshRows,
): Promise<void> {
  if (rows.length === 0) return;
  const crmScope = crmScopeOf(actor);
  await sayConsentPlace(tx, "importacion", actor.ownerId);
  const source = format === "vcard" ? "vcard" : "csv";
  const added = await tx
    .insert(contacts)
    .values(
      rows.map(({ draft }) => {
        const { emails, phones, consentAt, ...values } = draft;
        const described = { ...values, source: draft.source ?? source, hasConsent: consentAt !== null };
        return {
          ...values,
          scope: crmScope.scope,
          agencyId: crmScope.agencyId,
          ownerId,
          source: described.source,
          consentAt: consentAt === null ? null : new Date(consentAt),
          consentText:
            consentAt === null ? null : (draft.consentText ?? `Según el archivo «${fileName.slice(0, 100)}»`),
          searchText: contactSearchText({ ...described, emails, phones }),
          lastActivityAt: now,
          createdAt: now,
          updatedAt: now,
        };
      }),
    )
    .returning();
  if (isTold) await queueNewContacts(tx, { ownerId, agencyId: crmScope.agencyId }, added, now);
  const points = added.flatMap(({ id }, i) =>
    pointsOfDraft(rows[i]!.draft).map((point, position) => ({
      ...point,
      position,
      contactId: id,
      scope: crmScope.scope,
    })),
  );
  if (points.length > 0) await tx.insert(contactPoints).values(points).onConflictDoNothing();
  await tx.insert(contactEvents).values(
    added.map(({ id }, i) => ({
      contactId: id,
      at: now,
      kind: "importacion" as const,
      actorId: actor.ownerId,
      data: { file: fileName.slice(0, 200), line: rows[i]!.line },
    })),
  );
}

/** Where several have one of the row's numbers: by what it went to this one, and the others' names. */
function sharingOf(
  contact: KnownContact,
  { fullName, phones }: ContactDraft,
  everybody: readonly KnownContact[],
): object {
  const sharers = everybody.filter(
    ({ id, phones: own }) =>
      id !== contact.id && own.some((phone) => phones.includes(phone) && contact.phones.includes(phone)),
  );
  if (sharers.length === 0) return {};
  const by = whoIsMeant(fullName, [contact, ...sharers])?.by;
  return { sharing: { by, names: [...new Set(sharers.map((sharer) => sharer.fullName))] } };
}

/** Values that differ in the file are written, entries of lists are added; fields that the file leaves empty stay. */
async function changeKnown(
  tx: Db,
  { actor, now }: Act,
  { contactId, draft, line }: PlannedRow,
  { known, isTold }: { known: ReadonlyMap<string, KnownContact>; isTold: boolean },
): Promise<void> {
  const [contact] = await tx.select().from(contacts).where(eq(contacts.id, contactId!)).for("update");
  const everybody = [...known.values()].flatMap((one) => [one, ...(one.sharers ?? [])]);
  const before = everybody.find(({ id }) => id === contactId);
  if (!contact || !before) return;
  const changes = changesOf(before, draft, known);
  const written = Object.fromEntries(
    changes
      .filter(({ field }) => ["fullName", "company", "position", "language", "notes"].includes(field))
      .map(({ field, after }) => [field, after]),
  );
  const isConsent = changes.some(({ field }) => field === "consentAt");
  if (isConsent) await sayConsentPlace(tx, "importacion", actor.ownerId);
  await tx
    .update(contacts)
    .set({
      ...written,
      roles: [...new Set([...contact.roles, ...draft.roles])],
      tags: [...new Set([...contact.tags, ...draft.tags])],
      extras: { ...contact.extras, ...draft.extras },
      ...(isConsent ? { consentAt: new Date(draft.consentAt!), consentText: draft.consentText } : {}),
      // A contact that is imported again leaves the trash.
      deletedAt: null,
      updatedAt: now,
    })
    .where(eq(contacts.id, contact.id));
  await addPoints(tx, contact, pointsOfDraft(draft));
  await tx.insert(contactEvents).values({
    contactId: contact.id,
    at: now,
    kind: "importacion",
    actorId: actor.ownerId,
    data: { line, fields: changes.map(({ field }) => field), ...sharingOf(before, draft, everybody) },
  });
  const changed = changes.map(({ field }) => field);
  if (isTold) await queueContactWebhooks(tx, "contact.updated", contact.id, now, { changed, origin: "importacion" });
  await writeContactWords(tx, [contact.id]);
}
