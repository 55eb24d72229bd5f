import { formatMoney } from "#domain/shared/format/format.ts";
import { priceIn } from "#domain/shared/region/region.ts";
import { useRegion } from "./use-region.ts";

/** A price in the visitor's currency: `29 €`, `US$ 32`. A bare sign would be the peso of most of those who read it. */
export function usePriceText(): (euros: number, decimals?: number) => string {
  const { region, currency } = useRegion();
  return (euros, decimals = 0) => formatMoney(priceIn(region, euros), currency, decimals);
}

/** @param euros amount charged, IVA included */
export function Price({ euros }: { euros: number }) {
  return <>{usePriceText()(euros)}</>;
}
