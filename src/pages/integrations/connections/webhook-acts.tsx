import { MoreHorizontal, Pause, Pencil, Play, RefreshCw, Send, Trash2 } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { ShownDelivery } from "#server/integrations/webhooks/deliveries.server.ts";
import type { ListedWebhook } from "#server/integrations/webhooks/webhooks.server.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { AlertDialog } from "#ui/dialog.tsx";
import { DropdownItem, DropdownMenu } from "#ui/dropdown-menu.tsx";
import { showToast } from "#ui/toast-store.ts";
import { useCall } from "#ui/use-call.ts";
import { SecretDialog } from "./secret-dialog.tsx";
import { WebhookDialog } from "./webhook-dialog.tsx";

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;

/** Acts on an address: try it, see its secret, pause, change and delete it. */
export function WebhookActs({ webhook, isInPlan }: { webhook: ListedWebhook; isInPlan: boolean }) {
  const { id, name, state } = webhook;
  const path = `/api/webhooks/${id}`;
  const test = useCall();
  const other = useCall();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<"edit" | "delete" | "rotate" | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const [tried, setTried] = useState<ShownDelivery | null>(null);
  const close = () => setAsked(null);

  async function tryOut() {
    setTried(null);
    const outcome = await test.call(null, "POST", `${path}/test`);
    if (outcome.kind === "done") setTried(outcome.answer as ShownDelivery);
  }
  async function secretOf(method: "GET" | "POST", message: string | null) {
    const outcome = await other.call(message, method, `${path}/secret`);
    if (outcome.kind !== "done") return;
    const { secret: found } = outcome.answer as { secret: string | null };
    if (found === null) {
      showToast({ kind: "error", title: "El secreto ya no se puede leer", description: "Cámbialo por otro." });
    } else setSecret(found);
  }

  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-2">
        {isInPlan ? (
          <Button variant="outline" size="sm" loading={test.isBusy} loadingText="Enviando…" onClick={tryOut}>
            <Send {...icon} /> Enviar una prueba
          </Button>
        ) : null}
        <Button variant="outline" size="sm" loading={other.isBusy} onClick={() => secretOf("GET", null)}>
          Ver el secreto
        </Button>
        {state === "activo" ? (
          <Button
            variant="outline"
            size="sm"
            onClick={() => other.call("Webhook pausado", "PATCH", path, { state: "pausado" })}
          >
            <Pause {...icon} /> Pausar
          </Button>
        ) : (
          <Button
            variant="outline"
            size="sm"
            onClick={() => other.call("Webhook en marcha", "PATCH", path, { state: "activo" })}
          >
            <Play {...icon} /> Reanudar
          </Button>
        )}
        <DropdownMenu
          trigger={
            <Button variant="ghost" size="icon" aria-label={`Más acciones de «${name}»`}>
              <MoreHorizontal aria-hidden size={18} strokeWidth={1.75} />
            </Button>
          }
        >
          <DropdownItem icon={<Pencil {...icon} />} onSelect={() => setAsked("edit")}>
            Cambiar
          </DropdownItem>
          <DropdownItem icon={<RefreshCw {...icon} />} onSelect={() => setAsked("rotate")}>
            Cambiar el secreto
          </DropdownItem>
          <DropdownItem icon={<Trash2 {...icon} />} destructive onSelect={() => setAsked("delete")}>
            Eliminar
          </DropdownItem>
        </DropdownMenu>
      </div>
      <div aria-live="polite" className="empty:sr-only">
        {tried === null ? null : tried.state === "entregada" ? (
          <Callout tone="success" title="La prueba ha llegado">
            Ha respondido {tried.lastStatus} en {tried.lastMs} ms.
          </Callout>
        ) : (
          <Callout tone="destructive" title="La prueba no ha llegado">
            {tried.lastError}
          </Callout>
        )}
      </div>
      {asked === "edit" ? <WebhookDialog webhook={webhook} onClose={close} onDone={close} /> : null}
      {secret === null ? null : <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
      <AlertDialog
        open={asked === "rotate"}
        onClose={close}
        title={`¿Cambiar el secreto de «${name}»?`}
        confirmLabel="Cambiar el secreto"
        confirming={other.isBusy}
        confirmingText="Cambiando…"
        onConfirm={async () => {
          await secretOf("POST", "Secreto nuevo");
          close();
        }}
      >
        Durante un día firmamos con el de antes y con el nuevo, para que te dé tiempo a cambiarlo en tu programa.
      </AlertDialog>
      <AlertDialog
        open={asked === "delete"}
        onClose={close}
        title={`¿Eliminar «${name}»?`}
        confirmLabel="Eliminar webhook"
        confirming={other.isBusy}
        onConfirm={async () => {
          // Navigate only after deletion; the page of a deleted one would not be found.
          const outcome = await other.call("Webhook eliminado", "DELETE", path);
          if (outcome.kind === "done") void navigate("/dashboard/integrations/webhooks");
          else close();
        }}
      >
        Deja de recibir avisos y se borra su registro de envíos.
      </AlertDialog>
    </div>
  );
}
