import { WEBHOOK_EVENT_NAMES, WEBHOOK_EVENT_TYPES } from "#domain/integrations/api/webhook-events.ts";
import { newWebhook } from "#domain/integrations/api/webhook-form.ts";
import type { ListedWebhook } from "#server/integrations/webhooks/webhooks.server.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { PlainChips } from "#ui/form/plain-choices.tsx";
import { PlainField } from "#ui/lead/plain-field.tsx";
import { useCallForm } from "#ui/use-call-form.ts";

const EVENT_CHOICES = WEBHOOK_EVENT_TYPES.map((type) => ({ value: type, label: WEBHOOK_EVENT_NAMES[type] }));

/** An address that receives changes: a new one, or one that is edited. */
export function WebhookDialog({
  webhook,
  onClose,
  onDone,
}: {
  webhook?: ListedWebhook;
  onClose: () => void;
  onDone: (answer: unknown) => void;
}) {
  const { isBusy, errors, formProps, leave } = useCallForm({
    schema: newWebhook,
    read: (typed) => ({ name: typed.get("name"), url: typed.get("url"), events: typed.getAll("events") }),
    method: webhook ? "PATCH" : "POST",
    path: webhook ? `/api/webhooks/${webhook.id}` : "/api/webhooks",
    doneText: webhook ? "Cambios guardados" : "Dirección añadida",
    onDone,
  });
  return (
    <Dialog
      open
      onClose={() => leave(onClose)}
      title={webhook ? `Cambiar «${webhook.name}»` : "Añadir dirección"}
      description="Tiene que responder con un código 2xx en unos segundos."
    >
      <form {...formProps} className="grid gap-5">
        <PlainField
          name="name"
          label="Nombre"
          placeholder="CRM de la oficina"
          defaultValue={webhook?.name}
          maxLength={120}
          error={errors.name}
        />
        <PlainField
          name="url"
          type="url"
          inputMode="url"
          label="Dirección"
          placeholder="https://mi-programa.example/avisos"
          defaultValue={webhook?.url}
          maxLength={2000}
          autoComplete="off"
          error={errors.url}
        />
        <PlainChips
          name="events"
          label="De qué avisamos"
          choices={EVENT_CHOICES}
          chosen={webhook?.events ?? []}
          error={errors.events}
        />
        <div className="flex flex-wrap justify-end gap-3 max-sm:*:w-full">
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" loading={isBusy} loadingText="Guardando…">
            {webhook ? "Guardar cambios" : "Añadir dirección"}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
