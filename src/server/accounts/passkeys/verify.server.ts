import { verifyAuthenticationResponse, verifyRegistrationResponse } from "@simplewebauthn/server";
import { decodeAttestationObject, decodeClientDataJSON, isoBase64URL } from "@simplewebauthn/server/helpers";
import type { NewCredential, ShownCredential } from "./dto.server.ts";
import type { PasskeyRow } from "./passkeys.server.ts";
import type { RelyingParty } from "./relying-party.server.ts";

/** Verifies a device's statement. Every error gives the same answer: it proves nothing. */

/** EdDSA, ES256, RS256: the algorithms that current browsers and devices know. */
export const ALGORITHMS = [-8, -7, -257];

/** An id as the authenticator gets it: bytes that reveal nothing about the person. */
export const userHandleOf = (userId: string) => new Uint8Array(Buffer.from(userId.replaceAll("-", ""), "hex"));

type NewPasskey = Pick<
  PasskeyRow,
  "credentialId" | "publicKey" | "counter" | "transports" | "deviceType" | "isBackedUp"
>;

export async function verifyNewPasskey(
  party: RelyingParty,
  { credential, challenge }: { credential: NewCredential; challenge: string },
): Promise<NewPasskey | null> {
  try {
    if (isFramed(credential) || !hasPlainStatement(credential)) return null;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: credential as unknown as Parameters<typeof verifyRegistrationResponse>[0]["response"],
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    // The browser's word for the id beside the authenticator's.
    if (!verified || registrationInfo.credential.id !== credential.id) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    return {
      credentialId: id,
      publicKey: isoBase64URL.fromBuffer(publicKey),
      counter,
      transports: credential.response.transports ?? [],
      deviceType: registrationInfo.credentialDeviceType,
      isBackedUp: registrationInfo.credentialBackedUp,
    };
  } catch {
    return null; // the library throws for each thing that does not hold
  }
}

/**
 * Whether the key's own words come without certificates. Nobody is asked for any, and to check theirs the library would
 * fetch lists of revoked ones from wherever a certificate says.
 */
function hasPlainStatement({ response }: NewCredential): boolean {
  const stated = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject));
  const format = stated.get("fmt");
  return format === "none" || (format === "packed" && stated.get("attStmt").get("x5c") === undefined);
}

/** Our pages are never shown in a frame of another site. */
const isFramed = ({ response }: { response: { clientDataJSON: string } }) =>
  decodeClientDataJSON(response.clientDataJSON).crossOrigin === true;

/** Facts that the key signed, once its signature was found right. */
export interface PasskeyProof {
  counter: number;
  isBackedUp: boolean;
}

export async function verifyPasskey(
  party: RelyingParty,
  { credential, challenge, passkey }: { credential: ShownCredential; challenge: string; passkey: PasskeyRow },
): Promise<PasskeyProof | null> {
  try {
    if (isFramed(credential)) return null;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: credential as unknown as Parameters<typeof verifyAuthenticationResponse>[0]["response"],
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      // The library looks at the counter before the signature: `countUse` does it after, so that nobody forges the alarm.
      credential: {
        id: passkey.credentialId,
        publicKey: isoBase64URL.toBuffer(passkey.publicKey),
        counter: 0,
      },
    });
    if (!verified || authenticationInfo.credentialDeviceType !== passkey.deviceType) return null;
    const handle = credential.response.userHandle;
    if (handle && handle !== isoBase64URL.fromBuffer(userHandleOf(passkey.userId))) return null;
    return { counter: authenticationInfo.newCounter, isBackedUp: authenticationInfo.credentialBackedUp };
  } catch {
    return null; // the library throws for each thing that does not hold
  }
}
