import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { isYes, SegmentedField, TriStateField } from "./choice-fields.tsx";
import { FieldGroup, FieldRow } from "./field-group.tsx";
import { NearbyField, OrientationAndHeating, ViewsField } from "./home-fields.tsx";
import { NumberField } from "./number-fields.tsx";
import { TextareaField, TextField } from "./text-fields.tsx";

/** The details that texts of a home tell besides the tools' home (`domain/tools/writing/told-home`). @param children further fields below them */
export function ToldDetailFields({ description, children }: { description: string; children?: ReactNode }) {
  const hasTerrace: unknown = useWatch({ name: "home.hasTerrace" });
  return (
    <FieldGroup title="Lo que la distingue" description={description}>
      <OrientationAndHeating />
      <ViewsField />
      <FieldRow columns={2}>
        <NumberField name="renovatedYear" label="Año de la reforma" whole echo={false} optional />
        <TextField name="renovatedWhat" label="Qué se reformó" optional maxLength={60} placeholder="cocina y baños" />
      </FieldRow>
      <FieldRow columns={3}>
        {isYes(hasTerrace) ? <NumberField name="terraceAreaM2" label="Terraza" unit="m²" optional /> : null}
        <NumberField name="plotAreaM2" label="Parcela" unit="m²" optional />
        <NumberField name="communityFee" label="Comunidad, al mes" optional />
      </FieldRow>
      <TextareaField
        name="features"
        label="Otras características"
        optional
        rows={3}
        help="Una por línea, como quieres que se lean: balcón, doble acristalamiento…"
      />
      <NearbyField />
      {children}
    </FieldGroup>
  );
}

/** The fields that the law asks of a rent, only where something is let. */
export function ToldRentFields() {
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
