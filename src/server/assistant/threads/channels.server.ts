import { randomBytes } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { fullNameOf } from "#domain/accounts/account/person-name.ts";
import type { ChannelSettings } from "#domain/assistant/chat/team-threads.ts";
import { type PersonActor, scopeOf } from "../../accounts/access/actor.server.ts";
import { ownershipOf } from "../../accounts/access/policies.server.ts";
import { maySetUp } from "../../crm/contacts/read-settings.server.ts";
import { enterCrmScopeAs } from "../../crm/contacts/scopes.server.ts";
import type { Act } from "../../crm/contacts/write-contact.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";
import { agencies } from "../../platform/db/tables/accounts-agencies.server.ts";
import { chatChannels } from "../../platform/db/tables/assistant-threads.server.ts";

/** The assistant that an agency, or a person without one, gives to visitors. */

export interface OpenChannel {
  id: string;
  code: string;
  /** Owner of its homes and contacts: the agency's id, else the person's. */
  scope: string;
  agencyId: string | null;
  ownerId: string | null;
  /** Name of the agency, else of the person; «tu agente» where they gave none. */
  name: string;
  /** Its first message; empty means the default text. */
  greeting: string;
  /** Text about the agency itself that it may repeat; empty where the agency says nothing of it. */
  ownTexts: Readonly<Record<"office" | "visits" | "documents", string>>;
}

/** @returns null for a code that is unknown or was replaced, or whose assistant is switched off */
export async function findOpenChannel(db: Db, code: string): Promise<OpenChannel | null> {
  const [row] = await db
    .select({ channel: chatChannels, agency: agencies.name, owner: { metadata: users.metadata, email: users.email } })
    .from(chatChannels)
    .leftJoin(agencies, eq(agencies.id, chatChannels.agencyId))
    .leftJoin(users, eq(users.id, chatChannels.ownerId))
    .where(and(eq(chatChannels.code, code), eq(chatChannels.isOpen, true)));
  if (!row) return null;
  const { id, scope, agencyId, ownerId, greeting, office, visits, documents } = row.channel;
  const name = row.agency ?? ((row.owner && fullNameOf(row.owner.metadata)) || "tu agente");
  return { id, code, scope, agencyId, ownerId, name, greeting, ownTexts: { office, visits, documents } };
}

/** Code of the assistant that is switched on for an agency's id, else a person's; null where none is. */
export async function openCodeOf(db: Db, scope: string): Promise<string | null> {
  const [row] = await db
    .select({ code: chatChannels.code })
    .from(chatChannels)
    .where(and(eq(chatChannels.scope, scope), eq(chatChannels.isOpen, true)));
  return row?.code ?? null;
}

/** The settings of the assistant; null until somebody switches it on for the first time. */
export async function findOwnChannel(db: Db, actor: PersonActor): Promise<typeof chatChannels.$inferSelect | null> {
  const [row] = await db
    .select()
    .from(chatChannels)
    .where(eq(chatChannels.scope, scopeOf(actor)));
  return row ?? null;
}

/**
 * Members who see all work of an agency decide; people without one decide for themselves.
 *
 * @throws AppError NOT_ALLOWED
 */
function mustSetUp(actor: PersonActor): void {
  if (!maySetUp(actor)) throw new AppError("NOT_ALLOWED");
}

/** @throws AppError NOT_ALLOWED, UNAUTHORIZED */
export async function keepChannel(tx: Db, { actor, now }: Act, settings: ChannelSettings): Promise<void> {
  mustSetUp(actor);
  await enterCrmScopeAs(tx, actor);
  await tx
    .insert(chatChannels)
    .values({
      ...ownershipOf(actor),
      scope: scopeOf(actor),
      code: newCode(),
      ...settings,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoUpdate({ target: chatChannels.scope, set: { ...settings, updatedAt: now } });
}

/** Gives it another address: at the old one nothing is found any more. @throws AppError NOT_ALLOWED, NOT_FOUND */
export async function renewCode(tx: Db, { actor, now }: Act): Promise<void> {
  mustSetUp(actor);
  const renewed = await tx
    .update(chatChannels)
    .set({ code: newCode(), updatedAt: now })
    .where(eq(chatChannels.scope, scopeOf(actor)))
    .returning({ id: chatChannels.id });
  if (renewed.length === 0) throw new AppError("NOT_FOUND");
}

/** Short enough for a poster, and not to be guessed: 12 of 32 letters and digits that nobody confuses. */
const LETTERS = "abcdefghjkmnpqrstuvwxyz023456789";
const newCode = () => Array.from(randomBytes(12), (byte) => LETTERS[byte % LETTERS.length]).join("");
