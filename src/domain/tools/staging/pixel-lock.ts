/**
 * The proof that a furnished photo is the photo: outside of its mask every pixel is the same to the bit. Anybody can check it with the three
 * files alone.
 */

/** Decoded pixels: RGBA, row by row. */
export interface LockedPicture {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly data: Uint8ClampedArray;
}

export type LockCheck =
  | {
      readonly kind: "identical" | "changed";
      /** Pixels outside of the mask. */
      readonly outside: number;
      /** Those of them that differ. */
      readonly changed: number;
      /** The first of them in reading order; null where none differs. */
      readonly firstAt: { readonly x: number; readonly y: number } | null;
      /** Share of the photo that the mask covers, from 0 to 1. */
      readonly masked: number;
    }
  | { readonly kind: "sizes"; readonly text: string }
  /** A mask that covers nearly everything proves nothing. */
  | { readonly kind: "empty-proof"; readonly masked: number };

/** Beyond this share of the photo a mask leaves nothing to prove. */
const MOST_MASKED = 0.95;
/** A pixel of the mask is in it from half grey on. */
const IN_MASK = 128;

/** Compares original and result outside of the mask, which is white where it was furnished. Alpha is not looked at: photos have none. */
export function checkPixelLock(original: LockedPicture, result: LockedPicture, mask: LockedPicture): LockCheck {
  const sizes = [original, result, mask].map(({ widthPx, heightPx }) => `${widthPx} × ${heightPx}`);
  if (new Set(sizes).size > 1)
    return {
      kind: "sizes",
      text: `La original mide ${sizes[0]}\u00a0px, la amueblada ${sizes[1]} y la máscara ${sizes[2]}.`,
    };
  const pixels = original.widthPx * original.heightPx;
  let [outside, changed, first] = [0, 0, -1];
  for (let at = 0; at < pixels; at++) {
    const byte = at * 4;
    if (mask.data[byte]! >= IN_MASK) continue;
    outside++;
    const isSame =
      original.data[byte] === result.data[byte] &&
      original.data[byte + 1] === result.data[byte + 1] &&
      original.data[byte + 2] === result.data[byte + 2];
    if (isSame) continue;
    changed++;
    if (first < 0) first = at;
  }
  const masked = pixels === 0 ? 1 : 1 - outside / pixels;
  if (masked > MOST_MASKED) return { kind: "empty-proof", masked };
  const { widthPx } = original;
  return {
    kind: changed === 0 ? "identical" : "changed",
    outside,
    changed,
    firstAt: first < 0 ? null : { x: first % widthPx, y: Math.floor(first / widthPx) },
    masked,
  };
}
