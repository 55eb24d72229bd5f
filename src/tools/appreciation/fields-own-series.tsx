import { formatNumber } from "#domain/shared/format/format.ts";
import { periodText } from "#domain/shared/time/periods.ts";
import { readSeriesText } from "#domain/tools/forecast/read-text.ts";
import { SelectField } from "#ui/form/choice-fields.tsx";
import { FieldRow } from "#ui/form/field-group.tsx";
import { FileToText } from "#ui/form/file-to-text.tsx";
import { CurrencyField } from "#ui/form/purchase-fields.tsx";
import { TextareaField, TextField } from "#ui/form/text-fields.tsx";
import { useText } from "#ui/form/use-text.ts";
import { PRICE_COUNTRIES } from "./series-list.ts";

const TEXT_FIELD = "ownSeries";
const MOST_BYTES = 1_000_000;
const PRICE_OPTIONS = [
  ...Object.entries(PRICE_COUNTRIES).map(([value, { name }]) => ({ value, label: name })),
  { value: "otro", label: "Otro país: sin descontar inflación" },
];

/** One's own €/m², pasted or from a file; the rows that were read are shown at once. */
export function OwnSeriesFields() {
  return (
    <>
      <TextareaField
        name={TEXT_FIELD}
        label="Tu serie"
        rows={6}
        placeholder={"2019;1.850\n2020;1.902,50\n2021;1.990"}
        help="Una fila por periodo: periodo y valor. Vale 2024, T3 2024 o 07/2024. Con ocho o más hay previsión."
        className="[&_textarea]:max-h-72"
      />
      <Understood />
      <FileToText name="ownSeriesFile" textField={TEXT_FIELD} maxBytes={MOST_BYTES} />
      <FieldRow columns={3}>
        <TextField name="ownName" label="Cómo se llama" optional placeholder="Ruzafa, €/m²" maxLength={80} />
        <SelectField name="ownPrices" label="Inflación de" options={PRICE_OPTIONS} help="Para el crecimiento real." />
        <CurrencyField placeholder="La del país" />
      </FieldRow>
    </>
  );
}

function Understood() {
  const text = useText(TEXT_FIELD);
  const read = text.trim() === "" ? undefined : readSeriesText(text);
  if (!read || "problems" in read) return null;
  const { perYear, start, values } = read;
  const rhythm = perYear === 1 ? "años" : perYear === 4 ? "trimestres" : "meses";
  return (
    <p role="status" className="-mt-2 text-xs text-subtle-foreground">
      {`${formatNumber(values.length)} ${values.length === 1 ? "dato" : rhythm}, de ${periodText(start, perYear)} a ${periodText(start + values.length - 1, perYear)}.`}
    </p>
  );
}
