import { readCadastralReference } from "#domain/shared/places/cadastral-reference.ts";
import { type Place, placeLabel } from "#domain/shared/places/place.ts";
import { readTypedAddress } from "#domain/shared/places/typed-address.ts";

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

/** Letters of a street's name before anybody outside is asked for it. */
const LEAST_STREET = 4;

/**
 * Doors and streets of an address, or the dwelling of a cadastral reference, which the server asks of services outside.
 * Null for text that is neither: a neighbourhood's name is nobody else's business.
 */
export function searchStreets(query: string): ((signal: AbortSignal) => ReturnType<typeof askStreets>) | null {
  const address = readTypedAddress(query);
  const isAddress = address !== undefined && address.rest.length > 0 && address.street.length >= LEAST_STREET;
  return isAddress || readCadastralReference(query) ? (signal) => askStreets(query, signal) : null;
}

async function askStreets(query: string, signal: AbortSignal) {
  const response = await fetch(`/api/places/streets?q=${encodeURIComponent(query)}`, { signal });
  if (!response.ok) throw new Error(`the search for streets answered ${response.status}`);
  const { places, source } = (await response.json()) as { places: Place[]; source?: string };
  const options = places.map(
    (place): PlaceOption => ({
      value: place.id,
      label: place.cadastre ? place.name : `${place.name}, ${place.context.split(", ")[0]}`,
      detail: place.context,
      place,
    }),
  );
  return { options, source };
}

/** A coordinate as a form holds it. Six decimals are a tenth of a metre; three would read as grouped thousands. */
export function degreesText(degrees: number): string {
  return degrees.toFixed(6).replace(".", ",");
}
