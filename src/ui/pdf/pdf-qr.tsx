import { Path, Svg } from "@react-pdf/renderer";
import { encode } from "uqr";

/**
 * An address as a QR code, dark on white because cameras want it so. The white margin of two modules that it needs is part of it.
 *
 * @param side in points
 */
export function PdfQr({ address, side }: { address: string; side: number }) {
  const { data, size } = encode(address, { ecc: "M", border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return (
    <Svg
      width={side}
      height={side}
      viewBox={`0 0 ${size} ${size}`}
      structure={{ alt: `Código QR que abre ${address}` }}
    >
      <Path d={`M0 0h${size}v${size}h-${size}z`} fill="#ffffff" />
      <Path d={path} fill="#000000" />
    </Svg>
  );
}
