import { createHash } from "node:crypto";
import { type ReadSignature, readSignature } from "./cms.server.ts";

/** A signature within a file, as the file has it. */
export interface FoundSeal extends ReadSignature {
  /** SHA-256 of the signature's bytes: it finds the request of a seal of ours, also where the rest of the file was changed. */
  signatureHash: string;
  /** Whether the bytes that were signed are still the same. */
  isUnchanged: boolean;
  /** Whether nothing was added behind what was signed. */
  isWhole: boolean;
}

const RANGE = /\/ByteRange\s{0,8}\[\s{0,8}(\d{1,10})\s{1,8}(\d{1,10})\s{1,8}(\d{1,10})\s{1,8}(\d{1,10})\s{0,40}\]/g;
/** More signatures than any document carries. */
const MOST_SEALS = 20;

/** The signatures in a file, in their order; files of any kind and size may be given. */
export async function findSeals(bytes: Buffer): Promise<FoundSeal[]> {
  const found: FoundSeal[] = [];
  for (const match of bytes.toString("latin1").matchAll(RANGE)) {
    if (found.length === MOST_SEALS) break;
    const [start, length, from, rest] = match.slice(1).map(Number) as [number, number, number, number];
    // The gap between the two signed parts holds the signature in hexadecimal.
    if (start !== 0 || from <= length || from > bytes.length) continue;
    const hex = bytes.toString("latin1", length + 1, from - 1);
    const der = withoutPadding(Buffer.from(hex, "hex"));
    const signature = der && (await readSignature(der));
    if (!der || !signature) continue;
    const digest = createHash("sha256")
      .update(bytes.subarray(0, length))
      .update(bytes.subarray(from, from + rest))
      .digest();
    found.push({
      ...signature,
      signatureHash: hashOfSignature(der),
      isUnchanged: signature.isGenuine && signature.digest !== null && digest.equals(signature.digest),
      isWhole: from + rest === bytes.length,
    });
  }
  return found;
}

export const hashOfSignature = (der: Uint8Array): string => createHash("sha256").update(der).digest("hex");

/** The DER value at the start of some bytes, by the length that it gives; null where they are too short for it. */
function withoutPadding(bytes: Buffer): Buffer | null {
  if (bytes.length < 4 || bytes[0] !== 0x30) return null;
  const first = bytes[1]!;
  const lengthBytes = first < 0x80 ? 0 : first & 0x7f;
  if (lengthBytes > 4 || 2 + lengthBytes > bytes.length) return null;
  const length = lengthBytes === 0 ? first : bytes.readUIntBE(2, lengthBytes);
  const end = 2 + lengthBytes + length;
  return end <= bytes.length ? bytes.subarray(0, end) : null;
}
