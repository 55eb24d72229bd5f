import type { OutcomeStep } from "#domain/crm/signatures/signature-outcome.ts";
import type { RequestState } from "#domain/crm/signatures/signing-states.ts";
import type { OutcomeLine } from "#server/crm/signatures/read-outcome.server.ts";
import { Button } from "#ui/button.tsx";
import { Panel, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";
import { useCall } from "#ui/use-call.ts";
import { When } from "../../shared/when.tsx";

/** The consequences of the last signature, done and still to be done. */
const WORDS: Record<OutcomeStep, { done: string; open: string; gone: string }> = {
  home: {
    done: "Guardado en los documentos de",
    open: "Guardarlo en los documentos de",
    gone: "una vivienda que ya no está",
  },
  contact: {
    done: "Anotado en el historial de",
    open: "Anotarlo en el historial de",
    gone: "un contacto que ya no está",
  },
  mandate: {
    done: "Encargo marcado como firmado en la ficha de",
    open: "Marcar el encargo como firmado en la ficha de",
    gone: "una vivienda que ya no está",
  },
  deal: { done: "Pasado a «Encargo firmado»:", open: "Pasar a «Encargo firmado»:", gone: "un trato que ya no está" },
};

const TAGS = {
  hecho: { label: "Hecho", tone: "success" },
  espera: { label: "Se intentará otra vez", tone: "warning" },
  imposible: { label: "No se ha podido", tone: "destructive" },
} as const;

interface OutcomePanelProps {
  outcome: readonly OutcomeLine[];
  state: RequestState;
  /** The request's own call. */
  path: string;
}

export function OutcomePanel({ outcome, state, path }: OutcomePanelProps) {
  const { isBusy, call } = useCall();
  const isOver = state === "rechazada" || state === "caducada" || state === "anulada";
  const isUndone = outcome.some((line) => line.outcome !== null && line.outcome.state !== "hecho");
  return (
    <Panel labelledBy="al-firmarse">
      <PanelHeader
        id="al-firmarse"
        title="Al firmarse"
        description={isOver ? "No han firmado todos, así que no se ha hecho nada de esto." : undefined}
        divided
        actions={
          isUndone ? (
            <Button
              size="sm"
              variant="outline"
              loading={isBusy}
              onClick={() => void call("Lo intentamos ahora", "POST", `${path}/finish`)}
            >
              Intentar otra vez
            </Button>
          ) : undefined
        }
      />
      <ul className="divide-y text-sm">
        {outcome.map(({ step, name, href, outcome: done }) => {
          const words = WORDS[step];
          return (
            <li key={step} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-5 py-3 sm:px-6">
              <span className="min-w-0 flex-1 basis-56 wrap-anywhere">
                {done?.state === "hecho" ? words.done : words.open}{" "}
                {name && href ? (
                  <PageLink to={href} className="link-text touch-target">
                    {name}
                  </PageLink>
                ) : (
                  words.gone
                )}
                {done?.why ? <span className="mt-0.5 block text-xs text-muted-foreground">{done.why}</span> : null}
              </span>
              {done ? (
                <span className="flex items-center gap-3">
                  <When iso={done.at} style="full" className="text-xs text-muted-foreground tabular-nums" />
                  <Tag tone={TAGS[done.state].tone}>{TAGS[done.state].label}</Tag>
                </span>
              ) : (
                <Tag tone="outline">{isOver ? "Sin hacer" : "Pendiente"}</Tag>
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
