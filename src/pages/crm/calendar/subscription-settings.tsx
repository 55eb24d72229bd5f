import { RefreshCw, Trash2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import { newSubscription } from "#domain/crm/calendar/event-form.ts";
import type { ListedSubscription } from "#server/crm/calendar/subscriptions.server.ts";
import { Button } from "#ui/button.tsx";
import { AlertDialog } from "#ui/dialog.tsx";
import { checkForm, type FieldErrors } from "#ui/field-errors.ts";
import { focusFirst } from "#ui/lead/focus-first.ts";
import { PlainField } from "#ui/lead/plain-field.tsx";
import { Tag } from "#ui/tag.tsx";
import { useCall } from "#ui/use-call.ts";
import { When } from "../../shared/when.tsx";
import { useCalendarPlace } from "./calendar-place.ts";

/** Calendars of other programs, shown beside one's own. */
export function SubscriptionSettings({ subscriptions }: { subscriptions: readonly ListedSubscription[] }) {
  const { api } = useCalendarPlace();
  const { isBusy, call } = useCall({ showsErrors: true });
  const [errors, setErrors] = useState<FieldErrors>({});
  const [ending, setEnding] = useState<ListedSubscription | null>(null);

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = Object.fromEntries(new FormData(form));
    const found = checkForm(newSubscription, typed);
    setErrors(found ?? {});
    if (found) return focusFirst(form, found);
    const outcome = await call("Calendario añadido: lo leemos ahora", "POST", `${api}/subscriptions`, typed);
    if (outcome.kind === "done") form.reset();
    if (outcome.kind === "invalid") {
      setErrors(outcome.errors);
      focusFirst(form, outcome.errors);
    }
  }

  return (
    <div className="grid gap-5 text-sm">
      <p className="text-muted-foreground">
        Tu calendario personal, el de la oficina o el de festivos: se leen cada hora, solo los ves tú y aquí no se
        cambian.
      </p>
      {subscriptions.length > 0 ? (
        <ul className="divide-y border-y">
          {subscriptions.map((subscription) => (
            <li key={subscription.id} className="flex items-start justify-between gap-3 py-3">
              <div className="min-w-0">
                <p className="flex flex-wrap items-center gap-2 font-medium">
                  <span className="wrap-anywhere">{subscription.name}</span>
                  <StateTag {...subscription} />
                </p>
                <p className="truncate text-xs text-muted-foreground">{subscription.url}</p>
                {subscription.state === "failing" ? (
                  <p className="mt-1 text-xs font-medium text-destructive">
                    {subscription.lastError}
                    {subscription.lastErrorAt ? (
                      <>
                        {" "}
                        (<When iso={subscription.lastErrorAt} />)
                      </>
                    ) : null}
                  </p>
                ) : null}
                <p className="mt-1 text-xs text-muted-foreground tabular-nums">
                  {subscription.lastSuccessAt ? (
                    <>
                      Leído bien por última vez el <When iso={subscription.lastSuccessAt} />
                      {subscription.counts ? `: ${subscription.counts.events} eventos` : ""}
                      {subscription.counts?.unread ? `, ${subscription.counts.unread} sin entender` : ""}
                    </>
                  ) : (
                    "Todavía no se ha leído"
                  )}
                </p>
              </div>
              <div className="flex shrink-0">
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={`Leer ahora «${subscription.name}»`}
                  onClick={() =>
                    void call("Lo leemos ahora", "POST", `${api}/subscriptions/${subscription.id}/refresh`)
                  }
                >
                  <RefreshCw aria-hidden size={18} strokeWidth={1.75} />
                </Button>
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={`Quitar «${subscription.name}»`}
                  onClick={() => setEnding(subscription)}
                >
                  <Trash2 aria-hidden size={18} strokeWidth={1.75} />
                </Button>
              </div>
            </li>
          ))}
        </ul>
      ) : null}
      <form noValidate method="post" onSubmit={add} className="grid items-start gap-4 sm:grid-cols-[1fr_2fr]">
        <PlainField name="name" label="Nombre" placeholder="Personal" error={errors.name} maxLength={60} />
        <PlainField
          name="url"
          label="Dirección"
          placeholder="https://… o webcal://…"
          error={errors.url}
          inputMode="url"
          autoComplete="off"
        />
        <Button
          type="submit"
          variant="outline"
          className="justify-self-start"
          loading={isBusy}
          loadingText="Añadiendo…"
        >
          Añadir calendario
        </Button>
      </form>
      {ending ? (
        <AlertDialog
          open
          onClose={() => setEnding(null)}
          title={`¿Quitar «${ending.name}»?`}
          confirmLabel="Quitar calendario"
          confirmingText="Quitando…"
          confirming={isBusy}
          onConfirm={async () => {
            const outcome = await call("Calendario quitado", "DELETE", `${api}/subscriptions/${ending.id}`);
            if (outcome.kind !== "busy") setEnding(null);
          }}
        >
          Sus eventos dejan de verse aquí. En el programa del que vienen no cambia nada.
        </AlertDialog>
      ) : null}
    </div>
  );
}

function StateTag({ state }: Pick<ListedSubscription, "state">) {
  if (state === "failing") return <Tag tone="destructive">No se puede leer</Tag>;
  return state === "waiting" ? <Tag>Leyendo…</Tag> : <Tag tone="success">Al día</Tag>;
}
