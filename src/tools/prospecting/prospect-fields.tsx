import { ChevronDown, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { useFieldArray, useFormContext, useFormState, useWatch } from "react-hook-form";
import { MOTIVES, PROSPECT_SOURCE_NAMES, PROSPECT_SOURCES } from "#domain/tools/prospecting/prospect-values.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { CheckboxField, SelectField } from "#ui/form/choice-fields.tsx";
import { FieldGroup, FieldRow } from "#ui/form/field-group.tsx";
import { MoneyField } from "#ui/form/number-fields.tsx";
import { DateField, TextField } from "#ui/form/text-fields.tsx";
import { BringFields } from "./bring-fields.tsx";
import { CoordinateFields, HomePlaceField } from "./place-fields.tsx";
import { MOST_PROSPECTS } from "./schema.ts";

const SOURCE_OPTIONS = PROSPECT_SOURCES.map((value) => ({ value, label: PROSPECT_SOURCE_NAMES[value] }));
const MOTIVE_OPTIONS = MOTIVES.map((meaning, i) => ({ value: String(i), label: `${i}. ${meaning}` }));

/** The owners, one row each: closed they say who it is, open they are edited. */
export function ProspectFields() {
  const { fields, append, remove, replace } = useFieldArray({ name: "prospects" });
  const { getValues } = useFormContext();
  const rowErrors = useFormState({ name: "prospects" }).errors.prospects as unknown as object[] | undefined;
  const room = MOST_PROSPECTS - fields.length;

  /** Rows that came from elsewhere take the place of empty ones. */
  function bring(rows: Record<string, unknown>[]) {
    const typed = (getValues("prospects") ?? []) as Record<string, unknown>[];
    const kept = typed.filter((row) => Object.values(row).some((value) => value !== undefined && value !== ""));
    replace([...kept, ...rows].slice(0, MOST_PROSPECTS));
  }

  return (
    <FieldGroup
      title="Propietarios"
      description={`Hasta ${MOST_PROSPECTS}. Lo que no sepas, déjalo en blanco: no cuenta como cero.`}
    >
      <BringFields room={room} onBring={bring} />
      {fields.map(({ id }, index) => (
        <ProspectRow
          key={id}
          index={index}
          isWrong={Boolean(rowErrors?.[index])}
          onRemove={fields.length > 1 ? () => remove(index) : undefined}
        />
      ))}
      {room > 0 ? (
        <Button variant="outline" className="justify-self-start" onClick={() => append({})}>
          <Plus aria-hidden size={18} strokeWidth={1.75} /> Añadir propietario
        </Button>
      ) : null}
    </FieldGroup>
  );
}

interface ProspectRowProps {
  index: number;
  isWrong: boolean;
  onRemove: (() => void) | undefined;
}

const textOf = (value: unknown) => (typeof value === "string" ? value.trim() : "");

function ProspectRow({ index, isWrong, onRemove }: ProspectRowProps) {
  const row = `prospects.${index}`;
  const [name, address, phone, optedOut] = useWatch({
    name: [`${row}.name`, `${row}.address`, `${row}.phone`, `${row}.optedOut`],
  }).map(textOf);
  // A row that was just added waits to be filled in; what was brought from elsewhere is closed.
  const [isOpen, setOpen] = useState(!name && !address && !phone);
  const open = isOpen || isWrong;
  const title = name || address || phone || `Propietario ${index + 1}`;
  return (
    <div className="min-w-0 rounded-lg border">
      <div className="flex items-center gap-2 pr-2">
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="touch-target flex min-h-12 min-w-0 flex-1 items-center gap-3 rounded-lg px-4 text-left text-sm"
        >
          <ChevronDown
            aria-hidden
            size={18}
            strokeWidth={1.75}
            className={classNames("shrink-0 text-muted-foreground", open && "rotate-180")}
          />
          <span className="min-w-0 flex-1 truncate">
            <span className="font-semibold">{title}</span>
            {name && address ? <span className="text-muted-foreground">, {address}</span> : null}
          </span>
          {optedOut === "si" ? <span className="text-xs text-subtle-foreground">No llamar</span> : null}
        </button>
        {onRemove ? (
          <Button variant="ghost" size="icon" aria-label={`Quitar a ${title}`} onClick={onRemove}>
            <Trash2 aria-hidden size={18} strokeWidth={1.75} />
          </Button>
        ) : null}
      </div>
      {open ? (
        <fieldset className="grid min-w-0 gap-5 border-t p-4 sm:p-5">
          <legend className="sr-only">{title}</legend>
          <RowFields row={row} />
        </fieldset>
      ) : null}
    </div>
  );
}

function RowFields({ row }: { row: string }) {
  const hasExclusive: unknown = useWatch({ name: `${row}.hasExclusive` });
  return (
    <>
      <FieldRow columns={2}>
        <TextField name={`${row}.name`} label="Nombre" optional maxLength={80} />
        <TextField name={`${row}.phone`} label="Teléfono" type="tel" optional maxLength={30} />
        <TextField name={`${row}.address`} label="Dirección" optional maxLength={200} placeholder="Calle Cuba, 3" />
        <HomePlaceField row={row} />
      </FieldRow>
      <FieldRow columns={2}>
        <SelectField
          name={`${row}.motive`}
          label="Por qué vende"
          options={MOTIVE_OPTIONS}
          placeholder="No lo sé"
          optional
        />
        <SelectField
          name={`${row}.source`}
          label="De dónde viene"
          options={SOURCE_OPTIONS}
          placeholder="No lo sé"
          optional
        />
      </FieldRow>
      <FieldRow columns={3}>
        <MoneyField name={`${row}.expectation`} label="Lo que espera" optional />
        <MoneyField name={`${row}.value`} label="Lo que vale" optional help="De tu valoración." />
        <DateField name={`${row}.leadOn`} label="Último contacto" optional />
      </FieldRow>
      <div className="grid gap-4 sm:grid-cols-2">
        <CheckboxField name={`${row}.wantsVisit`} label="Quiere que vayas a verla" />
        <CheckboxField name={`${row}.optedOut`} label="No quiere que le llamen" />
        <CheckboxField name={`${row}.hasExclusive`} label="Otra agencia tiene la exclusiva" />
        {hasExclusive === "si" || hasExclusive === true ? (
          <DateField name={`${row}.exclusiveUntil`} label="Hasta el" optional help="Su último día." />
        ) : null}
      </div>
      <Disclosure summary={<span className="text-sm">Punto exacto en el mapa</span>} className="-my-2 border-b-0">
        <CoordinateFields latitude={`${row}.latitude`} longitude={`${row}.longitude`} of="" />
      </Disclosure>
    </>
  );
}
