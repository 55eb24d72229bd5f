import { CONDITION_NAMES, PROPERTY_TYPE_NAMES } from "#content/property-names.ts";
import { formatArea, formatDate, formatNumber } from "#domain/shared/format/format.ts";
import type { Property } from "#domain/shared/listing/property.ts";
import type { ResultRow } from "#domain/tools/runs/compare-runs.ts";
import { type ResultLine, rowsIn } from "#domain/tools/runs/result-rows.ts";
import type { ValuationOutcome } from "./engine.ts";
import type { ValuationInput } from "./schema.ts";
import { basisLine, evidenceLine, moneyOf, officialLine, valueLabel } from "./wording.ts";

/** What the home is and what came out, line by line, to lay beside another valuation. What is not known is left out. */
export function valuationRows(result: ValuationOutcome, input: ValuationInput): ResultRow[] {
  return [...rowsIn("datos", inputLines(input, result)), ...rowsIn("resultado", resultLines(result, input))];
}

const CONFIDENCE = { alta: "Alta", media: "Media", baja: "Baja" } as const;
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

function inputLines(
  { home, useNearby, removedIds, extrasComplete }: ValuationInput,
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
    ["Comparables pegados", paste && whole(paste.understood)],
    ["Comparables quitados", removedIds.length > 0 ? whole(removedIds.length) : undefined],
  ];
}

function resultLines(result: ValuationOutcome, input: ValuationInput): ResultLine[] {
  const { full, money, perM2 } = moneyOf(result, input.home);
  const range = ({ low, high }: { low: number; high: number }) => `${money(low)} a ${money(high)}`;
  const evidence = result.used.length > 0 ? evidenceLine(result.used) : undefined;
  const day = formatDate(result.calculatedOn);
  if (result.kind === "value") {
    return [
      [valueLabel(result, input.home), full(result.value)],
      ["Precio por m²", perM2(result.pricePerM2)],
      ["Rango del 80\u00a0%", range(result.range80)],
      ["Rango del 50\u00a0%", range(result.range50)],
      ["En qué se apoya", basisLine(result)],
      ["Comparables", evidence],
      ["Confianza", CONFIDENCE[result.confidence.level]],
      ["Calculado el", day],
    ];
  }
  if (result.kind === "orientation") {
    return [
      ["Orientación", range(result.range)],
      ["En qué se apoya", officialLine(result.official)],
      ["Comparables", evidence],
      ["Calculado el", day],
    ];
  }
  return [
    ["Precio", "Sin valor"],
    ["Comparables que sirven", `${formatNumber(result.found)} de ${formatNumber(result.needed)}`],
    ["Calculado el", day],
  ];
}

const whole = (n: number | undefined) => (n === undefined ? undefined : formatNumber(n));
const yesOrNo = (flag: boolean | undefined) => (flag === undefined ? undefined : flag ? "Sí" : "No");
