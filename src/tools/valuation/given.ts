import { CONDITION_NAMES, PROPERTY_TYPE_NAMES } from "#content/property-names.ts";
import { formatArea, formatNumber, formatPercent, formatUnitPrice } from "#domain/shared/format/format.ts";
import type { Property } from "#domain/shared/listing/property.ts";
import type { ResultLine } from "#domain/tools/runs/result-rows.ts";
import type { ValuationOutcome } from "./engine.ts";
import type { ValuationInput } from "./schema.ts";

const EXTRA_NAMES = {
  hasTerrace: "terraza",
  hasParkingIncluded: "garaje incluido",
  hasStorageRoom: "trastero",
  hasPool: "piscina",
  hasAirConditioning: "aire acondicionado",
  hasWardrobes: "armarios empotrados",
  hasDoorman: "conserje",
  hasGarden: "jardín",
} as const satisfies Partial<Record<keyof Property, string>>;

/** The home, line by line, to lay beside another valuation. Unknown facts are left out. */
export function given(
  { home, useNearby, removedIds, keptIds = [], extrasComplete, closingGap, presentPerM2 }: ValuationInput,
  { paste }: ValuationOutcome,
): ResultLine[] {
  const has = Object.entries(EXTRA_NAMES).filter(([key]) => home[key as keyof typeof EXTRA_NAMES] === true);
  return [
    ["Operación", home.operation === "alquiler" ? "Alquiler" : "Venta"],
    ["Tipo", PROPERTY_TYPE_NAMES[home.type]],
    ["Dirección", home.address],
    ["Zona", home.placeName],
    ["Superficie construida", formatArea(home.builtAreaM2)],
    ["Superficie útil", home.usableAreaM2 === undefined ? undefined : formatArea(home.usableAreaM2)],
    ["Habitaciones", whole(home.rooms)],
    ["Baños", whole(home.bathrooms)],
    ["Planta", home.floor === 0 ? "Baja" : whole(home.floor)],
    ["Plantas del edificio", whole(home.buildingFloors)],
    ["Año", home.yearBuilt === undefined ? undefined : String(home.yearBuilt)],
    ["Estado", home.condition && CONDITION_NAMES[home.condition]],
    ["Certificado energético", home.energyRating],
    ["Ascensor", yesOrNo(home.hasLift)],
    ["Exterior", yesOrNo(home.isExterior)],
    ["Tiene", has.map(([, name]) => name).join(", ")],
    ["Lo que no se ha marcado", extrasComplete ? "No lo tiene" : undefined],
    ["Anuncios cercanos", useNearby === false ? "No cuentan" : "Cuentan"],
    [
      "Precio por m² de hoy en el barrio",
      presentPerM2 === undefined ? undefined : formatUnitPrice(presentPerM2, home.currency),
    ],
    ["De oferta a cierre", closingGap ? `−${formatPercent(closingGap)}` : undefined],
    ["Comparables pegados", paste && whole(paste.understood)],
    ["Comparables quitados", removedIds.length > 0 ? whole(removedIds.length) : undefined],
    ["Comparables que se salen y cuentan igualmente", keptIds.length > 0 ? whole(keptIds.length) : undefined],
  ];
}

const whole = (n: number | undefined) => (n === undefined ? undefined : formatNumber(n));
const yesOrNo = (flag: boolean | undefined) => (flag === undefined ? undefined : flag ? "Sí" : "No");
