/** How countries call the tax on services that a fee bears. */
const TAX_NAMES: Record<string, string> = {
  PE: "IGV",
  DO: "ITBIS",
  PA: "ITBMS",
  PR: "IVU",
  HN: "ISV",
  BR: "ISS",
  US: "impuesto",
};

/** @param country ISO 3166-1 alpha-2 */
export const taxNameOf = (country: string): string => TAX_NAMES[country] ?? "IVA";
