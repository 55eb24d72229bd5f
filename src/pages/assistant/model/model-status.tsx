import { useState } from "react";
import { formatNumber } from "#domain/shared/format/format.ts";
import type { ModelState } from "#server/assistant/model/connections.server.ts";
import type { TestOutcome } from "#server/assistant/model/test-connection.server.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { Tag } from "#ui/tag.tsx";
import { useCall } from "#ui/use-call.ts";
import { When } from "../../shared/when.tsx";

/** The model that writes, its state, and the button that asks it. */
export function ModelStatus({ state: { own, deployment, mayChange } }: { state: ModelState }) {
  const { isBusy, call } = useCall();
  const [outcome, setOutcome] = useState<TestOutcome | null>(null);
  const model = own?.model ?? deployment?.model;
  if (model === undefined) {
    return (
      <div className="grid gap-2 p-5 text-sm sm:p-6">
        <p className="flex flex-wrap items-center gap-2.5 font-medium">
          Sin modelo <Tag>No conectado</Tag>
        </p>
        <p className="max-w-reading text-muted-foreground">
          Ninguno hace falta para calcular, valorar, compartir o exportar. Cuando conectes uno, su estado se verá aquí.
        </p>
      </div>
    );
  }

  async function test() {
    setOutcome(null);
    const answered = await call(null, "POST", "/api/model/test");
    if (answered.kind === "done") setOutcome(answered.answer as TestOutcome);
  }

  return (
    <div className="grid gap-4 p-5 text-sm sm:p-6">
      <div>
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-base font-medium">
          <span className="min-w-0 wrap-anywhere">{model}</span>
          <StateTag own={own} />
        </p>
        <p className="mt-0.5 break-all text-muted-foreground">
          {own ? own.baseUrl : "El de esta instalación de Umbral"}
        </p>
      </div>
      {own ? (
        <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
          <div>
            <dt className="text-muted-foreground">Último acierto</dt>
            <dd className="font-medium">
              {own.lastSuccessAt ? <When iso={own.lastSuccessAt} style="full" /> : "Ninguno todavía"}
            </dd>
          </div>
          <div>
            <dt className="text-muted-foreground">Último fallo</dt>
            <dd className="font-medium">{own.lastErrorAt ? <When iso={own.lastErrorAt} style="full" /> : "Ninguno"}</dd>
          </div>
        </dl>
      ) : null}
      {own?.lastError && isFailing(own) && outcome === null ? (
        <Callout tone="destructive" title="No funciona">
          {own.lastError}
        </Callout>
      ) : null}
      <div aria-live="polite" className="empty:sr-only">
        {outcome === null ? null : outcome.ok ? (
          <Callout tone="success" title="Responde">
            Ha contestado en {formatNumber(outcome.ms / 1000, 1)} s.
          </Callout>
        ) : (
          <Callout tone="destructive" title="No funciona">
            {outcome.message}
          </Callout>
        )}
      </div>
      {mayChange ? (
        <div>
          <Button
            variant="outline"
            loading={isBusy}
            loadingText="Preguntando…"
            onClick={test}
            className="max-sm:w-full"
          >
            Probar la conexión
          </Button>
        </div>
      ) : null}
    </div>
  );
}

type Own = ModelState["own"];

export const isFailing = (own: NonNullable<Own>): boolean =>
  own.lastErrorAt !== null && (own.lastSuccessAt === null || own.lastErrorAt > own.lastSuccessAt);

function StateTag({ own }: { own: Own }) {
  if (own === null) return <Tag tone="outline">De la instalación</Tag>;
  if (isFailing(own)) return <Tag tone="destructive">Falla</Tag>;
  return own.lastSuccessAt ? <Tag tone="success">Conectado</Tag> : <Tag tone="warning">Sin probar</Tag>;
}
