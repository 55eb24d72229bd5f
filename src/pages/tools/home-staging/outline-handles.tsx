import type { PhotoPoint } from "#domain/tools/photo-camera/photo-camera.ts";
import { PhotoHandle } from "./photo-view.tsx";

type Outline = readonly (readonly [number, number])[];

interface OutlineHandlesProps {
  outline: Outline;
  widthPx: number;
  heightPx: number;
  onMove: (outline: [number, number][]) => void;
  onEnd: () => void;
}

/** The corners of an outline, each dragged by mouse, finger or arrow keys. */
export function OutlineHandles({ outline, widthPx, heightPx, onMove, onEnd }: OutlineHandlesProps) {
  return outline.map(([x, y], at) => (
    <PhotoHandle
      // biome-ignore lint/suspicious/noArrayIndexKey: a corner is its place in the outline
      key={at}
      tone="measure"
      label={`Punto ${at + 1} de la zona`}
      at={{ x, y }}
      widthPx={widthPx}
      heightPx={heightPx}
      onMove={(to: PhotoPoint) =>
        onMove(outline.map((point, other): [number, number] => (other === at ? [to.x, to.y] : [point[0], point[1]])))
      }
      onEnd={onEnd}
    />
  ));
}

/** An outline to begin with: a rectangle in the lower middle of the photo. */
export const firstOutline = (widthPx: number, heightPx: number): [number, number][] => [
  [widthPx * 0.4, heightPx * 0.55],
  [widthPx * 0.6, heightPx * 0.55],
  [widthPx * 0.6, heightPx * 0.8],
  [widthPx * 0.4, heightPx * 0.8],
];

/** One more corner, in the middle of the longest side. */
export function withPoint(outline: Outline): [number, number][] {
  const lengths = outline.map((from, at) => {
    const to = outline[(at + 1) % outline.length]!;
    return Math.hypot(to[0] - from[0], to[1] - from[1]);
  });
  const longest = lengths.indexOf(Math.max(...lengths));
  return outline.flatMap((from, at): [number, number][] => {
    const to = outline[(at + 1) % outline.length]!;
    const own: [number, number] = [from[0], from[1]];
    return at === longest ? [own, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]] : [own];
  });
}

/** The outline over the photo. */
export function OutlineShape({ outline, widthPx }: { outline: Outline; widthPx: number }) {
  return (
    <path
      d={`M${outline.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`}
      fill="#ffb000"
      fillOpacity={0.22}
      stroke="#ffb000"
      strokeWidth={widthPx / 600}
      strokeLinejoin="round"
    />
  );
}
