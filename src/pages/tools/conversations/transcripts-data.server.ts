import { data } from "react-router";
import type { PersonActor } from "#server/accounts/access/actor.server.ts";
import type { Services } from "#server/boot/services.server.ts";
import { findContact } from "#server/crm/contacts/read-contact.server.ts";
import { readUuid } from "#server/platform/http/path-id.server.ts";
import { listTranscripts } from "#server/tools/conversations/read-transcripts.server.ts";
import { askedPlace } from "../../shared/list-page.ts";

/** The conversations of a person, or those with the contact whom the page was opened for. */
export async function transcriptsData({ database }: Services, actor: PersonActor, query: URLSearchParams) {
  const place = askedPlace(query);
  const contact = await contactAsked(database.db, actor, query.get("contacto"));
  const listed = await listTranscripts(database.db, actor, { ...place, contactId: contact?.id ?? null });
  return { ...listed, place, contact };
}

/** @throws 404 for a contact that the actor does not see, or that is in the trash */
async function contactAsked(db: Services["database"]["db"], actor: PersonActor, asked: string | null) {
  if (asked === null) return null;
  const id = readUuid(asked);
  const row = id === undefined ? undefined : await findContact(db, actor, id);
  if (!row || row.deletedAt) throw data(null, { status: 404 });
  return { id: row.id, name: row.fullName };
}
