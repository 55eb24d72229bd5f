import { FormProvider, useForm } from "react-hook-form";
import type { CalendarSettings } from "#domain/accounts/account/calendar-settings.ts";
import { REMINDER_CHOICES } from "#domain/crm/calendar/event-form.ts";
import { Button } from "#ui/button.tsx";
import { CheckboxField, ChipsField, SelectField } from "#ui/form/choice-fields.tsx";
import { useCall } from "#ui/use-call.ts";
import { useCalendarPlace } from "./calendar-place.ts";
import { reminderName, zoneChoices } from "./event-fields.tsx";

interface OwnValues {
  mails: string;
  timeZone: string;
  reminders: Record<string, string>;
}

/** Reminders and time zone of the person. */
export function OwnSettings({ settings }: { settings: CalendarSettings }) {
  const { api } = useCalendarPlace();
  const { isBusy, call } = useCall({ showsErrors: true });
  const form = useForm<OwnValues>({
    defaultValues: {
      mails: settings.mails ? "si" : "no",
      timeZone: settings.timeZone,
      reminders: Object.fromEntries(settings.reminders.map((minutes) => [`m${minutes}`, "si"])),
    },
  });
  const save = form.handleSubmit(async ({ mails, timeZone, reminders }) => {
    const chosen = Object.entries(reminders).filter(([, value]) => value === "si");
    const outcome = await call("Ajustes guardados", "PUT", `${api}/settings`, {
      mails: mails === "si",
      timeZone,
      reminders: chosen.map(([name]) => Number(name.slice(1))),
    });
    if (outcome.kind !== "invalid") return;
    for (const [name, message] of Object.entries(outcome.errors)) form.setError(name as keyof OwnValues, { message });
  });
  return (
    <FormProvider {...form}>
      <form noValidate method="post" onSubmit={save} className="grid gap-5">
        <CheckboxField
          name="mails"
          label="Recibir por correo los avisos de mis eventos y de las tareas vencidas"
          help="Sin esto, lo vencido se avisa solo en la campana."
        />
        <ChipsField
          label="Avisos de un evento nuevo"
          help="Los puedes cambiar en cada evento. Como mucho cinco."
          chips={REMINDER_CHOICES.map((minutes) => ({ name: `reminders.m${minutes}`, label: reminderName(minutes) }))}
        />
        <SelectField
          name="timeZone"
          label="Zona horaria"
          help="La hora a la que ves el calendario. Cada evento conserva la suya."
          options={zoneChoices(settings.timeZone)}
        />
        <Button type="submit" className="justify-self-start" loading={isBusy} loadingText="Guardando…">
          Guardar ajustes
        </Button>
      </form>
    </FormProvider>
  );
}
