import { and, asc, desc, eq, inArray, isNull, type SQL } from "drizzle-orm";
import type { DealStage } from "#domain/crm/contacts/contact-values.ts";
import type { DealCard } from "#domain/crm/contacts/dto.ts";
import { missingStages } from "#domain/crm/contacts/stages.ts";
import { isOpenStage } from "#domain/crm/contacts/trades.ts";
import type { SignaturePurpose } from "#domain/crm/signatures/signature-forms.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { mayRead } from "../../accounts/access/policies.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { contactPoints, contacts } from "../../platform/db/tables/crm-contacts.server.ts";
import { deals } from "../../platform/db/tables/crm-deals.server.ts";
import { files, homeDocuments } from "../../platform/db/tables/portfolio-files.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { isListed } from "../../portfolio/homes/home-conditions.server.ts";
import { cardsOf, HOME_COLUMNS, homeName } from "../contacts/deal-cards.server.ts";

/** The values that a new request begins with, where it is asked for from the file of a home, a contact or a deal. */

/** Ids of an address; whatever of it the actor does not see is left out. */
export interface StartIds {
  homeId?: string | undefined;
  contactId?: string | undefined;
  dealId?: string | undefined;
  documentId?: string | undefined;
}

/** A person who may sign. */
export interface StartPerson {
  id: string;
  name: string;
  /** Empty where nobody knows it. */
  email: string;
  /** `+34600123456`, or empty. */
  phone: string;
}

export interface SigningStart {
  home: { id: string; title: string } | null;
  contact: StartPerson | null;
  /** Of the home, where they are not the contact. */
  owner: StartPerson | null;
  /** A deal that a signature may win, with the stages that still ask for answers. */
  deal: DealCard | null;
  missing: DealStage[];
  document: { id: string; name: string } | null;
  /** PDF files of the home, of which one may be signed. */
  documents: { id: string; name: string }[];
  purpose: SignaturePurpose;
  title: string;
}

export async function readSigningStart(db: Db, actor: PersonActor, ids: StartIds, now: Date): Promise<SigningStart> {
  const document = ids.documentId ? await documentOf(db, actor, ids.documentId) : null;
  const asked = ids.dealId ? await dealWhere(db, actor, eq(deals.id, ids.dealId), now) : undefined;
  const homeId = asked?.home?.id ?? ids.homeId ?? document?.homeId;
  const home = await homeOf(db, actor, homeId ?? (await onlyHomeOf(db, actor, asked?.contact.id ?? ids.contactId)));
  const contact = await signerOfContact(db, actor, asked?.contact.id ?? ids.contactId ?? home?.ownerContactId);
  const owner = home?.ownerContactId === contact?.id ? null : await signerOfContact(db, actor, home?.ownerContactId);
  const deal = asked ?? (await mandateUnderWay(db, actor, { home, contact }, now)) ?? null;
  const isMandate = deal?.kind === "propietario" && isOpenStage(deal.stage);
  const purpose = isMandate || document?.kind === "encargo" ? "encargo" : "documento";
  return {
    home: home && { id: home.id, title: home.title },
    contact,
    owner,
    deal: isMandate ? deal : null,
    missing: isMandate ? missingStages(deal, "firmado") : [],
    document: document && { id: document.id, name: document.name },
    documents: home ? await documentsOf(db, actor, home.id) : [],
    purpose,
    title: titleOf(purpose, home?.title, document?.name),
  };
}

const LONGEST_TITLE = 120;

function titleOf(purpose: SignaturePurpose, home: string | undefined, document: string | undefined): string {
  if (document) return document.replace(/\.pdf$/i, "").slice(0, LONGEST_TITLE);
  if (purpose === "encargo") return (home ? `Encargo de ${home}` : "Encargo").slice(0, LONGEST_TITLE);
  return "";
}

