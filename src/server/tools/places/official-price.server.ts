import type { FactKinds } from "#domain/tools/facts.ts";
import { municipalityNear, officialValueOf, placeById, townLevelOf } from "./places.server.ts";

/**
 * The official €/m² of a point's municipality; of its province, with what the towns around tell, where the municipality has none; `null`
 * abroad. The point decides, not the place that was chosen before it was moved.
 */
export function officialPriceAt(ask: FactKinds["officialPrice"]["ask"]): FactKinds["officialPrice"]["answer"] {
  const town = municipalityNear(ask.latitude, ask.longitude, ask.municipalityCode);
  const value = town && officialValueOf(town.code);
  if (!value) return null;
  const isMunicipality = value.level === "municipio";
  const around = townLevelOf(town.code);
  return {
    eurPerM2: value.unitPrice,
    level: isMunicipality ? "municipality" : "province",
    placeName: placeById(`${value.level}-${value.code}`)?.name ?? town.name,
    period: value.period,
    source: value.source.title,
    ...(around ? { townName: town.name, around } : {}),
  };
}

/** The municipality of Spain in which a point lies, its code and name; `null` in the sea and abroad. */
export function municipalityAt({
  latitude,
  longitude,
}: FactKinds["municipality"]["ask"]): FactKinds["municipality"]["answer"] {
  const town = municipalityNear(latitude, longitude);
  return town ? { code: town.code, name: town.name } : null;
}
