import { memo } from "react";
import type { Furniture, Stair } from "#domain/tools/floor-plan/plan.ts";
import { symbolOf } from "./piece-symbol.ts";

/** A piece as it is seen from above. */
export const PieceDrawing = memo(function PieceDrawing({ piece }: { piece: Furniture }) {
  const { at, rotation, isMirrored, item, widthMm, depthMm } = piece;
  return (
    <g transform={`translate(${at.x} ${at.y}) rotate(${rotation})${isMirrored ? " scale(-1 1)" : ""}`}>
      <SymbolPaths item={item} widthMm={widthMm} depthMm={depthMm} />
    </g>
  );
});

/** The paths of a symbol about their middle, for the plan and for the palette. */
export function SymbolPaths({ item, widthMm, depthMm }: { item: string; widthMm: number; depthMm: number }) {
  return symbolOf(item, widthMm, depthMm).map(({ d, kind }, i) => (
    <path
      // Paths of a symbol have no name and never change places.
      key={`${kind}${i}`}
      d={d}
      vectorEffect="non-scaling-stroke"
      className={SYMBOL_CLASSES[kind]}
      strokeWidth={kind === "outline" ? 1.1 : 0.75}
      strokeDasharray={kind === "soft" ? "3 2" : undefined}
    />
  ));
}

const SYMBOL_CLASSES = {
  outline: "fill-card stroke-muted-foreground",
  detail: "fill-none stroke-muted-foreground",
  soft: "fill-none stroke-subtle-foreground",
} as const;

/** Treads, and the line with the arrow that says which way is up. */
export const StairDrawing = memo(function StairDrawing({ stair }: { stair: Stair }) {
  const { at, rotation, isMirrored } = stair;
  const { treads, way, outline } = stairPaths(stair);
  return (
    <g
      transform={`translate(${at.x} ${at.y}) rotate(${rotation})${isMirrored ? " scale(-1 1)" : ""}`}
      className="stroke-muted-foreground"
      strokeWidth={1}
    >
      <path d={outline} className="fill-card" vectorEffect="non-scaling-stroke" />
      <path d={treads} fill="none" vectorEffect="non-scaling-stroke" strokeWidth={0.75} />
      <path d={way} fill="none" className="stroke-foreground" vectorEffect="non-scaling-stroke" />
    </g>
  );
});

/** About the middle, in millimetres; at 0° one goes up from the front (below) to the back. */
export function stairPaths({ shape, widthMm: w, depthMm: d, steps }: Pick<Stair, "shape" | "widthMm" | "depthMm" | "steps">) {
  const [l, t, r, b] = [-w / 2, -d / 2, w / 2, d / 2];
  const box = `M${l} ${t}H${r}V${b}H${l}Z`;
  const across = (from: number, to: number, x: number, x2: number, count: number) =>
    Array.from({ length: Math.max(0, count - 1) }, (_, i) => `M${x} ${from + ((to - from) * (i + 1)) / count}H${x2}`).join("");
  if (shape === "recta") {
    return { outline: box, treads: across(b, t, l, r, steps), way: `M0 ${b - 120}V${t + 120}m-90 130l90 -130l90 130` };
  }
  if (shape === "caracol") {
    const radius = Math.min(w, d) / 2;
    const spokes = Array.from({ length: steps }, (_, i) => {
      const angle = (i / steps) * 2 * Math.PI;
      const [x, y] = [Math.cos(angle), Math.sin(angle)];
      return `M${x * radius * 0.15} ${y * radius * 0.15}L${x * radius} ${y * radius}`;
    }).join("");
    const turn = radius * 0.6;
    return {
      outline: `M${-radius} 0A${radius} ${radius} 0 1 1 ${radius} 0A${radius} ${radius} 0 1 1 ${-radius} 0Z`,
      treads: spokes,
      way: `M0 ${turn}A${turn} ${turn} 0 1 1 ${turn} 0m-100 -90l100 90l90 -100`,
    };
  }
  const flight = shape === "u" ? w / 2 - 50 : Math.min(w, d) * 0.4;
  const half = Math.max(2, Math.round(steps / 2));
  if (shape === "u") {
    return {
      outline: box,
      treads: `${across(b, t + flight, l, l + flight, half)}${across(t + flight, b, r - flight, r, half)}M${l} ${t + flight}H${r}M${l + flight} ${b}V${t + flight}M${r - flight} ${b}V${t + flight}`,
      way: `M${l + flight / 2} ${b - 120}V${t + flight / 2}H${r - flight / 2}V${b - 140}m-90 -130l90 130l90 -130`,
    };
  }
  const run = w - flight;
  const upright = Array.from({ length: half - 1 }, (_, i) => `M${l + flight + (run * (i + 1)) / half} ${t}v${flight}`).join("");
  return {
    outline: `M${l} ${t}H${r}V${t + flight}H${l + flight}V${b}H${l}Z`,
    treads: `${across(b, t + flight, l, l + flight, half)}M${l} ${t + flight}h${flight}M${l + flight} ${t}v${flight}${upright}`,
    way: `M${l + flight / 2} ${b - 120}V${t + flight / 2}H${r - 120}m-130 -90l130 90l-130 90`,
  };
}
