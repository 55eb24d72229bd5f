import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { isProofPurpose, type ProofPurpose, type ProofTask } from "#domain/accounts/proof/proof.ts";
import { zeroBits } from "#domain/accounts/proof/work.ts";
import type { AuthKeys } from "../../platform/secrets/keys.server.ts";

/**
 * Challenges of our own proof of work. A challenge is its own record: everything that it promises stands in it or under its HMAC,
 * so handing one out writes nothing and a flood of requests for them fills nothing.
 */

/** Long enough for a slow phone and the hardest task, and short enough that hoarded proofs expire. */
const LIFE_MS = 10 * 60_000;
const FORM = /^1\.([\w-]{22})\.([0-9a-z]{1,10})\.(\d{1,2})\.([a-z-]{1,20})\.([\w-]{43})\.(\d{1,15})$/;

/** Purpose and network that a challenge was issued for. The network is part of the HMAC and is not revealed. */
interface Bound {
  purpose: ProofPurpose;
  network: string;
}

/** Data of a solved challenge. */
interface SolvedWork {
  /** Names the challenge, so that it is taken once. */
  id: string;
  expiresAt: number;
}

const macOf = (keys: Pick<AuthKeys, "mac">, body: string, network: string) => keys.mac("proof", `${body} ${network}`);

/** @param difficulty bits that must be zero */
export function issueWork(
  keys: Pick<AuthKeys, "mac">,
  { purpose, network, difficulty, now }: Bound & { difficulty: number; now: Date },
): Extract<ProofTask, { kind: "work" }> {
  const expiresAt = now.getTime() + LIFE_MS;
  const body = `1.${randomBytes(16).toString("base64url")}.${expiresAt.toString(36)}.${difficulty}.${purpose}`;
  return { kind: "work", challenge: `${body}.${macOf(keys, body, network)}`, difficulty, expiresAt };
}

/** @returns null for a challenge that was not issued to this network for this purpose, has expired, or is not solved */
export function readWork(
  keys: Pick<AuthKeys, "mac">,
  token: string,
  { purpose, network, now }: Bound & { now: Date },
): SolvedWork | null {
  const parts = FORM.exec(token);
  if (!parts) return null;
  const [, id = "", expiry = "", difficulty = "", asked, mac = ""] = parts;
  if (!isProofPurpose(asked) || asked !== purpose) return null;
  const expected = macOf(keys, `1.${id}.${expiry}.${difficulty}.${asked}`, network);
  if (!timingSafeEqual(Buffer.from(mac), Buffer.from(expected))) return null;
  const expiresAt = Number.parseInt(expiry, 36);
  if (expiresAt <= now.getTime()) return null;
  const hash = createHash("sha256").update(token).digest();
  const words = Array.from({ length: 8 }, (_, i) => hash.readUInt32BE(4 * i));
  return zeroBits(words) >= Number(difficulty) ? { id, expiresAt } : null;
}
