import { Check, X } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { Spinner } from "./spinner.tsx";

export interface ProgressStep {
  id: string;
  /** "Buscando ventas parecidas"; once done it may give the result: "41 ventas parecidas encontradas". */
  label: string;
  /** "A menos de 900 m y 18 meses, 0,9 s". */
  detail?: string;
  state: "done" | "now" | "todo" | "failed";
}

interface ProgressStepsProps {
  /** Name of the list for screen readers. */
  label: string;
  steps: readonly ProgressStep[];
  onCancel?: () => void;
  /** "Si cancelas o algo falla, no se gasta el crédito." */
  note?: ReactNode;
  className?: string;
}

const stateWords = { done: "Hecho", now: "En curso", todo: "Pendiente", failed: "Ha fallado" } as const;

/** The real steps of a long calculation, named as they finish. No invented percentages. */
export function ProgressSteps({ label, steps, onCancel, note, className }: ProgressStepsProps) {
  const now = steps.find((step) => step.state === "now");
  return (
    <div className={className}>
      <ol aria-label={label} className="grid">
        {steps.map((step) => (
          <li key={step.id} className="flex items-center gap-4 border-b py-3">
            <StepMark state={step.state} />
            <span className="min-w-0 leading-snug">
              <span className="sr-only">{stateWords[step.state]}: </span>
              <span className={classNames("block", step.state === "todo" ? "text-subtle-foreground" : "font-medium")}>
                {step.label}
              </span>
              {step.detail === undefined ? null : (
                <span className="block text-sm text-subtle-foreground">{step.detail}</span>
              )}
            </span>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {now?.label ?? ""}
      </p>
      {onCancel || note ? (
        <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
          {onCancel ? (
            <Button variant="outline" onClick={onCancel}>
              Cancelar
            </Button>
          ) : null}
          {note === undefined ? null : <span className="text-xs text-subtle-foreground">{note}</span>}
        </div>
      ) : null}
    </div>
  );
}

function StepMark({ state }: { state: ProgressStep["state"] }) {
  const circle = "grid size-7 shrink-0 place-items-center rounded-full border-[1.5px]";
  switch (state) {
    case "done":
      return (
        <span className={classNames(circle, "border-success bg-success text-success-foreground")}>
          <Check aria-hidden size={16} strokeWidth={2} />
        </span>
      );
    case "failed":
      return (
        <span className={classNames(circle, "border-destructive bg-destructive text-destructive-foreground")}>
          <X aria-hidden size={16} strokeWidth={2} />
        </span>
      );
    case "now":
      return (
        <span className="grid size-7 shrink-0 place-items-center text-primary">
          <Spinner size={20} />
        </span>
      );
    case "todo":
      return <span className={classNames(circle, "border-border-strong")} />;
  }
}
