import { useEffect } from "react";
import { useFormContext } from "react-hook-form";
import { PRICE_CURRENCIES } from "#domain/shared/places/tax-places.ts";
import { SegmentedField, SelectField } from "#ui/form/choice-fields.tsx";
import { FieldGroup, FieldRow } from "#ui/form/field-group.tsx";
import { MoneyField, PercentField } from "#ui/form/number-fields.tsx";
import { useText } from "#ui/form/use-text.ts";
import { useKnownSeries, useSeriesArrivals } from "#ui/tool/official-series.ts";
import { OwnSeriesFields } from "./fields-own-series.tsx";
import { currencyOf, MOST_YEARS } from "./schema.ts";
import { type AskedSeries, offeredSeries, seriesName, seriesWithValues } from "./series-list.ts";

const YEARS = Array.from({ length: MOST_YEARS }, (_, i) => ({ value: String(i + 1), label: String(i + 1) }));

/** Sign after an amount. */
function useCurrency(): string {
  const source = useText("source") === "propia" ? "propia" : "oficial";
  const series = (useText("series") || "bis-es") as AskedSeries;
  const ownPrices = (useText("ownPrices") || "es") as "es";
  const typed = useText("currency");
  const code = currencyOf({ source, series, ownPrices, currency: PRICE_CURRENCIES.find((one) => one === typed) });
  return code === "EUR" ? "€" : code;
}

/** The series that have values. A community's that was filled in without any gives way to Spain's. */
function useSeriesOptions(): { value: AskedSeries; label: string }[] {
  const known = useKnownSeries();
  const { setValue } = useFormContext();
  const chosen = (useText("series") || "bis-es") as AskedSeries;
  const kept = known ? seriesWithValues(known, chosen) : chosen;
  useEffect(() => {
    if (kept !== chosen) setValue("series", kept);
  }, [kept, chosen, setValue]);
  return offeredSeries(known, chosen).map((id) => ({ value: id, label: seriesName(id) }));
}

/** The form: a value and a horizon, the series of prices, and the cost of waiting. */
export function Fields() {
  const isOwn = useText("source") === "propia";
  const unit = useCurrency();
  const seriesOptions = useSeriesOptions();
  useSeriesArrivals();
  return (
    <>
      <FieldGroup title="La vivienda">
        <FieldRow columns={2}>
          <MoneyField
            name="propertyValue"
            label="Valor de hoy"
            unit={unit}
            help="El de tu valoración, o por lo que la venderías ahora."
          />
          <SegmentedField name="years" label="Años por delante" options={YEARS} />
        </FieldRow>
      </FieldGroup>
      <FieldGroup title="La serie que sigue" description="De ella sale todo: elige la más cercana a la vivienda.">
        <SegmentedField
          name="source"
          label="Serie"
          hideLabel
          options={[
            { value: "oficial", label: "Oficial" },
            { value: "propia", label: "La mía" },
          ]}
        />
        {isOwn ? (
          <OwnSeriesFields />
        ) : (
          <SelectField
            name="series"
            label="Serie oficial"
            options={seriesOptions}
            help="BIS: precios de cada país. INE: índice de precios de vivienda de España y sus comunidades."
          />
        )}
      </FieldGroup>
      <FieldGroup title="Esperar o vender ya" description="Opcional. Son suposiciones tuyas y se ven en el resultado.">
        <FieldRow columns={3}>
          <MoneyField
            name="monthlyCost"
            label="Gasto al mes"
            unit={unit}
            optional
            help="Comunidad, IBI, seguro, intereses; menos el alquiler que cobres."
          />
          <PercentField
            name="otherReturn"
            label="Rendimiento del dinero"
            optional
            help="Al año, si vendes y lo inviertes."
          />
          <PercentField
            name="inflation"
            label="Inflación futura"
            optional
            help="Al año. En blanco, no decimos el valor real futuro."
          />
        </FieldRow>
      </FieldGroup>
    </>
  );
}
