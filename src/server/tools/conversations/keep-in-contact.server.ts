import { and, eq, sql } from "drizzle-orm";
import { HOME_TYPE_NAMES, SOUGHT_OPERATION_NAMES } from "#content/home-names.ts";
import { contactForm, demandForm } from "#domain/crm/contacts/contact-forms.ts";
import type { ContactFile } from "#domain/crm/contacts/dto.ts";
import type { Gazetteer } from "#domain/crm/matching/read-places.ts";
import {
  type ContactField,
  demandWith,
  isOfDemand,
  type OfferedField,
  offeredFields,
  type SpokenOf,
  spokenOf,
} from "#domain/tools/conversations/contact-fields.ts";
import { type KeepContactValues, NEW_DEMAND } from "#domain/tools/conversations/transcript-forms.ts";
import { noteWords } from "#domain/tools/conversations/transcript-texts.ts";
import { readContact } from "../../crm/contacts/read-contact.server.ts";
import { type Act, addContact, changeContact, enterContact, touch } from "../../crm/contacts/write-contact.server.ts";
import { addDemand, changeDemand } from "../../crm/contacts/write-demand.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { contactEvents } from "../../platform/db/tables/crm-contacts.server.ts";
import { transcripts } from "../../platform/db/tables/tools-transcripts.server.ts";
import { checkedInput } from "../../platform/http/read-body.server.ts";
import { publishChange } from "../../platform/realtime/change-feed.server.ts";
import type { TranscriptRow } from "./read-transcripts.server.ts";
import { lockKeptTranscript } from "./write-transcripts.server.ts";

/** The fields that are offered of a conversation for a contact, and the call that writes what was ticked of it. */

export interface ContactOffer {
  contact: { id: string; name: string } | null;
  demands: { id: string; label: string }[];
  /** For a new search, and for each of the contact's by its id. */
  fields: Record<string, OfferedField[]>;
}
const NAMES = { types: HOME_TYPE_NAMES, operations: SOUGHT_OPERATION_NAMES };

/** @throws AppError NOT_FOUND for a contact that the actor does not see */
export async function contactOffer(
  db: Db,
  { actor, now }: Act,
  { summary, country }: TranscriptRow,
  contactId: string | null,
): Promise<ContactOffer> {
  const contact = contactId === null ? null : await mustRead(db, { actor, now }, contactId);
  const demands = contact?.demands.filter(({ isActive }) => isActive) ?? [];
  return {
    contact: contact && { id: contact.id, name: contact.fullName },
    demands: demands.map((demand) => ({
      id: demand.id,
      label: [SOUGHT_OPERATION_NAMES[demand.operation], demand.places.join(", ")].filter(Boolean).join(" en "),
    })),
    fields: Object.fromEntries([
      [NEW_DEMAND, offeredFields(summary, country, contact, null, NAMES)],
      ...demands.map((demand) => [demand.id, offeredFields(summary, country, contact, demand, NAMES)] as const),
    ]),
  };
}

async function mustRead(db: Db, { actor, now }: Act, contactId: string): Promise<ContactFile> {
  const contact = await readContact(db, actor, contactId, now);
  if (!contact || contact.deletedAt !== null) throw new AppError("NOT_FOUND");
  return contact;
}

/**
 * Writes the ticked fields into a contact, known or new, and into one of their demands, links the conversation and notes its lines in the
 * timeline. Everything or nothing.
 *
 * @returns the contact's id
 * @throws AppError NOT_FOUND, INVALID_INPUT
 */
export async function keepInContact(
  tx: Db,
  act: Act,
  transcriptId: string,
  form: KeepContactValues,
  gazetteer: Gazetteer,
): Promise<string> {
  try {
    return await writeTicked(tx, act, transcriptId, form, gazetteer);
  } catch (error) {
    if (!(error instanceof AppError) || !error.issues) throw error;
    throw new AppError(
      error.code,
      error.issues.map(({ path, message }) => ({ path: tickedField(path), message })),
    );
  }
}

/** The fields that were ticked, by those of the contact and the demand that they are written into. */
const TICKED_FIELDS: Readonly<Record<string, ContactField>> = {
  phones: "phone",
  emails: "email",
  roles: "role",
  operation: "operation",
  types: "types",
  places: "places",
  where: "places",
  priceMin: "price",
  priceMax: "price",
  currency: "price",
  roomsMin: "rooms",
  roomsMax: "rooms",
  areaMinM2: "area",
  wishes: "wishes",
  note: "note",
};

