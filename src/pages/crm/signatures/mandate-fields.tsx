import { useState } from "react";
import { HOME_ATTRIBUTES } from "#domain/shared/home-attributes/table.ts";
import type { FieldErrors } from "#ui/field-errors.ts";
import { Tick } from "#ui/form/controls.tsx";
import { PlainSelect } from "#ui/form/plain-choices.tsx";
import { PlainField } from "#ui/lead/plain-field.tsx";

/** The terms of a mandate as a form is filled with them. */
export interface MandateStart {
  /** Empty where nobody knows it. */
  kind: string;
  price: string;
  months: string;
  /** ISO days, or empty. */
  startsOn: string;
  endsOn: string;
}

const KINDS = [
  { value: "", label: "Elige el tipo" },
  ...Object.entries(HOME_ATTRIBUTES.mandateKind.names).map(([value, label]) => ({ value, label })),
];

interface MandateFieldsProps {
  start: MandateStart;
  /** Name of the home. */
  home: string;
  errors: FieldErrors;
}

/** The box that marks the mandate as signed in the home, with what it will say there. */
export function MandateFields({ start, home, errors }: MandateFieldsProps) {
  const [marks, setMarks] = useState(start.kind !== "");
  const field = (name: keyof MandateStart, label: string) => ({
    name: `subject.mandate.${name}`,
    label,
    defaultValue: start[name],
    error: errors[`subject.mandate.${name}`],
    autoComplete: "off",
  });
  return (
    <>
      <Tick
        name="marksMandate"
        checked={marks}
        onChange={({ currentTarget }) => setMarks(currentTarget.checked)}
        label={`Se marca el encargo como firmado en la ficha de «${home}»`}
      />
      {marks ? (
        <div className="grid gap-3 rounded-md bg-muted p-4 sm:grid-cols-2">
          <p className="text-sm text-muted-foreground sm:col-span-2">
            Es lo que dirá la ficha. Un precio que ya tenga se queda como está. Sin primer día, empieza el de la última
            firma; sin último, se cuenta por sus meses.
          </p>
          <PlainSelect {...field("kind", "Tipo de encargo")} choices={KINDS} />
          <PlainField {...field("price", "Precio de venta")} inputMode="decimal" optional />
          <PlainField {...field("startsOn", "Empieza el")} type="date" optional />
          <PlainField {...field("endsOn", "Termina el")} type="date" optional />
          <PlainField {...field("months", "Duración en meses")} inputMode="numeric" optional />
        </div>
      ) : null}
    </>
  );
}

/** The terms that were typed; undefined where the box is not ticked. */
export function readMandate(typed: FormData) {
  if (typed.get("marksMandate") !== "on") return undefined;
  const of = (name: keyof MandateStart) => String(typed.get(`subject.mandate.${name}`) ?? "");
  return {
    kind: of("kind"),
    price: of("price"),
    months: of("months"),
    startsOn: of("startsOn") || undefined,
    endsOn: of("endsOn") || undefined,
  };
}
