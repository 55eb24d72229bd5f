import type { Evidence } from "#domain/tools/valuation/evidence-words.ts";
import { ComparableEvidence } from "#ui/form/comparable-evidence.tsx";
import { FieldGroup } from "#ui/form/field-group.tsx";
import { NumberField, PercentField } from "#ui/form/number-fields.tsx";

/** "Comparables": pasted or from a file, with what was understood said at once. */
export function ComparablesFields({ evidence }: { evidence: Evidence | undefined }) {
  return (
    <FieldGroup
      title="Comparables"
      description="Con tres o más viviendas parecidas y actuales el precio es de hoy. Cuentan más los cierres que las ofertas."
    >
      <ComparableEvidence evidence={evidence} />
      <NumberField
        name="presentPerM2"
        label="Precio por m² de hoy en el barrio"
        optional
        help="Solo si te faltan comparables: en las ciudades con modelo, lleva a hoy el valor de la fecha de sus datos."
      />
      <PercentField
        name="closingGap"
        label="Diferencia de oferta a cierre"
        optional
        help="Cuánto menos se paga que se pide en tu zona. Ninguna fuente oficial lo dice: sin tu cifra, las ofertas cuentan tal como se piden."
      />
    </FieldGroup>
  );
}
