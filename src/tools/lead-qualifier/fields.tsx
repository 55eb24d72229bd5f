import { Plus, X } from "lucide-react";
import { useFormContext, useWatch } from "react-hook-form";
import { isCommunity, isLatinAmericanCountry, LATIN_AMERICA } from "#domain/shared/places/tax-places.ts";
import { GRADES } from "#domain/tools/qualification/qualify.ts";
import { Button } from "#ui/button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { SegmentedField, SelectField } from "#ui/form/choice-fields.tsx";
import type { Choice } from "#ui/form/controls.tsx";
import { FieldGroup, FieldRow } from "#ui/form/field-group.tsx";
import { MoneyField, NumberField, PercentField } from "#ui/form/number-fields.tsx";
import { HomeKindField, TaxPlaceField } from "#ui/form/purchase-fields.tsx";
import { DateField, TextField } from "#ui/form/text-fields.tsx";
import { useText } from "#ui/form/use-text.ts";
import { MOST_EVENTS } from "./schema.ts";
import { DECIDES_NAMES, EVENT_NAMES, FINANCING_NAMES, TIMELINE_NAMES } from "./words.ts";

const choicesOf = (names: Record<string, string>): Choice[] =>
  Object.entries(names).map(([value, label]) => ({ value, label }));
const UNKNOWN: Choice = { value: "", label: "No lo sé" };

/** The form: questions asked on the phone, in the order of their weight. Everything may be left unknown. */
export function Fields() {
  return (
    <>
      <FieldGroup
        title="A quién"
        description="Deja en blanco lo que no sepas: no resta, y será lo siguiente que preguntes."
      >
        <TextField
          name="name"
          label="Nombre"
          optional
          help="Solo para la llamada: no cuenta en la nota."
          maxLength={80}
        />
      </FieldGroup>
      <BudgetFields />
      <NeedFields />
      <FieldGroup title="Cuándo y cómo decide">
        <SegmentedField name="timeline" label="Para cuándo" options={[...choicesOf(TIMELINE_NAMES), UNKNOWN]} />
        <SegmentedField name="decides" label="Quién decide" options={[...choicesOf(DECIDES_NAMES), UNKNOWN]} />
      </FieldGroup>
      <EventFields />
      <OverrideFields />
    </>
  );
}

function BudgetFields() {
  const place = useText("place");
  const unit = isLatinAmericanCountry(place) ? LATIN_AMERICA[place].currency : "€";
  const paysCash = useText("financing") === "contado";
  const isMentioned = useText("capacity").trim() !== "";
  return (
    <FieldGroup title="Presupuesto" description="Lo que busca, frente a lo que puede pagar de verdad.">
      <SegmentedField name="financing" label="Cómo paga" options={[...choicesOf(FINANCING_NAMES), UNKNOWN]} />
      <FieldRow columns={2}>
        <MoneyField name="targetPrice" label="Precio que busca" unit={unit} optional />
        <MoneyField
          name="capacity"
          label="Lo que puede pagar"
          unit={unit}
          optional
          help="Si ya está comprobado. Si no, lo calculamos con lo de abajo."
        />
      </FieldRow>
      {isMentioned ? null : (
        <>
          <FieldRow columns={2}>
            {paysCash ? null : (
              <MoneyField name="netMonthlyIncome" label="Ingresos netos al mes" unit={unit} optional />
            )}
            <MoneyField name="savings" label="Ahorro para la compra" unit={unit} optional />
            {paysCash ? null : <MoneyField name="monthlyDebts" label="Otras cuotas al mes" unit={unit} />}
            <TaxPlaceField label="Dónde compra" optional help="De ahí salen los impuestos." />
          </FieldRow>
          <Disclosure summary="Hipoteca e impuestos supuestos" className="border-t border-b-0 text-sm">
            <div className="grid gap-5 text-foreground">
              {paysCash ? null : (
                <FieldRow columns={4}>
                  <PercentField name="rate" label="Interés" help="Un supuesto: pon el de tu banco." />
                  <NumberField name="years" label="Plazo" unit="años" whole echo={false} />
                  <PercentField name="maxIncomeShare" label="Esfuerzo máximo" />
                  <PercentField name="loanToValue" label="Financiación" />
                </FieldRow>
              )}
              <FieldRow columns={2}>
                {isCommunity(place) || place === "" ? <HomeKindField /> : null}
                <PercentField
                  name="costShare"
                  label="Impuestos y gastos"
                  optional
                  help="En blanco, los del lugar. Escríbelos si el lugar no está en la lista."
                />
              </FieldRow>
            </div>
          </Disclosure>
        </>
      )}
    </FieldGroup>
  );
}

