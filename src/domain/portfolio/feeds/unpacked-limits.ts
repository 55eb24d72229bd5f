/** Limits of unpacking: a few kilobytes can unpack to anything. */

export const TOO_LARGE_UNPACKED = "El archivo descomprimido es demasiado grande";

/**
 * Lists of homes shrink to a tenth or a thirtieth; a file that is a hundred times as large repeats the same row for
 * ever.
 */
const MOST_TIMES = 100;
/** Until then everything may repeat itself. */
const HARMLESS_BYTES = 16 * 1024 ** 2;

/**
 * Whether a packed file is a decompression bomb: more than a hundred times its packed size, and above 16 MiB, below
 * which it does no harm.
 */
export const isSwollen = (packedBytes: number, unpackedBytes: number): boolean =>
  unpackedBytes > HARMLESS_BYTES && unpackedBytes > packedBytes * MOST_TIMES;
