import { SelectField } from "#ui/form/choice-fields.tsx";
import { FieldGroup, FieldRow } from "#ui/form/field-group.tsx";
import { MoreFields } from "#ui/form/more-fields.tsx";
import { NumberField, PercentField } from "#ui/form/number-fields.tsx";
import { DateField, TextField } from "#ui/form/text-fields.tsx";
import { CoordinateFields, StartField } from "./place-fields.tsx";
import { ProspectFields } from "./prospect-fields.tsx";

/** Clock times every half hour. */
const HOURS = Array.from({ length: 27 }, (_, i) => {
  const value = `${String(8 + Math.floor(i / 2)).padStart(2, "0")}:${i % 2 ? "30" : "00"}`;
  return { value, label: value.replace(/^0/, "") };
});

/** The form: the owners, then how the visits go. */
export function Fields() {
  return (
    <>
      <ProspectFields />
      <FieldGroup
        title="Tus visitas"
        description="De lunes a viernes. La ruta se mide en línea recta, desde la salida."
      >
        <StartField />
        <FieldRow columns={3}>
          <SelectField name="visitsFrom" label="Desde las" options={HOURS} placeholder="Elige una hora" />
          <SelectField name="visitsTo" label="Hasta las" options={HOURS} placeholder="Elige una hora" />
          <NumberField name="visitsPerDay" label="Visitas al día" whole echo={false} />
        </FieldRow>
        <MoreFields
          summary="Primer día, firma y margen"
          names={["visitsOn", "agent", "margin", "startLatitude", "startLongitude"]}
        >
          <FieldRow columns={3}>
            <DateField name="visitsOn" label="Primer día" optional help="En blanco, el siguiente laborable." />
            <TextField name="agent" label="Quién firma" optional maxLength={80} placeholder="Nuria, de Ferrer Hogar" />
            <PercentField
              name="margin"
              label="Margen sobre el valor"
              help="Cuánto puede pasarse de lo que vale y venderse aún. 15 % es criterio de Umbral."
            />
          </FieldRow>
          <CoordinateFields latitude="startLatitude" longitude="startLongitude" of=" de la salida" />
        </MoreFields>
      </FieldGroup>
    </>
  );
}
