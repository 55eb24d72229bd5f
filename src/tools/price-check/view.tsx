import { CheckboxField } from "#ui/form/choice-fields.tsx";
import { FieldGroup } from "#ui/form/field-group.tsx";
import { PastedListings, usePaste } from "#ui/form/pasted-listings.tsx";
import { PinnedPlaceFields } from "#ui/form/pinned-place-fields.tsx";
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
  const paste = usePaste();
  return (
    <>
      <AdvertField />
      <PriceFields />
      <PinnedPlaceFields isOutside={false} />
      <WeighedHomeFields />
      <FieldGroup
        title="Comparables"
        description="Con tres o más viviendas parecidas y actuales hay veredicto. Con menos te decimos cuántas faltan, y no gasta."
      >
        <PastedListings paste={paste} />
        <CheckboxField
          name="useNearby"
          label="Usar también los anuncios cercanos de la cartera"
          help="Si son de demostración lo decimos, y no se mezclan con los que pegas."
        />
      </FieldGroup>
    </>
  );
}
