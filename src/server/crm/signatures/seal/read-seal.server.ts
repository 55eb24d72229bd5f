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

export interface FoundSeals {
  seals: FoundSeal[];
  /** Whether something in the file says that it is a signature and cannot be read as one: nobody knows then what was signed. */
  hasUnreadable: boolean;
  /** Whether the file says of more signatures than we read; none of them was read. */
  isTooMany: boolean;
  /** Whether the given certificate stands in a signature, readable or not. */
  holdsCertificate: boolean;
}

const MARK = "/ByteRange";
const RANGE = /^\/ByteRange\s{0,8}\[\s{0,8}(\d{1,10})\s{1,8}(\d{1,10})\s{1,8}(\d{1,10})\s{1,8}(\d{1,10})\s{0,40}\]/;
const RANGE_LENGTH = 140;
/** More signatures than the people of a sale put in one file. */
const MOST_SEALS = 8;
/** Longest signature in hexadecimal that is read: those with a whole list of revoked certificates have some hundred kB. */
const MOST_GAP = 1_000_000;

/**
 * The signatures in a file, in their order; files of any kind and size may be given. Large ones take time: call it in a thread of its
 * own (`read-seal-apart`).
 *
 * @param certificate DER of a certificate to look for; null where none is sought
 */
export async function findSeals(bytes: Buffer, certificate: Uint8Array | null): Promise<FoundSeals> {
  const found: FoundSeals = { seals: [], hasUnreadable: false, isTooMany: false, holdsCertificate: false };
  const places: number[] = [];
  for (let place = bytes.indexOf(MARK); place >= 0; place = bytes.indexOf(MARK, place + 1)) {
    if (places.length === MOST_SEALS) return { ...found, isTooMany: true };
    places.push(place);
  }
  /** End of what the signatures so far cover: the next one covers them all. */
  let covered = 0;
  for (const place of places) {
    const match = RANGE.exec(bytes.toString("latin1", place, place + RANGE_LENGTH));
    const [start, length, from, rest] = (match?.slice(1) ?? []).map(Number);
    const isRange = start === 0 && from! > length! && from! + rest! <= bytes.length && from! - length! <= MOST_GAP;
    if (!isRange) {
      found.hasUnreadable = true;
      continue;
    }
    const gap = bytes.toString("latin1", length, from);
    const der = Buffer.from(gap.replace(/[^0-9a-f]/gi, ""), "hex");
    found.holdsCertificate ||= certificate !== null && der.includes(certificate);
    const value = exactGap(gap) && withoutPadding(der);
    const signature = value ? await readSignature(value) : null;
    if (!value || !signature || length! < covered) {
      found.hasUnreadable = true;
      continue;
    }
    covered = from! + rest!;
    const digest = createHash("sha256")
      .update(bytes.subarray(0, length))
      .update(bytes.subarray(from, covered))
      .digest();
    found.seals.push({
      ...signature,
      signatureHash: hashOfSignature(value),
      isUnchanged: signature.isGenuine && signature.digest !== null && digest.equals(signature.digest),
      isWhole: covered === bytes.length,
    });
  }
  return found;
}

export const hashOfSignature = (der: Uint8Array): string => createHash("sha256").update(der).digest("hex");

/** The gap between the two signed parts holds the signature in hexadecimal and nothing else, whatever a reader would make of it. */
const exactGap = (gap: string): boolean => gap.length % 2 === 0 && /^<[0-9a-fA-F]*>$/.test(gap);

/** The DER value at the start of some bytes, by the length that it gives; null where other bytes than zeros are behind it. */
function withoutPadding(bytes: Buffer): Buffer | null {
  if (bytes.length < 4 || bytes[0] !== 0x30) return null;
  const first = bytes[1]!;
  // The length of some signers' values is not stated at the start (BER): their signature is not read.
  const lengthBytes = first < 0x80 ? 0 : first & 0x7f;
  if (first === 0x80 || lengthBytes > 4 || 2 + lengthBytes > bytes.length) return null;
  const length = lengthBytes === 0 ? first : bytes.readUIntBE(2, lengthBytes);
  const end = 2 + lengthBytes + length;
  return end <= bytes.length && bytes.subarray(end).every((byte) => byte === 0) ? bytes.subarray(0, end) : null;
}
