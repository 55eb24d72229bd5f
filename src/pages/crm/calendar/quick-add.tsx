import { Plus } from "lucide-react";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { useLocation, useRevalidator } from "react-router";
import { readQuickTask } from "#domain/crm/calendar/quick-task.ts";
import { dateInWords, dayInWords } from "#domain/crm/calendar/recurrence-words.ts";
import { DAY_MINUTES } from "#domain/shared/time/durations.ts";
import { addDays } from "#domain/shared/time/local-time.ts";
import { Button } from "#ui/button.tsx";
import { callApi, failureText } from "#ui/call-api.ts";
import { InputBox } from "#ui/form/controls.tsx";
import { Panel } from "#ui/panel.tsx";
import { showToast } from "#ui/toast-store.ts";
import { useCalendarPlace } from "./calendar-place.ts";

interface QuickAddProps {
  today: string;
  timeZone: string;
  reminders: readonly number[];
  ownerId: string;
}

/** One line makes a task. The fields read from it are shown below before it is kept. */
export function QuickAdd({ today, timeZone, reminders, ownerId }: QuickAddProps) {
  const { api } = useCalendarPlace();
  const { revalidate } = useRevalidator();
  const [text, setText] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const location = useLocation();
  // The command menu leads here to write one; each arrival is another location.
  useEffect(() => {
    if (location.hash === "#nueva") input.current?.focus();
  }, [location]);
  const id = useId();
  const task = readQuickTask(text, today);
  const day = task.day ?? today;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (task.title === "") return setError("Escribe qué hay que hacer");
    setBusy(true);
    const outcome = await callApi("POST", `${api}/events`, {
      kind: "tarea",
      title: task.title,
      startsLocal: `${day}T${task.time ?? "00:00"}:00`,
      isAllDay: task.time === null,
      durationMinutes: task.time === null ? DAY_MINUTES : 30,
      timeZone,
      ownerId,
      // A whole day is not reminded in the middle of the night before.
      reminders: task.time === null ? [] : reminders,
    });
    setBusy(false);
    if (outcome.kind !== "done") {
      if (outcome.kind === "invalid") return setError(failureText(outcome));
      return void showToast({ kind: "error", title: "No se ha guardado", description: failureText(outcome) });
    }
    setText("");
    setError(undefined);
    await revalidate();
    showToast({ kind: "success", title: "Tarea creada", description: echoOf(task.title, day, task.time, today) });
  }

  return (
    <Panel as="div" className="p-4">
      <form noValidate method="post" onSubmit={submit} className="grid gap-1.5">
        <label htmlFor={id} className="text-sm font-medium">
          Nueva tarea
        </label>
        <div className="flex gap-3 max-sm:flex-col">
          <InputBox
            ref={input}
            id={id}
            value={text}
            maxLength={250}
            autoComplete="off"
            placeholder="Llamar a Ana mañana a las 10"
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={`${id}-echo`}
            onChange={(event) => {
              setText(event.target.value);
              setError(undefined);
            }}
            boxClassName="min-w-0 flex-1"
          />
          <Button type="submit" loading={isBusy} loadingText="Guardando…">
            <Plus aria-hidden size={18} strokeWidth={1.75} /> Añadir
          </Button>
        </div>
        <p
          id={`${id}-echo`}
          role="status"
          className={error ? "text-xs font-medium text-destructive" : "min-h-4 text-xs text-muted-foreground"}
        >
          {error ??
            (text.trim() === ""
              ? "Escribe el día y la hora como los dirías: «el viernes a las 5», «en tres días»."
              : echoOf(task.title, day, task.time, today))}
        </p>
      </form>
    </Panel>
  );
}

/** `«Llamar a Ana», mañana, jueves, 15 de octubre, a las 10:00` */
function echoOf(title: string, day: string, time: string | null, today: string): string {
  const near = day === today ? "hoy, " : day === addDays(today, 1) ? "mañana, " : "";
  const date = day.slice(0, 4) === today.slice(0, 4) ? dayInWords(day) : dateInWords(day);
  return `«${title || "…"}», ${near}${date}${time === null ? "" : `, a las ${time}`}`;
}
