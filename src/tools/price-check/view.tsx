import { WITHOUT_VERDICT } from "#domain/tools/valuation/evidence-words.ts";
import { ComparableEvidence } from "#ui/form/comparable-evidence.tsx";
import { FieldGroup } from "#ui/form/field-group.tsx";
import { PinnedPlaceFields } from "#ui/form/pinned-place-fields.tsx";
import { useEvidence } from "#ui/form/use-evidence.ts";
import { WeighedHomeFields } from "#ui/form/weighed-home-fields.tsx";
import { viewOf } from "#ui/result/result-view.tsx";
import { AdvertField } from "./advert-field.tsx";
import { describe } from "./describe.ts";
import { drawings } from "./drawings.tsx";
import { PriceFields } from "./price-fields.tsx";

export { priceCheckInput as input } from "./schema.ts";
export const { Result, Aside } = viewOf(describe, drawings);

/** The advert and its price first, then the home, then what it is compared with. */
export function Fields() {
  const evidence = useEvidence();
  return (
    <>
      <AdvertField />
      <PriceFields />
      <PinnedPlaceFields isOutside={evidence?.without === "outside"} />
      <WeighedHomeFields />
      <FieldGroup
        title="Comparables"
        description="Con tres o más viviendas parecidas y actuales hay veredicto. Con menos te decimos cuántas faltan, y no gasta."
      >
        <ComparableEvidence evidence={evidence} words={WITHOUT_VERDICT} />
      </FieldGroup>
    </>
  );
}
