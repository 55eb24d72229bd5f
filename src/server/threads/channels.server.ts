import { and, eq } from "drizzle-orm";
import { users } from "../db/account-schema.server.ts";
import { agencies } from "../db/agency-schema.server.ts";
import { chatChannels } from "../db/chat-schema.server.ts";
import type { Db } from "../db/connection.server.ts";
import { nameOf } from "../queries/admin-users.server.ts";

/** The assistant that an agency, or a person without one, gives to visitors. */

export interface OpenChannel {
  id: string;
  code: string;
  /** Whose homes and contacts it is about: the agency's id, else the owner's. */
  scope: string;
  agencyId: string | null;
  ownerId: string | null;
  /** Of the agency, else of the person; «tu agente» where he gave none. */
  name: string;
  /** What it says first; empty: the usual words. */
  greeting: string;
}

/** @returns null for a code that never was, was replaced, or whose assistant is switched off */
export async function findOpenChannel(db: Db, code: string): Promise<OpenChannel | null> {
  const [row] = await db
    .select({ channel: chatChannels, agency: agencies.name, owner: { metadata: users.metadata, email: users.email } })
    .from(chatChannels)
    .leftJoin(agencies, eq(agencies.id, chatChannels.agencyId))
    .leftJoin(users, eq(users.id, chatChannels.ownerId))
    .where(and(eq(chatChannels.code, code), eq(chatChannels.isOpen, true)));
  if (!row) return null;
  const { id, scope, agencyId, ownerId, greeting } = row.channel;
  const name = row.agency ?? ((row.owner && nameOf(row.owner)) || "tu agente");
  return { id, code, scope, agencyId, ownerId, name, greeting };
}
