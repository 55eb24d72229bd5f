import { useState } from "react";
import { deliveryTypeName } from "#domain/integrations/api/webhook-events.ts";
import { DELIVERY_STATE_NAMES, DELIVERY_STATES, type DeliveryState } from "#domain/integrations/api/webhook-form.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import type { ListedDelivery, ShownDelivery } from "#server/integrations/webhooks/deliveries.server.ts";
import { Button } from "#ui/button.tsx";
import { callApi, failureText } from "#ui/call-api.ts";
import { Dialog } from "#ui/dialog.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";
import { showToast } from "#ui/toast-store.ts";
import { useCall } from "#ui/use-call.ts";
import { When } from "../../shared/when.tsx";

interface Log {
  deliveries: readonly ListedDelivery[];
  state: DeliveryState | null;
  next: string | null;
  isFirst: boolean;
}

const TONES = { entregada: "success", pendiente: "warning", fallida: "destructive" } as const;
const FILTERS: readonly (DeliveryState | null)[] = [null, ...DELIVERY_STATES];
const FILTER_NAMES = { entregada: "Entregadas", pendiente: "Pendientes", fallida: "Fallidas" } as const;

/** Messages to an address, newest first: each with its answer, and a button to send it again. */
export function DeliveryLog({ webhookId, log, isInPlan }: { webhookId: string; log: Log; isInPlan: boolean }) {
  const { deliveries, state, next, isFirst } = log;
  const [shown, setShown] = useState<ShownDelivery | null>(null);
  const page = `/dashboard/integrations/webhooks/${webhookId}`;
  const pathOf = (of: DeliveryState | null, before?: string) => {
    const query = new URLSearchParams({ ...(of ? { estado: of } : {}), ...(before ? { antes: before } : {}) });
    return query.size === 0 ? page : `${page}?${query}`;
  };

  async function open(id: string) {
    const outcome = await callApi<ShownDelivery>("GET", `/api/webhooks/${webhookId}/deliveries/${id}`);
    if (outcome.kind === "done") setShown(outcome.answer);
    else showToast({ kind: "error", title: "No se puede abrir", description: failureText(outcome) });
  }

  return (
    <Panel labelledBy="envios" className="overflow-clip">
      <PanelHeader
        id="envios"
        title="Envíos"
        divided
        actions={
          <ul aria-label="Filtrar envíos" className="flex flex-wrap gap-1.5 text-sm">
            {FILTERS.map((of) => (
              <li key={of ?? "todos"}>
                <PageLink
                  to={pathOf(of)}
                  {...(of === state ? { "aria-current": "true" as const } : {})}
                  className="inline-flex min-h-9 items-center rounded-sm border px-3 no-underline hover:bg-accent aria-[current=true]:border-primary aria-[current=true]:bg-primary-soft aria-[current=true]:font-medium aria-[current=true]:text-primary-soft-foreground pointer-coarse:min-h-11"
                >
                  {of === null ? "Todos" : FILTER_NAMES[of]}
                </PageLink>
              </li>
            ))}
          </ul>
        }
      />
      {deliveries.length === 0 ? (
        <EmptyState title={state === null ? "Nada enviado todavía" : "Ninguno así"}>
          {state === null ? "El primer aviso, o una prueba, aparece aquí." : "Prueba con otro filtro."}
        </EmptyState>
      ) : (
        <ul className="divide-y">
          {deliveries.map((delivery) => (
            <li
              key={delivery.id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-3 text-sm sm:px-6"
            >
              <div className="min-w-0">
                <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium">
                  {deliveryTypeName(delivery.type)}
                  <Tag tone={TONES[delivery.state]}>{DELIVERY_STATE_NAMES[delivery.state]}</Tag>
                  {delivery.replayOf ? <Tag tone="outline">Repetida</Tag> : null}
                </p>
                <p className="text-xs text-muted-foreground tabular-nums wrap-anywhere">
                  <When iso={delivery.createdAt} /> · {outcomeText(delivery)}
                  {delivery.nextAttemptAt ? (
                    <>
                      {" · "}se intenta el <When iso={delivery.nextAttemptAt} />
                    </>
                  ) : null}
                </p>
              </div>
              <Button variant="ghost" size="sm" onClick={() => open(delivery.id)}>
                Ver<span className="sr-only"> el envío de {deliveryTypeName(delivery.type)}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {next || !isFirst ? (
        <div className="flex flex-wrap gap-x-6 gap-y-2 border-t px-5 py-3 text-sm sm:px-6">
          {isFirst ? null : (
            <PageLink to={pathOf(state)} className="link-text touch-target">
              Los más recientes
            </PageLink>
          )}
          {next ? (
            <PageLink to={pathOf(state, next)} className="link-text touch-target">
              Más antiguos
            </PageLink>
          ) : null}
        </div>
      ) : null}
      {shown ? (
        <DeliveryDialog webhookId={webhookId} delivery={shown} isInPlan={isInPlan} onClose={() => setShown(null)} />
      ) : null}
    </Panel>
  );
}

function outcomeText({ attempts, lastStatus, lastMs, lastError }: ListedDelivery): string {
  if (attempts === 0) return "sin intentar";
  const tries = attempts === 1 ? "1 intento" : `${attempts} intentos`;
  const answer = lastStatus === null ? lastError : `respondió ${lastStatus}`;
  return [tries, answer, lastMs === null ? null : `${formatNumber(lastMs)} ms`].filter(Boolean).join(" · ");
}

function DeliveryDialog({
  webhookId,
  delivery,
  isInPlan,
  onClose,
}: {
  webhookId: string;
  delivery: ShownDelivery;
  isInPlan: boolean;
  onClose: () => void;
}) {
  const { isBusy, call } = useCall();
  const { id, type, state, eventId, payload, answerStart, lastError } = delivery;
  return (
    <Dialog
      open
      onClose={onClose}
      title={deliveryTypeName(type)}
      description={
        <>
          {DELIVERY_STATE_NAMES[state]} · {outcomeText(delivery)}
        </>
      }
      footer={
        isInPlan ? (
          <Button
            loading={isBusy}
            loadingText="Enviando…"
            onClick={async () => {
              const outcome = await call(
                "Se enviará otra vez",
                "POST",
                `/api/webhooks/${webhookId}/deliveries/${id}/replay`,
              );
              if (outcome.kind === "done") onClose();
            }}
          >
            Enviar otra vez
          </Button>
        ) : undefined
      }
    >
      <div className="grid gap-4 text-sm">
        {lastError && state !== "entregada" ? <p className="font-medium text-destructive">{lastError}</p> : null}
        <p className="text-muted-foreground">
          Número del aviso: <code className="font-mono text-xs break-all">{eventId}</code>
        </p>
        <Text title="Lo que enviamos">{JSON.stringify(payload, null, 2)}</Text>
        {answerStart ? <Text title="Cómo empieza su respuesta">{answerStart}</Text> : null}
      </div>
    </Dialog>
  );
}

function Text({ title, children }: { title: string; children: string }) {
  return (
    <section className="grid min-w-0 gap-1.5">
      <h3 className="text-sm font-medium tracking-normal [font-stretch:100%]">{title}</h3>
      <pre className="rounded-sm bg-muted p-3.5 font-mono text-xs whitespace-pre-wrap wrap-anywhere">{children}</pre>
    </section>
  );
}
