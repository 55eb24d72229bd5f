import { formatNumber } from "#domain/shared/format/format.ts";
import { FACTORS, type Factor, MOST_POINTS } from "#domain/tools/prospecting/score.ts";
import { classNames } from "#ui/class-names.ts";
import type { RankedProspect } from "./result.ts";

const NAMES: Record<Factor, string> = { motive: "Motivo", price: "Precio", recency: "Reciente" };

/** Three stretches, each as long as its points could be: filled as far as they are, hatched where nobody knows. */
export function ScoreBar({ prospect }: { prospect: RankedProspect }) {
  const { points } = prospect;
  const label = FACTORS.map((factor) => {
    const known = points[factor];
    return `${NAMES[factor]}: ${known === null ? "sin dato" : `${formatNumber(known)} de ${MOST_POINTS[factor]}`}`;
  }).join("; ");
  return (
    <div role="img" aria-label={label} className="flex gap-0.5 forced-color-adjust-none">
      {FACTORS.map((factor) => {
        const known = points[factor];
        return (
          <div key={factor} className="min-w-0" style={{ flexGrow: MOST_POINTS[factor], flexBasis: 0 }}>
            <div
              className={classNames(
                "h-2 overflow-hidden rounded-xs",
                known === null ? "border border-dashed border-border-strong" : "bg-secondary",
              )}
            >
              {known === null ? null : (
                <div className="h-full bg-primary" style={{ width: `${(100 * known) / MOST_POINTS[factor]}%` }} />
              )}
            </div>
            <p aria-hidden className="mt-0.5 truncate text-2xs text-subtle-foreground">
              {NAMES[factor]} {known === null ? "?" : formatNumber(known)}
            </p>
          </div>
        );
      })}
    </div>
  );
}
