import { PencilLine } from "lucide-react";
import { useState } from "react";
import { CREDIT_COSTS } from "#content/plans.ts";
import type { RewordedText } from "#domain/shared/wording/wording-text.ts";
import { Button } from "../button.tsx";
import { callApi, failureText } from "../call-api.ts";
import { CopyButton } from "../copy-button.tsx";
import { Panel, PanelBody, PanelHeader } from "../panel.tsx";
import { Tag } from "../tag.tsx";
import { showToast } from "../toast-store.ts";

interface RewordPanelProps {
  runId: string;
  model: string;
  /** Server that gets the texts; null for Umbral's own model. */
  server: string | null;
}

/**
 * The texts of a result in the words of the connected model, beside the present ones; asked for, and shown with the
 * place they are sent to.
 */
export default function RewordPanel({ runId, model, server }: RewordPanelProps) {
  const [texts, setTexts] = useState<readonly RewordedText[] | null>(null);
  const [isBusy, setBusy] = useState(false);
  const ask = async () => {
    setBusy(true);
    const outcome = await callApi<{ texts: RewordedText[] }>("POST", `/api/runs/${runId}/wording`);
    setBusy(false);
    if (outcome.kind === "done") setTexts(outcome.answer.texts);
    else showToast({ kind: "error", title: "No se ha podido redactar", description: failureText(outcome) });
  };
  const changed = texts?.filter(({ isReworded }) => isReworded).length ?? 0;
  return (
    <Panel labelledBy="redaccion" className="print:hidden">
      <PanelHeader
        id="redaccion"
        title="Redactar mejor con tu modelo"
        description={`Los textos de este resultado se envían a ${model}${server === null ? "" : `, en ${server}`}. Lo que escriba solo se acepta si dice lo mismo: ni una cifra, un nombre o una característica más. Gasta ${CREDIT_COSTS.text} créditos si escribe algo nuevo; si falla, nada.`}
      />
      <PanelBody>
        <Button variant="outline" loading={isBusy} loadingText="Redactando…" onClick={() => void ask()}>
          <PencilLine aria-hidden size={18} strokeWidth={1.75} />
          {texts === null ? "Redactar mejor con tu modelo" : "Probar otra vez"}
        </Button>
        <p role="status" className="mt-3 text-sm text-muted-foreground empty:hidden">
          {texts === null
            ? ""
            : changed === 0
              ? "Ninguna versión nueva: el modelo no ha respondido o cambiaba algún dato. Quedan los textos de siempre."
              : `${changed === 1 ? "1 texto nuevo" : `${changed} textos nuevos`} de ${texts.length}.`}
        </p>
        {texts
          ?.filter(({ isReworded }) => isReworded)
          .map(({ id, label, given, text }) => (
            <section key={id} aria-label={label} className="mt-6 border-t pt-5">
              <h3 className="text-h4 font-bold">{label}</h3>
              <div className="mt-3 grid gap-5 md:grid-cols-2">
                <Version name="El de Umbral" text={given} />
                <Version name="El de tu modelo" text={text} isNew />
              </div>
            </section>
          ))}
      </PanelBody>
    </Panel>
  );
}

function Version({ name, text, isNew = false }: { name: string; text: string; isNew?: boolean }) {
  return (
    <div className="grid min-w-0 content-start gap-3">
      <p className="flex flex-wrap items-center gap-2 text-sm font-semibold">
        {name}
        {isNew ? <Tag>Revísalo antes de usarlo</Tag> : null}
      </p>
      <p className="text-sm whitespace-pre-line wrap-anywhere">{text}</p>
      <div>
        <CopyButton text={text} size="sm" />
      </div>
    </div>
  );
}
