/** Numbers from 0 up to 1 that repeat with their seed (mulberry32, Tommy Ettinger 2017, public domain). */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Value noise between lattice points, 0 to 1, for grain of plaster, wood and cloth. */
export function grain(x: number, y: number, seed: number): number {
  const at = (column: number, row: number) => {
    let mixed = (Math.imul(column, 0x27d4eb2d) ^ Math.imul(row, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1)) >>> 0;
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b) >>> 0;
    return ((mixed ^ (mixed >>> 13)) >>> 0) / 4294967296;
  };
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [x - column, y - row].map((f) => f * f * (3 - 2 * f)) as [number, number];
  return (
    (at(column, row) * (1 - fx) + at(column + 1, row) * fx) * (1 - fy) +
    (at(column, row + 1) * (1 - fx) + at(column + 1, row + 1) * fx) * fy
  );
}
