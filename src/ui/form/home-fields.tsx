import { useWatch } from "react-hook-form";
import { CURRENCY_OPTIONS } from "#content/country-options.ts";
import { ENERGY_RATINGS, HEATING_NAMES } from "#domain/shared/home-attributes/home-values.ts";
import { attributeOf, HOME_ATTRIBUTES, namesInRow, PLAIN_MENTIONS } from "#domain/shared/home-attributes/table.ts";
import { COMPASS } from "#domain/tools/writing/facts.ts";
import { ChipsField, SegmentedField, SelectField } from "./choice-fields.tsx";
import { FieldGroup, FieldRow } from "./field-group.tsx";
import { HomeMeasures, HomeState } from "./home-measures.tsx";
import { NumberField } from "./number-fields.tsx";
import { PropertyTypeField } from "./property-type-field.tsx";
import { TextareaField, TextField } from "./text-fields.tsx";

const OPERATIONS = [
  { value: "venta", label: "Venta" },
  { value: "alquiler", label: "Alquiler" },
];
/**
 * The features that a home has, as the form of a home of the portfolio asks for them; furniture is asked apart from the
 * tools' home.
 */
const EXTRAS = [
  ...namesInRow("chips").map((name) => ({ name: `home.${name}`, label: HOME_ATTRIBUTES[name].label })),
  { name: "isFurnished", label: HOME_ATTRIBUTES.furnishing.label },
];
const HEATING_OPTIONS = Object.entries(HEATING_NAMES).map(([value, label]) => ({ value, label }));
const capital = (word: string) => word.charAt(0).toLocaleUpperCase("es") + word.slice(1);

/** The home under `home`, as tools that write about it ask for it. @param onlySale nothing is let here */
export function HomeFields({ onlySale = false }: { onlySale?: boolean }) {
  const rating: unknown = useWatch({ name: "home.energyRating" });
  return (
    <FieldGroup title="La vivienda">
      {onlySale ? null : <SegmentedField name="home.operation" label="Operación" options={OPERATIONS} />}
      <PropertyTypeField />
      <TextField
        name="home.placeName"
        label={HOME_ATTRIBUTES.placeName.label}
        placeholder="Ruzafa, Valencia"
        maxLength={120}
      />
      <HomeMeasures />
      <FieldRow columns={3}>
        <NumberField
          name="home.buildingFloors"
          label={HOME_ATTRIBUTES.buildingFloors.label}
          whole
          echo={false}
          optional
        />
        <NumberField
          name="home.price"
          label={HOME_ATTRIBUTES.price.label}
          {...(onlySale ? {} : { help: "En alquiler, al mes" })}
          optional
        />
        <SelectField name="home.currency" label="Moneda" options={CURRENCY_OPTIONS} placeholder="Elige una moneda" />
      </FieldRow>
      <FieldRow columns={2}>
        <SelectField
          name="home.energyRating"
          label={HOME_ATTRIBUTES.energyRating.label}
          placeholder="Sin letra"
          options={ENERGY_RATINGS.map((letter) => ({ value: letter, label: letter }))}
          optional
        />
        {rating ? null : (
          <SelectField
            name="energyStatus"
            label="¿Por qué no tiene letra?"
            placeholder="No lo sé"
            options={[
              { value: "en_tramite", label: "En trámite" },
              { value: "exento", label: "Exento" },
            ]}
            optional
          />
        )}
      </FieldRow>
      <HomeState />
      <PlainMentionFields />
      <ChipsField label="Tiene" chips={EXTRAS} />
    </FieldGroup>
  );
}

/** The attributes that adverts tell in the table's own sentences, each where its operation is written about. */
function PlainMentionFields() {
  const operation: unknown = useWatch({ name: "home.operation" });
  const asked = PLAIN_MENTIONS.filter((name) => [undefined, operation].includes(HOME_ATTRIBUTES[name].mention.offered));
  if (asked.length === 0) return null;
  return (
    <FieldRow columns={2}>
      {asked.map((name) => (
        <SelectField
          key={name}
          name={`home.${name}`}
          label={HOME_ATTRIBUTES[name].label}
          placeholder="No lo sé"
          options={Object.entries(attributeOf(name)?.names ?? {}).map(([value, label]) => ({ value, label }))}
          optional
        />
      ))}
    </FieldRow>
  );
}

export function OrientationAndHeating() {
  return (
    <FieldRow columns={2}>
      <SelectField
        name="orientation"
        label="Orientación"
        placeholder="No lo sé"
        options={COMPASS.map((value) => ({ value, label: capital(value) }))}
        optional
      />
      <SelectField name="heating" label="Calefacción" placeholder="No lo sé" options={HEATING_OPTIONS} optional />
    </FieldRow>
  );
}

export function ViewsField() {
  return (
    <TextField
      name="views"
      label="Vistas"
      optional
      placeholder="el parque Central"
      maxLength={80}
      help="Qué se ve, con su artículo"
    />
  );
}

export function NearbyField() {
  return (
    <TextareaField
      name="nearby"
      label="Qué hay cerca"
      optional
      rows={3}
      placeholder={"Metro Bailén a 4 minutos\nMercado de Ruzafa a 300 m"}
      help="Un lugar por línea, con su distancia si la sabes."
    />
  );
}
