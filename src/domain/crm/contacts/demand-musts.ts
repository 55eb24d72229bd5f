/** Features on which a buyer may insist: the home's flags, by their field. */

export const HOME_MUSTS = [
  "hasLift",
  "isExterior",
  "hasTerrace",
  "hasParkingIncluded",
  "hasStorageRoom",
  "hasPool",
  "hasAirConditioning",
  "hasWardrobes",
  "hasGarden",
] as const;
export type HomeMust = (typeof HOME_MUSTS)[number];

export const HOME_MUST_NAMES: Record<HomeMust, string> = {
  hasLift: "Ascensor",
  isExterior: "Exterior",
  hasTerrace: "Terraza",
  hasParkingIncluded: "Garaje incluido",
  hasStorageRoom: "Trastero",
  hasPool: "Piscina",
  hasAirConditioning: "Aire acondicionado",
  hasWardrobes: "Armarios empotrados",
  hasGarden: "Jardín",
};
