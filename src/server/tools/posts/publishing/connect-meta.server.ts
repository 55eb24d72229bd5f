import { graph, type MetaConfig } from "./meta-graph.server.ts";
import { NetworkError, rowsIn, textIn } from "./network-call.server.ts";
import type { FoundAccount } from "./social-accounts.server.ts";

/**
 * The way to Facebook and back: a person gives the pages that they choose, with the professional accounts of Instagram that belong to them.
 *
 * Source: Meta for Developers, «Facebook Login: Manually build a login flow», «Long-lived tokens», «Debug token».
 */

const SCOPES = [
  "pages_show_list",
  "pages_read_engagement",
  "pages_manage_posts",
  "instagram_basic",
  "instagram_content_publish",
  "business_management",
].join(",");

export function metaDialog({ appId, dialogUrl }: MetaConfig, { state, redirectUri }: WayBack): string {
  const url = new URL(dialogUrl);
  const values = { client_id: appId, redirect_uri: redirectUri, state, scope: SCOPES, response_type: "code" };
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value);
  return url.href;
}

interface WayBack {
  state: string;
  redirectUri: string;
}

/** The accounts behind the code that a person came back with. @throws NetworkError */
export async function metaAccounts(
  config: MetaConfig,
  { code, redirectUri }: { code: string; redirectUri: string },
): Promise<FoundAccount[]> {
  const { appId, appSecret } = config;
  const asked = { client_id: appId, client_secret: appSecret };
  const short = await graph(config, "GET", "oauth/access_token", { ...asked, redirect_uri: redirectUri, code });
  const long = await graph(config, "GET", "oauth/access_token", {
    ...asked,
    grant_type: "fb_exchange_token",
    fb_exchange_token: textIn(short, "access_token") ?? fail(),
  });
  const answer = await graph(config, "GET", "me/accounts", {
    fields: "id,name,access_token,instagram_business_account{id,username}",
    limit: "100",
    access_token: textIn(long, "access_token") ?? fail(),
  });
  const found: FoundAccount[] = [];
  for (const page of rowsIn(answer, "data")) {
    const [id, name, token] = [textIn(page, "id"), textIn(page, "name"), textIn(page, "access_token")];
    if (id === null || token === null) continue;
    const expiresAt = await endOf(config, token);
    found.push({ kind: "facebook", remoteId: id, name: name ?? id, token, expiresAt });
    const instagram = page.instagram_business_account;
    if (typeof instagram !== "object" || instagram === null) continue;
    const account = instagram as Record<string, unknown>;
    const accountId = textIn(account, "id");
    const username = textIn(account, "username");
    if (accountId === null) continue;
    found.push({
      kind: "instagram",
      remoteId: accountId,
      name: username === null ? (name ?? accountId) : `@${username}`,
      token,
      expiresAt,
    });
  }
  return found;
}

/** A page's access has no end of its own as a rule; what it may read of the person's ends after ninety days without a new consent. */
async function endOf(config: MetaConfig, token: string): Promise<Date | null> {
  const { appId, appSecret } = config;
  const { data } = await graph(config, "GET", "debug_token", {
    input_token: token,
    access_token: `${appId}|${appSecret}`,
  });
  const told = (data ?? {}) as Record<string, unknown>;
  const seconds = [told.expires_at, told.data_access_expires_at].map(Number).filter((value) => value > 0);
  return seconds.length === 0 ? null : new Date(Math.min(...seconds) * 1000);
}

function fail(): never {
  throw new NetworkError("refused", "Facebook no ha dado ningún acceso");
}
