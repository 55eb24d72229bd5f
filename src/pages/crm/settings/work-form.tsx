import { settingsForm } from "#domain/crm/contacts/contact-forms.ts";
import type { CrmSettings } from "#domain/crm/contacts/dto.ts";
import { parseSpanishNumber } from "#domain/shared/schema/spanish-number.ts";
import { Button } from "#ui/button.tsx";
import { FieldFoot } from "#ui/form/field-frame.tsx";
import { PlainChips, PlainSelect } from "#ui/form/plain-choices.tsx";
import { PlainField } from "#ui/lead/plain-field.tsx";
import { useCrmForm } from "../use-crm-form.ts";
import { hoursText, readHours, WEEKDAYS } from "./work-hours.ts";

const ZONES = [
  { value: "Europe/Madrid", label: "Península y Baleares" },
  { value: "Atlantic/Canary", label: "Canarias" },
  { value: "America/Mexico_City", label: "Ciudad de México" },
  { value: "America/Bogota", label: "Bogotá" },
  { value: "America/Lima", label: "Lima" },
  { value: "America/Santiago", label: "Santiago de Chile" },
  { value: "America/Argentina/Buenos_Aires", label: "Buenos Aires" },
];

/** Opening hours of the agency, its time to answer, its commission on a sale, and when a mandate is warned of. */
export function WorkForm({ settings }: { settings: CrmSettings }) {
  const { timeZone, openingHours, holidays, answerMinutes, commissionRate, mandateNoticeDays, mayChange } = settings;
  const { isBusy, errors, formProps } = useCrmForm({
    schema: settingsForm,
    read: readSettings,
    method: "PUT",
    path: "/settings",
    doneText: "Ajustes guardados",
  });
  const hoursError = Object.entries(errors).find(([name]) => name.startsWith("openingHours"))?.[1];
  const zones = ZONES.some(({ value }) => value === timeZone)
    ? ZONES
    : [...ZONES, { value: timeZone, label: timeZone }];
  return (
    <form {...formProps}>
      <fieldset disabled={!mayChange} className="grid min-w-0 gap-5 p-5 sm:p-6">
        <fieldset className="min-w-0" aria-describedby="horario-help">
          <legend className="mb-2 text-sm font-medium">Horario</legend>
          <div className="grid gap-2">
            {WEEKDAYS.map((name, day) => (
              <div key={name} className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-3">
                <label htmlFor={`horas-${day}`} className="text-sm">
                  {name}
                </label>
                <input
                  id={`horas-${day}`}
                  name={`openingHours.${day}`}
                  defaultValue={hoursText(openingHours[day] ?? [])}
                  placeholder="Cerrado"
                  autoComplete="off"
                  aria-invalid={errors[`openingHours.${day}`] ? true : undefined}
                  className="min-h-10 w-full rounded-sm border border-input bg-card px-3 text-control tabular-nums placeholder:text-subtle-foreground aria-invalid:border-destructive disabled:opacity-60 pointer-coarse:min-h-11 pointer-coarse:text-base"
                />
              </div>
            ))}
          </div>
          <div className="mt-2">
            <FieldFoot id="horario" error={hoursError} help="Como 9:00-14:00, 16:00-19:00. Vacío: cerrado ese día." />
          </div>
        </fieldset>
        <PlainField
          name="holidays"
          label="Festivos"
          optional
          rows={3}
          placeholder="2026-12-25"
          help="Uno por línea, como 2026-12-25"
          defaultValue={holidays.join("\n")}
          error={Object.entries(errors).find(([name]) => name.startsWith("holidays"))?.[1]}
        />
        <div className="grid gap-4 sm:grid-cols-3">
          <PlainSelect
            name="timeZone"
            label="Hora de"
            defaultValue={timeZone}
            choices={zones}
            error={errors.timeZone}
          />
          <PlainField
            name="answerMinutes"
            label="Responder antes de"
            inputMode="numeric"
            defaultValue={String(answerMinutes)}
            help="Minutos de apertura"
            error={errors.answerMinutes}
            autoComplete="off"
          />
          <PlainField
            name="commissionRate"
            label="Comisión de venta"
            inputMode="decimal"
            defaultValue={String(Math.round(commissionRate * 1e4) / 100).replace(".", ",")}
            help="En % del precio"
            error={errors.commissionRate}
            autoComplete="off"
          />
        </div>
        <PlainChips
          name="mandateNoticeDays"
          label="Avisar de que vence un encargo"
          optional
          choices={[...new Set([...NOTICE_DAYS, ...mandateNoticeDays])]
            .sort((a, b) => b - a)
            .map((days) => ({ value: String(days), label: days === 1 ? "1 día antes" : `${days} días antes` }))}
          chosen={mandateNoticeDays.map(String)}
          error={Object.entries(errors).find(([name]) => name.startsWith("mandateNoticeDays"))?.[1]}
        />
        {mayChange ? (
          <div className="flex justify-end">
            <Button type="submit" variant="outline" loading={isBusy} loadingText="Guardando…" className="max-sm:w-full">
              Guardar ajustes
            </Button>
          </div>
        ) : null}
      </fieldset>
    </form>
  );
}

const NOTICE_DAYS = [60, 30, 15, 6, 1];

function readSettings(typed: FormData): object {
  const text = (name: string) => String(typed.get(name) ?? "").trim();
  const rate = parseSpanishNumber(text("commissionRate").replace("%", ""));
  return {
    timeZone: text("timeZone"),
    // Invalid hours are left for the schema to refuse at their day.
    openingHours: WEEKDAYS.map((_, day) => readHours(text(`openingHours.${day}`)) ?? [[0, 0]]),
    holidays: text("holidays")
      .split(/[\s,;]+/)
      .filter(Boolean),
    answerMinutes: text("answerMinutes"),
    mandateNoticeDays: typed.getAll("mandateNoticeDays").map(Number),
    commissionRate: rate === null || rate === undefined ? Number.NaN : rate / 100,
  };
}
