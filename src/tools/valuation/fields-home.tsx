import { CONDITION_OPTIONS } from "#content/property-names.ts";
import { ENERGY_RATINGS } from "#domain/shared/listing/property.ts";
import { CheckboxField, ChipsField, SegmentedField, SelectField, TriStateField } from "#ui/form/choice-fields.tsx";
import { FieldGroup, FieldRow } from "#ui/form/field-group.tsx";
import { NumberField } from "#ui/form/number-fields.tsx";
import { PropertyTypeField } from "#ui/form/property-type-field.tsx";

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
export function HomeFields() {
  return (
    <FieldGroup title="Cómo es">
      <PropertyTypeField />
      <FieldRow columns={3}>
        <NumberField name="home.builtAreaM2" label="Superficie construida" unit="m²" />
        <NumberField name="home.usableAreaM2" label="Superficie útil" unit="m²" optional />
        <NumberField name="home.yearBuilt" label="Año" whole echo={false} optional />
        <NumberField name="home.rooms" label="Habitaciones" whole echo={false} optional />
        <NumberField name="home.bathrooms" label="Baños" whole echo={false} optional />
        <NumberField name="home.floor" label="Planta" echo={false} optional help="0 es la planta baja" />
      </FieldRow>
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
      <SegmentedField name="home.condition" label="Estado" options={CONDITION_OPTIONS} optional />
      <FieldRow columns={2}>
        <TriStateField name="home.hasLift" label="¿Tiene ascensor?" optional />
        <TriStateField name="home.isExterior" label="¿Es exterior?" optional />
      </FieldRow>
      <ChipsField label="Tiene" chips={EXTRAS} />
      <CheckboxField name="extrasComplete" label="Lo que no he marcado no lo tiene" className="-mt-3" />
    </FieldGroup>
  );
}
