import { useState } from "react";
import { eventForm } from "#domain/crm/contacts/contact-forms.ts";
import { CONTACT_EVENT_NAMES, TYPED_EVENT_KINDS, type TypedEventKind } from "#domain/crm/contacts/contact-names.ts";
import type { ContactFile } from "#domain/crm/contacts/dto.ts";
import { Button } from "#ui/button.tsx";
import { PlainSelect } from "#ui/form/plain-choices.tsx";
import { PlainField } from "#ui/lead/plain-field.tsx";
import { useCrmForm } from "../use-crm-form.ts";
import { EVENT_ICONS } from "./event-icons.ts";

const PLACEHOLDERS: Record<TypedEventKind, string> = {
  nota: "Lo que conviene recordar",
  llamada: "De qué se ha hablado",
  correo: "Qué decía el correo",
  mensaje: "Qué decía el mensaje",
  visita: "Qué le ha parecido",
};

/** Writes a note, call, mail, message or visit into the timeline. */
export function EventForm({ contact }: { contact: ContactFile }) {
  const [kind, setKind] = useState<TypedEventKind>("nota");
  const { isBusy, errors, formProps } = useCrmForm({
    schema: eventForm,
    method: "POST",
    path: `/contacts/${contact.id}/events`,
    doneText: "Apuntado en el historial",
    read: (typed) => ({
      kind,
      text: String(typed.get("text") ?? ""),
      ...(typed.has("direction") ? { direction: String(typed.get("direction")) } : {}),
      ...(typed.get("dealId") ? { dealId: String(typed.get("dealId")) } : {}),
    }),
    onDone: (_, form) => form.reset(),
  });
  const hasDirection = kind === "llamada" || kind === "correo" || kind === "mensaje";
  const openDeals = contact.deals.filter(({ closedAt }) => closedAt === null);
  return (
    <form {...formProps} className="grid gap-3 border-b px-5 py-4 sm:px-6">
      <fieldset className="flex flex-wrap gap-1.5">
        <legend className="sr-only">Qué apuntas</legend>
        {TYPED_EVENT_KINDS.map((one) => {
          const Icon = EVENT_ICONS[one];
          return (
            <label
              key={one}
              className="relative inline-flex min-h-9 items-center gap-1.5 rounded-sm border border-input bg-card px-3 text-sm font-medium transition-colors duration-(--duration-1) hover:bg-muted has-checked:border-primary has-checked:bg-primary-soft has-checked:text-primary-soft-foreground has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring pointer-coarse:min-h-11"
            >
              <input
                type="radio"
                name="kind"
                value={one}
                checked={kind === one}
                onChange={() => setKind(one)}
                className="absolute inset-0 size-full cursor-pointer opacity-0"
              />
              <Icon aria-hidden size={16} strokeWidth={1.75} />
              {CONTACT_EVENT_NAMES[one]}
            </label>
          );
        })}
      </fieldset>
      <PlainField
        name="text"
        label="Qué ha pasado"
        hideLabel
        rows={2}
        placeholder={PLACEHOLDERS[kind]}
        error={errors.text}
        maxLength={5000}
      />
      <div className="flex flex-wrap items-end justify-end gap-3">
        {hasDirection ? (
          <PlainSelect
            name="direction"
            label="Quién empezó"
            choices={[
              { value: "saliente", label: "Nosotros" },
              { value: "entrante", label: "El contacto" },
            ]}
            error={errors.direction}
            className="flex-1 basis-36 sm:max-w-48"
          />
        ) : null}
        {openDeals.length > 1 ? (
          <PlainSelect
            name="dealId"
            label="Por qué trato"
            choices={[
              { value: "", label: "Ninguno en concreto" },
              ...openDeals.map(({ id, title }) => ({ value: id, label: title })),
            ]}
            error={errors.dealId}
            className="flex-1 basis-48 sm:max-w-64"
          />
        ) : openDeals[0] && kind !== "nota" ? (
          <input type="hidden" name="dealId" value={openDeals[0].id} />
        ) : null}
        <Button type="submit" loading={isBusy} loadingText="Guardando…" className="ml-auto max-sm:w-full">
          Apuntar
        </Button>
      </div>
    </form>
  );
}
