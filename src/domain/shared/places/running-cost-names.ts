/** The yearly tax on owning a home and the monthly costs of its building, as a country calls them, in lower case but for initials. */
export interface RunningCostNames {
  /** `IBI`, `predial`. */
  tax: string;
  /** With its article: `el IBI`, `las contribuciones`. */
  theTax: string;
  /** `del IBI`, `de las contribuciones`: what a receipt is of. */
  ofTax: string;
  /** `comunidad`, `gastos comunes`. */
  building: string;
  /** With its article: `la comunidad`. */
  theBuilding: string;
}

const SPAIN: RunningCostNames = {
  tax: "IBI",
  theTax: "el IBI",
  ofTax: "del IBI",
  building: "comunidad",
  theBuilding: "la comunidad",
};

const named = (tax: string, building: string): RunningCostNames => ({
  tax,
  theTax: `el ${tax}`,
  ofTax: `del ${tax}`,
  building,
  theBuilding:
    building === "expensas" ? `las ${building}` : building === "gastos comunes" ? `los ${building}` : `el ${building}`,
});

/** Most countries between Mexico and Argentina know the tax by this name. */
const USUAL = named("predial", "gastos comunes");

/** Those that call it otherwise; from general knowledge. */
const OTHERS: Readonly<Record<string, RunningCostNames | undefined>> = {
  ES: SPAIN,
  AR: named("impuesto inmobiliario", "expensas"),
  BO: named("impuesto inmobiliario", "expensas"),
  CL: { ...named("contribuciones", "gastos comunes"), theTax: "las contribuciones", ofTax: "de las contribuciones" },
  CO: { ...named("predial", "administración"), theBuilding: "la administración" },
  CR: named("impuesto de bienes inmuebles", "mantenimiento"),
  DO: named("IPI", "mantenimiento"),
  GT: named("IUSI", "mantenimiento"),
  HN: named("impuesto de bienes inmuebles", "mantenimiento"),
  MX: named("predial", "mantenimiento"),
  NI: named("IBI", "mantenimiento"),
  PA: named("impuesto de inmueble", "mantenimiento"),
  PE: named("predial", "mantenimiento"),
  PR: named("CRIM", "mantenimiento"),
  PY: named("impuesto inmobiliario", "expensas"),
  UY: {
    ...named("contribución inmobiliaria", "gastos comunes"),
    theTax: "la contribución inmobiliaria",
    ofTax: "de la contribución inmobiliaria",
  },
};

/**
 * The names in a country.
 *
 * @param place ISO 3166-1 alpha-2, or a Spanish community as taxes name it (`ES-MD`); any other place is named as in Spain
 */
export function runningCostNames(place: string): RunningCostNames {
  return OTHERS[place.slice(0, 2)] ?? (/^[A-Z]{2}$/.test(place) ? USUAL : SPAIN);
}
