import { type ChangeEvent, useId, useState } from "react";
import { dateInWords, ruleInWords } from "#domain/crm/calendar/recurrence-words.ts";
import { clockOf, dayOf } from "#domain/shared/time/local-time.ts";
import type { FileOutcome } from "#server/crm/calendar/import-file.server.ts";
import { Button } from "#ui/button.tsx";
import { callApi, failureText } from "#ui/call-api.ts";
import { Callout } from "#ui/callout.tsx";
import { useCall } from "#ui/use-call.ts";
import { useCalendarPlace } from "./calendar-place.ts";

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** A file of another program: a preview of its events comes first. */
export function FileSettings() {
  const { api } = useCalendarPlace();
  const { isBusy, call } = useCall();
  const [text, setText] = useState<string | null>(null);
  const [preview, setPreview] = useState<FileOutcome | null>(null);
  const [error, setError] = useState<string | null>(null);
  const id = useId();

  async function choose(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    setPreview(null);
    setError(null);
    if (!file) return;
    const content = await file.text();
    const outcome = await callApi<FileOutcome>("POST", `${api}/file`, { text: content });
    if (outcome.kind !== "done") return setError(failureText(outcome));
    setText(content);
    setPreview(outcome.answer);
  }

  const isNothing = preview !== null && preview.added + preview.changed === 0;
  return (
    <div className="grid gap-5 text-sm">
      <p className="text-muted-foreground">
        Exporta tu calendario en formato iCalendar (.ics) y elígelo aquí. Antes de guardar nada verás qué trae; el mismo
        archivo dos veces no duplica nada.
      </p>
      <div className="grid gap-1.5">
        <label htmlFor={id} className="font-medium">
          Archivo .ics
        </label>
        <input
          id={id}
          type="file"
          accept=".ics,text/calendar"
          onChange={(event) => void choose(event)}
          aria-describedby={`${id}-error`}
          className="min-h-11 rounded-sm border border-input bg-card p-2 text-sm file:mr-3 file:rounded-xs file:border-0 file:bg-secondary file:px-3 file:py-1.5 file:text-sm file:font-medium"
        />
        <p id={`${id}-error`} role="status" className="text-xs font-medium text-destructive">
          {error}
        </p>
      </div>
      {preview && !preview.isImported ? (
        <div className="grid gap-4">
          <p className="font-medium">
            {isNothing
              ? "No trae nada que no esté ya."
              : `Trae ${counted(preview.added, "evento nuevo", "eventos nuevos")} y cambia ${counted(preview.changed, "uno", "")}`
                  .replace(/cambia (\d+) $/, "cambia $1")
                  .replace(" y cambia 0", "")}
            {preview.same > 0 && !isNothing ? `; ${counted(preview.same, "ya estaba", "ya estaban")}` : ""}
          </p>
          <ul className="divide-y border-y text-xs">
            {preview.sample.map((event) => (
              <li key={`${event.title}/${event.startsLocal}`} className="flex flex-wrap justify-between gap-x-4 py-2">
                <span className="font-medium wrap-anywhere">{event.title}</span>
                <span className="text-muted-foreground tabular-nums">
                  {dateInWords(dayOf(event.startsLocal))}
                  {event.isAllDay ? "" : `, ${clockOf(event.startsLocal)}`}
                  {event.rrule ? `, ${ruleInWords(event.rrule, event.startsLocal)}` : ""}
                </span>
              </li>
            ))}
          </ul>
          {preview.unread.length > 0 ? (
            <Callout
              tone="warning"
              title={`${counted(preview.unread.length, "evento no se entiende", "eventos no se entienden")} y se queda${preview.unread.length === 1 ? "" : "n"} fuera`}
            >
              <ul>
                {preview.unread.slice(0, 6).map(({ line, title, reason }) => (
                  <li key={line}>
                    Línea {line}
                    {title ? ` («${title}»)` : ""}: {reason}
                  </li>
                ))}
              </ul>
            </Callout>
          ) : null}
          {isNothing ? null : (
            <Button
              className="justify-self-start"
              loading={isBusy}
              loadingText="Guardando…"
              onClick={async () => {
                const outcome = await call("Calendario importado", "POST", `${api}/file`, { text, import: true });
                if (outcome.kind === "done") setPreview(outcome.answer as FileOutcome);
              }}
            >
              Guardar en el calendario
            </Button>
          )}
        </div>
      ) : null}
      {preview?.isImported ? (
        <Callout tone="success" title="Guardado">
          {counted(preview.added, "evento nuevo", "eventos nuevos")},{" "}
          {counted(preview.changed, "cambiado", "cambiados")}.
        </Callout>
      ) : null}
    </div>
  );
}
