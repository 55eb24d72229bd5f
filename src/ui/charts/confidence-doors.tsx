import { classNames } from "../class-names.ts";

interface ConfidenceDoorsProps {
  /** Doors that stand open, 0 to 5. */
  level: number;
  /** In words beside or above the doors: "Confianza media-alta". */
  label: string;
  className?: string;
}

/** Five small doors on one ground line; the reasons stand beside them as text. */
export function ConfidenceDoors({ level, label, className }: ConfidenceDoorsProps) {
  const open = Math.min(5, Math.max(0, Math.round(level)));
  return (
    <svg
      role="img"
      aria-label={`${label}: ${open} de 5`}
      width="100%"
      height="36"
      className={classNames("block forced-color-adjust-none", className)}
    >
      {[0, 1, 2, 3, 4].map((door) => (
        <path
          key={door}
          transform={`translate(${door * 29} 0)`}
          d="M0.5 34V12.5a11.5 11.5 0 0 1 23 0V34Z"
          className={door < open ? "fill-primary" : "fill-secondary stroke-border-strong"}
        />
      ))}
      <line x1="0" x2="100%" y1="34.75" y2="34.75" strokeWidth="1.5" className="stroke-foreground" />
    </svg>
  );
}
