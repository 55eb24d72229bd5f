import { Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import type { BranchStep, Step } from "#domain/integrations/flows/flow-document.ts";
import { stepWords } from "#domain/integrations/flows/flow-words.ts";
import type { ListPath } from "#domain/integrations/flows/step-edits.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { DropLine, Grip, MoveButtons, useSortableRow } from "#ui/use-sortable-row.tsx";
import { iconOf } from "./add-step.tsx";
import { type ListParts, StepList } from "./recipe.tsx";
import { StepForm } from "./step-form.tsx";
import { StepProblems, StepShell } from "./step-shell.tsx";

interface StepCardProps extends ListParts {
  step: Step;
  index: number;
  count: number;
  list: string;
  path: ListPath;
  depth: number;
  /** Adds a step before this one. */
  adding: ReactNode;
}

/** A step as its sentence; a press opens its fields below. Branches hang under it, each with its own list. */
export function StepCard({ step, index, count, list, path, depth, adding, ...parts }: StepCardProps) {
  const { names, told, openId, onOpen, onMove, onRemove, onReplace } = parts;
  const { row, grip, edge, isDragged } = useSortableRow(list, step.id);
  const isOpen = openId === step.id;
  const words = stepWords(step, names);
  const problems = told(step.id);
  return (
    <li ref={row} className={classNames("relative", isDragged && "opacity-40")}>
      <div className="flex h-9 items-center pl-[0.35rem]">{adding}</div>
      <DropLine edge={edge} />
      <StepShell id={step.id} icon={iconOf(step)} hasProblems={problems.length > 0}>
        <div className="flex items-start gap-2">
          <button
            type="button"
            aria-expanded={isOpen}
            className="min-h-9 min-w-0 flex-1 py-1 text-left text-base leading-snug wrap-anywhere"
            onClick={() => onOpen(isOpen ? null : step.id)}
          >
            <span className="sr-only">Paso {index + 1}: </span>
            {words}
          </button>
          <Grip grip={grip} className="mt-2" />
        </div>
        <StepProblems messages={problems} />
        {isOpen ? (
          <div className="mt-2 grid gap-4 border-t pt-4 pb-1.5">
            <StepForm of={step} names={names} onChange={onReplace} />
            <div className="flex flex-wrap items-center justify-between gap-2">
              <Button variant="secondary" size="sm" onClick={() => onOpen(null)}>
                Listo
              </Button>
              <span className="flex">
                <MoveButtons
                  name={words}
                  onUp={index > 0 ? () => onMove(path, step.id, index - 1) : undefined}
                  onDown={index < count - 1 ? () => onMove(path, step.id, index + 1) : undefined}
                />
                <Button variant="ghost" size="icon" aria-label={`Quitar «${words}»`} onClick={() => onRemove(step.id)}>
                  <Trash2 aria-hidden size={16} strokeWidth={1.75} />
                </Button>
              </span>
            </div>
          </div>
        ) : null}
      </StepShell>
      {step.kind === "si" ? <Branches step={step} depth={depth} {...parts} /> : null}
    </li>
  );
}

function Branches({ step, depth, ...parts }: ListParts & { step: BranchStep; depth: number }) {
  return (
    <div className="grid gap-4 pt-3 pl-5 sm:pl-12">
      {(
        [
          ["yes", "Entonces"],
          ["no", "Si no"],
        ] as const
      ).map(([branch, label]) => (
        <section key={branch} aria-label={label} className="rounded-lg bg-muted/60 p-3 pt-2.5">
          <h3 className="text-xs font-semibold text-muted-foreground">{label}</h3>
          <StepList steps={step[branch]} path={{ of: step.id, branch }} depth={depth + 1} {...parts} />
        </section>
      ))}
    </div>
  );
}
