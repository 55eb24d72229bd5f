import { eq } from "drizzle-orm";
import type { AgencyTopic } from "#domain/assistant/channel/client-topics.ts";
import { openingHoursText } from "#domain/assistant/channel/opening-hours.ts";
import { settingsOf } from "../../crm/contacts/settings.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";
import { agencies } from "../../platform/db/tables/accounts-agencies.server.ts";
import type { OpenChannel } from "../threads/channels.server.ts";

/** An agency's words about itself: in its profile, its opening hours, and the texts of its assistant. */
export async function agencyFact(db: Db, channel: OpenChannel, topic: AgencyTopic): Promise<string | null> {
  switch (topic) {
    case "hours":
      return openingHoursText((await settingsOf(db, channel.scope)).openingHours) || null;
    case "office":
    case "visits":
    case "documents":
      return channel.ownTexts[topic] || null;
    default: {
      const stated = await contactOf(db, channel, topic);
      return stated && `${CONTACT_NAMES[topic]}: ${stated}.`;
    }
  }
}

const CONTACT_NAMES = { phone: "Nuestro teléfono", email: "Nuestro correo", website: "Nuestra web" } as const;
type Contact = keyof typeof CONTACT_NAMES;

/** Of an agency what its profile shows; of a person without one their own address and telephone. */
async function contactOf(db: Db, { agencyId, ownerId }: OpenChannel, contact: Contact): Promise<string | null> {
  if (agencyId !== null) {
    const [agency] = await db.select().from(agencies).where(eq(agencies.id, agencyId));
    return agency?.[contact] ?? null;
  }
  if (ownerId === null || contact === "website") return null;
  const [person] = await db.select().from(users).where(eq(users.id, ownerId));
  if (contact === "email") return person?.email ?? null;
  const phone = person?.metadata.phone;
  return typeof phone === "string" && phone !== "" ? phone : null;
}
