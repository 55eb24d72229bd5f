import { Plus } from "lucide-react";
import { useState } from "react";
import { CONTACT_ROLE_NAMES } from "#domain/crm/contacts/contact-names.ts";
import type { ContactRole } from "#domain/crm/contacts/contact-values.ts";
import type { Colleague, ContactFile } from "#domain/crm/contacts/dto.ts";
import { Button } from "#ui/button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import type { FieldErrors } from "#ui/field-errors.ts";
import { PlainChips, PlainSelect } from "#ui/form/plain-choices.tsx";
import { PlainCheckbox, PlainField } from "#ui/lead/plain-field.tsx";
import { SharedNumber } from "./shared-number.tsx";

const ROLE_CHOICES = (Object.entries(CONTACT_ROLE_NAMES) as [ContactRole, string][]).map(([value, label]) => ({
  value,
  label,
}));

const LANGUAGES = [
  { value: "", label: "No lo sé" },
  { value: "es", label: "Español" },
  { value: "ca", label: "Catalán o valenciano" },
  { value: "eu", label: "Euskera" },
  { value: "gl", label: "Gallego" },
  { value: "en", label: "Inglés" },
  { value: "fr", label: "Francés" },
  { value: "de", label: "Alemán" },
  { value: "it", label: "Italiano" },
  { value: "nl", label: "Neerlandés" },
  { value: "pt", label: "Portugués" },
  { value: "ru", label: "Ruso" },
  { value: "uk", label: "Ucraniano" },
  { value: "ar", label: "Árabe" },
  { value: "zh", label: "Chino" },
];

interface ContactFieldsProps {
  errors: FieldErrors;
  /** The contact that is changed; a new one has none. */
  contact?: ContactFile;
  /** Colleagues who may have a new contact; empty where there is nobody else. */
  colleagues?: readonly Colleague[];
}

/** The fields of a person: for a new contact and for its change. */
export function ContactFields({ errors, contact, colleagues = [] }: ContactFieldsProps) {
  const language = contact?.language ?? "";
  const isKnown = LANGUAGES.some(({ value }) => value === language);
  return (
    <div className="grid gap-4">
      <PlainField
        name="fullName"
        label="Nombre y apellidos"
        defaultValue={contact?.fullName ?? ""}
        error={errors.fullName}
        maxLength={200}
        autoComplete="off"
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <PointFields kind="phones" contact={contact} errors={errors} />
        <PointFields kind="emails" contact={contact} errors={errors} />
      </div>
      <SharedNumber errors={errors} contactId={contact?.id} />
      <PlainChips
        name="roles"
        label="Qué es"
        optional
        choices={ROLE_CHOICES}
        chosen={contact?.roles ?? []}
        error={errors.roles}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <PlainField
          name="tags"
          label="Etiquetas"
          optional
          defaultValue={contact?.tags.join(", ") ?? ""}
          error={firstOf(errors, "tags")}
          help="Sepáralas con comas"
          autoComplete="off"
        />
        {colleagues.length > 1 && !contact ? (
          <PlainSelect
            name="ownerId"
            label="Responsable"
            defaultValue={colleagues.find(({ isSelf }) => isSelf)?.id ?? ""}
            choices={[
              ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
              { value: "", label: "Sin asignar" },
            ]}
            error={errors.ownerId}
          />
        ) : null}
      </div>
      <Disclosure
        summary={<span className="text-sm">Empresa, idioma, notas y consentimiento</span>}
        open={Boolean(contact)}
      >
        <div className="grid gap-4 text-foreground">
          <div className="grid gap-4 sm:grid-cols-2">
            <PlainField
              name="company"
              label="Empresa"
              optional
              defaultValue={contact?.company ?? ""}
              error={errors.company}
              maxLength={200}
            />
            <PlainField
              name="position"
              label="Cargo"
              optional
              defaultValue={contact?.position ?? ""}
              error={errors.position}
              maxLength={100}
            />
          </div>
          <PlainSelect
            name="language"
            label="Idioma de la conversación"
            optional
            defaultValue={language}
            choices={isKnown ? LANGUAGES : [...LANGUAGES, { value: language, label: language }]}
            error={errors.language}
          />
          <PlainField
            name="notes"
            label="Notas"
            optional
            rows={3}
            defaultValue={contact?.notes ?? ""}
            error={errors.notes}
            maxLength={5000}
          />
          <PlainCheckbox name="hasConsent" defaultChecked={Boolean(contact?.consentAt)}>
            Ha aceptado recibir novedades
          </PlainCheckbox>
          <PlainField
            name="consentText"
            label="Con qué palabras lo aceptó"
            optional
            defaultValue={contact?.consentText ?? ""}
            error={errors.consentText}
            maxLength={500}
            help="Si lo preguntan, podrás decir qué aceptó y cuándo"
          />
        </div>
      </Disclosure>
    </div>
  );
}

/** `tags.2` counts as `tags`. */
const firstOf = (errors: FieldErrors, name: string) =>
  Object.entries(errors).find(([key]) => key === name || key.startsWith(`${name}.`))?.[1];

const POINTS = {
  emails: { kind: "email", label: "Correo", more: "Añadir otro correo", type: "email" },
  phones: { kind: "telefono", label: "Teléfono", more: "Añadir otro teléfono", type: "tel" },
} as const;

/** One field for each address or number, and a button for another. */
function PointFields({
  kind,
  contact,
  errors,
}: {
  kind: keyof typeof POINTS;
  contact: ContactFile | undefined;
  errors: FieldErrors;
}) {
  const about = POINTS[kind];
  const known = contact?.points.filter((point) => point.kind === about.kind) ?? [];
  const [count, setCount] = useState(Math.max(1, known.length));
  return (
    <div className="grid content-start gap-2">
      {Array.from({ length: count }, (_, index) => {
        const name = `${kind}.${index}`;
        return (
          <PlainField
            key={name}
            name={name}
            label={index === 0 ? about.label : `${about.label} ${index + 1}`}
            optional
            type={about.type}
            defaultValue={known[index]?.typed ?? ""}
            error={errors[name] ?? (index === 0 ? errors[kind] : undefined)}
            autoComplete="off"
            maxLength={255}
          />
        );
      })}
      <Button variant="link" className="justify-self-start" onClick={() => setCount(count + 1)}>
        <Plus aria-hidden size={16} strokeWidth={1.75} />
        {about.more}
      </Button>
    </div>
  );
}
