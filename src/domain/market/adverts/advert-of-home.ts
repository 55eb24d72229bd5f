import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js";
import type { FeedOwner } from "../../portfolio/feeds/feed-row.ts";
import type { Home } from "../../portfolio/homes/home.ts";
import type { HomeStatus } from "../../shared/home-attributes/home-values.ts";
import { hiddenAddress } from "../../shared/places/hidden-address.ts";
import { hiddenDegrees } from "../../shared/places/hidden-place.ts";
import { spanishTerms } from "../../shared/search/spanish-terms.ts";
import { featureBits } from "../features.ts";
import type { MarketStatus, Seller } from "../market-home.ts";
import type { AdvertRow, Described } from "./advert.ts";
import { joinTerms } from "./dwelling.ts";

/** A home that is still being won is no advert: nobody offers it yet. */
const STATUS_OF: Record<HomeStatus, MarketStatus | null> = {
  captacion: null,
  disponible: "activo",
  reservado: "reservado",
  cerrado: "cerrado",
  retirado: "retirado",
};

/** The data of an advert beside its home. */
export interface AboutAdvert {
  externalId: string;
  /** Name of the sender, for adverts that name no agency. */
  sender: string;
  seller: Seller | null;
  agencyName?: string | null;
  /** The person behind the number, which may have any notation. */
  owner?: FeedOwner | undefined;
  /** Addresses of its photos, the cover first. */
  photos?: readonly string[];
  photoHashes?: readonly string[];
  /** Whether strangers see it: then a home that hides its address is only somewhere within its square of the map. */
  isPlaceHidden: boolean;
  /** Its place by what its sender said and by the tables of places; absent where nothing was looked up. */
  placed?: Pick<Described, "quarter" | "town" | "province" | "municipalityCode">;
  /** Whether a file brought the home: one that a person typed in is offered from that day on. */
  isImported?: boolean;
  /** Whether the advert's text is kept with it: that of a portfolio stands with its home. */
  keepsText?: boolean;
}

/** Letters of an advert's text that are kept and shown. */
export const MOST_SHOWN_TEXT = 4_000;

/** The words of an advert about its home: in Spanish, else in the first language that it has. Undefined where it says nothing. */
export const advertText = ({ descriptions }: Pick<Home, "descriptions">): string | undefined =>
  (descriptions.es ?? Object.values(descriptions)[0])?.trim().slice(0, MOST_SHOWN_TEXT) || undefined;

/** Texts beyond these characters say nothing new; stemming more of them costs time. */
const MOST_TEXT = 6_000;

/** A home of a portfolio or a file as an advert; null for one that nobody offers yet. */
export function advertOfHome(home: Home, about: AboutAdvert): AdvertRow | null {
  const status = STATUS_OF[home.status];
  if (status === null) return null;
  const price = status === "cerrado" ? (home.closedPrice ?? home.price) : home.price;
  return {
    externalId: about.externalId,
    status,
    // A price of nothing is none.
    priceCents: price === undefined || price < 0.01 ? null : Math.round(price * 100),
    currency: home.currency,
    listedOn: home.listedOn ?? null,
    closedOn: home.closedOn ?? null,
    agencyName: about.agencyName ?? null,
    phone: numberOf(about.owner?.phone, home.country),
    url: home.urls.es ?? Object.values(home.urls)[0] ?? null,
    photoHashes: about.photoHashes ?? [],
    described: describedBy(home, about),
  };
}

/** The part of the town, as the home's sender calls it. */
export const quarterOf = ({ locationDetail, placeName }: Home): string | undefined => locationDetail ?? placeName;

function describedBy(home: Home, about: AboutAdvert): Described {
  const { sender, seller, photos, isPlaceHidden, placed, keepsText, isImported } = about;
  const stated: { [Name in keyof Described]: Described[Name] | null | undefined } = {
    operation: home.operation,
    type: home.type,
    country: home.country,
    title: home.title,
    quarter: placed ? placed.quarter : quarterOf(home),
    town: placed?.town ?? home.town,
    province: placed?.province ?? home.province,
    postalCode: home.postalCode,
    municipalityCode: placed?.municipalityCode ?? home.municipalityCode,
    builtAreaM2: home.builtAreaM2,
    rooms: home.rooms,
    bathrooms: home.bathrooms,
    floor: home.floor,
    yearBuilt: home.yearBuilt,
    condition: home.condition,
    energyRating: home.energyRating,
    cadastralReference: home.cadastralReference,
    ...placeOf(home, isPlaceHidden),
    ...bitsOf(home),
    isPaid: home.status === "cerrado" && home.closedPrice !== undefined ? (true as const) : undefined,
    seller,
    cover: photos?.[0],
    terms: termsOf(home),
    hasPlaceTerms: true as const,
    text: keepsText ? advertText(home) : undefined,
    sender,
    isFirstDayUnknown: isImported && home.listedOn === undefined ? (true as const) : undefined,
  };
  return Object.fromEntries(
    Object.entries(stated).filter(([, value]) => value !== undefined && value !== null && value !== ""),
  ) as unknown as Described;
}

/** A hidden address keeps its street, without number and door. */
function placeOf({ address, latitude, longitude, showsAddress }: Home, isPlaceHidden: boolean) {
  const hides = !showsAddress;
  const isVague = hides && isPlaceHidden && latitude !== undefined && longitude !== undefined;
  return {
    address: hides ? address && hiddenAddress(address) : address,
    latitude: isVague ? hiddenDegrees(latitude) : latitude,
    longitude: isVague ? hiddenDegrees(longitude) : longitude,
  };
}

function bitsOf(home: Home) {
  const { has, known } = featureBits({
    hasLift: home.hasLift,
    isExterior: home.isExterior,
    hasTerrace: home.hasTerrace,
    hasParkingIncluded: home.hasParkingIncluded,
    hasStorageRoom: home.hasStorageRoom,
    hasPool: home.hasPool,
    hasAirConditioning: home.hasAirConditioning,
    hasWardrobes: home.hasWardrobes,
    hasGarden: home.hasGarden,
    allowsPets: home.allowsPets,
    isTopFloor: home.isTopFloor,
    hasDoorman: home.hasDoorman,
    isFurnished: home.furnishing && home.furnishing === "si",
    isVacant: home.occupancy && home.occupancy === "libre",
  });
  return known === 0 ? {} : { features: has, knownFeatures: known };
}

/** The words that free words of a search are compared with: also the street, as far as it may be seen, and the sender's name of the quarter. */
function termsOf(home: Home): string {
  const { title, descriptions, features, address, showsAddress, locationDetail } = home;
  const street = showsAddress ? address : address && hiddenAddress(address);
  const texts = [title, street, locationDetail, ...Object.values(descriptions), ...features];
  return joinTerms(spanishTerms(texts.filter(Boolean).join(" ").slice(0, MOST_TEXT)));
}

function numberOf(typed: string | undefined, country: string): string | null {
  const region: CountryCode = isSupportedCountry(country) ? country : "ES";
  const parsed = typed && typed.length <= 40 ? parsePhoneNumberFromString(typed, region) : undefined;
  return parsed?.isPossible() ? parsed.number : null;
}
