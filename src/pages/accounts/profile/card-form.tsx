import { CARD_LANGUAGES, CARD_TEXT_MAX, personCardForm } from "#domain/accounts/account/person-card.ts";
import type { PersonCard } from "#domain/accounts/agency/agent-card.ts";
import { Button } from "#ui/button.tsx";
import { PlainChips } from "#ui/form/plain-choices.tsx";
import { PlainField } from "#ui/lead/plain-field.tsx";
import { useCallForm } from "#ui/use-call-form.ts";

const LANGUAGE_CHOICES = CARD_LANGUAGES.map((language) => ({ value: language, label: language }));

/** In the form that the schema takes: chips are several values of one name. */
export function readCardForm(typed: FormData) {
  const { languages: _one, ...lines } = Object.fromEntries(typed);
  return { ...lines, languages: typed.getAll("languages") };
}

/** Details beside the name: role, number, languages, a few words. */
export function CardForm({
  person,
  agencyLicence,
  onChange,
}: {
  person: PersonCard;
  agencyLicence: string | null;
  onChange: (form: HTMLFormElement) => void;
}) {
  const { isBusy, errors, formProps } = useCallForm({
    schema: personCardForm,
    read: readCardForm,
    method: "PUT",
    path: "/api/agent-card",
    doneText: "Tarjeta guardada",
  });
  return (
    <form
      {...formProps}
      onInput={(event) => {
        formProps.onInput(event);
        onChange(event.currentTarget);
      }}
      className="grid gap-5"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <PlainField
          name="role"
          label="Cargo"
          optional
          placeholder="Asesora inmobiliaria"
          defaultValue={person.role ?? ""}
          maxLength={60}
          autoComplete="organization-title"
          error={errors.role}
        />
        <PlainField
          name="licenceNumber"
          label="N.º de registro"
          optional
          placeholder={agencyLicence ?? "AICAT 1234"}
          defaultValue={person.licenceNumber ?? ""}
          maxLength={60}
          error={errors.licenceNumber}
          help={agencyLicence ? "Sin él va el de tu agencia." : undefined}
        />
      </div>
      <PlainField
        name="text"
        label="Presentación"
        optional
        rows={3}
        defaultValue={person.text ?? ""}
        maxLength={CARD_TEXT_MAX}
        error={errors.text}
        help="Dos o tres frases. Sale en las páginas que compartes."
      />
      <PlainChips
        name="languages"
        label="Idiomas en los que atiendes"
        optional
        choices={LANGUAGE_CHOICES}
        chosen={person.languages}
        error={errors.languages}
      />
      <div>
        <Button type="submit" loading={isBusy} loadingText="Guardando…" className="max-sm:w-full">
          Guardar tarjeta
        </Button>
      </div>
    </form>
  );
}
