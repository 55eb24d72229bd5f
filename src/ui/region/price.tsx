import { formatNumber } from "#domain/shared/format/format.ts";
import { priceIn } from "#domain/shared/region/region.ts";
import { useRegion } from "./use-region.ts";

/** A price in the visitor's currency: the number followed by the symbol (`29 €`, `32 $`). */
export function usePriceText(): (euros: number, decimals?: number) => string {
  const { region, currencySymbol } = useRegion();
  return (euros, decimals = 0) => `${formatNumber(priceIn(region, euros), decimals, decimals)}\u00a0${currencySymbol}`;
}

/** @param euros amount charged, IVA included */
export function Price({ euros }: { euros: number }) {
  return <>{usePriceText()(euros)}</>;
}
