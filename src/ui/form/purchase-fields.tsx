import { COMMUNITIES, LATIN_AMERICA, PRICE_CURRENCIES } from "#domain/shared/places/tax-places.ts";
import { SegmentedField, SelectField } from "./choice-fields.tsx";
import type { Choice } from "./controls.tsx";

/** Inputs that decide taxes and costs of a purchase: the place, whether the home is new, the currency. */

const PLACE_OPTIONS: readonly Choice[] = [
  ...Object.entries(COMMUNITIES).map(([value, label]) => ({ value, label })),
  ...Object.entries(LATIN_AMERICA).map(([value, { name }]) => ({ value, label: name })),
  { value: "otro", label: "Otro lugar" },
];

interface TaxPlaceFieldProps {
  label?: string;
  optional?: boolean;
  help?: string;
}

/** The Spanish community, or the country, under `place`. */
export function TaxPlaceField({ label = "Dónde está", ...rest }: TaxPlaceFieldProps) {
  return (
    <SelectField name="place" label={label} options={PLACE_OPTIONS} placeholder="Elige comunidad o país" {...rest} />
  );
}

/** Under `homeKind`: IVA is due for a new home, ITP for a used one. */
export function HomeKindField() {
  return (
    <SegmentedField
      name="homeKind"
      label="Vivienda"
      options={[
        { value: "usada", label: "Usada" },
        { value: "nueva", label: "Nueva" },
      ]}
    />
  );
}

/** Under `currency`; empty is the usual one. */
export function CurrencyField({ placeholder, help }: { placeholder: string; help?: string }) {
  return (
    <SelectField
      name="currency"
      label="Moneda"
      optional
      placeholder={placeholder}
      options={PRICE_CURRENCIES.map((code) => ({ value: code, label: code }))}
      {...(help !== undefined && { help })}
    />
  );
}
