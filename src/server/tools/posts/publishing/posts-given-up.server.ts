import { eq, sql } from "drizzle-orm";
import { ACCOUNT_NAMES, type AccountKind } from "#domain/tools/posts/publishing/social-accounts.ts";
import { socialAccounts, socialPosts } from "../../../platform/db/tables/tools-social.server.ts";
import { givenUpRows, scopeOfOwned } from "../../../platform/jobs/given-up.server.ts";
import { publishChange } from "../../../platform/realtime/change-feed.server.ts";

/** Posts that their network did not take in all tries. One that may stand there already is not among them. */
export const postsGivenUp = givenUpRows<AccountKind>({
  table: socialPosts,
  joins: sql`left join social_accounts on social_accounts.id = ${socialPosts.accountId}`,
  stands: eq(socialPosts.state, "rechazada"),
  reason: socialPosts.lastError,
  scope: scopeOfOwned(socialPosts),
  about: socialAccounts.kind,
  subject: (kind) => `Publicación en redes: ${ACCOUNT_NAMES[kind]}`,
  async renew(tx, id, now) {
    const [post] = await tx
      .update(socialPosts)
      .set({
        state: "programada",
        nextAt: now,
        tries: 0,
        prepared: null,
        preparedAt: null,
        handedAt: null,
        lastError: null,
        givenUpAt: null,
        updatedAt: now,
      })
      .where(eq(socialPosts.id, id))
      .returning();
    await publishChange(tx, post!.agencyId ?? post!.ownerId, "imports");
  },
});
