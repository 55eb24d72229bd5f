import { isProofPurpose, PROOF_HEADER, PROOF_WANTED_HEADER } from "#domain/accounts/proof/proof.ts";
import { askForProof } from "./proof-store.ts";

/**
 * `fetch` for calls that the server may want a proof of: that a person is there. When it does, the person is shown why and the
 * call is made once more by itself. Without a proof the caller gets the refusal.
 */
export async function fetchWithProof(address: string, init: RequestInit): Promise<Response> {
  const response = await fetch(address, init);
  const purpose = response.headers.get(PROOF_WANTED_HEADER);
  if (!isProofPurpose(purpose)) return response;
  const token = await askForProof(purpose);
  return token === null ? response : await fetch(address, withProof(address, init, token));
}

/** The protocol of accounts has a place for it in the body; other calls carry it in a header. */
function withProof(address: string, init: RequestInit, token: string): RequestInit {
  const { pathname } = new URL(address, window.location.origin);
  if (pathname.startsWith("/auth/v1/") && typeof init.body === "string") {
    const body = { ...JSON.parse(init.body), gotrue_meta_security: { captcha_token: token } };
    return { ...init, body: JSON.stringify(body) };
  }
  const headers = new Headers(init.headers);
  headers.set(PROOF_HEADER, token);
  return { ...init, headers };
}
