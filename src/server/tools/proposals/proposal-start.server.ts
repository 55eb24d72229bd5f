import { and, eq, isNull } from "drizzle-orm";
import { HOME_TYPE_NAMES } from "#content/home-names.ts";
import type { NewProposal } from "#domain/tools/proposals/proposal-forms.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { mayRead } from "../../accounts/access/policies.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { contacts } from "../../platform/db/tables/crm-contacts.server.ts";
import { subjectOf } from "./known-of-home.server.ts";

/** Home, owner and value that a new proposal would start from, in words; null where the actor sees none of it. */
export async function startOfProposal(
  db: Db,
  actor: PersonActor,
  asked: NewProposal,
): Promise<{ label: string; value: string }[] | null> {
  const { run, found, contactId: ownerId } = await subjectOf(db, actor, asked);
  const owners = ownerId
    ? await db
        .select({ name: contacts.fullName })
        .from(contacts)
        .where(and(eq(contacts.id, ownerId), mayRead(actor, "contact"), isNull(contacts.deletedAt)))
    : [];
  const home = found?.deletedAt === null ? found.home : undefined;
  const lines = [
    home && {
      label: "Vivienda",
      value: home.title || [HOME_TYPE_NAMES[home.type], home.address, home.town].filter(Boolean).join(", "),
    },
    owners[0] && { label: "Propietario", value: owners[0].name },
    run && { label: "Valor de", value: run.name ?? run.title },
  ].filter((line) => line !== undefined);
  return lines.length > 0 ? lines : null;
}
