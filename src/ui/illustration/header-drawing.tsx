import { HEADER_HEIGHT, HEADER_WIDTH, type HeaderKind, headerShapes } from "#domain/site/drawings/header-drawing.ts";
import type { Shape, Tone } from "#domain/site/drawings/shape.ts";
import { classNames } from "../class-names.ts";

export type HeaderPigment = "cobalto" | "almagre" | "carruaje" | "bugambilia" | "albero";

interface HeaderDrawingProps {
  kind: HeaderKind;
  pigment: HeaderPigment;
  /** The post's address. */
  seed: string;
  className?: string;
}

/** The header of a post, 16:9, on the pale ground of its pigment. */
export function HeaderDrawing({ kind, pigment, seed, className }: HeaderDrawingProps) {
  return <ShapeDrawing shapes={headerShapes(kind, seed)} pigment={pigment} className={className} />;
}

interface ShapeDrawingProps {
  shapes: readonly Shape[];
  pigment: HeaderPigment;
  className?: string | undefined;
}

/** Shapes on the field of the headers. Decorative; it keeps its colours in the dark theme. */
export function ShapeDrawing({ shapes, pigment, className }: ShapeDrawingProps) {
  const colours: Record<Tone, string> = {
    wall: "var(--u-cal-0)",
    pale: `var(--u-${pigment}-100)`,
    mid: `var(--u-${pigment}-300)`,
    deep: `var(--u-${pigment}-700)`,
    ink: "var(--u-tinta-900)",
    // On ochre, the light is white.
    light: pigment === "albero" ? "var(--u-cal-0)" : "var(--u-albero-400)",
  };
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${HEADER_WIDTH} ${HEADER_HEIGHT}`}
      preserveAspectRatio="xMidYMax slice"
      className={classNames("block w-full", className)}
      style={{ background: `var(--u-${pigment}-${pigment === "albero" ? 200 : 100})` }}
    >
      {shapes.map(({ d, tone, line }) =>
        line === undefined ? (
          <path key={`${tone} ${d}`} d={d} fill={colours[tone]} />
        ) : (
          <path key={`${tone} ${d}`} d={d} fill="none" stroke={colours[tone]} strokeWidth={line} />
        ),
      )}
    </svg>
  );
}
