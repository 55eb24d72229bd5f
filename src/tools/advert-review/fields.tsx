import { FieldGroup, FieldRow } from "#ui/form/field-group.tsx";
import { NumberField } from "#ui/form/number-fields.tsx";

export function Fields() {
  return (
    <FieldGroup title="La vivienda">
      <FieldRow columns={2}>
        <NumberField name="price" label="Precio" unit="€" />
        <NumberField name="areaM2" label="Superficie construida" unit="m²" />
      </FieldRow>
    </FieldGroup>
  );
}
