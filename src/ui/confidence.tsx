import { CircleCheck, TriangleAlert } from "lucide-react";
import { ConfidenceDoors } from "./charts/confidence-doors.tsx";

interface ConfidenceReason {
  /** Whether it strengthens or weakens the number. */
  kind: "for" | "against";
  text: string;
}

interface ConfidenceProps {
  /** Doors that stand open, 0 to 5. */
  level: number;
  /** "Confianza media-alta". */
  label: string;
  reasons: readonly ConfidenceReason[];
  className?: string;
}

/** How far to trust a number: five doors, and the reasons in words. The heading is the caller's. */
export function Confidence({ level, label, reasons, className }: ConfidenceProps) {
  return (
    <div className={className}>
      <ConfidenceDoors level={level} label={label} />
      <ul className="mt-4 grid gap-2 text-sm leading-snug">
        {reasons.map(({ kind, text }) => (
          <li key={text} className="flex gap-2">
            {kind === "for" ? (
              <CircleCheck aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-success" />
            ) : (
              <TriangleAlert
                aria-hidden
                size={18}
                strokeWidth={1.75}
                className="shrink-0 text-warning-soft-foreground"
              />
            )}
            <span>
              <span className="sr-only">{kind === "for" ? "A favor: " : "En contra: "}</span>
              {text}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
