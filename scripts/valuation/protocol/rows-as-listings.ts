import type { Listing, Property } from "#domain/shared/listing/property.ts";
import type { ValuationSubject } from "#domain/tools/valuation/types.ts";
import type { TrainingRow } from "../rows.ts";

/** Where the homes of a set of data lie and in what their prices are. */
export interface Market {
  country: string;
  currency: string;
  municipalityCode: string | undefined;
}

const known = (value: number): number | undefined => (Number.isNaN(value) ? undefined : value);
const flag = (value: number): boolean | undefined => (Number.isNaN(value) ? undefined : value === 1);

/** A home of the data as a person would type it into the product's form. What is unknown stays unknown. */
export function propertyOf(home: ValuationSubject, { country, currency, municipalityCode }: Market): Property {
  const sides = [
    ["norte", home.facesNorth],
    ["sur", home.facesSouth],
    ["este", home.facesEast],
    ["oeste", home.facesWest],
  ] as const;
  const orientations = sides.flatMap(([side, faces]) => (faces === 1 ? [side] : []));
  return {
    operation: "venta",
    type: home.isStudio === 1 ? "estudio" : home.isDuplex === 1 ? "duplex" : "piso",
    municipalityCode,
    country,
    currency,
    latitude: known(home.latitude),
    longitude: known(home.longitude),
    builtAreaM2: home.areaM2,
    rooms: known(home.rooms),
    bathrooms: known(home.bathrooms),
    floor: known(home.floor),
    buildingFloors: known(home.buildingFloors),
    yearBuilt: known(home.yearBuilt),
    condition: conditionOf(home),
    hasLift: flag(home.hasLift),
    isExterior: flag(home.isExterior),
    isTopFloor: flag(home.isTopFloor),
    hasTerrace: flag(home.hasTerrace),
    hasParkingIncluded: flag(home.hasParking),
    hasStorageRoom: flag(home.hasStorage),
    hasPool: flag(home.hasPool),
    hasAirConditioning: flag(home.hasAirConditioning),
    hasWardrobes: flag(home.hasWardrobes),
    hasDoorman: flag(home.hasDoorman),
    hasGarden: flag(home.hasGarden),
    orientations: orientations.length > 0 ? orientations : undefined,
  } as Property;
}

function conditionOf({ isNew, isToReform }: ValuationSubject): Property["condition"] {
  if (isNew === 1) return "obra_nueva";
  if (isToReform === 1) return "a_reformar";
  return Number.isNaN(isNew) || Number.isNaN(isToReform) ? undefined : "bueno";
}

/** An advert of the data as an imported or pasted comparable of a day. */
export function listingOf({ assetId, home, price }: TrainingRow, market: Market, date: string): Listing {
  return { ...propertyOf(home, market), id: assetId, price, evidence: "oferta", date } as Listing;
}
