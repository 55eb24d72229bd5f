import { isCommunity } from "#domain/shared/places/tax-places.ts";
import { type BudgetRate, budgetRate } from "#domain/tools/renovation/budget-facts.ts";
import { labourFactor } from "#domain/tools/renovation/cost-facts.ts";
import { CheckboxField, SegmentedField } from "#ui/form/choice-fields.tsx";
import { FieldGroup, FieldRow } from "#ui/form/field-group.tsx";
import { MoreFields } from "#ui/form/more-fields.tsx";
import { MoneyField, PercentField } from "#ui/form/number-fields.tsx";
import { SourcedNumberField } from "#ui/form/sourced-number-field.tsx";
import { useText } from "#ui/form/use-text.ts";
import { RATE_FIELDS } from "./schema.ts";
import { useUnit } from "./use-case.ts";

const RATE_LABELS: Record<BudgetRate, string> = {
  contingency: "Imprevistos",
  licence: "Licencia",
  icio: "ICIO",
  fees: "Honorarios técnicos",
  vatReduced: "IVA reducido",
  vatGeneral: "IVA general",
  overheads: "Gastos generales",
  profit: "Beneficio industrial",
};

/** The costs on top of the prices, and the tax on the gain. */
export function BudgetFields() {
  const unit = useUnit();
  return (
    <FieldGroup title="Impuestos y espera">
      <FieldRow columns={2}>
        <SegmentedField
          name="payer"
          label="Quién paga la obra"
          options={[
            { value: "particular", label: "Particular" },
            { value: "empresa", label: "Empresa" },
          ]}
        />
        <PercentField
          name="gainTax"
          label="IRPF de la ganancia"
          optional
          help="Del 19 al 30 %. En blanco no se cuenta."
        />
      </FieldRow>
      <MoneyField
        name="carryPerMonth"
        label="Esperar cuesta al mes"
        unit={unit}
        help="Comunidad, IBI, hipoteca: lo que se paga mientras dura la obra."
      />
      <MoreFields summary="Cómo se forma el presupuesto" names={[...RATE_FIELDS, "labour", "isRural", "pricesArePem"]}>
        <CostFields />
      </MoreFields>
    </FieldGroup>
  );
}

function CostFields() {
  const place = useText("place");
  const isRural = useText("isRural") === "si";
  const municipality = useText("home.municipalityCode") || undefined;
  const labour = isCommunity(place) ? labourFactor(place, municipality, isRural) : undefined;
  return (
    <>
      <FieldRow columns={2}>
        {RATE_FIELDS.map((id) => (
          <SourcedNumberField
            key={id}
            name={id}
            label={RATE_LABELS[id]}
            unit="%"
            fact={budgetRate(id, place)}
            ask={id.startsWith("vat") ? "El impuesto indirecto de ese lugar." : "No tenemos el dato de ese lugar."}
          />
        ))}
        <SourcedNumberField name="labour" label="Mano de obra" unit="×" fact={labour} ask="1 es la media." />
      </FieldRow>
      <CheckboxField name="isRural" label="Está en un pueblo" help="La mano de obra suele costar menos." />
      <CheckboxField
        name="pricesArePem"
        label="Los precios son de ejecución material (PEM)"
        help="Entonces se suman gastos generales y beneficio. Los publicados ya los llevan."
      />
    </>
  );
}
