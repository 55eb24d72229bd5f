import type { PlaceCondition } from "#domain/market/search/market-filter.ts";
import type { OfficialValue } from "#domain/shared/places/official-value.ts";
import { communityOfMunicipality } from "#domain/shared/places/tax-places.ts";
import {
  BIS_COUNTRIES,
  type BisCountry,
  IPV_PLACES,
  type IpvPlace,
  type OfficialSeries,
  type SeriesId,
} from "#domain/tools/market/official-series.ts";
import { officialValueOf, placeById } from "../places/places.server.ts";
import type { ToolServices } from "../tool-services.server.ts";
import { readOfficialSeries } from "./official-series.server.ts";

/** Official figures of the prices around a zone. */
export interface OfficialLevel {
  /** Mean appraised value of the town, or of the province where the town has none. */
  value: (OfficialValue & { placeName: string }) | null;
  /** Index of house prices by quarter of the year: of the community, else of the country. */
  series: OfficialSeries | null;
}

export async function officialLevelOf(
  { database }: Pick<ToolServices, "database">,
  place: PlaceCondition,
): Promise<OfficialLevel> {
  const code = codeOf(place);
  const value = code === null ? undefined : officialValueOf(code);
  const series = await readOfficialSeries(database.db, seriesOf(place, code));
  return {
    value: value ? { ...value, placeName: placeById(`${value.level}-${value.code}`)?.name ?? place.name } : null,
    series: series.find(({ points }) => isQuarterly(points)) ?? null,
  };
}

/** A series of yearly values says nothing of the quarters of two years. */
const isQuarterly = (points: OfficialSeries["points"]) => points.length > 4 && /^\d{4}-T\d$/.test(points.at(-1)![0]);

/** INE code of the town or province of a zone; null abroad. */
function codeOf(place: PlaceCondition): string | null {
  if (place.kind === "municipio" || place.kind === "provincia") return place.code;
  if (place.kind === "codigo-postal") return place.code.slice(0, 2);
  return place.kind === "barrio" ? place.municipalityCode : null;
}

function seriesOf(place: PlaceCondition, code: string | null): SeriesId[] {
  if (code !== null) {
    const own = communityOfMunicipality(code)?.toLowerCase() ?? "";
    return IPV_PLACES.includes(own as IpvPlace) ? [`ine-ipv-${own as IpvPlace}`, "bis-es"] : ["bis-es"];
  }
  const country = place.kind === "ciudad" ? place.country.toLowerCase() : "";
  return BIS_COUNTRIES.includes(country as BisCountry) ? [`bis-${country as BisCountry}`] : [];
}
