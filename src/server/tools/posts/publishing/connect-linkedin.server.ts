import { askLinkedin, type LinkedinConfig, linkedinFault } from "./linkedin-api.server.ts";
import { askNetwork, NetworkError, rowsIn, textIn } from "./network-call.server.ts";
import type { FoundAccount } from "./social-accounts.server.ts";

/**
 * The way to LinkedIn and back: a person, and the organisations that they administer where the installation's program may ask for them.
 *
 * Source: Microsoft Learn, «Authorization Code Flow», «Sign In with LinkedIn using OpenID Connect», «Organization Access Control».
 */

const LONGEST_LIST = 20;

export function linkedinDialog(
  { clientId, authUrl, scopes }: LinkedinConfig,
  { state, redirectUri }: { state: string; redirectUri: string },
): string {
  const url = new URL(`${authUrl}/authorization`);
  const values = { response_type: "code", client_id: clientId, redirect_uri: redirectUri, state, scope: scopes };
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value);
  return url.href;
}

/** The accounts behind the code that a person came back with. @throws NetworkError */
export async function linkedinAccounts(
  config: LinkedinConfig,
  { code, redirectUri, now }: { code: string; redirectUri: string; now: Date },
): Promise<FoundAccount[]> {
  const { clientId, clientSecret, authUrl, scopes } = config;
  const answer = await askNetwork(`${authUrl}/accessToken`, {
    method: "POST",
    body: new URLSearchParams({
      grant_type: "authorization_code",
      code,
      redirect_uri: redirectUri,
      client_id: clientId,
      client_secret: clientSecret,
    }),
  });
  if (answer.status >= 300) throw linkedinFault(answer);
  const token = textIn(answer.body, "access_token");
  if (token === null) throw new NetworkError("refused", "LinkedIn no ha dado ningún acceso");
  const seconds = Number(answer.body?.expires_in);
  const expiresAt = seconds > 0 ? new Date(now.getTime() + seconds * 1000) : null;
  const { body: person } = await askLinkedin(config, token, "v2/userinfo");
  const id = textIn(person, "sub");
  const found: FoundAccount[] = [];
  if (id !== null) {
    const name = textIn(person, "name") ?? "Perfil de LinkedIn";
    found.push({ kind: "linkedin", remoteId: `urn:li:person:${id}`, name, token, expiresAt });
  }
  if (!scopes.split(/[ ,]/).includes("w_organization_social")) return found;
  const { body } = await askLinkedin(
    config,
    token,
    "rest/organizationAcls?q=roleAssignee&role=ADMINISTRATOR&state=APPROVED",
  );
  for (const row of rowsIn(body, "elements").slice(0, LONGEST_LIST)) {
    const urn = textIn(row, "organization");
    const number = urn?.match(/^urn:li:organization:(\d+)$/)?.[1];
    if (urn === null || number === undefined) continue;
    const { body: organisation } = await askLinkedin(config, token, `rest/organizations/${number}`);
    const name = textIn(organisation, "localizedName") ?? `Empresa ${number}`;
    found.push({ kind: "linkedin", remoteId: urn, name, token, expiresAt });
  }
  return found;
}
