/** A turn from the camera into the world as nine numbers, row by row. Cameras look along +z; x is right and y is down. */
export type Rotation = Float64Array;
export type Ray = readonly [number, number, number];

export const NO_TURN: Rotation = Float64Array.from([1, 0, 0, 0, 1, 0, 0, 0, 1]);

export function turned(r: Rotation, [x, y, z]: Ray): Ray {
  return [r[0]! * x + r[1]! * y + r[2]! * z, r[3]! * x + r[4]! * y + r[5]! * z, r[6]! * x + r[7]! * y + r[8]! * z];
}

export function transposed(r: Rotation): Rotation {
  return Float64Array.from([r[0]!, r[3]!, r[6]!, r[1]!, r[4]!, r[7]!, r[2]!, r[5]!, r[8]!]);
}

export function multiplied(a: Rotation, b: Rotation): Rotation {
  const out = new Float64Array(9);
  for (let row = 0; row < 3; row++)
    for (let column = 0; column < 3; column++)
      out[row * 3 + column] =
        a[row * 3]! * b[column]! + a[row * 3 + 1]! * b[column + 3]! + a[row * 3 + 2]! * b[column + 6]!;
  return out;
}

/** Rodrigues' formula: about the vector, by its length in radians. */
export function rotationOf([x, y, z]: Ray): Rotation {
  const angle = Math.hypot(x, y, z);
  if (angle < 1e-12) return NO_TURN;
  const [a, b, c] = [x / angle, y / angle, z / angle];
  const s = Math.sin(angle);
  const v = 1 - Math.cos(angle);
  const cos = 1 - v;
  return Float64Array.from([
    cos + a * a * v,
    a * b * v - c * s,
    a * c * v + b * s,
    b * a * v + c * s,
    cos + b * b * v,
    b * c * v - a * s,
    c * a * v - b * s,
    c * b * v + a * s,
    cos + c * c * v,
  ]);
}

/**
 * The turn that brings `from` nearest to `to` by least squares (Horn 1987, unit quaternions): the largest eigenvector of that 4 × 4 matrix.
 *
 * @param from rays of length one, three numbers each
 * @param to as many
 */
export function rotationBetween(from: Float64Array, to: Float64Array): Rotation {
  const s = new Float64Array(9);
  for (let at = 0; at < from.length; at += 3)
    for (let row = 0; row < 3; row++)
      for (let column = 0; column < 3; column++)
        s[row * 3 + column] = s[row * 3 + column]! + from[at + row]! * to[at + column]!;
  const [xx, xy, xz, yx, yy, yz, zx, zy, zz] = s as unknown as number[];
  const matrix = [
    [xx! + yy! + zz!, yz! - zy!, zx! - xz!, xy! - yx!],
    [yz! - zy!, xx! - yy! - zz!, xy! + yx!, zx! + xz!],
    [zx! - xz!, xy! + yx!, yy! - xx! - zz!, yz! + zy!],
    [xy! - yx!, zx! + xz!, yz! + zy!, zz! - xx! - yy!],
  ];
  const { vectors } = eigenOfSymmetric(matrix);
  const [w, x, y, z] = vectors[0]! as [number, number, number, number];
  return Float64Array.from([
    1 - 2 * (y * y + z * z),
    2 * (x * y - w * z),
    2 * (x * z + w * y),
    2 * (x * y + w * z),
    1 - 2 * (x * x + z * z),
    2 * (y * z - w * x),
    2 * (x * z - w * y),
    2 * (y * z + w * x),
    1 - 2 * (x * x + y * y),
  ]);
}

/** Eigenvectors of a symmetric matrix by Jacobi's rotations, the largest eigenvalue first. */
export function eigenOfSymmetric(matrix: readonly (readonly number[])[]): { values: number[]; vectors: number[][] } {
  const n = matrix.length;
  const a = matrix.map((row) => [...row]);
  const v: number[][] = a.map((_, row) => a.map((_, column) => (row === column ? 1 : 0)));
  for (let sweep = 0; sweep < 30; sweep++) {
    let off = 0;
    for (let p = 0; p < n; p++)
      for (let q = p + 1; q < n; q++) {
        const apq = a[p]![q]!;
        off += apq * apq;
        if (Math.abs(apq) < 1e-15) continue;
        const theta = (a[q]![q]! - a[p]![p]!) / (2 * apq);
        const t = Math.sign(theta || 1) / (Math.abs(theta) + Math.hypot(theta, 1));
        const c = 1 / Math.hypot(t, 1);
        const s = t * c;
        for (let k = 0; k < n; k++) {
          const kp = a[k]![p]!;
          const kq = a[k]![q]!;
          a[k]![p] = c * kp - s * kq;
          a[k]![q] = s * kp + c * kq;
        }
        for (let k = 0; k < n; k++) {
          const pk = a[p]![k]!;
          const qk = a[q]![k]!;
          a[p]![k] = c * pk - s * qk;
          a[q]![k] = s * pk + c * qk;
          const vp = v[k]![p]!;
          const vq = v[k]![q]!;
          v[k]![p] = c * vp - s * vq;
          v[k]![q] = s * vp + c * vq;
        }
      }
    if (off < 1e-22) break;
  }
  const order = a.map((_, at) => at).sort((p, q) => a[q]![q]! - a[p]![p]!);
  return { values: order.map((at) => a[at]![at]!), vectors: order.map((at) => v.map((row) => row[at]!)) };
}
