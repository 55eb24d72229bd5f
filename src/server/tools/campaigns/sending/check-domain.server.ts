import { Resolver } from "node:dns/promises";
import { eq } from "drizzle-orm";
import { type DomainChecks, judgeDomain } from "#domain/tools/campaigns/sending/domain-checks.ts";
import type { Db } from "../../../platform/db/connection.server.ts";
import { mailSenders } from "../../../platform/db/tables/tools-campaigns.server.ts";
import type { AuthKeys } from "../../../platform/secrets/keys.server.ts";
import type { SenderRow } from "./build-mail.server.ts";
import { dkimOf, publicKeyOf } from "./senders.server.ts";

/** Asks DNS for one name. Rejects as `node:dns` does. */
export interface TxtResolver {
  resolveTxt(name: string): Promise<string[][]>;
}

const NOTHING_THERE = new Set(["ENODATA", "ENOTFOUND"]);
const TIMEOUT_MS = 4_000;

export const usualResolver = (): TxtResolver => new Resolver({ timeout: TIMEOUT_MS, tries: 2 });

/** Each record in one piece; none where the name has none; null where nobody answers. */
async function records(resolver: TxtResolver, name: string): Promise<string[] | null> {
  try {
    return (await resolver.resolveTxt(name)).map((parts) => parts.join(""));
  } catch (error) {
    return NOTHING_THERE.has((error as { code?: string }).code ?? "") ? [] : null;
  }
}

/** Looks at SPF, DKIM and DMARC of a sender's domain, and keeps what it saw. */
export async function checkDomain(
  db: Db,
  keys: Pick<AuthKeys, "open">,
  sender: SenderRow,
  { resolver, now }: { resolver: TxtResolver; now: Date },
): Promise<DomainChecks> {
  const domain = sender.fromEmail.slice(sender.fromEmail.lastIndexOf("@") + 1);
  const dkim = dkimOf(keys, sender);
  const [spf, signature, own] = await Promise.all([
    records(resolver, domain),
    dkim ? records(resolver, `${dkim.selector}._domainkey.${domain}`) : [],
    records(resolver, `_dmarc.${domain}`),
  ]);
  const above = domain.split(".").slice(1).join(".");
  const dmarc = own?.length === 0 && above.includes(".") ? await records(resolver, `_dmarc.${above}`) : own;
  const checks = judgeDomain(
    { spf, dkim: signature, dmarc },
    {
      domain,
      smtpHost: sender.smtpHost,
      dkim: dkim && { selector: dkim.selector, publicKey: publicKeyOf(dkim.privateKey) },
    },
  );
  await db.update(mailSenders).set({ checks, checkedAt: now }).where(eq(mailSenders.id, sender.id));
  return checks;
}
