import type { PromoAssets } from "#domain/tools/video-templates/assets.ts";
import { FIELDS, type Field, type FieldName } from "#domain/tools/video-templates/fields.ts";
import { type PromoDocument, withValue } from "#domain/tools/video-templates/promo-document.ts";
import { fieldValue, type Problem, type PromoTemplate } from "#domain/tools/video-templates/template.ts";
import { PlainCheckbox, PlainField } from "#ui/lead/plain-field.tsx";

interface FieldsPanelProps {
  document: PromoDocument;
  template: PromoTemplate;
  assets: PromoAssets;
  problems: readonly Problem[];
  isExample: boolean;
  onChange: (what: string, next: PromoDocument) => void;
}

/** The words of the film: from the home as it is, and from a person where they wrote something else. */
export function FieldsPanel(props: FieldsPanelProps) {
  return (
    <div className="grid gap-5">
      {props.template.fields.map((name) => (
        <OneField key={name} name={name} {...props} />
      ))}
    </div>
  );
}

const TYPES: Partial<Record<Field["kind"], string>> = { day: "date", time: "time" };

function OneField({
  name,
  document,
  template,
  assets,
  problems,
  isExample,
  onChange,
}: FieldsPanelProps & { name: FieldName }) {
  const field: Field = FIELDS[name];
  const value = fieldValue(document, assets, template, name);
  const error = problems.find((problem) => problem.field === name)?.text;
  const isNeeded = template.needed.includes(name) || (name === "label" && assets.home?.isLabelNeeded === true);
  const write = (text: string | null) => onChange(`escribir ${name}`, withValue(document, name, text));
  if (field.kind === "flag")
    return (
      <div>
        <PlainCheckbox
          name={name}
          checked={value.text !== ""}
          onChange={(event) => write(event.currentTarget.checked ? "sí" : null)}
        >
          {field.label}
        </PlainCheckbox>
        {error === undefined ? null : <p className="mt-1 text-sm text-destructive">{error}</p>}
      </div>
    );
  const rows = field.kind === "lines" ? Math.min(4, field.mostLines ?? 3) : field.kind === "text" ? 4 : undefined;
  return (
    <PlainField
      name={name}
      label={field.label}
      optional={!isNeeded}
      error={error}
      help={helpOf(value, field, isExample, () => write(null))}
      value={value.text}
      maxLength={field.max}
      {...(rows === undefined ? {} : { rows })}
      {...(TYPES[field.kind] ? { type: TYPES[field.kind] } : {})}
      onChange={(event) => write(event.currentTarget.value)}
    />
  );
}

function helpOf(
  { from, differsFrom }: ReturnType<typeof fieldValue>,
  { hint }: Field,
  isExample: boolean,
  back: () => void,
) {
  const file = isExample ? "la vivienda de ejemplo" : "la ficha";
  if (differsFrom !== null)
    return (
      <span className="flex flex-wrap items-center gap-x-2">
        <span>
          En {file} pone «{differsFrom.replaceAll("\n", " · ")}».
        </span>
        <button type="button" className="link-text touch-target" onClick={back}>
          Volver a la ficha
        </button>
      </span>
    );
  if (from === "home") return `De ${file}.`;
  if (from === "written" && hint === undefined)
    return (
      <button type="button" className="link-text touch-target" onClick={back}>
        Dejarlo como estaba
      </button>
    );
  return hint;
}
