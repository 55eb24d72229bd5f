import { Check, X } from "lucide-react";
import type { ImportState } from "#domain/portfolio/feeds/feed-values.ts";
import { classNames } from "#ui/class-names.ts";

const STEPS = ["Archivo", "Columnas", "Vista previa", "Aplicar", "Resultado"] as const;

const AT: Record<ImportState, number> = {
  recibida: 0,
  leyendo: 0,
  vista_previa: 2,
  aplicando: 3,
  terminada: 5,
  fallida: 0,
  cancelada: 2,
};

interface ImportStepsProps {
  state: ImportState;
  /** Formats that name their fields have no columns to choose. */
  hasColumns: boolean;
  asksColumns: boolean;
}

/** Present step of an import. */
export function ImportSteps({ state, hasColumns, asksColumns }: ImportStepsProps) {
  const now = asksColumns ? 1 : AT[state];
  const hasFailed = state === "fallida" || state === "cancelada";
  const shown = STEPS.filter((step) => step !== "Columnas" || hasColumns || asksColumns);
  return (
    <ol aria-label="Pasos" className="flex flex-wrap gap-x-5 gap-y-2 text-sm">
      {shown.map((step, place) => {
        const index = STEPS.indexOf(step);
        return (
          <li
            key={step}
            {...(index === now ? { "aria-current": "step" as const } : {})}
            className={classNames(
              "flex items-center gap-2",
              index < now ? "text-foreground" : index === now ? "font-medium" : "text-subtle-foreground",
            )}
          >
            <span
              className={classNames(
                "grid size-5.5 place-items-center rounded-full border text-2xs tabular-nums",
                index < now && "border-success bg-success text-success-foreground",
                index === now && !hasFailed && "border-primary bg-primary text-primary-foreground",
                index === now && hasFailed && "border-destructive bg-destructive text-destructive-foreground",
                index > now && "border-border-strong",
              )}
            >
              {index < now ? (
                <Check aria-hidden size={13} strokeWidth={2.5} />
              ) : index === now && hasFailed ? (
                <X aria-hidden size={13} strokeWidth={2.5} />
              ) : (
                <span aria-hidden>{place + 1}</span>
              )}
            </span>
            {step}
            <span className="sr-only">
              {index < now ? "hecho" : index === now && hasFailed ? "no se ha completado" : ""}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
