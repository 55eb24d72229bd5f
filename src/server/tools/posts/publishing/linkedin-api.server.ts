import type { SocialConfig } from "../../../platform/env.server.ts";
import { askNetwork, type NetworkAnswer, NetworkError, textIn, waitOf } from "./network-call.server.ts";

/**
 * The versioned interface of LinkedIn.
 *
 * Source: Microsoft Learn, «LinkedIn API: Versioning», «Error handling».
 */

export type LinkedinConfig = NonNullable<SocialConfig["linkedin"]>;

/** @throws NetworkError */
export async function askLinkedin(
  { apiUrl, version }: LinkedinConfig,
  token: string,
  path: string,
  body?: unknown,
): Promise<NetworkAnswer> {
  const answer = await askNetwork(`${apiUrl}/${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: {
      authorization: `Bearer ${token}`,
      "linkedin-version": version,
      "x-restli-protocol-version": "2.0.0",
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (answer.status < 300) return answer;
  throw linkedinFault(answer);
}

export function linkedinFault(answer: NetworkAnswer): NetworkError {
  const { status, body } = answer;
  const words = textIn(body, "message") ?? `responde ${status}`;
  if (status === 401) {
    return new NetworkError("access", "LinkedIn ya no nos deja entrar en la cuenta: vuelve a conectarla");
  }
  if (status === 429) return new NetworkError("later", `LinkedIn pide esperar: ${words}`, waitOf(answer));
  if (status >= 500) return new NetworkError("unanswered", `LinkedIn ha fallado: ${words}`, waitOf(answer));
  if (status === 403) return new NetworkError("refused", `La cuenta no da permiso para publicar: ${words}`);
  return new NetworkError("refused", `LinkedIn no la acepta: ${words}`);
}
