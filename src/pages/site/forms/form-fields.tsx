import { type FormField, mostLetters } from "#domain/site/forms/form-definition.ts";
import { controlName } from "#domain/site/forms/read-answers.ts";
import { PlainChips, PlainSelect } from "#ui/form/plain-choices.tsx";
import { PlainCheckbox, PlainField } from "#ui/lead/plain-field.tsx";

interface FormFieldsProps {
  fields: readonly FormField[];
  errors: Record<string, string>;
  /** Values typed before, by the control's name. */
  typed?: Record<string, string[]>;
}

/** The fields of a form of ours, in its page, in a frame and in the builder's preview. */
export function FormFields({ fields, errors, typed = {} }: FormFieldsProps) {
  return fields.map((field) => {
    const name = controlName(field.id);
    return <OneField key={field.id} field={field} name={name} error={errors[name]} typed={typed[name]} />;
  });
}

interface OneFieldProps {
  field: FormField;
  name: string;
  error: string | undefined;
  typed: readonly string[] | undefined;
}

function OneField({ field, name, error, typed }: OneFieldProps) {
  const { kind, label, help, required, choices } = field;
  const shared = { name, label, error, optional: !required, ...(help ? { help } : {}) };
  const text = { ...shared, defaultValue: typed?.[0] ?? "" };
  const options = choices.filter((choice) => choice.trim() !== "").map((choice) => ({ value: choice, label: choice }));
  switch (kind) {
    case "texto":
      return (
        <PlainField
          {...text}
          maxLength={mostLetters(field)}
          autoComplete={field.leadPart === "full_name" ? "name" : "on"}
        />
      );
    case "texto_largo":
      return <PlainField {...text} rows={4} maxLength={mostLetters(field)} />;
    case "email":
      return <PlainField {...text} type="email" autoComplete="email" maxLength={255} />;
    case "telefono":
      return <PlainField {...text} type="tel" autoComplete="tel" maxLength={20} />;
    case "numero":
      return <PlainField {...text} inputMode="decimal" autoComplete="off" maxLength={20} />;
    case "fecha":
      return <PlainField {...text} type="date" />;
    case "opcion":
      return <PlainSelect {...text} choices={[{ value: "", label: "Elige una opción" }, ...options]} />;
    case "opciones":
      return <PlainChips {...shared} choices={options} chosen={typed ?? []} />;
    case "consentimiento":
      return <ConsentField field={field} name={name} error={error} typed={typed} />;
  }
}

function ConsentField({ field, name, error, typed }: OneFieldProps) {
  return (
    <div>
      <PlainCheckbox
        name={name}
        value="si"
        defaultChecked={typed !== undefined}
        aria-required={field.required || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${name}-error` : undefined}
      >
        <span className="whitespace-pre-line">{field.label || "Texto que se acepta"}</span>
        {field.required ? null : <span className="text-subtle-foreground"> (opcional)</span>}
      </PlainCheckbox>
      {error ? (
        <p id={`${name}-error`} className="mt-1 text-xs font-medium text-destructive">
          {error}
        </p>
      ) : null}
    </div>
  );
}
