import { ENERGY_RATINGS } from "#domain/shared/home-attributes/home-values.ts";
import { CheckboxField, ChipsField, SelectField } from "./choice-fields.tsx";
import { FieldGroup, FieldRow } from "./field-group.tsx";
import { HomeMeasures, HomeState } from "./home-measures.tsx";
import { NumberField } from "./number-fields.tsx";
import { PropertyTypeField } from "./property-type-field.tsx";

const EXTRAS = [
  { name: "home.hasTerrace", label: "Terraza" },
  { name: "home.hasParkingIncluded", label: "Garaje incluido" },
  { name: "home.hasStorageRoom", label: "Trastero" },
  { name: "home.hasPool", label: "Piscina" },
  { name: "home.hasAirConditioning", label: "Aire acondicionado" },
  { name: "home.hasWardrobes", label: "Armarios empotrados" },
  { name: "home.hasDoorman", label: "Conserje" },
  { name: "home.hasGarden", label: "Jardín" },
];

/** "Cómo es": what the engine can weigh, and nothing more. */
export function WeighedHomeFields() {
  return (
    <FieldGroup title="Cómo es">
      <PropertyTypeField />
      <HomeMeasures />
      <FieldRow columns={2}>
        <NumberField name="home.buildingFloors" label="Plantas del edificio" whole echo={false} optional />
        <SelectField
          name="home.energyRating"
          label="Certificado energético"
          placeholder="No lo sé"
          options={ENERGY_RATINGS.map((letter) => ({ value: letter, label: letter }))}
          optional
        />
      </FieldRow>
      <HomeState />
      <ChipsField label="Tiene" chips={EXTRAS} />
      <CheckboxField name="extrasComplete" label="Lo que no he marcado no lo tiene" className="-mt-3" />
    </FieldGroup>
  );
}
