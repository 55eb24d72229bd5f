import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

/** An authenticator in software: it acts like a telephone or a stick, or lies as one could. */

interface Lies {
  origin?: string;
  rpId?: string;
  challenge?: string;
  type?: string;
  /** Present and verified, unless told otherwise. */
  flags?: number;
  /** Signature of the whole message. */
  signature?: (right: Buffer) => Buffer;
  userHandle?: string | null;
  id?: string;
  crossOrigin?: boolean;
}

const UP = 0x01;
const UV = 0x04;
const BE = 0x08;
const BS = 0x10;
const AT = 0x40;

export const PRESENT_ONLY = UP;

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString("base64url");
const sha256 = (bytes: Uint8Array | string) => createHash("sha256").update(bytes).digest();

/** The part of CBOR that a key and its statement need: small integers, bytes, text, maps. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (major: number, size: number) => {
    if (size < 24) return Buffer.from([(major << 5) | size]);
    if (size < 256) return Buffer.from([(major << 5) | 24, size]);
    if (size < 65_536) return Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
    throw new RangeError("too big");
  };
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string") return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const members = [...value].flatMap(([key, member]) => [cbor(key), cbor(member as Buffer)]);
  return Buffer.concat([head(5, value.size), ...members]);
}

export interface SoftPasskey {
  id: string;
  /** Counter of the next answer; a synced key leaves it at 0. */
  counter: number;
  create(options: { challenge: string; user: { id: string } }, lies?: Lies & { statement?: Statement }): object;
  get(options: { challenge: string }, lies?: Lies): { id: string; response: Record<string, unknown> };
}

/** Attestation of the key: its format, and the statement in it. */
interface Statement {
  format: string;
  claims: Map<string, unknown>;
}

/** @param parts.counter 0 for a key that several devices share */
export function softPasskey(parts: { origin: string; rpId: string; counter?: number }): SoftPasskey {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const rawId = randomBytes(32);
  let handle: string | null = null;
  const isSynced = parts.counter === undefined;

  const clientData = (type: string, challenge: string, lies: Lies) =>
    Buffer.from(
      JSON.stringify({
        type: lies.type ?? type,
        challenge: lies.challenge ?? challenge,
        origin: lies.origin ?? parts.origin,
        crossOrigin: lies.crossOrigin ?? false,
      }),
    );
  const authenticatorData = (lies: Lies, attested: Buffer = Buffer.alloc(0)) => {
    const flags = (lies.flags ?? UP | UV) | (isSynced ? BE | BS : 0) | (attested.length > 0 ? AT : 0);
    const tail = Buffer.alloc(5);
    tail.writeUInt8(flags, 0);
    tail.writeUInt32BE(passkey.counter, 1);
    return Buffer.concat([sha256(lies.rpId ?? parts.rpId), tail, attested]);
  };

  const passkey: SoftPasskey = {
    id: base64url(rawId),
    counter: parts.counter ?? 0,
    create(options, lies = {}) {
      handle = options.user.id;
      const cose = cbor(coseKey(publicKey));
      const length = Buffer.from([0, rawId.length]);
      const data = authenticatorData(lies, Buffer.concat([Buffer.alloc(16), length, rawId, cose]));
      const { format, claims: shown } = lies.statement ?? { format: "none", claims: new Map() };
      const attestation = new Map<string, unknown>([
        ["fmt", format],
        ["attStmt", shown],
        ["authData", data],
      ]);
      return {
        id: lies.id ?? passkey.id,
        rawId: lies.id ?? passkey.id,
        type: "public-key",
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(clientData("webauthn.create", options.challenge, lies)),
          attestationObject: base64url(cbor(attestation)),
          transports: ["internal", "hybrid"],
        },
      };
    },
    get(options, lies = {}) {
      const data = authenticatorData(lies);
      const client = clientData("webauthn.get", options.challenge, lies);
      const right = sign("sha256", Buffer.concat([data, sha256(client)]), privateKey);
      const userHandle = lies.userHandle === undefined ? handle : lies.userHandle;
      return {
        id: lies.id ?? passkey.id,
        rawId: lies.id ?? passkey.id,
        type: "public-key",
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(lies.signature?.(right) ?? right),
          ...(userHandle === null ? {} : { userHandle }),
        },
      };
    },
  };
  return passkey;
}

/** Kty EC2, alg ES256, curve P-256, x, y. */
function coseKey(key: KeyObject): Map<number, unknown> {
  const { x, y } = key.export({ format: "jwk" });
  return new Map<number, unknown>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x!, "base64url")],
    [-3, Buffer.from(y!, "base64url")],
  ]);
}
