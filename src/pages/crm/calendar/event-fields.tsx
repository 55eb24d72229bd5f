import { ChevronDown } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { EVENT_KIND_NAMES, EVENT_KINDS } from "#domain/crm/calendar/calendar-values.ts";
import { REMINDER_CHOICES } from "#domain/crm/calendar/event-form.ts";
import { proposedTitle } from "#domain/crm/calendar/event-title.ts";
import { WEEKDAYS } from "#domain/crm/calendar/recurrence-rule.ts";
import { REPETITION_KINDS, repetitionName, ruleInWords } from "#domain/crm/calendar/recurrence-words.ts";
import type { ContactsPage } from "#domain/crm/contacts/dto.ts";
import { DAY_MINUTES, WEEK_MINUTES } from "#domain/shared/time/durations.ts";
import { isDay } from "#domain/shared/time/local-time.ts";
import { OFFERED_ZONES, zoneName } from "#domain/shared/time/zone-time.ts";
import type { CalendarItem } from "#server/crm/calendar/list-events.server.ts";
import { callApi } from "#ui/call-api.ts";
import { classNames } from "#ui/class-names.ts";
import { CheckboxField, ChipsField, SegmentedField, SelectField } from "#ui/form/choice-fields.tsx";
import { ComboboxField } from "#ui/form/combobox-field.tsx";
import { DateField, TextareaField, TextField, TimeField } from "#ui/form/text-fields.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { useCalendarPlace } from "./calendar-place.ts";
import { type EventValues, movedEnd, ruleOfValues } from "./event-values.ts";

const KINDS = EVENT_KINDS.map((value) => ({ value, label: EVENT_KIND_NAMES[value] }));
const INTERVAL_NAMES: Record<string, string> = {
  dia: "Cada cuántos días",
  semana: "Cada cuántas semanas",
  ano: "Cada cuántos años",
  "mes-dia": "Cada cuántos meses",
  "mes-semana": "Cada cuántos meses",
  "mes-ultimo": "Cada cuántos meses",
};
const DAY_LETTERS = ["L", "M", "X", "J", "V", "S", "D"];

export const reminderName = (minutes: number): string =>
  minutes === 0
    ? "A su hora"
    : minutes < 60
      ? `${minutes} minutos antes`
      : minutes < DAY_MINUTES
        ? `${minutes / 60} ${minutes === 60 ? "hora" : "horas"} antes`
        : minutes === WEEK_MINUTES
          ? "Una semana antes"
          : `${minutes / DAY_MINUTES} ${minutes === DAY_MINUTES ? "día" : "días"} antes`;

interface EventFieldsProps {
  people: readonly { id: string; name: string }[];
  item: CalendarItem | null;
}

/** Title and time come first; the other fields are folded away unless they have a value. */
export function EventFields({ people, item }: EventFieldsProps) {
  const values = useWatch<EventValues>() as EventValues;
  const { setValue, getValues } = useFormContext<EventValues>();
  const place = useCalendarPlace();
  const isTask = values.kind === "tarea" || values.kind === "plazo";
  const isAllDay = values.isAllDay === "si";
  const [isOpen, setOpen] = useState(item !== null && (item.notes !== null || item.priority !== "normal"));
  const moreId = useId();

  // The title follows the contact and the home until somebody writes their own.
  const proposed = useRef("");
  const proposal = proposedTitle(
    values.kind,
    values.contactId === "" ? "" : values.contactIdText,
    values.homeId === "" ? "" : values.homeIdText,
  );
  useEffect(() => {
    const title = getValues("title").trim();
    if (title === "" || title === proposed.current) setValue("title", proposal);
    proposed.current = proposal;
  }, [proposal, getValues, setValue]);

  // The end goes along when the start moves.
  const follow = (name: "startDay" | "startTime") => (next: string) => {
    const before = getValues();
    const from = `${before.startDay}T${before.startTime}:00`;
    const to = `${before.endDay}T${before.endTime}:00`;
    const moved = name === "startDay" ? `${next}T${before.startTime}:00` : `${before.startDay}T${next}:00`;
    if (Number.isNaN(Date.parse(`${moved}Z`)) || Number.isNaN(Date.parse(`${to}Z`))) return;
    const end = movedEnd({ from, to }, moved);
    setValue("endDay", end.endDay);
    setValue("endTime", end.endTime);
  };

  return (
    <>
      <SegmentedField name="kind" label="Qué es" options={KINDS} />
      <TextField
        name="title"
        label="Título"
        placeholder={isTask ? "Llamar a la propietaria" : "Visita con Marta Sanchis"}
        maxLength={200}
      />
      <div className="grid gap-3">
        <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-[1.3fr_1fr_1.3fr_1fr]">
          <DateField name="startDay" label={isTask ? "Vence" : "Empieza"} onChanged={follow("startDay")} />
          {isAllDay ? (
            <span className="sm:hidden" />
          ) : (
            <TimeField name="startTime" label="Hora" onChanged={follow("startTime")} />
          )}
          {isTask ? null : <DateField name="endDay" label="Termina" />}
          {isTask || isAllDay ? null : <TimeField name="endTime" label="Hora de fin" />}
        </div>
        <CheckboxField name="isAllDay" label="Todo el día" />
      </div>
      <RepetitionFields values={values} item={item} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <HomePicker />
        <ContactPicker />
      </div>
      {item?.home || item?.contact ? (
        <p className="-mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
          {item.home ? (
            <PageLink to={place.home(item.home.id)} className="link-text touch-target">
              Abrir la vivienda
            </PageLink>
          ) : null}
          {item.contact ? (
            <PageLink to={place.contact(item.contact.id)} className="link-text touch-target">
              Abrir el contacto
            </PageLink>
          ) : null}
        </p>
      ) : null}
      {isTask ? null : (
        <TextField name="location" label="Lugar" optional placeholder="C/ Cádiz, 42, 3.º" maxLength={300} />
      )}
      {people.length > 1 ? (
        <SelectField
          name="ownerId"
          label="De quién es"
          placeholder="Sin asignar"
          options={people.map(({ id, name }) => ({ value: id, label: name }))}
        />
      ) : null}
      <ChipsField
        label="Avisar por correo"
        chips={REMINDER_CHOICES.map((minutes) => ({ name: `reminders.m${minutes}`, label: reminderName(minutes) }))}
        {...(isAllDay ? { help: "De un día entero se avisa contando desde las 9:00." } : {})}
      />
      <div className="grid gap-4">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={moreId}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-9 items-center gap-2 justify-self-start text-sm font-medium text-primary pointer-coarse:min-h-11"
        >
          <ChevronDown
            aria-hidden
            size={16}
            strokeWidth={1.75}
            className={classNames("transition-transform", isOpen && "rotate-180")}
          />
          Notas, zona horaria y más
        </button>
        <div id={moreId} className={classNames("grid gap-4", !isOpen && "hidden")}>
          <TextareaField name="notes" label="Notas" optional rows={3} maxLength={5000} />
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <SelectField name="timeZone" label="Zona horaria" options={zoneChoices(values.timeZone)} />
            {isTask ? (
              <SelectField
                name="priority"
                label="Prioridad"
                options={[
                  { value: "alta", label: "Alta" },
                  { value: "normal", label: "Normal" },
                  { value: "baja", label: "Baja" },
                ]}
              />
            ) : null}
          </div>
          {isTask ? null : <CheckboxField name="isTentative" label="Está por confirmar" />}
        </div>
      </div>
    </>
  );
}

