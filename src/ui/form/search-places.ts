import { type Place, placeLabel } from "#domain/shared/places/place.ts";

/** A place as a box with suggestions offers it. */
export interface PlaceOption {
  value: string;
  label: string;
  detail: string;
  place: Place;
}

export async function searchPlaces(query: string, signal: AbortSignal): Promise<PlaceOption[]> {
  const response = await fetch(`/api/places?q=${encodeURIComponent(query)}`, { signal });
  if (!response.ok) throw new Error(`the place search answered ${response.status}`);
  const { places, isAddress } = (await response.json()) as { places: Place[]; isAddress: boolean };
  return places.map((place) => ({
    value: place.id,
    label: placeLabel(place),
    // Of an address whose street nobody knows, the place around it is offered, and says that it is not the street.
    detail: isAddress ? `${place.context} · sin la calle: lleva tú el punto` : place.context,
    place,
  }));
}

/** A coordinate as a form holds it. Six decimals are a tenth of a metre; three would read as grouped thousands. */
export function degreesText(degrees: number): string {
  return degrees.toFixed(6).replace(".", ",");
}
