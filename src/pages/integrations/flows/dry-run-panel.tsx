import { FlaskConical } from "lucide-react";
import { useState } from "react";
import type { FlowDocument } from "#domain/integrations/flows/flow-document.ts";
import { findStep } from "#domain/integrations/flows/flow-engine.ts";
import { type FlowNames, stepWords } from "#domain/integrations/flows/flow-words.ts";
import { counted } from "#domain/shared/format/counted.ts";
import type { DryRun } from "#server/integrations/flows/dry-run.server.ts";
import { Button } from "#ui/button.tsx";
import { callApi, failureText } from "#ui/call-api.ts";
import { Callout } from "#ui/callout.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { SelectBox } from "#ui/form/controls.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { When } from "../../shared/when.tsx";
import { useFlowPlace } from "./flow-place.ts";
import { outcomeWords } from "./outcome-words.ts";

/** The flow played on what has happened, with nothing done. */
export function DryRunPanel({ document, names }: { document: FlowDocument; names: FlowNames }) {
  const place = useFlowPlace();
  const [days, setDays] = useState("1");
  const [isBusy, setBusy] = useState(false);
  const [shown, setShown] = useState<{ result: DryRun; of: FlowDocument; days: string } | null>(null);
  const [error, setError] = useState<string | null>(null);

  async function play() {
    setBusy(true);
    const outcome = await callApi<DryRun>("POST", `${place.api}/dry-run`, { document, days: Number(days) });
    setBusy(false);
    setError(outcome.kind === "done" ? null : failureText(outcome));
    if (outcome.kind === "done") setShown({ result: outcome.answer, of: document, days });
  }

  return (
    <Panel labelledBy="ensayo">
      <PanelHeader
        id="ensayo"
        title="Ensayo"
        description="Qué habría hecho con lo que ya ha pasado. No envía ni cambia nada."
      />
      <PanelBody className="grid gap-4 text-sm">
        <div className="flex flex-wrap items-center gap-2">
          <SelectBox
            aria-label="Cuánto mira hacia atrás"
            value={days}
            options={[
              { value: "1", label: "Desde ayer" },
              { value: "3", label: "Los últimos 3 días" },
              { value: "7", label: "Los últimos 7 días" },
            ]}
            onChange={(event) => setDays(event.target.value)}
            className="min-w-40 flex-1"
          />
          <Button variant="outline" loading={isBusy} onClick={() => void play()}>
            <FlaskConical aria-hidden size={18} strokeWidth={1.75} /> Ensayar
          </Button>
        </div>
        {error === null ? null : <Callout tone="destructive">{error}</Callout>}
        <div role="status">
          {shown === null ? null : <Played {...shown} names={names} isOld={shown.of !== document} />}
        </div>
      </PanelBody>
    </Panel>
  );
}

interface PlayedProps {
  result: DryRun;
  of: FlowDocument;
  names: FlowNames;
  /** The draft has changed since. */
  isOld: boolean;
}

function Played({ result: { looked, isCut, runs }, of, names, isOld }: PlayedProps) {
  const begun = runs.filter(({ lines }) => lines !== null);
  if (looked === 0) {
    return (
      <p className="text-muted-foreground">
        En ese tiempo no ha pasado nada de lo que pone en marcha este flujo. Prueba con más días.
      </p>
    );
  }
  return (
    <div>
      <p className="font-medium">
        Habría empezado {counted(begun.length, "vez", "veces")} de {looked}
      </p>
      {isOld ? <p className="text-xs text-subtle-foreground">Has cambiado la receta desde este ensayo.</p> : null}
      {isCut ? <p className="text-xs text-subtle-foreground">Hubo más: se miran los últimos {looked}.</p> : null}
      <div className="mt-2">
        {runs.map((run, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a finished list, in its order
          <div key={index}>
            {run.lines === null ? (
              <p className="border-b py-2.5 text-muted-foreground wrap-anywhere">
                {run.contact ?? run.home ?? "Sin nombre"}
                <span className="block text-xs text-subtle-foreground">{run.why}</span>
              </p>
            ) : (
              <Disclosure
                summary={
                  <span className="min-w-0 wrap-anywhere">
                    {run.contact ?? run.home ?? "Sin nombre"}
                    <span className="block text-xs font-normal text-muted-foreground">
                      <When iso={run.at} />
                    </span>
                  </span>
                }
              >
                <ol className="grid gap-2.5">
                  {run.lines.map((line, nth) => {
                    const step = findStep(of, line.stepId);
                    return (
                      // biome-ignore lint/suspicious/noArrayIndexKey: a wait has two lines
                      <li key={nth} className="text-sm">
                        <span className="text-foreground">{step ? stepWords(step, names) : "Paso quitado"}</span>
                        <span className="block text-xs">
                          {outcomeWords(line.outcome, { isImagined: true })} · <When iso={line.at} />
                        </span>
                      </li>
                    );
                  })}
                </ol>
              </Disclosure>
            )}
          </div>
        ))}
      </div>
      <p className="mt-3 text-xs text-subtle-foreground">
        Las condiciones se miran con los datos de ahora: lo que habrá cambiado tras una espera no se puede saber.
      </p>
    </div>
  );
}