/** A refused value is told at the field that was ticked: `phones.0` at `phone`. */
const tickedField = (path: string): string => TICKED_FIELDS[path.split(".")[0]!] ?? "name";

async function writeTicked(
  tx: Db,
  act: Act,
  transcriptId: string,
  form: KeepContactValues,
  gazetteer: Gazetteer,
): Promise<string> {
  const transcript = await lockKeptTranscript(tx, act.actor, transcriptId);
  const spoken = spokenOf(transcript.summary, transcript.country);
  const fields = new Set<ContactField>(form.fields);
  const points = {
    phones: fields.has("phone") && spoken.phone ? [spoken.phone] : [],
    emails: fields.has("email") && spoken.email ? [spoken.email] : [],
  };
  const roles = fields.has("role") && spoken.role ? [spoken.role] : [];
  const contactId =
    form.contactId ??
    (await addContact(tx, act, checkedInput(contactForm, { fullName: form.name, roles, ...points }), "conversacion"));
  if (form.contactId !== null) await addToContact(tx, act, form.contactId, { roles, ...points });
  await keepDemand(tx, act, { contactId, demandId: form.demandId, fields, spoken }, gazetteer);
  await tx.update(transcripts).set({ contactId, updatedAt: act.now }).where(eq(transcripts.id, transcriptId));
  if (form.notes) await noteTranscript(tx, act, contactId, transcript);
  return contactId;
}

/** Numbers, addresses and roles are added to those that are there. */
async function addToContact(
  tx: Db,
  act: Act,
  contactId: string,
  { roles, phones, emails }: { roles: ContactFile["roles"]; phones: string[]; emails: string[] },
): Promise<void> {
  const known = await mustRead(tx, act, contactId);
  const withPoints = (kind: "email" | "telefono", more: readonly string[]) => {
    const before = known.points.filter((point) => point.kind === kind);
    const fresh = more.filter((one) => !before.some(({ value }) => value === one));
    return fresh.length === 0 ? null : [...before.map(({ typed }) => typed), ...fresh];
  };
  const freshRoles = roles.filter((role) => !known.roles.includes(role));
  const change = {
    ...named("phones", withPoints("telefono", phones)),
    ...named("emails", withPoints("email", emails)),
    ...named("roles", freshRoles.length === 0 ? null : [...known.roles, ...freshRoles]),
  };
  if (Object.keys(change).length > 0) await changeContact(tx, act, contactId, change);
}

const named = <Name extends string, Value>(name: Name, value: Value | null) =>
  (value === null ? {} : { [name]: value }) as Partial<Record<Name, Value>>;

interface DemandToKeep {
  contactId: string;
  demandId: string | null;
  fields: ReadonlySet<ContactField>;
  spoken: SpokenOf;
}

async function keepDemand(
  tx: Db,
  act: Act,
  { contactId, demandId, fields, spoken }: DemandToKeep,
  gazetteer: Gazetteer,
): Promise<void> {
  if (![...fields].some(isOfDemand)) return;
  const before =
    demandId === null ? null : (await mustRead(tx, act, contactId)).demands.find(({ id }) => id === demandId);
  if (before === undefined) throw new AppError("NOT_FOUND");
  const demand = checkedInput(demandForm, demandWith(spoken.demand, fields, before));
  if (demandId === null) await addDemand(tx, act, contactId, demand, gazetteer);
  else await changeDemand(tx, act, { contactId, demandId }, demand, gazetteer);
}

/** One line of the timeline for each conversation: noted again, it says what the summary says now. */
async function noteTranscript(
  tx: Db,
  { actor, now }: Act,
  contactId: string,
  transcript: TranscriptRow,
): Promise<void> {
  const { crmScope } = await enterContact(tx, actor, contactId);
  const text = noteWords(transcript);
  const isThis = and(
    eq(contactEvents.contactId, contactId),
    sql`${contactEvents.data} ->> 'transcriptId' = ${transcript.id}`,
  );
  const changed = await tx.update(contactEvents).set({ text }).where(isThis);
  if (!changed.rowCount) {
    await tx.insert(contactEvents).values({
      contactId,
      at: now,
      kind: "nota",
      text,
      data: { transcriptId: transcript.id },
      actorId: actor.ownerId,
    });
  }
  await touch(tx, contactId, now);
  await publishChange(tx, crmScope.scope, "contacts");
}
