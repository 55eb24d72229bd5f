import { QUARTERS } from "#content/places/quarters.server.ts";
import type { PlaceCondition } from "#domain/market/search/market-filter.ts";
import { fold } from "#domain/shared/listing/fold.ts";
import { type CouncilDistrict, listedDistricts, numberedDistricts } from "#domain/shared/places/council-districts.ts";
import { QUARTER_CITIES } from "#domain/shared/places/quarter-cities.ts";

/** A Spanish town by its INE code, one abroad by its country and name. */
export type TownOfZone = { code: string } | { country: string; name: string };

/** The town that a place is; null for a quarter, a province and a postcode. */
export function townOfZone(place: PlaceCondition): TownOfZone | null {
  if (place.kind === "municipio") return { code: place.code };
  return place.kind === "ciudad" ? { country: place.country, name: place.name } : null;
}

let listed: Map<string, CouncilDistrict[]> | undefined;

/** The districts of a town as far as a list of its council has them; none for most towns. */
export function districtsOfTown(town: TownOfZone | null): readonly CouncilDistrict[] {
  if (town === null) return [];
  if ("code" in town) {
    const numbered = numberedDistricts(town.code);
    if (numbered.length > 0) return numbered;
  }
  const city = QUARTER_CITIES.find((one) =>
    "code" in town
      ? one.municipalityCode === town.code
      : one.country === town.country &&
        [one.name, ...(one.alsoCalled ?? [])].some((name) => fold(name) === fold(town.name)),
  );
  listed ??= listedDistricts(QUARTERS);
  return (city && listed.get(city.key)) ?? [];
}
