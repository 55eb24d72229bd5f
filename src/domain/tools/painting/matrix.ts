/** (x, y) → (a·x + c·y + e, b·x + d·y + f), in SVG's order. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** The matrix that does `inner` first and `outer` after it. */
export function composed([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

/** Undoes a matrix; null where it flattens the plane. */
export function inverse([a, b, c, d, e, f]: Matrix): Matrix | null {
  const determinant = a * d - b * c;
  if (determinant === 0 || !Number.isFinite(determinant)) return null;
  return [
    d / determinant,
    -b / determinant,
    -c / determinant,
    a / determinant,
    (c * f - d * e) / determinant,
    (b * e - a * f) / determinant,
  ];
}

/** Moves, then scales around the point that it moved to nothing: scaling by `scale` with (x, y) held where it is. */
export const scaledAround = (x: number, y: number, scaleX: number, scaleY = scaleX): Matrix => [
  scaleX,
  0,
  0,
  scaleY,
  x - scaleX * x,
  y - scaleY * y,
];

export const moved = (x: number, y: number): Matrix => [1, 0, 0, 1, x, y];
