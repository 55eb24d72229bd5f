import { Check } from "lucide-react";
import type { Tour } from "#domain/tools/tours/tour.ts";
import { classNames } from "#ui/class-names.ts";

export type PanelId = "escenas" | "plano" | "escena" | "recorrido" | "revisar";

interface GuideProps {
  tour: Tour;
  faults: number;
  isPublic: boolean;
  onOpen: (panel: PanelId) => void;
}

/** The way from photos to a visit: what is done, and what comes next. */
export function Guide({ tour, faults, isPublic, onOpen }: GuideProps) {
  const { scenes } = tour;
  const isPlaced = scenes.length > 0 && scenes.every(({ at }) => at !== null);
  const isLinked = scenes.length > 1 && scenes.every(({ links }) => links.length > 0);
  const steps: readonly { label: string; isDone: boolean; panel: PanelId }[] = [
    { label: "Sube las fotos", isDone: scenes.length > 0, panel: "escenas" },
    { label: "Colócalas en el plano", isDone: isPlaced, panel: "plano" },
    { label: "Enlaza las puertas", isDone: isLinked, panel: "plano" },
    { label: "Revisa", isDone: isLinked && faults === 0, panel: "revisar" },
    { label: "Publica", isDone: isPublic, panel: "revisar" },
  ];
  const next = steps.findIndex(({ isDone }) => !isDone);
  return (
    <nav aria-label="Pasos del recorrido" className="relative -mx-1 min-w-0 overflow-x-auto p-1 [scrollbar-width:none]">
      <ol className="flex gap-1.5">
        {steps.map(({ label, isDone, panel }, index) => (
          <li key={label} className="shrink-0">
            <button
              type="button"
              aria-current={index === next ? "step" : undefined}
              onClick={() => onOpen(panel)}
              className={classNames(
                "inline-flex min-h-9 items-center gap-2 rounded-full border py-1 pr-3 pl-1.5 text-xs font-medium pointer-coarse:min-h-11",
                index === next
                  ? "border-primary bg-primary-soft text-primary-soft-foreground"
                  : "bg-card hover:bg-muted",
              )}
            >
              <span
                className={classNames(
                  "flex size-6 items-center justify-center rounded-full tabular-nums",
                  isDone ? "bg-success-soft text-success-soft-foreground" : "bg-secondary text-secondary-foreground",
                )}
              >
                {isDone ? <Check aria-hidden size={14} strokeWidth={2.5} /> : index + 1}
              </span>
              {label}
              {isDone ? <span className="sr-only"> (hecho)</span> : null}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
