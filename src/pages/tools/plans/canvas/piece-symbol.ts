/** The symbol of a piece of furniture: paths in millimetres about its middle, its back towards smaller y. */
export interface SymbolPath {
  readonly d: string;
  readonly kind: "outline" | "detail" | "soft";
}

/** A rectangle with a line along its back. */
export function symbolOf(_item: string, widthMm: number, depthMm: number): readonly SymbolPath[] {
  const [x, y] = [widthMm / 2, depthMm / 2];
  return [
    { d: `M${-x} ${-y}H${x}V${y}H${-x}Z`, kind: "outline" },
    { d: `M${-x} ${-y + Math.min(80, depthMm / 4)}H${x}`, kind: "detail" },
  ];
}
