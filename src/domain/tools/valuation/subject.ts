import type { Property } from "../../shared/listing/property.ts";
import type { ValuationSubject } from "./types.ts";

const known = (value: number | undefined): number => value ?? Number.NaN;
const flag = (value: boolean | undefined): number => (value === undefined ? Number.NaN : value ? 1 : 0);

/** The model values at the prices of the end of its data. */
const LAST_QUARTER = 4;

/** The home as numbers. What the form leaves out stays unknown (`NaN`). */
export function subjectFromProperty(home: Property): ValuationSubject {
  const faces = (side: "norte" | "sur" | "este" | "oeste") =>
    home.orientations === undefined || home.orientations.length === 0
      ? Number.NaN
      : flag(home.orientations.includes(side));
  return {
    areaM2: home.builtAreaM2,
    latitude: known(home.latitude),
    longitude: known(home.longitude),
    rooms: known(home.rooms),
    bathrooms: known(home.bathrooms),
    floor: known(home.floor),
    buildingFloors: known(home.buildingFloors),
    yearBuilt: known(home.yearBuilt),
    isNew: home.condition === undefined ? Number.NaN : flag(home.condition === "obra_nueva"),
    isToReform: home.condition === undefined ? Number.NaN : flag(home.condition === "a_reformar"),
    hasLift: flag(home.hasLift),
    isExterior: flag(home.isExterior),
    isTopFloor: home.isTopFloor === undefined && home.type === "atico" ? 1 : flag(home.isTopFloor),
    isDuplex: flag(home.type === "duplex"),
    isStudio: flag(home.type === "estudio"),
    hasTerrace: flag(home.hasTerrace),
    hasParking: flag(home.hasParkingIncluded),
    hasStorage: flag(home.hasStorageRoom),
    hasPool: flag(home.hasPool),
    hasAirConditioning: flag(home.hasAirConditioning),
    hasWardrobes: flag(home.hasWardrobes),
    hasDoorman: flag(home.hasDoorman),
    hasGarden: flag(home.hasGarden),
    facesNorth: faces("norte"),
    facesSouth: faces("sur"),
    facesEast: faces("este"),
    facesWest: faces("oeste"),
    quarter: LAST_QUARTER,
  };
}
