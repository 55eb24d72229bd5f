import { useEffect } from "react";
import { useFormContext } from "react-hook-form";
import { isCommunity, isLatinAmericanCountry } from "#domain/shared/places/tax-places.ts";
import { INDEX_UNITS } from "#domain/tools/mortgage/index-units.ts";
import { type ReliefOption, reliefOptionsFor } from "#domain/tools/tax/relief-catalogue.ts";
import { CheckboxField, SegmentedField, SelectField } from "#ui/form/choice-fields.tsx";
import { FieldGroup, FieldRow } from "#ui/form/field-group.tsx";
import { MoreFields } from "#ui/form/more-fields.tsx";
import { MoneyField, NumberField, PercentField } from "#ui/form/number-fields.tsx";
import { CurrencyField, HomeKindField, TaxPlaceField } from "#ui/form/purchase-fields.tsx";
import { useText } from "#ui/form/use-text.ts";
import { useSeriesArrivals } from "#ui/tool/official-series.ts";
import { currencyOf } from "./currency.ts";

/** The form: household, loan, home, and further questions. */
export function Fields() {
  useSeriesArrivals();
  return (
    <>
      <HouseholdFields />
      <LoanFields />
      <HomeFields />
      <WhatIfFields />
    </>
  );
}

function useCurrency(): string {
  const input = { place: useText("place"), currency: useText("currency"), indexUnit: useText("indexUnit") };
  const code = currencyOf(input);
  return code === "EUR" ? "€" : code;
}

function HouseholdFields() {
  const unit = useCurrency();
  return (
    <FieldGroup title="Quién compra">
      <FieldRow columns={2}>
        <MoneyField
          name="netMonthlyIncome"
          label="Ingresos netos al mes"
          unit={unit}
          help="De todos los que compran."
        />
        <SegmentedField
          name="paysPerYear"
          label="Pagas al año"
          options={[
            { value: "12", label: "12" },
            { value: "14", label: "14" },
          ]}
        />
        <MoneyField name="savings" label="Ahorro disponible" unit={unit} help="Para la entrada y los gastos." />
        <MoneyField name="monthlyDebts" label="Otras cuotas al mes" unit={unit} help="Coche, préstamos, tarjetas." />
      </FieldRow>
      <FieldRow columns={3}>
        <PercentField
          name="maxIncomeShare"
          label="Esfuerzo máximo"
          help="Cuota entre ingresos. Lo habitual: 30 a 35 %."
        />
        <NumberField name="age" label="Edad" unit="años" whole echo={false} optional help="De quien tiene más." />
        <NumberField
          name="maxAgeAtEnd"
          label="Edad al terminar"
          unit="años"
          whole
          echo={false}
          help="Límite habitual: 75."
        />
      </FieldRow>
    </FieldGroup>
  );
}

function LoanFields() {
  const rateType = useText("rateType");
  const isSpanish = !isLatinAmericanCountry(useText("place"));
  return (
    <FieldGroup title="La hipoteca">
      <SegmentedField
        name="rateType"
        label="Tipo de interés"
        options={[
          { value: "fijo", label: "Fijo" },
          { value: "variable", label: "Variable" },
          { value: "mixto", label: "Mixto" },
        ]}
      />
      <FieldRow columns={3}>
        {rateType === "variable" ? null : (
          <PercentField name="rate" label={rateType === "mixto" ? "Interés del tramo fijo" : "Interés (TIN)"} />
        )}
        {rateType === "mixto" ? (
          <NumberField name="fixedYears" label="Tramo fijo" unit="años" whole echo={false} />
        ) : null}
        {rateType === "fijo" ? null : (
          <PercentField name="spread" label="Diferencial" help="Lo que se suma al índice." />
        )}
        <NumberField name="years" label="Plazo" unit="años" whole echo={false} />
        <PercentField name="loanToValue" label="Financiación" help="Del menor entre precio y tasación." />
      </FieldRow>
      {rateType === "fijo" ? null : (
        <>
          <FieldRow columns={3}>
            <PercentField
              name="reference"
              label="Índice hoy"
              optional={isSpanish}
              help={isSpanish ? "En blanco, el último euríbor publicado que tenemos." : "El de tu préstamo."}
            />
            <PercentField
              name="laterReference"
              label="Índice más adelante"
              optional
              help="Una suposición, no una previsión."
            />
            <NumberField name="laterReferenceYears" label="Dentro de" unit="años" whole echo={false} />
          </FieldRow>
          <SegmentedField
            name="reviewMonths"
            label="Revisión"
            options={[
              { value: "6", label: "Cada 6 meses" },
              { value: "12", label: "Cada 12 meses" },
            ]}
          />
        </>
      )}
      <MoreFields
        summary="Comisiones y tasación"
        names={["openingFee", "linkedProductsPerYear", "appraisal", "appraisalShare", "appraisalFee"]}
      >
        <LoanCostFields />
      </MoreFields>
    </FieldGroup>
  );
}

