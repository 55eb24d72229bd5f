import type { Listing } from "../../shared/listing/property.ts";
import { mayBeOne } from "../valuation/same-home.ts";

/** Largest difference of price of two adverts of one home, as a fraction of the larger. */
const MOST_APART = 0.03;
/** Bits in which perceptual hashes of one photo may differ. */
const MOST_BITS = 6;

/** An advert with what tells who published it. */
export type PublishedAdvert = Listing & {
  /** E.164. */
  phone?: string | undefined;
  /** Perceptual hashes of its photos, 16 hexadecimal digits each. */
  photoHashes?: readonly string[] | undefined;
};

/** Why two adverts may show one home. */
export type RepeatReason = "precio" | "foto" | "telefono" | "catastro";

/**
 * Why two adverts may be of one home, and none where they may not: within 120 m (or at one address), the same type and rooms, areas
 * within 3 %, and a price within 3 %, a photo that looks the same or one telephone. Equal cadastral references tell it alone. A
 * candidate only: a person confirms it.
 */
export function repeatReasons(a: PublishedAdvert, b: PublishedAdvert): RepeatReason[] {
  if (!mayBeOne(a, b)) return [];
  const reasons: RepeatReason[] = [];
  if (a.cadastralReference?.length === 20 && a.cadastralReference === b.cadastralReference) reasons.push("catastro");
  if (a.phone !== undefined && a.phone === b.phone) reasons.push("telefono");
  if (sharesPhoto(a.photoHashes ?? [], b.photoHashes ?? [])) reasons.push("foto");
  if (Math.abs(a.price - b.price) / Math.max(a.price, b.price) <= MOST_APART) reasons.push("precio");
  return reasons;
}

function sharesPhoto(some: readonly string[], others: readonly string[]): boolean {
  return some.some((one) => others.some((other) => bitsApart(one, other) <= MOST_BITS));
}

/** Bits in which two hashes of 64 bits differ. @param one 16 hexadecimal digits, like `other` */
export function bitsApart(one: string, other: string): number {
  let apart = BigInt(`0x${one}`) ^ BigInt(`0x${other}`);
  let bits = 0;
  for (; apart > 0n; apart &= apart - 1n) bits += 1;
  return bits;
}
