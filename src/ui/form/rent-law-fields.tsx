import { useWatch } from "react-hook-form";
import { SegmentedField, TriStateField } from "./choice-fields.tsx";
import { FieldGroup, FieldRow } from "./field-group.tsx";
import { NumberField } from "./number-fields.tsx";
import { TextField } from "./text-fields.tsx";

/** The fields that the law asks of a rent, only where something is let. */
export function RentLawFields() {
  const [operation, country] = useWatch({ name: ["home.operation", "home.country"] }) as unknown[];
  if (operation !== "alquiler" || country !== "ES") return null;
  return (
    <FieldGroup title="El alquiler">
      <SegmentedField
        name="rentKind"
        label="Tipo de alquiler"
        options={[
          { value: "habitual", label: "Vivienda habitual" },
          { value: "temporada", label: "Temporada" },
          { value: "turistico", label: "Turístico" },
        ]}
        optional
      />
      <TriStateField
        name="isStressedZone"
        label="¿Está en zona tensionada?"
        help="La lista cambia: consúltala en serpavi.mivau.gob.es."
        optional
      />
      <FieldRow columns={2}>
        <NumberField name="previousRent" label="Renta del contrato anterior" unit="€" optional />
        <NumberField name="rentIndex" label="Índice de referencia" unit="€" optional />
      </FieldRow>
      <TextField
        name="registrationNumber"
        label="Número de registro"
        optional
        maxLength={60}
        help="Obligatorio en temporada y turístico"
      />
    </FieldGroup>
  );
}
