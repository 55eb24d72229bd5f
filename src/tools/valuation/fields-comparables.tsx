import { useWatch } from "react-hook-form";
import { Callout } from "#ui/callout.tsx";
import { CheckboxField } from "#ui/form/choice-fields.tsx";
import { FieldGroup } from "#ui/form/field-group.tsx";
import { NumberField, PercentField } from "#ui/form/number-fields.tsx";
import { PastedListings, usePaste } from "#ui/form/pasted-listings.tsx";
import type { Evidence } from "./evidence.ts";
import { missingEvidence } from "./evidence-words.ts";

/** "Comparables": pasted or from a file, with what was understood said at once. */
export function ComparablesFields({ evidence }: { evidence: Evidence | undefined }) {
  const paste = usePaste();
  const useNearby: unknown = useWatch({ name: "useNearby" });
  const missing =
    evidence && missingEvidence(evidence, { pasted: paste?.listings.length ?? 0, usesNearby: useNearby !== "no" });
  return (
    <FieldGroup
      title="Comparables"
      description="Con tres o más viviendas parecidas y actuales el precio es de hoy. Cuentan más los cierres que las ofertas."
    >
      <div role="status" className="empty:hidden">
        {missing ? (
          <Callout tone="info" title={missing.title}>
            {missing.text}
          </Callout>
        ) : null}
      </div>
      <PastedListings paste={paste} />
      <CheckboxField
        name="useNearby"
        label="Usar también los anuncios cercanos de la cartera"
        help="Si son de demostración lo decimos, y no se mezclan con los que pegas."
      />
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
