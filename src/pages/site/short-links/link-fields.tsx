import { useState } from "react";
import { readTarget, UTM_FIELDS, type UtmField, utmOf, withUtm } from "#domain/site/links/short-link.ts";
import type { FieldErrors } from "#ui/field-errors.ts";
import { PlainField } from "#ui/lead/plain-field.tsx";

export interface LinkValues {
  title: string;
  target: string;
  utm: Partial<Record<string, string>>;
  /** ISO date of its last day, or empty. */
  lastDay: string;
}

const UTM_LABELS: Record<UtmField, { label: string; placeholder: string }> = {
  utm_source: { label: "Origen (utm_source)", placeholder: "cartel" },
  utm_medium: { label: "Medio (utm_medium)", placeholder: "papel" },
  utm_campaign: { label: "Campaña (utm_campaign)", placeholder: "puertas-abiertas" },
  utm_content: { label: "Contenido (utm_content)", placeholder: "escaparate" },
  utm_term: { label: "Término (utm_term)", placeholder: "piso ruzafa" },
};

interface LinkFieldsProps {
  errors: FieldErrors;
  values?: LinkValues;
  /** Host and path before the code; a new link asks for one. */
  codeBase?: string;
}

/** The fields of a short link. The address made from them is shown below, as it will be opened. */
export function LinkFields({ errors, values, codeBase }: LinkFieldsProps) {
  const [target, setTarget] = useState(values?.target ?? "");
  const [utm, setUtm] = useState<Partial<Record<string, string>>>(values?.utm ?? {});
  const final = readTarget(target) === null ? null : withUtm(target.trim(), utmOf(utm));
  return (
    <div className="grid gap-4">
      <PlainField
        name="title"
        label="Nombre"
        defaultValue={values?.title ?? ""}
        placeholder="Cartel de puertas abiertas"
        help="Solo lo ve el equipo."
        error={errors.title}
        maxLength={120}
        autoComplete="off"
      />
      <PlainField
        name="target"
        label="A dónde lleva"
        defaultValue={target}
        onChange={(event) => setTarget(event.target.value)}
        placeholder="/precios o https://…"
        error={errors.target}
        maxLength={2000}
        autoComplete="off"
        spellCheck={false}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {codeBase === undefined ? null : (
          <PlainField
            name="code"
            label="Código"
            optional
            placeholder="puertas-abiertas"
            help={`Lo que sigue a ${codeBase}. Vacío: uno corto al azar. Luego no cambia.`}
            error={errors.code}
            maxLength={40}
            autoComplete="off"
            spellCheck={false}
          />
        )}
        <PlainField
          name="lastDay"
          type="date"
          label="Último día"
          optional
          defaultValue={values?.lastDay ?? ""}
          help="Funciona hasta las 24:00 en Madrid."
          error={errors.lastDay}
        />
      </div>
      <details open={Object.keys(values?.utm ?? {}).length > 0} className="group">
        <summary className="link-text inline-flex min-h-11 items-center text-sm">Medir la campaña (UTM)</summary>
        <div className="mt-2 grid gap-4 sm:grid-cols-2">
          {UTM_FIELDS.map((name) => (
            <PlainField
              key={name}
              name={name}
              label={UTM_LABELS[name].label}
              placeholder={UTM_LABELS[name].placeholder}
              optional
              defaultValue={values?.utm[name] ?? ""}
              onChange={(event) => setUtm((before) => ({ ...before, [name]: event.target.value.trim() }))}
              error={errors[name]}
              maxLength={120}
              autoComplete="off"
              spellCheck={false}
            />
          ))}
        </div>
      </details>
      {final === null ? null : (
        <p className="rounded-md bg-muted p-3 text-xs wrap-anywhere text-muted-foreground">
          Se abrirá <span className="font-medium text-foreground">{final}</span>
        </p>
      )}
    </div>
  );
}
