/** Names of the home's data on a telephone; a test holds them to the table of home attributes. */

export const HOME_NAMES = {
  builtAreaM2: "Superficie construida",
  usableAreaM2: "Superficie útil",
  rooms: "Habitaciones",
  bathrooms: "Baños",
  floor: "Planta",
  buildingFloors: "Plantas del edificio",
  yearBuilt: "Año de construcción",
} as const;

export const FLAG_NAMES = {
  hasLift: "Ascensor",
  isExterior: "Exterior",
  isTopFloor: "Última planta",
  hasTerrace: "Terraza",
  hasParkingIncluded: "Garaje incluido",
  hasStorageRoom: "Trastero",
  hasPool: "Piscina",
  hasAirConditioning: "Aire acondicionado",
  hasWardrobes: "Armarios empotrados",
  hasDoorman: "Portero",
  hasGarden: "Jardín",
} as const;