function NeedFields() {
  return (
    <FieldGroup title="Qué busca">
      <FieldRow columns={2}>
        <TextField name="zone" label="Zona" optional maxLength={120} />
        <TextField name="homeType" label="Tipo de vivienda" optional maxLength={80} placeholder="Piso o ático" />
        <NumberField name="rooms" label="Habitaciones" whole echo={false} optional />
        <NumberField name="areaM2" label="Superficie" unit="m²" optional />
      </FieldRow>
      <TextField
        name="reason"
        label="Motivo"
        optional
        maxLength={200}
        help="Por qué busca ahora. Sin datos de salud, origen, religión ni familia."
      />
    </FieldGroup>
  );
}

/** Their own acts, one row each. A blank row is ignored. */
function EventFields() {
  const { getValues, setValue, clearErrors } = useFormContext();
  const rows: unknown = useWatch({ name: "events" });
  const count = Array.isArray(rows) ? rows.length : 0;
  const shown = Math.max(1, count);
  function change(next: unknown[]) {
    clearErrors("events");
    setValue("events", next, { shouldDirty: true });
  }
  const listed = (): unknown[] => (count > 0 ? (getValues("events") as unknown[]) : [{ kind: "", date: "" }]);
  return (
    <FieldGroup title="Qué ha hecho" description="Lo reciente pesa más: cada cosa vale la mitad a los catorce días.">
      {Array.from({ length: shown }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the list
        <div key={i} className="flex items-start gap-3">
          <div className="grid min-w-0 flex-1 gap-x-4 gap-y-2 sm:grid-cols-[minmax(0,1fr)_11rem]">
            <SelectField
              name={`events.${i}.kind`}
              label={`Qué hizo, línea ${i + 1}`}
              hideLabel
              options={choicesOf(EVENT_NAMES)}
              placeholder="Elige qué hizo"
            />
            <DateField name={`events.${i}.date`} label={`Cuándo, línea ${i + 1}`} hideLabel />
          </div>
          <Button
            variant="ghost"
            size="icon"
            aria-label={`Quitar la línea ${i + 1}`}
            onClick={() => change(shown > 1 ? listed().filter((_, at) => at !== i) : [{ kind: "", date: "" }])}
          >
            <X aria-hidden size={18} strokeWidth={1.75} />
          </Button>
        </div>
      ))}
      {shown < MOST_EVENTS ? (
        <div>
          <Button variant="outline" onClick={() => change([...listed(), { kind: "", date: "" }])}>
            <Plus aria-hidden size={18} strokeWidth={1.75} /> Añadir otra
          </Button>
        </div>
      ) : null}
    </FieldGroup>
  );
}

function OverrideFields() {
  const isSet = useText("override") !== "";
  return (
    <FieldGroup
      title="Tu criterio"
      description="Si sabes algo que aquí no cabe, pon tú la nota. La automática se sigue viendo."
    >
      <SegmentedField
        name="override"
        label="Nota a mano"
        options={[{ value: "", label: "Automática" }, ...GRADES.map((grade) => ({ value: grade, label: grade }))]}
      />
      {isSet ? (
        <TextField
          name="overrideReason"
          label="Por qué"
          optional
          maxLength={160}
          help="Para acordarte dentro de un mes."
        />
      ) : null}
    </FieldGroup>
  );
}
