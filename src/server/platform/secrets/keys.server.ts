import {
  createCipheriv,
  createDecipheriv,
  createECDH,
  createHash,
  createHmac,
  createPrivateKey,
  createPublicKey,
  hash,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from "node:crypto";

/**
 * Every key of the accounts, derived from one secret (HKDF-SHA-256, a label each): several processes agree without sharing
 * anything else, and a copy of the database alone opens nothing.
 */
export interface AuthKeys {
  /** Signs access tokens (ES256). */
  signing: { privateKey: KeyObject; publicKey: KeyObject; publicJwk: Record<string, unknown>; kid: string };
  /** Base64url HMAC-SHA-256 of a text, under a key of that purpose. */
  mac(
    purpose:
      | "refresh"
      | "cookie"
      | "code"
      | "network"
      | "file"
      | "unsubscribe"
      | "opt-out"
      | "visitor"
      | "asked"
      | "proof"
      | "answer"
      | "news"
      | "campaign",
    text: string,
  ): string;
  /** Encrypts values that must be read again (AES-256-GCM). */
  seal(text: string): string;
  /** @throws when it was not sealed with this secret */
  open(sealed: string): string;
}

/** Order of the group of P-256 (SEC 2, 2.4.2): private keys are 1 to this number less one. */
const P256_ORDER = BigInt("0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551");

export function createAuthKeys(secret: string): AuthKeys {
  const derive = (label: string, bytes: number) => Buffer.from(hkdfSync("sha256", secret, "umbral-auth", label, bytes));
  const macs = {
    refresh: derive("refresh", 32),
    cookie: derive("cookie", 32),
    code: derive("code", 32),
    network: derive("network", 32),
    file: derive("file", 32),
    unsubscribe: derive("unsubscribe", 32),
    "opt-out": derive("opt-out", 32),
    visitor: derive("visitor", 32),
    asked: derive("asked", 32),
    proof: derive("proof", 32),
    answer: derive("answer", 32),
    news: derive("news", 32),
    campaign: derive("campaign", 32),
  };
  const box = derive("box", 32);
  return {
    signing: signingKey(derive("es256", 48)),
    mac: (purpose, text) => createHmac("sha256", macs[purpose]).update(text).digest("base64url"),
    seal(text) {
      const iv = randomBytes(12);
      const cipher = createCipheriv("aes-256-gcm", box, iv);
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url");
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, "base64url");
      const decipher = createDecipheriv("aes-256-gcm", box, bytes.subarray(0, 12));
      decipher.setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString("utf8");
    },
  };
}

/** @param seed 48 bytes, so that the remainder by the order is as good as uniform */
function signingKey(seed: Buffer): AuthKeys["signing"] {
  const scalar = (BigInt(`0x${seed.toString("hex")}`) % (P256_ORDER - 1n)) + 1n;
  const ecdh = createECDH("prime256v1");
  ecdh.setPrivateKey(scalar.toString(16).padStart(64, "0"), "hex");
  const point = ecdh.getPublicKey();
  // Members in the order of RFC 7638, so that their hash is the key's name.
  const base = {
    crv: "P-256",
    kty: "EC",
    x: point.subarray(1, 33).toString("base64url"),
    y: point.subarray(33, 65).toString("base64url"),
  };
  const kid = createHash("sha256").update(JSON.stringify(base)).digest("base64url");
  const d = Buffer.from(scalar.toString(16).padStart(64, "0"), "hex").toString("base64url");
  return {
    privateKey: createPrivateKey({ key: { ...base, d }, format: "jwk" }),
    publicKey: createPublicKey({ key: base, format: "jwk" }),
    publicJwk: { ...base, kid, alg: "ES256", use: "sig", key_ops: ["verify"] },
    kid,
  };
}

/** SHA-256 in hexadecimal: the form in which random codes and links are stored in the database. */
export const sha256 = (text: string) => hash("sha256", text);

/** 256 random bits, for links and codes. */
export const randomToken = () => randomBytes(32).toString("base64url");
