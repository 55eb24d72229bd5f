import { Download, FileText, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { FormProvider, useForm, useWatch } from "react-hook-form";
import { useRevalidator } from "react-router";
import { EVENT_KIND_NAMES } from "#domain/crm/calendar/calendar-values.ts";
import type { EditScope } from "#domain/crm/calendar/event-form.ts";
import { newEvent } from "#domain/crm/calendar/event-form.ts";
import { dayInWords } from "#domain/crm/calendar/recurrence-words.ts";
import { clockOf, dayOf } from "#domain/shared/time/local-time.ts";
import type { CalendarItem } from "#server/crm/calendar/list-events.server.ts";
import { Button } from "#ui/button.tsx";
import { callApi, failureText } from "#ui/call-api.ts";
import { Callout } from "#ui/callout.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { checkForm, type FieldErrors } from "#ui/field-errors.ts";
import { useUnsavedValues } from "#ui/form/use-unsaved-values.ts";
import { RepeatKey } from "#ui/repeat-key.ts";
import { showToast } from "#ui/toast-store.ts";
import { VisitDialog } from "../../shared/visit-dialog.tsx";
import { useCalendarPlace } from "./calendar-place.ts";
import { EventFields } from "./event-fields.tsx";
import { changedPart, type EventValues, payloadOf, spanOfValues, valuesOf } from "./event-values.ts";
import { ScopeQuestion } from "./scope-question.tsx";
import { targetOf, useCalendarActs } from "./use-calendar-acts.ts";

interface EventDialogProps {
  /** Null makes a new one. */
  item: CalendarItem | null;
  /** Values of a new event. */
  start: EventValues;
  people: readonly { id: string; name: string }[];
  onClose: () => void;
}

/** Field of the form for each field of the call. */
const FIELD_OF: Record<string, keyof EventValues> = {
  startsLocal: "startDay",
  durationMinutes: "endDay",
  rrule: "repeats",
  status: "isTentative",
  homeId: "homeId",
};

/** An event to write, read or change. Typed values stay until they are saved. */
export function EventDialog({ item, start, people, onClose }: EventDialogProps) {
  const { api } = useCalendarPlace();
  const { revalidate } = useRevalidator();
  const acts = useCalendarActs();
  const [opened] = useState(() => (item ? valuesOf(item) : start));
  const form = useForm<EventValues>({ defaultValues: opened, shouldFocusError: true });
  const unsaved = useUnsavedValues(form, opened);
  const [isBusy, setBusy] = useState(false);
  const [isDistinctive, setTelling] = useState(false);
  const [asked, setAsked] = useState<"save" | "delete" | null>(null);
  const keys = useRef(new RepeatKey());
  const isSeries = item !== null && item.seriesId !== null;

  const show = (errors: FieldErrors) => {
    Object.entries(errors).forEach(([name, message], index) => {
      const field = FIELD_OF[name] ?? (name as keyof EventValues);
      form.setError(field, { message }, { shouldFocus: index === 0 });
    });
  };

  const save = async (scope: EditScope) => {
    const payload = payloadOf(form.getValues(), item?.rrule ?? null);
    setBusy(true);
    const outcome = item
      ? await change(item, scope, payload)
      : await callApi("POST", `${api}/events`, payload, { idempotencyKey: keys.current.of(payload) });
    setBusy(false);
    if (outcome.kind === "invalid") return show(outcome.errors);
    if (outcome.kind !== "done") {
      return void showToast({ kind: "error", title: "No se ha guardado", description: failureText(outcome) });
    }
    await revalidate();
    showToast({
      kind: "success",
      title: item ? "Cambios guardados" : `${EVENT_KIND_NAMES[payload.kind]} en el calendario`,
    });
    onClose();
  };

  const change = (of: CalendarItem, scope: EditScope, payload: ReturnType<typeof payloadOf>) => {
    const { id, target } = targetOf(of, scope);
    const changes = changedPart(payloadOf(valuesOf(of), of.rrule), payload);
    // A single date of a series follows no rule.
    if (scope === "esta") delete changes.rrule;
    return callApi("PATCH", `${api}/events/${id}`, { ...target, changes });
  };

  const submit = async () => {
    form.clearErrors();
    const values = form.getValues();
    const span = spanOfValues(values);
    if (!span) return show({ startsLocal: "Elige un día y una hora" });
    if (span.durationMinutes < 0) return show({ durationMinutes: "Termina antes de empezar" });
    const found = checkForm(newEvent, payloadOf(values, item?.rrule ?? null));
    if (found) return show(found);
    if (isSeries) setAsked("save");
    else await save("todas");
  };

  const remove = async (scope: EditScope) => {
    setBusy(true);
    const isDone = await acts.remove(item!, scope);
    setBusy(false);
    if (isDone) onClose();
  };

  if (item?.subscription) return <WatchedEvent item={item} onClose={onClose} />;
  return (
    <>
      <Dialog
        open={asked === null && !isDistinctive}
        onClose={() => unsaved.leave(onClose)}
        title={item ? EVENT_KIND_NAMES[item.kind] : "Nuevo evento"}
        {...(item?.isAutomatic
          ? { description: "Lo ha creado Umbral. Si cambia lo que lo causa, se pone al día solo." }
          : {})}
      >
        <FormProvider {...form}>
          <form
            noValidate
            method="post"
            className="grid gap-5"
            onSubmit={(event) => {
              event.preventDefault();
              void submit();
            }}
          >
            <EventFields people={people} item={item} />
            <ConflictNote item={item} />
            <div className="flex flex-wrap items-center justify-between gap-3">
              <div className="flex flex-wrap gap-1">
                {item ? (
                  <>
                    <Button
                      variant="ghost"
                      className="text-destructive"
                      onClick={() => (isSeries ? setAsked("delete") : void remove("todas"))}
                    >
                      <Trash2 aria-hidden size={18} strokeWidth={1.75} /> Eliminar
                    </Button>
                    {item.kind === "visita" && item.home ? (
                      <Button asChild variant="ghost">
                        <a
                          href={`/api/portfolio/homes/${item.home.id}/visit.pdf?evento=${item.id}`}
                          target="_blank"
                          rel="noreferrer"
                        >
                          <FileText aria-hidden size={18} strokeWidth={1.75} /> Hoja de visita
                        </a>
                      </Button>
                    ) : null}
                    <Button asChild variant="ghost">
                      <a href={`${api}/events/${item.id}/ics`} download>
                        <Download aria-hidden size={18} strokeWidth={1.75} /> .ics
                      </a>
                    </Button>
                  </>
                ) : null}
              </div>
              <div className="flex flex-wrap gap-3">
                {item && (item.kind === "tarea" || item.kind === "plazo") ? (
                  <Button
                    variant="outline"
                    onClick={async () => {
                      if (await acts.setDone(item, item.doneAt === null)) onClose();
                    }}
                  >
                    {item.doneAt ? "Reabrir" : "Marcar hecha"}
                  </Button>
                ) : null}
                {item?.kind === "visita" && item.seriesId !== item.id ? (
                  <Button variant="outline" onClick={() => setTelling(true)}>
                    {item.doneAt ? "Cambiar el comentario" : "Visita hecha"}
                  </Button>
                ) : null}
                <Button type="submit" loading={isBusy} loadingText="Guardando…">
                  {item ? "Guardar cambios" : "Crear evento"}
                </Button>
              </div>
            </div>
          </form>
        </FormProvider>
      </Dialog>
      {item && isDistinctive ? (
        <VisitDialog visit={item} api={api} onClose={() => setTelling(false)} onDone={onClose} />
      ) : null}
      {asked ? (
        <ScopeQuestion
          verb={asked === "save" ? "Cambiar" : "Eliminar"}
          isBusy={isBusy}
          onClose={() => setAsked(null)}
          onChoose={async (scope) => {
            if (asked === "save") await save(scope);
            else await remove(scope);
            setAsked(null);
          }}
        />
      ) : null}
    </>
  );
}

const CONFLICT_PAUSE_MS = 400;

/** Other events at that time, shown while there is still time to change. */
function ConflictNote({ item }: { item: CalendarItem | null }) {
  const { api } = useCalendarPlace();
  const values = useWatch<EventValues>() as EventValues;
  const [found, setFound] = useState<readonly CalendarItem[]>([]);
  const span = spanOfValues(values);
  const takesPlace = values.kind === "visita" || values.kind === "cita";
  const query =
    span && takesPlace && values.isAllDay !== "si"
      ? new URLSearchParams({
          desde: span.startsLocal,
          zona: values.timeZone,
          minutos: String(Math.max(0, span.durationMinutes)),
          persona: values.ownerId,
          vivienda: values.kind === "visita" ? values.homeId : "",
          salvo: item?.seriesId ?? item?.id ?? "",
        }).toString()
      : null;
  const asked = useRef(query);
  asked.current = query;
  useEffect(() => {
    if (query === null) return setFound([]);
    const timer = setTimeout(async () => {
      const outcome = await callApi<{ conflicts: CalendarItem[] }>("GET", `${api}/conflicts?${query}`);
      if (outcome.kind === "done" && asked.current === query) setFound(outcome.answer.conflicts);
    }, CONFLICT_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [api, query]);
  return (
    <div role="status">
      {found.length > 0 ? (
        <Callout tone="warning" title="Coincide con otro evento">
          <ul>
            {found.slice(0, 3).map((other) => (
              <li key={other.key}>
                «{other.title}», de {clockOf(other.shownFrom)} a {clockOf(other.shownTo)}
                {other.owner?.id === values.ownerId ? "" : ", en la misma vivienda"}
              </li>
            ))}
          </ul>
        </Callout>
      ) : null}
    </div>
  );
}

/** An event of somebody else's calendar: it is changed where it was made. */
function WatchedEvent({ item, onClose }: { item: CalendarItem; onClose: () => void }) {
  const day = dayInWords(dayOf(item.shownFrom), new Date().toISOString());
  return (
    <Dialog open onClose={onClose} title={item.title} description={`De tu calendario «${item.subscription!.name}»`}>
      <dl className="grid gap-3 text-sm">
        <div>
          <dt className="font-medium">Cuándo</dt>
          <dd className="first-letter:uppercase">
            {item.isAllDay ? `${day}, todo el día` : `${day}, de ${clockOf(item.shownFrom)} a ${clockOf(item.shownTo)}`}
          </dd>
        </div>
        {item.location ? (
          <div>
            <dt className="font-medium">Dónde</dt>
            <dd className="wrap-anywhere">{item.location}</dd>
          </div>
        ) : null}
        {item.notes ? (
          <div>
            <dt className="font-medium">Notas</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{item.notes}</dd>
          </div>
        ) : null}
      </dl>
      <p className="text-sm text-muted-foreground">Solo se puede leer aquí. Cámbialo en el calendario del que viene.</p>
    </Dialog>
  );
}
