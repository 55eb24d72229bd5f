import { GAIN_ABATEMENT } from "#domain/tools/sale-costs/sale-facts.ts";
import { useToolRun } from "../tool/tool-run-context.tsx";
import { SelectField } from "./choice-fields.tsx";
import type { Choice } from "./controls.tsx";
import { FieldRow } from "./field-group.tsx";
import { MoneyField } from "./number-fields.tsx";
import { DateField } from "./text-fields.tsx";
import { useText } from "./use-text.ts";

const SITUATION_OPTIONS: readonly Choice[] = [
  { value: "general", label: "Residente, sin exención" },
  { value: "mayor-65", label: "Mayor de 65, vivienda habitual" },
  { value: "reinvierte", label: "Reinvierte en su vivienda habitual" },
  { value: "no-residente", label: "No residente" },
  { value: "otra", label: "Empresa u otra: escribo el impuesto" },
];

/** Whether the home was bought before the day until which Spain reduces the gain of a sale. */
export function useIsBoughtBeforeAbatement(): boolean {
  const purchasedOn = useText("purchasedOn");
  return purchasedOn !== "" && purchasedOn < GAIN_ABATEMENT.at(-1)!.value.boughtBefore;
}

/** The seller's situation, and the price and the day of their purchase: the taxes of a sale in Spain rest on them. */
export function SellerPurchaseFields({ unit, dateHelp }: { unit: string; dateHelp: string }) {
  const { today } = useToolRun();
  return (
    <>
      <SelectField name="situation" label="Quién vende" options={SITUATION_OPTIONS} />
      <FieldRow columns={3}>
        <MoneyField name="purchasePrice" label="Precio de compra" unit={unit} optional help="El de su escritura." />
        <DateField name="purchasedOn" label="Fecha de compra" optional help={dateHelp} {...(today && { max: today })} />
        <MoneyField name="purchaseCosts" label="Gastos de la compra" unit={unit} help="ITP, notaría, registro." />
      </FieldRow>
    </>
  );
}

/** A tax that is known already takes the place of the calculated one. */
export function KnownSellerTaxFields({ unit, isSpanish }: { unit: string; isSpanish: boolean }) {
  return (
    <FieldRow columns={2}>
      <MoneyField
        name="landGainTax"
        label={isSpanish ? "Plusvalía, si ya la sabes" : "Impuesto municipal"}
        unit={unit}
        optional
      />
      <MoneyField
        name="gainTax"
        label={isSpanish ? "IRPF, si ya lo sabes" : "Impuesto sobre la ganancia"}
        unit={unit}
        optional
      />
    </FieldRow>
  );
}
