import { HIGHEST_LAND_GAIN_RATE } from "#domain/tools/sale-costs/sale-facts.ts";
import { FieldRow } from "./field-group.tsx";
import { MoneyField } from "./number-fields.tsx";
import { SourcedNumberField } from "./sourced-number-field.tsx";

/** The cadastral values and the town's rate of a Spanish sale's `plusvalía municipal`. */
export function LandGainFields({ unit, landHelp }: { unit: string; landHelp: string }) {
  return (
    <FieldRow columns={3}>
      <MoneyField name="landValue" label="Valor catastral del suelo" unit={unit} optional help={landHelp} />
      <MoneyField
        name="cadastralValue"
        label="Valor catastral total"
        unit={unit}
        optional
        help="Para probar el método real."
      />
      <SourcedNumberField
        name="landGainRate"
        label="Tipo del ayuntamiento"
        unit="%"
        fact={HIGHEST_LAND_GAIN_RATE.at(-1)}
        ask="Como mucho el 30 %."
      />
    </FieldRow>
  );
}
