import { G, Line, Path, Svg } from "@react-pdf/renderer";
import { ink } from "./theme.ts";

const STEP = 17;

/** Five small doors on one ground line, as many open as the confidence gives. @param open 0 to 5 */
export function PdfDoors({ open }: { open: number }) {
  return (
    <Svg width={5 * STEP} height={22} structure={{ alt: `Confianza: ${open} de 5` }}>
      {[0, 1, 2, 3, 4].map((door) => (
        <G key={door}>
          <Path
            d={`M${door * STEP + 1} 20.5V8a6.5 6.5 0 0 1 13 0V20.5Z`}
            fill={door < open ? ink.primary : ink.mapLine}
            stroke={door < open ? ink.primary : ink.borderStrong}
            strokeWidth={0.75}
          />
        </G>
      ))}
      <Line x1={0} x2={5 * STEP} y1={21} y2={21} stroke={ink.foreground} strokeWidth={1} />
    </Svg>
  );
}
