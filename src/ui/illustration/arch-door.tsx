import { useId } from "react";
import { type Pigment, paint } from "./solids.tsx";

/** Five ways to close an opening, one for each of the five needs. */
export type ArchKind = keyof typeof outlines;

const outlines = {
  /** Round: valuing. */
  "medio-punto": "M50 230V108a50 50 0 0 1 100 0V230Z",
  /** Segmental: winning the mandate. */
  escarzano: "M50 230V92Q100 46 150 92V230Z",
  /** Pointed: selling. */
  apuntado: "M50 230V122Q52 74 100 46Q148 74 150 122V230Z",
  /** Horseshoe: promoting. */
  herradura: "M50 230V142Q34 116 44 90A60 60 0 0 1 156 90Q166 116 150 142V230Z",
  /** Lintel: managing. */
  dintel: "M50 230V58H150V230Z",
} as const;

interface ArchDoorProps {
  kind: ArchKind;
  /** Pigments of the wall's thickness and of the view through it. */
  reveal: Pigment;
  inside: Pigment;
  className?: string;
}

/** A doorway in a thick wall with light on its threshold. Decorative; the wall itself is the card behind it. */
export function ArchDoor({ kind, reveal, inside, className }: ArchDoorProps) {
  const clip = useId();
  return (
    <svg aria-hidden viewBox="20 30 160 200" className={className}>
      <clipPath id={clip}>
        <path d={outlines[kind]} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect width="200" height="230" fill={paint(reveal)} />
        <g className="door-view">
          <path d={outlines[kind]} transform="translate(24 -24)" fill={paint(inside)} />
        </g>
        <polygon points="50,230 74,206 200,206 200,230" fill={paint("albero-400")} className="door-light" />
      </g>
    </svg>
  );
}
