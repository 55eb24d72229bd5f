/**
 * The text of a plain file in whatever encoding it was written: UTF-8 and UTF-16 by their marks or by their shape, else Windows-1252, which
 * every byte is a letter of.
 *
 * @returns null where the bytes are no text
 */
export function decodeText(bytes: Uint8Array): string | null {
  const [a, b] = bytes;
  if (a === 0xff && b === 0xfe) return decoded(bytes, "utf-16le");
  if (a === 0xfe && b === 0xff) return decoded(bytes, "utf-16be");
  const head = bytes.subarray(0, 4_096);
  const zeros = [0, 0];
  for (const [i, byte] of head.entries()) if (byte === 0) zeros[i % 2]!++;
  if (zeros[1]! > head.length / 5 && zeros[0] === 0) return decoded(bytes, "utf-16le");
  if (zeros[0]! > head.length / 5 && zeros[1] === 0) return decoded(bytes, "utf-16be");
  if (zeros[0]! + zeros[1]! > 0) return null;
  const controls = head.reduce(
    (count, byte) => count + (byte < 9 || (byte > 13 && byte < 32 && byte !== 27) ? 1 : 0),
    0,
  );
  if (controls > head.length / 50) return null;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // No UTF-8: the encoding of older Windows programs.
    return decoded(bytes, "windows-1252");
  }
}

const decoded = (bytes: Uint8Array, encoding: string) => new TextDecoder(encoding).decode(bytes);
