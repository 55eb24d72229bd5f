import { eq } from "drizzle-orm";
import { personCardOf } from "#domain/accounts/account/person-card.ts";
import { fullNameOf } from "#domain/accounts/account/person-name.ts";
import type { CampaignMessage } from "#domain/tools/campaigns/campaign-message.ts";
import type { MailBrand, ToldHome } from "#domain/tools/campaigns/composing/mail-parts.ts";
import { homesOfBlock } from "#domain/tools/campaigns/email-block.ts";
import type { Db } from "../../../platform/db/connection.server.ts";
import { users } from "../../../platform/db/tables/accounts.server.ts";
import { agencies, agencyLogos } from "../../../platform/db/tables/accounts-agencies.server.ts";
import { mailSenders } from "../../../platform/db/tables/tools-campaigns.server.ts";
import type { AuthKeys } from "../../../platform/secrets/keys.server.ts";
import { logoPath } from "../../../platform/store/logo-path.server.ts";
import { actorOfCampaign } from "./campaign-rows.server.ts";
import { mailHomes } from "./mail-homes.server.ts";

/** Everything that the mails of a campaign are written from. */

export interface MailSources {
  database: { db: Db };
  auth: { keys: AuthKeys };
  config: { publicUrl: string };
  now: () => Date;
}

/** A campaign, as far as its mails depend on it. */
interface MailOf {
  ownerId: string;
  agencyId: string | null;
  senderId: string | null;
  messages: readonly CampaignMessage[];
}

/** Parts that the messages of a campaign share. */
interface MailGround {
  brand: MailBrand;
  homes: Map<string, ToldHome>;
}

/** Brand and homes of a campaign; each of its messages is added by whoever writes it. */
export async function mailPartsOf(services: MailSources, of: MailOf): Promise<MailGround> {
  const { db } = services.database;
  const ids = of.messages.flatMap(({ blocks }) => blocks.flatMap(homesOfBlock));
  const actor = await actorOfCampaign(db, of);
  const [brand, homes] = await Promise.all([
    mailBrand(db, of, services.config.publicUrl),
    actor === null ? new Map<string, ToldHome>() : mailHomes(services, actor, [...new Set(ids)]),
  ]);
  return { brand, homes };
}

async function mailBrand(db: Db, { ownerId, agencyId, senderId }: MailOf, publicUrl: string): Promise<MailBrand> {
  const [[user], [found], [sender]] = await Promise.all([
    db.select().from(users).where(eq(users.id, ownerId)),
    agencyId === null
      ? []
      : db
          .select({ agency: agencies, logo: agencyLogos })
          .from(agencies)
          .leftJoin(agencyLogos, eq(agencyLogos.agencyId, agencies.id))
          .where(eq(agencies.id, agencyId)),
    senderId === null ? [] : db.select().from(mailSenders).where(eq(mailSenders.id, senderId)),
  ]);
  const metadata = user?.metadata ?? {};
  const agent = fullNameOf(metadata) ?? sender?.fromName ?? found?.agency.name ?? "";
  const phone = typeof metadata.phone === "string" && metadata.phone !== "" ? metadata.phone : null;
  const { agency = null, logo = null } = found ?? {};
  return {
    name: agency?.name ?? sender?.fromName ?? (agent || "Tu agente"),
    colour: agency?.colour ?? null,
    logo: logo && {
      src: publicUrl + logoPath(logo.agencyId, logo.sha256),
      widthPx: logo.widthPx,
      heightPx: logo.heightPx,
    },
    licence: agency?.licenceNumber ?? null,
    postalAddress: sender?.postalAddress ?? null,
    agent: {
      name: agent || "Tu agente",
      role: personCardOf(metadata).role ?? null,
      phone: phone ?? agency?.phone ?? null,
      email: sender?.replyTo ?? sender?.fromEmail ?? agency?.email ?? null,
    },
  };
}
