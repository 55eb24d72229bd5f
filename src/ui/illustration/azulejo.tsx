import { type Pigment, paint } from "./solids.tsx";

/** One quarter of a tile of 48; turned four times it makes the whole. */
const quarters = [
  "M0 0h24a24 24 0 0 1-24 24Z",
  "M0 0C18 0 24 6 24 24C6 24 0 18 0 0Z",
  "M0 24L24 0V24Z",
  "M0 0h14a14 14 0 0 1-14 14Z M24 10V24H10A14 14 0 0 0 24 10Z",
  "M0 0H24L8 8L0 24Z",
  "M0 16a16 16 0 0 0 16-16h8a24 24 0 0 1-24 24Z",
  "M12 0H24V12L12 24H0V12Z",
  "M8 8H24V14L14 24H8Z",
  "M0 0H10L24 14V24H14L0 10Z",
] as const;

const hearts: readonly Pigment[] = ["albero-400", "cobalto-300", "almagre-400"];

/** A glazed tile; nine patterns. Decorative. */
export function Azulejo({ pattern, className }: { pattern: number; className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 48 48" className={className}>
      <rect width="48" height="48" fill={paint("cal-0")} />
      {[0, 90, 180, 270].map((turn) => (
        <path
          key={turn}
          d={quarters[pattern % quarters.length]}
          transform={`rotate(${turn} 24 24)`}
          fill={paint("cobalto-600")}
        />
      ))}
      <path d="M24 18l6 6-6 6-6-6Z" fill={paint(hearts[pattern % hearts.length]!)} />
      <rect x=".5" y=".5" width="47" height="47" fill="none" stroke={paint("cobalto-200")} />
    </svg>
  );
}
