import { factOn, factUsed } from "#domain/shared/dated-fact.ts";
import { communityOfMunicipality, isCommunity } from "#domain/shared/places/tax-places.ts";
import type { Strategy } from "#domain/tools/cma/strategies.ts";
import { hasVat } from "#domain/tools/renovation/budget-facts.ts";
import { landGainMethods } from "#domain/tools/sale-costs/land-gain-tax.ts";
import { hasTaxRows, netOfSale } from "#domain/tools/sale-costs/net-to-seller.ts";
import { HIGHEST_LAND_GAIN_RATE, LAND_GAIN_COEFFICIENTS } from "#domain/tools/sale-costs/sale-facts.ts";
import { placeName } from "#domain/tools/tax/cost-model.ts";
import { SERVICES_VAT } from "#domain/tools/tax/notary-registry.ts";
import type { CmaFacts } from "./engine.ts";
import type { CmaValue } from "./result.ts";
import type { CmaInput } from "./schema.ts";

/** The place whose taxes a sale pays: the community of the home's municipality in Spain, else its country. */
function taxPlace({ home }: CmaInput, municipality: CmaFacts["municipality"]): string {
  const code = home.country === "ES" ? (home.municipalityCode ?? municipality?.code) : undefined;
  return (code === undefined ? undefined : communityOfMunicipality(code)) ?? home.country;
}

/**
 * The amount that is left to the seller at each price to start from. In Spain the fee bears VAT where it is paid; elsewhere nothing but the typed costs
 * is taken off.
 */
export function netSheets(
  input: CmaInput,
  { today, municipality }: Pick<CmaFacts, "today" | "municipality">,
  strategies: readonly Strategy[],
): CmaValue["net"] {
  const place = taxPlace(input, municipality);
  const { feeShare, certificateCost = 0, otherCosts } = input;
  const vat = hasVat(place) ? SERVICES_VAT.value : 0;
  const { net, facts } = netOfSale({
    ...input,
    place,
    date: today,
    // Without a typed fee none is guessed: the row of the tables is what agencies ask on average, and this report is one agency's offer.
    feeShare: feeShare === undefined ? 0 : feeShare * (1 + vat),
    otherCosts: otherCosts + certificateCost,
    paysDeed: false,
    depreciation: 0,
  });
  const sales = strategies.map(({ id, price }) => {
    const sale = net(price);
    const missing = feeShare === undefined ? ["honorarios" as const, ...sale.missing] : sale.missing;
    return { ...sale, missing, strategy: id };
  });
  return {
    hasTaxes: hasTaxRows(place),
    isSpanish: isCommunity(place),
    placeName: placeName(place),
    sales,
    landGain: landGainAt(input, place, today, strategies),
    facts: [...facts, ...(vat > 0 && feeShare !== undefined ? [SERVICES_VAT] : [])].map(factUsed),
  };
}

/** The municipal tax by both methods, at the price in the middle. */
function landGainAt(
  { landValue, cadastralValue, purchasePrice, purchasedOn, landGainRate, landGainTax }: CmaInput,
  place: string,
  today: string,
  strategies: readonly Strategy[],
): CmaValue["net"]["landGain"] {
  const price = strategies.find(({ id }) => id === "mercado")?.price;
  const coefficients = factOn(LAND_GAIN_COEFFICIENTS, today)?.value;
  const rate = landGainRate ?? factOn(HIGHEST_LAND_GAIN_RATE, today)?.value;
  const isKnown =
    landGainTax === undefined && hasTaxRows(place) && landValue !== undefined && purchasedOn !== undefined;
  if (!isKnown || price === undefined || coefficients === undefined || rate === undefined) return null;
  return landGainMethods({
    landValue,
    cadastralValue,
    purchasePrice,
    purchasedOn,
    salePrice: price,
    soldOn: today,
    rate,
    coefficients,
  });
}
