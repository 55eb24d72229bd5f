import { type Pigment, paint } from "./solids.tsx";

/** How far each pair of shutters stands open, as the share of the window it leaves free. */
const openings = [1, 0.7, 0.5, 0.85, 0.6, 1, 0.4, 0.75] as const;

/** One window of a façade: jambs, shutters, sill. Lit, it is the way in. Decorative. */
export function FacadeWindow({ open, lit = false, className }: { open: number; lit?: boolean; className?: string }) {
  const free = openings[open % openings.length]!;
  const leaf = 12 + 18 * (1 - free);
  const inside: Pigment = lit ? "albero-400" : "tinta-950";
  const slats = Array.from({ length: 9 }, (_, i) => 17 + i * 7);
  return (
    <svg aria-hidden viewBox="0 0 96 96" className={className}>
      <rect x="4" y="2" width="88" height="7" fill={paint("cal-0")} />
      <rect x="14" y="9" width="68" height="74" fill={paint(inside)} />
      <path d="M14 9h68v6H20v68h-6Z" fill={paint(lit ? "albero-600" : "tinta-800")} />
      {[
        { at: 14 - 10 * free, key: "left" },
        { at: 82 + 10 * free - leaf, key: "right" },
      ].map(({ at, key }) => (
        <g key={key}>
          <rect x={at} y="11" width={leaf} height="72" fill={paint("cobalto-300")} />
          <path
            d={slats.map((y) => `M${at + 2.5} ${y}h${leaf - 5}`).join("")}
            stroke={paint("cobalto-500")}
            strokeWidth="2.4"
          />
        </g>
      ))}
      <rect x="6" y="83" width="84" height="7" fill={paint("cal-0")} />
      <rect x="6" y="90" width="84" height="3" fill={paint("cal-400")} />
    </svg>
  );
}
