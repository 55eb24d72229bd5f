type Matrix = readonly number[];

/** The share of a page that pictures cover, 0 to 1, by what the page paints; overlapping ones count twice, up to the whole page. */
export function pictureShare(
  { fnArray, argsArray }: { fnArray: ArrayLike<number>; argsArray: ArrayLike<unknown> },
  operations: Readonly<Record<string, number>>,
  { width, height }: { width: number; height: number },
): number {
  const pictures = new Set(PAINTS.map((name) => operations[name]));
  const begun: Matrix[] = [];
  let now: Matrix = [1, 0, 0, 1, 0, 0];
  let area = 0;
  for (let i = 0; i < fnArray.length; i++) {
    const operation = fnArray[i]!;
    if (operation === operations.save) begun.push(now);
    else if (operation === operations.restore) now = begun.pop() ?? now;
    else if (operation === operations.transform) now = product(now, matrixOf(argsArray[i]));
    else if (operation === operations.paintFormXObjectBegin) {
      begun.push(now);
      const given = (argsArray[i] as unknown[] | null)?.[0];
      if (given) now = product(now, matrixOf(given));
    } else if (operation === operations.paintFormXObjectEnd) now = begun.pop() ?? now;
    else if (pictures.has(operation)) area += Math.abs(now[0]! * now[3]! - now[1]! * now[2]!);
  }
  const share = area / (width * height);
  return Number.isFinite(share) ? Math.min(1, share) : 1;
}

const PAINTS = [
  "paintImageXObject",
  "paintInlineImageXObject",
  "paintInlineImageXObjectGroup",
  "paintImageXObjectRepeat",
  "paintImageMaskXObject",
  "paintImageMaskXObjectGroup",
  "paintImageMaskXObjectRepeat",
  "paintSolidColorImageMask",
];

const matrixOf = (given: unknown): Matrix => {
  const numbers = Array.from((given ?? []) as ArrayLike<number>);
  return numbers.length === 6 ? numbers : [1, 0, 0, 1, 0, 0];
};

const product = (m: Matrix, n: Matrix): Matrix => [
  m[0]! * n[0]! + m[2]! * n[1]!,
  m[1]! * n[0]! + m[3]! * n[1]!,
  m[0]! * n[2]! + m[2]! * n[3]!,
  m[1]! * n[2]! + m[3]! * n[3]!,
  m[0]! * n[4]! + m[2]! * n[5]! + m[4]!,
  m[1]! * n[4]! + m[3]! * n[5]! + m[5]!,
];
