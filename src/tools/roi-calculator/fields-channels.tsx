import { Plus, X } from "lucide-react";
import { useFieldArray } from "react-hook-form";
import { Button } from "#ui/button.tsx";
import { FieldGroup, FieldRow } from "#ui/form/field-group.tsx";
import { MoneyField, NumberField } from "#ui/form/number-fields.tsx";
import { TextField } from "#ui/form/text-fields.tsx";
import { MOST_CHANNELS } from "./schema.ts";
import { useCurrency } from "./use-currency.ts";

const EMPTY = { name: "", spend: "", leads: "", closings: "", margin: "" };

/** One line for each channel: its cost, its contacts, the margin of its closings. */
export function ChannelFields() {
  const { fields, append, remove } = useFieldArray({ name: "channels" });
  const unit = useCurrency();
  return (
    <FieldGroup title="Tus canales" description="De un mismo periodo: el mes, el trimestre o el año.">
      {fields.map(({ id }, index) => {
        const field = (name: string) => `channels.${index}.${name}`;
        return (
          <fieldset key={id} className="grid min-w-0 gap-4 rounded-lg border p-4 sm:p-5">
            <legend className="float-left flex w-full items-center justify-between gap-3 text-sm font-semibold">
              {`Canal ${index + 1}`}
              {fields.length > 1 ? (
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={`Quitar el canal ${index + 1}`}
                  onClick={() => remove(index)}
                >
                  <X aria-hidden size={18} strokeWidth={1.75} />
                </Button>
              ) : null}
            </legend>
            <FieldRow columns={3}>
              <TextField name={field("name")} label="Nombre" maxLength={60} placeholder="Portal, buzoneo…" />
              <MoneyField name={field("spend")} label="Gasto" unit={unit} />
              <NumberField name={field("leads")} label="Contactos" whole />
              <NumberField name={field("closings")} label="Cierres" whole optional />
              <MoneyField name={field("margin")} label="Margen" unit={unit} help="Honorarios menos su coste." />
            </FieldRow>
          </fieldset>
        );
      })}
      {fields.length < MOST_CHANNELS ? (
        <Button variant="outline" className="justify-self-start" onClick={() => append(EMPTY)}>
          <Plus aria-hidden size={18} strokeWidth={1.75} /> Añadir canal
        </Button>
      ) : null}
    </FieldGroup>
  );
}
