import { Plus, X } from "lucide-react";
import type { ReactNode } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { Button } from "#ui/button.tsx";
import { CheckboxField } from "#ui/form/choice-fields.tsx";
import { MoneyField, NumberField } from "#ui/form/number-fields.tsx";
import { TextField } from "#ui/form/text-fields.tsx";
import { MOST_COMPETITORS, MOST_RENOVATIONS } from "./schema.ts";

interface RowsProps {
  name: string;
  title: string;
  help: string;
  add: string;
  most: number;
  blank: Record<string, string>;
  row: (field: (name: string) => string, line: number) => ReactNode;
}

/** Rows of a list; one that is left blank says nothing. */
function Rows({ name, title, help, add, most, blank, row }: RowsProps) {
  const { getValues, setValue, clearErrors } = useFormContext();
  const rows: unknown = useWatch({ name });
  const count = Array.isArray(rows) ? rows.length : 0;
  const shown = Math.max(1, count);
  function change(next: unknown[]) {
    clearErrors(name);
    setValue(name, next, { shouldDirty: true });
  }
  const listed = (): unknown[] => (count > 0 ? (getValues(name) as unknown[]) : [blank]);
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-3 text-sm leading-snug font-medium">
        {title}
        <span className="font-normal text-subtle-foreground"> (opcional)</span>
        <span className="mt-0.5 block text-xs font-normal text-subtle-foreground">{help}</span>
      </legend>
      {Array.from({ length: shown }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the list
        <div key={i} className="flex items-start gap-3">
          {row((field) => `${name}.${i}.${field}`, i + 1)}
          <Button
            variant="ghost"
            size="icon"
            aria-label={`Quitar la línea ${i + 1} de ${title.toLocaleLowerCase("es")}`}
            onClick={() => change(shown > 1 ? listed().filter((_, at) => at !== i) : [blank])}
          >
            <X aria-hidden size={18} strokeWidth={1.75} />
          </Button>
        </div>
      ))}
      {shown < most ? (
        <div>
          <Button variant="outline" size="sm" onClick={() => change([...listed(), blank])}>
            <Plus aria-hidden size={16} strokeWidth={1.75} /> {add}
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
}

/** Past renovations, each with its year and whether an invoice proves it; empty rows are ignored. */
export function RenovationRows() {
  return (
    <Rows
      name="renovations"
      title="Reformas hechas"
      help="Qué, en qué año, y si hay factura que enseñar."
      add="Añadir una reforma"
      most={MOST_RENOVATIONS}
      blank={{ what: "", year: "", hasInvoice: "" }}
      row={(field, line) => (
        <div className="grid min-w-0 flex-1 gap-x-4 gap-y-2 sm:grid-cols-[minmax(0,1fr)_7rem_auto] sm:items-start">
          <TextField
            name={field("what")}
            label={`Reforma, línea ${line}`}
            hideLabel
            placeholder="Cocina"
            maxLength={60}
          />
          <NumberField
            name={field("year")}
            label={`Año, línea ${line}`}
            hideLabel
            placeholder="Año"
            whole
            echo={false}
          />
          <CheckboxField name={field("hasInvoice")} label="Con factura" className="sm:pt-2" />
        </div>
      )}
    />
  );
}

/** Competing homes, compared by price per m². `unit` is the sign of the home's currency. */
export function CompetitorRows({ unit }: { unit: string }) {
  return (
    <Rows
      name="competitors"
      title="Otras que puede visitar"
      help="Para contestar a «la competencia pide menos», metro por metro."
      add="Añadir otra vivienda"
      most={MOST_COMPETITORS}
      blank={{ name: "", price: "", areaM2: "" }}
      row={(field, line) => (
        <div className="grid min-w-0 flex-1 gap-x-4 gap-y-2 sm:grid-cols-[minmax(0,1fr)_9rem_7rem] sm:items-start">
          <TextField
            name={field("name")}
            label={`Cuál es, línea ${line}`}
            hideLabel
            placeholder="El piso de la calle Cuba"
            maxLength={60}
          />
          <MoneyField
            name={field("price")}
            label={`Su precio, línea ${line}`}
            hideLabel
            placeholder="Precio"
            unit={unit}
          />
          <NumberField
            name={field("areaM2")}
            label={`Su superficie, línea ${line}`}
            hideLabel
            placeholder="Metros"
            unit="m²"
          />
        </div>
      )}
    />
  );
}
