import type { DealKind, DealStage } from "#domain/crm/contacts/contact-values.ts";
import type { DealCard } from "#domain/crm/contacts/dto.ts";
import { stageAfter, stageName, taskOf, wayOf } from "#domain/crm/contacts/trades.ts";
import { classNames } from "#ui/class-names.ts";

/** The way of a trade from the first word to what it wants, filled as far as the deal has come. */
export function StageLine({ kind, stage }: { kind: DealKind; stage: DealStage }) {
  const way = wayOf(kind);
  const at = way.indexOf(stage);
  const isLost = stage === "perdido";
  return (
    <div>
      <div aria-hidden className="flex gap-1">
        {way.map((one, index) => (
          <span
            key={one}
            className={classNames(
              "h-1.5 flex-1 rounded-full forced-colors:border",
              isLost
                ? "bg-secondary"
                : stage === "firmado"
                  ? "bg-success"
                  : index <= at
                    ? "bg-primary"
                    : "bg-secondary",
            )}
          />
        ))}
      </div>
      <p className="mt-1.5 flex flex-wrap justify-between gap-x-3 text-xs">
        <span className="font-medium">
          {stageName(kind, stage)}
          <span className="sr-only">{isLost ? "" : `, etapa ${at + 1} de ${way.length}`}</span>
        </span>
      </p>
    </div>
  );
}

/** The next step, in words; null at the end. */
export function nextStep({ kind, stage }: Pick<DealCard, "kind" | "stage">): { stage: DealStage; text: string } | null {
  const next = stageAfter(kind, stage);
  return next === null ? null : { stage: next, text: taskOf(kind, next) };
}
