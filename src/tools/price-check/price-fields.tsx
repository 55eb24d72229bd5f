import { useWatch } from "react-hook-form";
import { SegmentedField } from "#ui/form/choice-fields.tsx";
import { FieldGroup, FieldRow } from "#ui/form/field-group.tsx";
import { MoreFields } from "#ui/form/more-fields.tsx";
import { NumberField } from "#ui/form/number-fields.tsx";
import { TextareaField } from "#ui/form/text-fields.tsx";

const OPERATIONS = [
  { value: "venta", label: "Venta" },
  { value: "alquiler", label: "Alquiler" },
];

/** The price that is asked, and what it was before. */
export function PriceFields() {
  const [operation, currency]: unknown[] = useWatch({ name: ["home.operation", "home.currency"] });
  const unit = currency === "EUR" || !currency ? "€" : String(currency);
  return (
    <FieldGroup title="Lo que se pide">
      <FieldRow columns={2}>
        <NumberField name="home.price" label={operation === "alquiler" ? "Renta al mes" : "Precio"} unit={unit} />
        <SegmentedField name="home.operation" label="Operación" options={OPERATIONS} />
      </FieldRow>
      <MoreFields summary={<span className="text-sm">Historia del anuncio</span>} names={["historyText"]}>
        <TextareaField
          name="historyText"
          label="Precios anteriores"
          optional
          rows={4}
          placeholder={"01/03/2026; 310.000 €; ref. A-12\n10/04/2026 retirado\n02/05/2026; 299.000 €; ref. B-7"}
          help="Una línea por cambio: fecha y precio, o «retirado». Con otra referencia sigue siendo la misma vivienda, y sus días se suman."
        />
      </MoreFields>
    </FieldGroup>
  );
}