function LoanCostFields() {
  const unit = useCurrency();
  return (
    <>
      <FieldRow columns={2}>
        <PercentField name="openingFee" label="Comisión de apertura" help="Del importe de la hipoteca." />
        <MoneyField
          name="linkedProductsPerYear"
          label="Productos vinculados al año"
          unit={unit}
          help="Seguros o cuenta que el banco exige."
        />
      </FieldRow>
      <FieldRow columns={3}>
        <MoneyField name="appraisal" label="Valor de tasación" unit={unit} optional />
        <PercentField name="appraisalShare" label="Tasación sobre precio" help="Si aún no hay tasación." />
        <MoneyField name="appraisalFee" label="Coste de la tasación" unit={unit} optional />
      </FieldRow>
    </>
  );
}

function HomeFields() {
  const place = useText("place");
  const unit = useCurrency();
  return (
    <FieldGroup title="La vivienda">
      <FieldRow columns={2}>
        <TaxPlaceField />
        {isCommunity(place) ? <HomeKindField /> : null}
      </FieldRow>
      {isCommunity(place) ? <ReliefFields place={place} /> : null}
      <FieldRow columns={2}>
        <MoneyField name="targetPrice" label="Precio de la vivienda que miras" unit={unit} optional />
        <PercentField
          name="costShare"
          label="Impuestos y gastos"
          optional={place !== "otro"}
          help={
            isCommunity(place)
              ? "En blanco, los calculamos con las tablas."
              : isLatinAmericanCountry(place)
                ? "En blanco, el extremo alto de lo habitual en el país."
                : "En % del precio."
          }
        />
      </FieldRow>
      <MoreFields
        summary="Valor de referencia, otros gastos y moneda"
        names={["referenceValue", "otherCosts", "currency", "hasHomeDiscount"]}
      >
        <FieldRow columns={3}>
          <MoneyField
            name="referenceValue"
            label="Valor de referencia"
            unit={unit}
            optional
            help="El del Catastro, si supera el precio."
          />
          <MoneyField name="otherCosts" label="Otros gastos" unit={unit} optional help="Honorarios, reforma." />
          <CurrencyField placeholder="La habitual del lugar" help="Escribe todo en la misma." />
        </FieldRow>
        {isCommunity(place) ? (
          <CheckboxField
            name="hasHomeDiscount"
            label="Aplicar la rebaja del 25 % en aranceles de vivienda"
            help="Pregunta en la notaría: no está comprobado que todas la apliquen."
          />
        ) : null}
      </MoreFields>
    </FieldGroup>
  );
}

function ReliefFields({ place }: { place: string }) {
  const isNew = useText("homeKind") === "nueva";
  if (!isNew) return <ReliefField place={place} name="transferTaxRelief" tax="itp" label="Tipo reducido de ITP" />;
  return (
    <FieldRow columns={2}>
      <ReliefField
        place={place}
        name="valueAddedTaxRelief"
        tax="iva"
        label={place === "ES-CN" ? "Tipo reducido de IGIC" : "Tipo reducido de IVA"}
      />
      <ReliefField place={place} name="stampDutyRelief" tax="ajd" label="Tipo reducido de AJD" />
    </FieldRow>
  );
}

function ReliefField({
  place,
  name,
  tax,
  label,
}: {
  place: string;
  name: string;
  tax: ReliefOption["tax"];
  label: string;
}) {
  const { setValue } = useFormContext();
  const options = reliefOptionsFor(place, tax);
  const chosen = useText(name);
  const option = options.find(({ id }) => id === chosen);
  const isForeign = chosen !== "" && option === undefined;
  // The rate of another community is no longer in the list: nobody could see that it is still chosen.
  useEffect(() => {
    if (isForeign) setValue(name, "");
  }, [isForeign, name, setValue]);
  if (options.length === 0) return null;
  return (
    <SelectField
      name={name}
      label={label}
      optional
      placeholder="Ninguno: tipo general"
      options={options.map(({ id, label: text }) => ({ value: id, label: text }))}
      help={option ? `Comprueba los requisitos. ${option.condition}.` : "Elígelo solo si cumple los requisitos."}
    />
  );
}

function WhatIfFields() {
  const unit = useCurrency();
  const isFixed = useText("rateType") === "fijo";
  return (
    <FieldGroup title="Y si…" description="Opcional.">
      <FieldRow columns={2}>
        <MoneyField name="prepaymentAmount" label="Amortiza antes" unit={unit} optional />
        <NumberField name="prepaymentMonth" label="En el mes" whole echo={false} help="60 es al cumplir cinco años." />
      </FieldRow>
      {isFixed ? (
        <MoreFields summary="Préstamo en UF, UDI, UVA o UVR" names={["indexUnit", "unitGrowth", "incomeGrowth"]}>
          <FieldRow columns={3}>
            <SelectField
              name="indexUnit"
              label="Unidad"
              optional
              placeholder="Ninguna"
              options={Object.entries(INDEX_UNITS).map(([value, label]) => ({ value, label: `${value}: ${label}` }))}
            />
            <PercentField name="unitGrowth" label="Sube al año" optional help="Cuánto supones." />
            <PercentField name="incomeGrowth" label="Suben los ingresos al año" optional help="En blanco, no suben." />
          </FieldRow>
        </MoreFields>
      ) : null}
    </FieldGroup>
  );
}