const papersWhere = (db: Db, actor: PersonActor, where: SQL) =>
  db
    .select({ id: homeDocuments.id, homeId: homeDocuments.homeId, kind: homeDocuments.kind, name: files.name })
    .from(homeDocuments)
    .innerJoin(files, eq(files.id, homeDocuments.fileId))
    .innerJoin(properties, eq(properties.id, homeDocuments.homeId))
    .where(and(where, eq(files.mediaType, "application/pdf"), mayRead(actor, "home"), isNull(properties.deletedAt)))
    .orderBy(desc(homeDocuments.createdAt), desc(homeDocuments.id));

async function documentOf(db: Db, actor: PersonActor, id: string) {
  const [row] = await papersWhere(db, actor, eq(homeDocuments.id, id));
  return row ?? null;
}

const MOST_DOCUMENTS = 20;

async function documentsOf(db: Db, actor: PersonActor, homeId: string): Promise<SigningStart["documents"]> {
  const rows = await papersWhere(db, actor, eq(homeDocuments.homeId, homeId)).limit(MOST_DOCUMENTS);
  return rows.map(({ id, name }) => ({ id, name }));
}

/** The home of an owner who has one; none where they have several. */
async function onlyHomeOf(db: Db, actor: PersonActor, contactId: string | undefined): Promise<string | undefined> {
  if (!contactId) return undefined;
  const rows = await db
    .select({ id: properties.id })
    .from(properties)
    .where(and(eq(properties.ownerContactId, contactId), mayRead(actor, "home"), isListed))
    .limit(2);
  return rows.length === 1 ? rows[0]!.id : undefined;
}

async function homeOf(db: Db, actor: PersonActor, id: string | null | undefined) {
  if (!id) return null;
  const [row] = await db
    .select({ ...HOME_COLUMNS, ownerContactId: properties.ownerContactId })
    .from(properties)
    .where(and(eq(properties.id, id), mayRead(actor, "home"), isNull(properties.deletedAt)));
  return row ? { ...homeName(row), ownerContactId: row.ownerContactId } : null;
}

/** A contact as a signer; null for one that the actor does not see, or that is gone. */
export async function signerOfContact(
  db: Db,
  actor: PersonActor,
  id: string | null | undefined,
): Promise<StartPerson | null> {
  if (!id) return null;
  const [row] = await db
    .select({ id: contacts.id, name: contacts.fullName })
    .from(contacts)
    .where(
      and(eq(contacts.id, id), mayRead(actor, "contact"), isNull(contacts.deletedAt), isNull(contacts.mergedIntoId)),
    );
  if (!row) return null;
  const points = await db
    .select()
    .from(contactPoints)
    .where(and(eq(contactPoints.contactId, id), inArray(contactPoints.kind, ["email", "telefono"])))
    .orderBy(asc(contactPoints.position), asc(contactPoints.value));
  const first = (kind: "email" | "telefono") => points.find((point) => point.kind === kind)?.value ?? "";
  return { id: row.id, name: row.name.slice(0, LONGEST_TITLE), email: first("email"), phone: first("telefono") };
}

async function dealWhere(db: Db, actor: PersonActor, where: ReturnType<typeof eq>, now: Date) {
  const [card] = await cardsOf(db, {
    where: and(where, mayRead(actor, "deal"))!,
    orderBy: [],
    limit: 1,
    reader: actor,
    now,
  });
  return card;
}

/** The only deal under way about the mandate of this home with this contact. */
async function mandateUnderWay(
  db: Db,
  actor: PersonActor,
  { home, contact }: { home: { id: string } | null; contact: StartPerson | null },
  now: Date,
): Promise<DealCard | undefined> {
  if (!home || !contact) return undefined;
  const cards = await cardsOf(db, {
    where: and(
      eq(deals.contactId, contact.id),
      eq(deals.homeId, home.id),
      eq(deals.kind, "propietario"),
      isNull(deals.closedAt),
      mayRead(actor, "deal"),
    )!,
    orderBy: [],
    limit: 2,
    reader: actor,
    now,
  });
  return cards.length === 1 ? cards[0] : undefined;
}
