import { LEAD_PART_NAMES, PURPOSE_NAMES } from "#domain/site/forms/field-names.ts";
import { CONSENT_PURPOSES, type FormField, LEAD_PARTS } from "#domain/site/forms/form-definition.ts";
import { PlainSelect } from "#ui/form/plain-choices.tsx";
import { PlainField } from "#ui/lead/plain-field.tsx";
import { Switch } from "#ui/switch.tsx";

interface FieldSettingsProps {
  field: FormField;
  problem: string | undefined;
  onChange: (field: FormField) => void;
}

/** Settings of one field. Each control changes the draft as it is typed. */
export function FieldSettings({ field, problem, onChange }: FieldSettingsProps) {
  const { id, kind, label, help, required } = field;
  const isConsent = kind === "consentimiento";
  const isText = kind === "texto" || kind === "texto_largo";
  const set = (change: Partial<FormField>) => onChange({ ...field, ...change });
  const bound = (text: string) => {
    const value = Number(text.replace(",", "."));
    return text.trim() === "" || !Number.isFinite(value) ? null : value;
  };
  return (
    <div className="grid gap-4">
      <PlainField
        name={`label-${id}`}
        label={isConsent ? "Texto que se acepta" : "Pregunta"}
        defaultValue={label}
        onChange={(event) => set({ label: event.target.value })}
        error={problem}
        {...(isConsent
          ? { rows: 3, help: "Cada respuesta guarda estas palabras tal como estaban al aceptarlas." }
          : {})}
        maxLength={isConsent ? 600 : 120}
        autoComplete="off"
      />
      {isConsent ? (
        <PlainSelect
          name={`purpose-${id}`}
          label="Para qué"
          value={field.purpose ?? "privacidad"}
          onChange={(event) => {
            const purpose = CONSENT_PURPOSES.find((one) => one === event.target.value) ?? "privacidad";
            set({ purpose, required: purpose === "privacidad" });
          }}
          choices={CONSENT_PURPOSES.map((value) => ({ value, label: PURPOSE_NAMES[value] }))}
        />
      ) : (
        <PlainField
          name={`help-${id}`}
          label="Ayuda"
          optional
          defaultValue={help}
          onChange={(event) => set({ help: event.target.value })}
          maxLength={300}
          autoComplete="off"
        />
      )}
      {kind === "opcion" || kind === "opciones" ? (
        <PlainField
          name={`choices-${id}`}
          label="Opciones"
          rows={4}
          help="Una por línea."
          defaultValue={field.choices.join("\n")}
          onChange={(event) => set({ choices: event.target.value.split("\n").slice(0, 30) })}
        />
      ) : null}
      {isText || kind === "numero" ? (
        <div className="grid grid-cols-2 gap-4">
          {(["min", "max"] as const).map((end) => (
            <PlainField
              key={end}
              name={`${end}-${id}`}
              label={`${end === "min" ? "Mínimo" : "Máximo"}${isText ? " de caracteres" : ""}`}
              optional
              inputMode="decimal"
              defaultValue={field[end] ?? ""}
              onChange={(event) => set({ [end]: bound(event.target.value) })}
              autoComplete="off"
            />
          ))}
        </div>
      ) : null}
      {isText ? (
        <PlainSelect
          name={`part-${id}`}
          label="En el CRM es"
          value={field.leadPart ?? ""}
          onChange={(event) => set({ leadPart: LEAD_PARTS.find((part) => part === event.target.value) ?? null })}
          choices={[
            { value: "", label: "Una línea más del mensaje" },
            ...LEAD_PARTS.map((value) => ({ value, label: LEAD_PART_NAMES[value] })),
          ]}
        />
      ) : null}
      <Switch checked={required} onChange={(value) => set({ required: value })} label="Obligatorio" />
    </div>
  );
}
