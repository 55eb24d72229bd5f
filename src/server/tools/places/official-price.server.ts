import type { FactKinds } from "#domain/tools/facts.ts";
import { officialValueOf, placeAt, placeById } from "./places.server.ts";

/** The official €/m² of a point's municipality, or of its province where the municipality has none; `null` abroad. */
export function officialPriceAt(ask: FactKinds["officialPrice"]["ask"]): FactKinds["officialPrice"]["answer"] {
  const at = ask.municipalityCode === undefined ? placeAt(ask.latitude, ask.longitude) : undefined;
  const value = ask.municipalityCode === undefined ? at?.officialValue : officialValueOf(ask.municipalityCode);
  if (!value) return null;
  const isMunicipality = value.level === "municipio";
  const name = placeById(`${value.level}-${value.code}`)?.name ?? at?.municipality?.name ?? value.code;
  return {
    eurPerM2: value.unitPrice,
    level: isMunicipality ? "municipality" : "province",
    placeName: name,
    period: value.period,
    source: value.source.title,
  };
}