export function zoneChoices(current: string) {
  const offered = OFFERED_ZONES.map(([value, label]) => ({ value: value as string, label: label as string }));
  return offered.some(({ value }) => value === current)
    ? offered
    : [...offered, { value: current, label: zoneName(current) }];
}

function RepetitionFields({ values, item }: { values: EventValues; item: CalendarItem | null }) {
  // A single moved date is no series any more.
  if (item !== null && item.seriesId !== null && item.id !== item.seriesId) return null;
  if (!isDay(values.startDay)) return null;
  const start = `${values.startDay}T00:00:00`;
  const kinds = REPETITION_KINDS.filter((kind) => kind !== "no" && (kind !== "otra" || values.repeats === "otra"));
  const rule = ruleOfValues(values, item?.rrule ?? null);
  return (
    <div className="grid gap-3">
      <SelectField
        name="repeats"
        label="Se repite"
        placeholder="No se repite"
        options={kinds.map((kind) => ({
          value: kind,
          label: kind === "semana" ? "Cada semana" : repetitionName(kind, start),
        }))}
        {...(rule ? { help: `Queda así: ${ruleInWords(rule, start)}.` } : {})}
      />
      {values.repeats === "" || values.repeats === "otra" ? null : (
        <div className="grid gap-3 rounded-md bg-muted p-3">
          {values.repeats === "semana" ? (
            <ChipsField
              label="Qué días"
              chips={WEEKDAYS.map((day, index) => ({ name: `weekdays.${day}`, label: DAY_LETTERS[index]! }))}
            />
          ) : null}
          <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-3">
            <TextField name="interval" label={INTERVAL_NAMES[values.repeats] ?? "Cada cuántos"} />
            <SelectField
              name="end"
              label="Termina"
              placeholder="Nunca"
              options={[
                { value: "hasta", label: "Un día" },
                { value: "veces", label: "Tras unas veces" },
              ]}
            />
            {values.end === "hasta" ? <DateField name="until" label="Hasta el" /> : null}
            {values.end === "veces" ? <TextField name="count" label="Veces" /> : null}
          </div>
        </div>
      )}
    </div>
  );
}

interface FoundHome {
  id: string;
  title: string | null;
  address: string | null;
  reference: string | null;
  town: string | null;
}

const MOST_CHOICES = 8;

function HomePicker() {
  const { setValue, getValues } = useFormContext<EventValues>();
  const search = async (query: string) => {
    const found = await callApi<{ homes: FoundHome[] }>(
      "GET",
      `/api/portfolio/homes?buscar=${encodeURIComponent(query)}`,
    );
    if (found.kind !== "done") throw new Error("the portfolio did not answer");
    return found.answer.homes.slice(0, MOST_CHOICES).map((home) => ({
      value: home.id,
      label: home.title ?? home.address ?? home.reference ?? "Vivienda sin título",
      detail: [home.address, home.town].filter(Boolean).join(", "),
    }));
  };
  return (
    <ComboboxField
      name="homeId"
      label="Vivienda"
      optional
      placeholder="Busca en tu cartera"
      search={search}
      onChoose={(home) => {
        // The address is the place of the visit; a place written by hand stays.
        if (home?.detail && getValues("location") === "") setValue("location", home.detail);
      }}
    />
  );
}

function ContactPicker() {
  const { contactsApi } = useCalendarPlace();
  const search = async (query: string) => {
    const path = `${contactsApi}?q=${encodeURIComponent(query)}&limite=${MOST_CHOICES}`;
    const found = await callApi<ContactsPage>("GET", path);
    if (found.kind !== "done") throw new Error("the contacts did not answer");
    return found.answer.contacts.slice(0, MOST_CHOICES).map(({ id, fullName, company, email }) => ({
      value: id,
      label: fullName,
      detail: company ?? email ?? "",
    }));
  };
  return <ComboboxField name="contactId" label="Contacto" optional placeholder="Busca por nombre" search={search} />;
}
