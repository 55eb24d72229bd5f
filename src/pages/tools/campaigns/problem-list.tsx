import { CircleX, TriangleAlert } from "lucide-react";
import type { MailProblem } from "#domain/tools/campaigns/composing/lint-mail.ts";
import { classNames } from "#ui/class-names.ts";

interface ProblemListProps {
  problems: readonly MailProblem[];
  /** Leads to the place that mends it. */
  onGo?: (problem: MailProblem) => void;
}

/** Each problem with what mends it; those that stand in the way of a start first. */
export function ProblemList({ problems, onGo }: ProblemListProps) {
  if (problems.length === 0) return null;
  const sorted = problems.toSorted((a, b) => Number(a.level === "avisa") - Number(b.level === "avisa"));
  return (
    <ul className="grid gap-2 text-sm">
      {sorted.map((problem) => {
        const { level, title, fix, message, blockId, field } = problem;
        const isBlocking = level === "bloquea";
        const Icon = isBlocking ? CircleX : TriangleAlert;
        const words = (
          <>
            <span className="font-medium">
              <span className="sr-only">{isBlocking ? "Impide enviar: " : "Aviso: "}</span>
              {title}.
            </span>{" "}
            {fix}
          </>
        );
        return (
          <li key={`${message} ${blockId} ${field} ${title}`} className="flex items-start gap-2.5">
            <Icon
              aria-hidden
              size={18}
              strokeWidth={1.75}
              className={classNames(
                "mt-0.5 shrink-0",
                isBlocking ? "text-destructive" : "text-warning-soft-foreground",
              )}
            />
            {onGo ? (
              <button
                type="button"
                onClick={() => onGo(problem)}
                className="link-text touch-target text-left wrap-anywhere"
              >
                {words}
              </button>
            ) : (
              <span className="min-w-0 wrap-anywhere">{words}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
