import { CONDITION_OPTIONS } from "#content/property-names.ts";
import { SegmentedField, TriStateField } from "./choice-fields.tsx";
import { FieldRow } from "./field-group.tsx";
import { NumberField } from "./number-fields.tsx";

/** Rows that every tool asks of the home under `home` in the same words. */

/** How large it is, and of when. Only the built area must be known. */
export function HomeMeasures() {
  return (
    <FieldRow columns={3}>
      <NumberField name="home.builtAreaM2" label="Superficie construida" unit="m²" />
      <NumberField name="home.usableAreaM2" label="Superficie útil" unit="m²" optional />
      <NumberField name="home.yearBuilt" label="Año" whole echo={false} optional />
      <NumberField name="home.rooms" label="Habitaciones" whole echo={false} optional />
      <NumberField name="home.bathrooms" label="Baños" whole echo={false} optional />
      <NumberField name="home.floor" label="Planta" echo={false} optional help="0 es la planta baja" />
    </FieldRow>
  );
}

/** How it stands, its lift and its side of the building. */
export function HomeState() {
  return (
    <>
      <SegmentedField name="home.condition" label="Estado" options={CONDITION_OPTIONS} optional />
      <FieldRow columns={2}>
        <TriStateField name="home.hasLift" label="¿Tiene ascensor?" optional />
        <TriStateField name="home.isExterior" label="¿Es exterior?" optional />
      </FieldRow>
    </>
  );
}
