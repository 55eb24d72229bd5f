import { CONDITION_NAMES } from "#content/property-names.ts";
import { ENERGY_RATINGS } from "#domain/shared/home-attributes/home-values.ts";
import { SegmentedField, SelectField, TriStateField } from "#ui/form/choice-fields.tsx";
import { FieldGroup, FieldRow } from "#ui/form/field-group.tsx";
import { MoreFields } from "#ui/form/more-fields.tsx";
import { MoneyField, NumberField } from "#ui/form/number-fields.tsx";
import { PropertyTypeField } from "#ui/form/property-type-field.tsx";
import { TaxPlaceField } from "#ui/form/purchase-fields.tsx";
import { TextField } from "#ui/form/text-fields.tsx";
import { useText } from "#ui/form/use-text.ts";
import { BudgetFields } from "./fields-budget.tsx";
import { WorkFields } from "./fields-works.tsx";
import { useUnit } from "./use-case.ts";

const CONDITION_OPTIONS = (["a_reformar", "bueno", "obra_nueva"] as const).map((value) => ({
  value,
  label: CONDITION_NAMES[value],
}));
const YES_NO = [
  { value: "si", label: "Sí" },
  { value: "no", label: "No" },
];

/** The form: the home and its value, the money, the works, and what a budget is made of. */
export function Fields() {
  return (
    <>
      <HomeFields />
      <MoneyFields />
      <WorkFields />
      <BudgetFields />
    </>
  );
}

function HomeFields() {
  return (
    <FieldGroup title="La vivienda hoy">
      <PropertyTypeField />
      <FieldRow columns={2}>
        <TaxPlaceField />
        <TextField name="home.placeName" label="Barrio o municipio" optional maxLength={120} />
      </FieldRow>
      <FieldRow columns={3}>
        <NumberField name="home.builtAreaM2" label="Superficie construida" unit="m²" />
        <NumberField name="home.rooms" label="Habitaciones" whole echo={false} optional />
        <NumberField name="home.bathrooms" label="Baños" whole echo={false} optional />
        <NumberField name="home.floor" label="Planta" echo={false} optional help="0 es la planta baja" />
        <NumberField name="home.yearBuilt" label="Año" whole echo={false} optional />
        <SelectField
          name="home.energyRating"
          label="Certificado"
          placeholder="Sin letra"
          options={ENERGY_RATINGS.map((letter) => ({ value: letter, label: letter }))}
          optional
        />
      </FieldRow>
      <SegmentedField name="home.condition" label="Estado" options={CONDITION_OPTIONS} />
      <FieldRow columns={2}>
        <TriStateField name="home.hasLift" label="¿Tiene ascensor?" optional />
        <TriStateField name="home.hasAirConditioning" label="¿Tiene aire acondicionado?" optional />
      </FieldRow>
    </FieldGroup>
  );
}

function MoneyFields() {
  const unit = useUnit();
  const isShared = useText("allowsCommunity") === "si";
  const isHouse = ["casa", "chalet", "adosado"].includes(useText("home.type"));
  return (
    <FieldGroup title="El dinero">
      <FieldRow columns={2}>
        <MoneyField
          name="value"
          label="Vale hoy"
          unit={unit}
          help="Sin ninguna obra. Si no lo sabes, valórala antes."
        />
        <MoneyField name="budget" label="Presupuesto para obra" unit={unit} help="Con IVA y todo." />
      </FieldRow>
      <MoreFields summary="Rango del valor" names={["valueLow", "valueHigh"]}>
        <FieldRow columns={2}>
          <MoneyField name="valueLow" label="Valor, parte baja" unit={unit} optional />
          <MoneyField name="valueHigh" label="Valor, parte alta" unit={unit} optional />
        </FieldRow>
      </MoreFields>
      <SegmentedField
        name="criterion"
        label="Decide con"
        options={[
          { value: "central", label: "La cifra central" },
          { value: "prudente", label: "El caso prudente" },
        ]}
        help="El prudente toma la subida más baja y el coste más alto de cada obra."
      />
      <FieldRow columns={2}>
        <SegmentedField name="allowsStructural" label="¿Se pueden mover tabiques?" options={YES_NO} optional />
        <SegmentedField name="allowsCommunity" label="¿Y obra de la comunidad?" options={YES_NO} optional />
      </FieldRow>
      {isShared || isHouse ? (
        <FieldRow columns={2}>
          {isShared ? (
            <NumberField
              name="communityHomes"
              label="Viviendas que la pagan"
              whole
              echo={false}
              help="A partes iguales."
            />
          ) : null}
          <NumberField name="facadeM2" label="Fachada" unit="m²" optional help="Para pintarla o aislarla." />
        </FieldRow>
      ) : null}
    </FieldGroup>
  );
}
