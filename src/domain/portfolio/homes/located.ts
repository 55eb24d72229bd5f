import { readCadastralReference } from "../../shared/places/cadastral-reference.ts";
import type { Home } from "./home.ts";

/** How exact a point is that was found for a home by its address: its door, its street, its quarter, or none was found. */
export const POINT_PRECISIONS = ["exacto", "calle", "barrio", "ninguno"] as const;
export type PointPrecision = (typeof POINT_PRECISIONS)[number];

/** The point that was found for a home. It stays the home's until somebody sets another one. */
export interface Located {
  precision: PointPrecision;
  /** The words that it was looked for by: others are looked for anew. */
  asked: string;
  /** Absent where none was found. */
  latitude?: number;
  longitude?: number;
  /** Attribution of the service that knew it; absent for our own tables. */
  source?: string;
}

type Placed = Pick<Home, "latitude" | "longitude">;

/** Whether the point of a home may be set by us: it has none, or still the one that we found. */
export function isOurs({ latitude, longitude }: Placed, located: Located | null): boolean {
  if (latitude === undefined || longitude === undefined) return true;
  return located?.latitude === latitude && located.longitude === longitude;
}

/** The precision of a home's point as found; undefined for a point that a person or a sender set, and before anybody looked. */
export function precisionOf(home: Placed, located: Located | null): PointPrecision | undefined {
  if (!located) return undefined;
  const hasPoint = home.latitude !== undefined && home.longitude !== undefined;
  if (located.precision === "ninguno") return hasPoint ? undefined : "ninguno";
  return hasPoint && isOurs(home, located) ? located.precision : undefined;
}

/** The texts by which a home can be found, finest first. */
export interface WaysToFind {
  reference?: string;
  /** `Calle Colón 20, 46004 Valencia` */
  address?: string;
  /** `Russafa, Valencia` */
  quarter?: string;
}

type StatedAddress = Pick<
  Home,
  "address" | "postalCode" | "town" | "locationDetail" | "placeName" | "cadastralReference"
>;

/** The ways to find a home by what its file says; an address without town or postcode is none. */
export function waysToFind(home: StatedAddress): WaysToFind {
  const town = [home.postalCode, home.town].filter(Boolean).join(" ");
  const reference = home.cadastralReference && readCadastralReference(home.cadastralReference);
  const zone = home.locationDetail ?? home.placeName;
  return {
    ...(reference ? { reference: reference.whole ?? reference.parcel } : {}),
    ...(home.address && town ? { address: `${home.address}, ${town}` } : {}),
    ...(zone ? { quarter: home.town && zone !== home.town ? `${zone}, ${home.town}` : zone } : {}),
  };
}

/** The same as one text, to see whether a home is still the one that was looked for. */
export const askedOf = ({ reference = "", address = "", quarter = "" }: WaysToFind) =>
  [reference, address, quarter].join(" | ");
