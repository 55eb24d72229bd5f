import { TriangleAlert } from "lucide-react";
import { memo, useState } from "react";
import type { LevelProblem } from "#domain/tools/floor-plan/level-shape.ts";
import { Button } from "#ui/button.tsx";
import { toScreen, type View } from "./viewport.ts";

interface ProblemMarksProps {
  problems: readonly LevelProblem[];
  view: View;
  onSelect: (ids: readonly string[]) => void;
}

const MOST_MARKS = 60;

/** Problems of the drawing: a mark where it is, and all sentences in one list. */
export const ProblemMarks = memo(function ProblemMarks({ problems, view, onSelect }: ProblemMarksProps) {
  const [isOpen, setOpen] = useState(false);
  if (problems.length === 0) return null;
  const count = problems.length === 1 ? "1 aviso" : `${problems.length} avisos`;
  return (
    <>
      {problems.slice(0, MOST_MARKS).map((problem) => {
        const { x, y } = toScreen(view, problem.at);
        return (
          <button
            key={keyOf(problem)}
            type="button"
            tabIndex={-1}
            title={problem.text}
            aria-label={problem.text}
            onClick={() => {
              onSelect(problem.ids);
              setOpen(true);
            }}
            className="absolute grid size-6 -translate-1/2 place-items-center rounded-full border border-warning-soft-foreground bg-warning text-warning-foreground shadow-sm"
            style={{ left: x, top: y }}
          >
            <TriangleAlert aria-hidden size={14} strokeWidth={2} />
          </button>
        );
      })}
      <div data-canvas-panel className="absolute top-3 left-3 grid max-w-[min(20rem,70%)] justify-items-start gap-1.5">
        <Button variant="outline" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <TriangleAlert aria-hidden size={16} strokeWidth={1.75} /> {count}
        </Button>
        {isOpen ? (
          <ul className="max-h-56 overflow-y-auto rounded-md border bg-popover p-1 text-sm text-popover-foreground shadow-md">
            {problems.map((problem) => (
              <li key={keyOf(problem)}>
                <button
                  type="button"
                  onClick={() => onSelect(problem.ids)}
                  className="min-h-9 w-full rounded-sm px-2.5 py-1.5 text-left leading-snug hover:bg-accent pointer-coarse:min-h-11"
                >
                  {problem.text}
                </button>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </>
  );
});

const keyOf = ({ kind, ids, at }: LevelProblem) => `${kind} ${ids.join(" ")} ${at.x} ${at.y}`;
