import type { Verdict } from "#domain/operations/monitoring/verdict.ts";
import { classNames } from "#ui/class-names.ts";
import { LEVEL_LOOKS } from "./status-board.tsx";

const GROUNDS = {
  good: "bg-success-soft text-success-soft-foreground",
  attention: "bg-warning-soft text-warning-soft-foreground",
  bad: "bg-destructive-soft text-destructive-soft-foreground",
  unknown: "bg-muted text-foreground",
} as const;

/** The answer to the question that somebody opens this page with. */
export function VerdictLine({ verdict: { level, answer, also } }: { verdict: Verdict }) {
  const { Icon } = LEVEL_LOOKS[level];
  return (
    <div className={classNames("flex items-start gap-3 rounded-lg border p-4 sm:px-6", GROUNDS[level])}>
      <Icon aria-hidden size={24} strokeWidth={2} className="mt-0.5 shrink-0" />
      <div className="min-w-0">
        <p className="text-xs font-medium">¿Va todo bien?</p>
        <p className="text-h4 [font-stretch:100%]">{answer}</p>
        {also === null ? null : <p className="mt-1 text-sm">{also}</p>}
      </div>
    </div>
  );
}
