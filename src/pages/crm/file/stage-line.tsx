import { DEAL_STAGE_NAMES } from "#domain/crm/contacts/contact-names.ts";
import type { DealStage } from "#domain/crm/contacts/contact-values.ts";
import { classNames } from "#ui/class-names.ts";

const WAY = ["nuevo", "contactado", "cualificado", "visita", "oferta", "arras", "firmado"] as const;

/** The way from the first word to the signature, filled as far as the deal has come. */
export function StageLine({ stage }: { stage: DealStage }) {
  const at = (WAY as readonly DealStage[]).indexOf(stage);
  const isLost = stage === "perdido";
  return (
    <div>
      <div aria-hidden className="flex gap-1">
        {WAY.map((one, index) => (
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
          {DEAL_STAGE_NAMES[stage]}
          <span className="sr-only">{isLost ? "" : `, etapa ${at + 1} de ${WAY.length}`}</span>
        </span>
      </p>
    </div>
  );
}

/** The next step, in words; null at the end. */
export function nextStep(stage: DealStage): { stage: DealStage; text: string } | null {
  const next = WAY[(WAY as readonly DealStage[]).indexOf(stage) + 1];
  return next === undefined || stage === "perdido" ? null : { stage: next, text: NEXT_TEXTS[next] };
}

const NEXT_TEXTS: Record<(typeof WAY)[number], string> = {
  nuevo: "",
  contactado: "Llama o escribe, y apunta cómo fue.",
  cualificado: "Averigua qué busca o qué vende, y con qué presupuesto.",
  visita: "Acuerda el día de la visita.",
  oferta: "Recoge la oferta con su importe.",
  arras: "Firma las arras: importe y día.",
  firmado: "Firma: precio, día y comisión.",
};
