import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { formatArea } from "#domain/shared/format/format.ts";
import type { Place } from "#domain/shared/places/place.ts";
import { Button } from "../button.tsx";
import { Callout } from "../callout.tsx";

/** Names of a form's fields that the cadastre can fill; an absent one is not offered. */
export interface CadastreFields {
  builtAreaM2: string;
  yearBuilt: string;
  cadastralReference?: string;
}

/**
 * Data of the cadastre for a place that was found by its reference, and a button that puts them into the form. Nothing is filled
 * without it, because the built area of the cadastre contains a share of stairs and landings.
 */
export function CadastreOffer({ place, fields }: { place: Place | null; fields: CadastreFields }) {
  const { setValue } = useFormContext();
  const [taken, setTaken] = useState<string | null>(null);
  if (!place?.cadastre) return null;
  const { reference, facts } = place.cadastre;
  const notice = [
    facts.use,
    facts.builtAreaM2 === undefined
      ? undefined
      : `${formatArea(facts.builtAreaM2)} construidos con su parte de zonas comunes`,
    facts.yearBuilt === undefined ? undefined : `de ${facts.yearBuilt}`,
  ].filter((part) => part !== undefined);

  function take() {
    const values = [
      [fields.builtAreaM2, facts.builtAreaM2],
      [fields.yearBuilt, facts.yearBuilt],
      [fields.cadastralReference, reference],
    ] as const;
    for (const [name, value] of values) {
      if (name === undefined || value === undefined) continue;
      setValue(name, String(value).replace(".", ","), { shouldDirty: true, shouldValidate: true });
    }
    setTaken(reference);
  }

  if (facts.units !== undefined)
    return (
      <Callout title="Catastro">
        En esa parcela hay {facts.units} inmuebles. Para saber la superficie y el año, escribe los 20 signos de la
        referencia.
      </Callout>
    );
  if (notice.length === 0) return <Callout title="Catastro">De este inmueble solo da el punto.</Callout>;
  const button = (
    <Button variant="outline" size="sm" onClick={take}>
      Usar estos datos
    </Button>
  );
  return (
    <Callout title="Según el Catastro" {...(taken === reference ? {} : { action: button })}>
      <span role="status">{`${notice.join(", ")}.${taken === reference ? " Puestos en el formulario." : ""}`}</span>
    </Callout>
  );
}
