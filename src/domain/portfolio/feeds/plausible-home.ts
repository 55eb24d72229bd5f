import { formatArea, formatMoney } from "../../shared/format/format.ts";
import type { HomeType } from "../../shared/home-attributes/home-values.ts";
import { hasWrongControl } from "../../shared/places/cadastral-reference.ts";
import type { Home } from "../homes/home.ts";
import type { FeedProblem } from "./feed-row.ts";

const DWELLINGS: ReadonlySet<HomeType> = new Set(["piso", "atico", "duplex", "estudio", "casa", "chalet", "adosado"]);
/** Built m² beyond which a dwelling is looked at again. A judgement: the largest homes on sale in Spain have some 2,000. */
const LARGEST_DWELLING_M2 = 3_000;
/** Euros for a m² of a dwelling: a ruin in a village costs more than the least, the dearest street of Madrid less than the most. */
const SALE_PER_M2 = { least: 30, most: 40_000 } as const;
/** Euros a month for a m² of a dwelling. */
const RENT_PER_M2 = { least: 0.5, most: 250 } as const;
/** A box around Spain with its islands and cities in Africa, in degrees. */
const SPAIN = { south: 27.5, north: 43.9, west: -18.3, east: 4.4 } as const;

/**
 * The values of a well-formed home that hardly can be, as when two columns of a table are swapped. The home is taken as it is: whoever
 * imports it reads these notes beside it before anything enters.
 */
export function doubtsOf(home: Home): FeedProblem[] {
  return [...doubtsOfSize(home), ...doubtsOfPoint(home), ...doubtsOfReference(home)];
}

function doubtsOfReference({ country, cadastralReference = "" }: Home): FeedProblem[] {
  if (country !== "ES" || !hasWrongControl(cadastralReference)) return [];
  return [{ path: "cadastralReference", message: "Revisa la referencia catastral: las letras de control no cuadran" }];
}

function doubtsOfSize({ type, operation, price, currency, builtAreaM2 }: Home): FeedProblem[] {
  if (!DWELLINGS.has(type) || builtAreaM2 === undefined) return [];
  if (builtAreaM2 > LARGEST_DWELLING_M2) {
    return [{ path: "builtAreaM2", message: `¿${formatArea(builtAreaM2)}? Comprueba la superficie` }];
  }
  if (price === undefined || currency !== "EUR") return [];
  const perM2 = price / builtAreaM2;
  const { least, most } = operation === "venta" ? SALE_PER_M2 : RENT_PER_M2;
  if (perM2 >= least && perM2 <= most) return [];
  const stated = `¿${formatMoney(price, currency)} por ${formatArea(builtAreaM2)}?`;
  return [{ path: "price", message: `${stated} Comprueba el precio y la superficie` }];
}

function doubtsOfPoint({ country, latitude, longitude }: Home): FeedProblem[] {
  if (country !== "ES" || latitude === undefined || longitude === undefined || isInSpain(latitude, longitude))
    return [];
  const isSwapped = isInSpain(longitude, latitude);
  return [
    {
      path: "latitude",
      message: isSwapped ? "La latitud y la longitud parecen cambiadas" : "El punto cae fuera de España",
    },
  ];
}

const isInSpain = (latitude: number, longitude: number): boolean =>
  latitude >= SPAIN.south && latitude <= SPAIN.north && longitude >= SPAIN.west && longitude <= SPAIN.east;
