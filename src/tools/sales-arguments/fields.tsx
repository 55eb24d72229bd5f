import { useWatch } from "react-hook-form";
import { COUNTRY_OPTIONS } from "#content/country-options.ts";
import { isCommunity } from "#domain/shared/places/tax-places.ts";
import { PURPOSE_NAMES, PURPOSE_NEEDS, PURPOSES } from "#domain/tools/arguments/purposes.ts";
import { isYes, SelectField } from "#ui/form/choice-fields.tsx";
import type { Choice } from "#ui/form/controls.tsx";
import { FieldGroup, FieldRow } from "#ui/form/field-group.tsx";
import { HomeFields, NearbyField, OrientationAndHeating, ViewsField } from "#ui/form/home-fields.tsx";
import { MoreFields } from "#ui/form/more-fields.tsx";
import { MoneyField, NumberField, PercentField } from "#ui/form/number-fields.tsx";
import { HomeKindField, TaxPlaceField } from "#ui/form/purchase-fields.tsx";
import { DateField, TextField } from "#ui/form/text-fields.tsx";
import { useText } from "#ui/form/use-text.ts";
import { CompetitorRows, RenovationRows } from "./fields-rows.tsx";

const PURPOSE_OPTIONS: readonly Choice[] = PURPOSES.map((value) => ({ value, label: PURPOSE_NAMES[value] }));

function useCurrencyUnit(): string {
  const currency = useText("home.currency");
  return currency === "EUR" || currency === "" ? "€" : currency;
}

/** Purpose of the purchase, the home, and the papers that prove it. */
export function Fields() {
  return (
    <>
      <PurposeFields />
      <HomeFields onlySale />
      <DetailFields />
      <ProofFields />
      <PurchaseFields />
    </>
  );
}

function PurposeFields() {
  const purpose = useText("purpose");
  const need = PURPOSES.find((one) => one === purpose);
  return (
    <FieldGroup title="Para qué compra" description="Por lo que necesita, no por quién es. Con eso cambia el orden.">
      <FieldRow columns={2}>
        <SelectField
          name="purpose"
          label="Qué busca"
          options={PURPOSE_OPTIONS}
          placeholder="Elige para qué"
          {...(need && { help: PURPOSE_NEEDS[need] })}
        />
        <SelectField name="home.country" label="País" options={COUNTRY_OPTIONS} placeholder="Elige un país" />
      </FieldRow>
    </FieldGroup>
  );
}

function DetailFields() {
  const hasTerrace: unknown = useWatch({ name: "home.hasTerrace" });
  return (
    <FieldGroup title="Lo que la distingue" description="Lo que dejes vacío no se dice.">
      <OrientationAndHeating />
      <FieldRow columns={3}>
        <ViewsField />
        {isYes(hasTerrace) ? <NumberField name="terraceAreaM2" label="Terraza" unit="m²" optional /> : null}
        <NumberField name="plotAreaM2" label="Parcela" unit="m²" optional />
      </FieldRow>
      <NearbyField />
      <RenovationRows />
    </FieldGroup>
  );
}

function ProofFields() {
  const unit = useCurrencyUnit();
  const rating = useText("home.energyRating");
  const isInvestor = useText("purpose") === "invertir";
  const isToReform = useText("home.condition") === "a_reformar";
  return (
    <FieldGroup title="Pruebas" description="Cada papel que añadas gana un argumento o contesta a una objeción.">
      <FieldRow columns={2}>
        <MoneyField name="communityFee" label="Comunidad, al mes" unit={unit} optional />
        <DateField name="communityFeeOn" label="Fecha del recibo" optional />
        <MoneyField name="propertyTax" label="IBI, al año" unit={unit} optional />
        <NumberField name="propertyTaxYear" label="Año del recibo" whole echo={false} optional />
      </FieldRow>
      <FieldRow columns={2}>
        <MoneyField
          name="utilities"
          label="Luz, agua y gas, al mes"
          unit={unit}
          optional
          help="De facturas, no a ojo."
        />
        {rating ? <DateField name="certificateOn" label="Fecha del certificado" optional /> : null}
      </FieldRow>
      <FieldRow columns={3}>
        <MoneyField name="valuationLow" label="Rango valorado, desde" unit={unit} optional />
        <MoneyField name="valuationHigh" label="Hasta" unit={unit} optional />
        <DateField name="valuationOn" label="Fecha de la valoración" optional />
      </FieldRow>
      {isInvestor ? <RentFields unit={unit} /> : null}
      {isToReform ? (
        <FieldRow columns={3}>
          <MoneyField name="worksLow" label="Reforma, desde" unit={unit} optional />
          <MoneyField name="worksHigh" label="Hasta" unit={unit} optional />
          <TextField
            name="worksSource"
            label="Quién lo dice"
            optional
            maxLength={80}
            help="En blanco, una tabla orientativa."
          />
        </FieldRow>
      ) : null}
      <CompetitorRows unit={unit} />
    </FieldGroup>
  );
}

function RentFields({ unit }: { unit: string }) {
  return (
    <FieldRow columns={2}>
      <MoneyField name="areaRent" label="Alquiler de la zona, al mes" unit={unit} optional />
      <TextField
        name="areaRentSource"
        label="De dónde sale"
        optional
        maxLength={80}
        placeholder="Seis anuncios de octubre"
      />
    </FieldRow>
  );
}

function PurchaseFields() {
  const place = useText("place");
  return (
    <FieldGroup title="La compra" description="Para decir los gastos y la cuota. El interés es un supuesto.">
      <FieldRow columns={2}>
        <TaxPlaceField label="Dónde se pagan los impuestos" optional />
        {isCommunity(place) || place === "" ? <HomeKindField /> : null}
      </FieldRow>
      <MoreFields summary="Hipoteca y gastos supuestos" names={["loanToValue", "rate", "years", "costShare"]}>
        <FieldRow columns={4}>
          <PercentField name="loanToValue" label="Financiación" />
          <PercentField name="rate" label="Interés" />
          <NumberField name="years" label="Plazo" unit="años" whole echo={false} />
          <PercentField name="costShare" label="Impuestos y gastos" optional />
        </FieldRow>
      </MoreFields>
    </FieldGroup>
  );
}
