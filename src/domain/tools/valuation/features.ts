import type { ComponentId, ValuationSubject } from "./types.ts";

/** Points of a city that the model measures distances to: latitudes and longitudes in turn, degrees. */
export interface CityPoints {
  centre: Float32Array;
  metro: Float32Array;
  avenue: Float32Array;
}

/** The home that a feature's value is read from, and its place, metres east and north of the city's centre. */
interface Placed {
  home: ValuationSubject;
  east: number;
  north: number;
  points: CityPoints;
}

interface Feature {
  name: string;
  /** The fact of a home that it is, where it is one as it is. */
  fact?: keyof ValuationSubject;
  /** The bar of the explanation that it belongs to. */
  group: ComponentId;
  read: (placed: Placed) => number;
}

const plain = (name: keyof ValuationSubject, group: ComponentId): Feature => ({
  name,
  fact: name,
  group,
  read: ({ home }) => home[name],
});

/** Position along an axis turned by some degrees: lets trees cut the city along its streets. */
const turned = (degrees: number): Feature[] => {
  const cos = Math.cos((degrees * Math.PI) / 180);
  const sin = Math.sin((degrees * Math.PI) / 180);
  return [
    { name: `along${degrees}`, group: "location", read: ({ east, north }) => east * cos + north * sin },
    { name: `across${degrees}`, group: "location", read: ({ east, north }) => north * cos - east * sin },
  ];
};

/** The model's features, in the order of its files. All can be known by a person at a form. */
export const FEATURES: readonly Feature[] = [
  plain("areaM2", "area"),
  plain("rooms", "rooms"),
  plain("bathrooms", "bathrooms"),
  plain("floor", "floor"),
  plain("buildingFloors", "building"),
  plain("yearBuilt", "age"),
  { name: "east", group: "location", read: ({ east }) => east },
  { name: "north", group: "location", read: ({ north }) => north },
  ...[15, 30, 45, 60, 75].flatMap(turned),
  { name: "toCentre", group: "location", read: ({ home, points }) => nearestM(home, points.centre) },
  { name: "toMetro", group: "location", read: ({ home, points }) => nearestM(home, points.metro) },
  { name: "toAvenue", group: "location", read: ({ home, points }) => nearestM(home, points.avenue) },
  { name: "areaPerRoom", group: "rooms", read: ({ home }) => home.areaM2 / (home.rooms + 1) },
  { name: "areaPerBathroom", group: "bathrooms", read: ({ home }) => home.areaM2 / (home.bathrooms + 1) },
  { name: "floorsAbove", group: "floor", read: ({ home }) => home.buildingFloors - home.floor },
  plain("isNew", "condition"),
  plain("isToReform", "condition"),
  plain("hasLift", "lift"),
  plain("isExterior", "exterior"),
  plain("isTopFloor", "floor"),
  plain("isDuplex", "extras"),
  plain("isStudio", "rooms"),
  plain("hasTerrace", "terrace"),
  plain("hasParking", "parking"),
  plain("hasStorage", "storage"),
  plain("hasPool", "pool"),
  plain("hasAirConditioning", "air-conditioning"),
  plain("hasWardrobes", "extras"),
  plain("hasDoorman", "building"),
  plain("hasGarden", "extras"),
  plain("facesNorth", "orientation"),
  plain("facesSouth", "orientation"),
  plain("facesEast", "orientation"),
  plain("facesWest", "orientation"),
  plain("quarter", "index"),
];

export const FEATURE_COUNT = FEATURES.length;

/** Spanish names of the bars. */
export const COMPONENT_LABELS: Record<ComponentId, string> = {
  area: "Superficie",
  location: "Zona",
  rooms: "Distribución",
  bathrooms: "Baños",
  condition: "Estado",
  age: "Antigüedad",
  floor: "Planta",
  lift: "Ascensor",
  exterior: "Exterior o interior",
  terrace: "Terraza",
  parking: "Garaje",
  storage: "Trastero",
  pool: "Piscina",
  "air-conditioning": "Aire acondicionado",
  building: "Edificio",
  extras: "Otras características",
  orientation: "Orientación",
  index: "Evolución de precios",
  closing: "De oferta a cierre",
  model: "Modelo de la ciudad",
  comparables: "Comparables cercanos",
};

const METRES_PER_DEGREE = 111_200;

/** Metres east and north of the city's centre. */
export function placeM(latitude: number, longitude: number, centre: Float32Array): { east: number; north: number } {
  const scale = Math.cos((centre[0]! * Math.PI) / 180);
  return {
    east: (longitude - centre[1]!) * METRES_PER_DEGREE * scale,
    north: (latitude - centre[0]!) * METRES_PER_DEGREE,
  };
}

/** Distance in metres to the nearest of some points. */
function nearestM(home: ValuationSubject, points: Float32Array): number {
  const scale = Math.cos((home.latitude * Math.PI) / 180);
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < points.length; i += 2) {
    const north = home.latitude - points[i]!;
    const east = (home.longitude - points[i + 1]!) * scale;
    best = Math.min(best, north * north + east * east);
  }
  return Math.sqrt(best) * METRES_PER_DEGREE;
}

/** Writes a home's features into a row of a matrix. */
export function writeFeatures(home: ValuationSubject, points: CityPoints, out: Float32Array, offset: number): void {
  const placed: Placed = { home, points, ...placeM(home.latitude, home.longitude, points.centre) };
  for (let f = 0; f < FEATURES.length; f++) out[offset + f] = FEATURES[f]!.read(placed);
}

/** Features of homes, row after row, `FEATURE_COUNT` each. */
export function featureMatrix(homes: readonly ValuationSubject[], points: CityPoints): Float32Array {
  const matrix = new Float32Array(homes.length * FEATURE_COUNT);
  for (let i = 0; i < homes.length; i++) writeFeatures(homes[i]!, points, matrix, i * FEATURE_COUNT);
  return matrix;
}
