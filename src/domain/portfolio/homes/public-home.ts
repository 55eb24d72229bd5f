import {
  ATTRIBUTE_NAMES,
  type AttributeName,
  attributeOf,
  type HOME_ATTRIBUTES,
} from "../../shared/home-attributes/table.ts";
import { HIDDEN_RADIUS_M, hiddenDegrees } from "../../shared/places/hidden-place.ts";
import type { Home } from "./home.ts";

/**
 * The part of a home that may leave the house: on its sheet, on a card in the window, on its shared page. It says what goes, so that an
 * attribute that is added for colleagues stays inside until somebody decides otherwise.
 */

/** Those that name and price it; the page of a home shows them outside its lines. */
const HEAD = [
  "operation", "type", "price", "currency", "title", "reference", "country", "placeName", "locationDetail", "descriptions",
  "features", "builtAreaM2", "rooms", "bathrooms", "isLeasehold", "isPartOwnership",
] as const satisfies readonly AttributeName[]; // biome-ignore format: a list of names

/** Only of homes whose address may be seen. */
const WHERE = ["address", "latitude", "longitude"] as const satisfies readonly AttributeName[];

type Table = typeof HOME_ATTRIBUTES;
/** The attributes that the page of a home has a line or a tag for, which neither are for colleagues nor tell which dwelling it is. */
type ShownAttribute = {
  [Name in AttributeName]: Table[Name] extends
    | { isPrivate: true }
    | { revealsPlace: true }
    | { facts: { absent: string } }
    ? never
    : Name;
}[AttributeName];
export type PublicName = (typeof HEAD)[number] | ShownAttribute;

const isShown = (name: AttributeName): name is ShownAttribute => {
  const { isPrivate, revealsPlace, facts } = attributeOf(name)!;
  return !isPrivate && !revealsPlace && !(typeof facts === "object" && "absent" in facts);
};

/** The lines and tags of a home's page that anybody may read. */
export const PUBLIC_LINES: readonly PublicName[] = ATTRIBUTE_NAMES.filter(isShown);

const PUBLIC_NAMES: readonly PublicName[] = [...HEAD, ...PUBLIC_LINES];

/** A home without owner, notes, mandate and closing price; its address and its point only where the agent shows them. */
export type PublicHome = Pick<Home, PublicName> & Partial<Pick<Home, (typeof WHERE)[number]>>;

/** The public part of a home; unknown fields are left out, as they are in a home. */
export function publicHome(home: Home): PublicHome {
  const names: readonly AttributeName[] = home.showsAddress ? [...PUBLIC_NAMES, ...WHERE] : PUBLIC_NAMES;
  return Object.fromEntries(
    names.flatMap((name) => (home[name] === undefined ? [] : [[name, home[name]]])),
  ) as unknown as PublicHome;
}

/** Where strangers may see a home: at its point, or somewhere within a circle. */
export interface PublicPlace {
  latitude: number;
  longitude: number;
  /** Metres around the point; null where the home is at the point itself. */
  radiusM: number | null;
}

/** The place of a home on the map of its public page; undefined where it has no point. */
export function publicPlace({ latitude, longitude, showsAddress }: Home): PublicPlace | undefined {
  if (latitude === undefined || longitude === undefined) return undefined;
  if (showsAddress) return { latitude, longitude, radiusM: null };
  return { latitude: hiddenDegrees(latitude), longitude: hiddenDegrees(longitude), radiusM: HIDDEN_RADIUS_M };
}
