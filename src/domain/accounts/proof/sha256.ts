/**
 * SHA-256 (FIPS 180-4), synchronous: a proof of work asks for a hundred thousand small hashes, each of which the browser's own
 * function answers with a promise, and on addresses without https it has none at all.
 */

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
const ROUND_CONSTANTS = new Int32Array(64);
/** The same of the square roots of the first eight. */
const START = new Int32Array(8);

const fractionBits = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0;
const isPrime = (n: number) => {
  for (let divisor = 2; divisor * divisor <= n; divisor += 1) if (n % divisor === 0) return false;
  return true;
};
for (let candidate = 2, found = 0; found < 64; candidate += 1) {
  if (!isPrime(candidate)) continue;
  if (found < 8) START[found] = fractionBits(Math.sqrt(candidate));
  ROUND_CONSTANTS[found] = fractionBits(Math.cbrt(candidate));
  found += 1;
}

const BLOCK_BYTES = 64;
const schedule = new Int32Array(64);

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** Takes one block of 64 bytes into the state. */
function compress(state: Int32Array, bytes: Uint8Array, from: number): void {
  const w = schedule;
  for (let i = 0; i < 16; i += 1) {
    const at = from + 4 * i;
    w[i] = (bytes[at]! << 24) | (bytes[at + 1]! << 16) | (bytes[at + 2]! << 8) | bytes[at + 3]!;
  }
  for (let i = 16; i < 64; i += 1) {
    const [early, late] = [w[i - 15]!, w[i - 2]!];
    const s0 = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const s1 = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    w[i] = (w[i - 16]! + s0 + w[i - 7]! + s1) | 0;
  }
  let a = state[0]!;
  let b = state[1]!;
  let c = state[2]!;
  let d = state[3]!;
  let e = state[4]!;
  let f = state[5]!;
  let g = state[6]!;
  let h = state[7]!;
  for (let i = 0; i < 64; i += 1) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUND_CONSTANTS[i]! + w[i]!) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  state[0]! += a;
  state[1]! += b;
  state[2]! += c;
  state[3]! += d;
  state[4]! += e;
  state[5]! += f;
  state[6]! += g;
  state[7]! += h;
}

/**
 * Hashes texts that begin alike: the whole blocks of the beginning are calculated once.
 *
 * @returns the eight words of the hash of `prefix` and the given rest; the same array each time
 */
export function sha256After(prefix: Uint8Array): (rest: Uint8Array) => Int32Array {
  const begun = Int32Array.from(START);
  const whole = prefix.length - (prefix.length % BLOCK_BYTES);
  for (let at = 0; at < whole; at += BLOCK_BYTES) compress(begun, prefix, at);
  const left = prefix.subarray(whole);
  const state = new Int32Array(8);
  let tail = new Uint8Array(0);
  let length = -1;
  /** The padding at the end stays the same as long as the texts are equally long. */
  const layOut = (restBytes: number) => {
    length = left.length + restBytes;
    // One byte ends the text and eight say how long it was.
    tail = new Uint8Array(Math.ceil((length + 9) / BLOCK_BYTES) * BLOCK_BYTES);
    tail.set(left);
    tail[length] = 0x80;
    // Nobody hashes half a gigabyte here: the upper four of the eight stay zero.
    new DataView(tail.buffer).setUint32(tail.length - 4, (whole + length) * 8);
  };
  return (rest) => {
    if (left.length + rest.length !== length) layOut(rest.length);
    tail.set(rest, left.length);
    state.set(begun);
    for (let at = 0; at < tail.length; at += BLOCK_BYTES) compress(state, tail, at);
    return state;
  };
}
