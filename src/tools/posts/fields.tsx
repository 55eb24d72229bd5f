import { useEffect, useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { COUNTRY_OPTIONS } from "#content/country-options.ts";
import { POST_GOALS } from "#domain/tools/posts/goals.ts";
import { CHANNELS, channelName } from "#domain/tools/posts/networks.ts";
import { TONES } from "#domain/tools/writing/facts.ts";
import { CheckboxField, isYes, SegmentedField, SelectField, SeveralField } from "#ui/form/choice-fields.tsx";
import { FieldGroup, FieldRow } from "#ui/form/field-group.tsx";
import { HomeFields } from "#ui/form/home-fields.tsx";
import { NumberField } from "#ui/form/number-fields.tsx";
import { DateField, TextField, TimeField } from "#ui/form/text-fields.tsx";
import { ToldDetailFields, ToldRentFields } from "#ui/form/told-home-fields.tsx";
import { useToolRun } from "#ui/tool/tool-run-context.tsx";
import { GOAL_NAMES, TONE_NAMES } from "./words.ts";

/** The week first: what it is for and where; then the home, and what sets it apart. */
export function Fields() {
  return (
    <>
      <WeekFields />
      <HomeFields />
      <NewsFields />
      <ToldDetailFields description="Cuantos más datos, más comienzos distintos. Lo que dejes vacío no se dice." />
      <ToldRentFields />
    </>
  );
}

/** The money of a country comes with it, and can be changed afterwards. */
const CURRENCIES: Record<string, string> = {
  ES: "EUR",
  MX: "MXN",
  AR: "USD",
  CO: "COP",
  CL: "CLP",
  PE: "PEN",
  UY: "USD",
};

function useCountryBringsItsMoney() {
  const { setValue } = useFormContext();
  const country: unknown = useWatch({ name: "home.country" });
  const last = useRef(country);
  useEffect(() => {
    if (country === last.current) return;
    last.current = country;
    const currency = CURRENCIES[String(country)];
    if (currency) setValue("home.currency", currency);
  }, [country, setValue]);
}

function WeekFields() {
  useCountryBringsItsMoney();
  const { today } = useToolRun();
  return (
    <FieldGroup
      title="La semana"
      description="Lo que no se pueda contar con los datos de la vivienda, se deja fuera y se dice."
    >
      <SeveralField
        name="channels"
        label="Redes"
        options={CHANNELS.map((value) => ({ value, label: channelName(value) }))}
      />
      <SeveralField
        name="goals"
        label="Qué contar"
        options={POST_GOALS.map((value) => ({ value, label: GOAL_NAMES[value] }))}
      />
      <FieldRow columns={2}>
        <SelectField name="home.country" label="País" options={COUNTRY_OPTIONS} placeholder="Elige un país" />
        <DateField name="startsOn" label="Empieza el" help="Vacío, el próximo lunes" optional min={today} />
      </FieldRow>
      <SegmentedField name="tone" label="Tono" options={TONES.map((value) => ({ value, label: TONE_NAMES[value] }))} />
      <TextField
        name="link"
        label="Enlace"
        optional
        maxLength={500}
        placeholder="https://"
        help="La página de la vivienda o la de tu agencia. Cada red lo lleva con su medida (UTM); sin enlace, no se escribe ninguno."
      />
      <FieldRow columns={2}>
        <TextField name="agent" label="Quién firma" optional maxLength={80} />
        <TextField name="phone" label="Teléfono" optional maxLength={30} help="No sale en Google: lo rechaza" />
      </FieldRow>
      <TextField
        name="hashtags"
        label="Tus etiquetas"
        optional
        maxLength={200}
        placeholder="#FerrerHogar"
        help="Separadas por comas. Van delante de las de la vivienda, hasta donde deje cada red"
      />
    </FieldGroup>
  );
}

/** News of the home: without them the week tells neither a drop nor an open day. */
function NewsFields() {
  const isClosed: unknown = useWatch({ name: "isClosed" });
  const { today } = useToolRun();
  return (
    <FieldGroup
      title="Novedades"
      description="Solo lo que haya. Una bajada necesita el precio anterior; unas puertas abiertas, su día y sus horas."
    >
      <CheckboxField name="isClosed" label="Ya está vendida o alquilada" />
      {isYes(isClosed) ? null : (
        <>
          <NumberField name="formerPrice" label="Precio anterior" optional />
          <FieldRow columns={3}>
            <DateField name="openOn" label="Puertas abiertas" optional min={today} />
            <TimeField name="openFrom" label="Desde" optional />
            <TimeField name="openTo" label="Hasta" optional />
          </FieldRow>
        </>
      )}
    </FieldGroup>
  );
}
