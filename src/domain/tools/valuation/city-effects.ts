import type { ComponentId, ValuationSubject } from "./types.ts";

/** A feature by which homes of one city part in price, wherever in it they lie. */
export interface CityEffect {
  id: ComponentId;
  /** Spanish. */
  label: string;
  /** The feature as a number; `NaN` when the home does not say. */
  of: (home: ValuationSubject) => number;
  /** Its mean among the adverts of the cities. */
  usual: number;
  /** Change of ln price per m² for one more of it. */
  effect: number;
}

const MOST_BATHROOMS = 4;
const MOST_FLOORS = 8;
const floorOf = ({ floor }: ValuationSubject) => Math.min(MOST_FLOORS, Math.max(0, floor));

/**
 * Regressions of ln €/m² on these features alone, without the place, in the cities of the models, and the mean of the cities that know
 * each feature: `npm run valuate -- --orientation` prints them. They are not the grid's (`adjustments.ts`), which compares homes of
 * one quarter: where good buildings stand good homes do, and a bathroom tells of both. With each city left out they need as wide a range
 * as the grid does (2.30 times, 2.45 without features), and hold more evenly from city to city. The year of building is not among them: older is dearer in Barcelona and Valencia, cheaper in Buenos Aires.
 */
export const CITY_EFFECTS: readonly CityEffect[] = [
  {
    id: "area",
    label: "Superficie",
    of: (h) => Math.log(Math.min(300, Math.max(30, h.areaM2))),
    usual: 4.438,
    effect: -0.133,
  },
  { id: "bathrooms", label: "Baños", of: (h) => Math.min(MOST_BATHROOMS, h.bathrooms), usual: 1.555, effect: 0.158 },
  { id: "lift", label: "Ascensor", of: (h) => h.hasLift, usual: 0.768, effect: 0.109 },
  { id: "floor", label: "Altura con ascensor", of: (h) => floorOf(h) * h.hasLift, usual: 2.681, effect: 0.011 },
  { id: "floor", label: "Altura sin ascensor", of: (h) => floorOf(h) * (1 - h.hasLift), usual: 0.476, effect: -0.019 },
  {
    id: "floor",
    label: "Planta baja",
    of: (h) => (Number.isNaN(h.floor) ? h.floor : Number(h.floor <= 0)),
    usual: 0.066,
    effect: -0.105,
  },
  { id: "floor", label: "Última planta", of: (h) => h.isTopFloor, usual: 0.016, effect: 0.068 },
  { id: "exterior", label: "Exterior", of: (h) => h.isExterior, usual: 0.823, effect: 0.031 },
  { id: "condition", label: "Obra nueva", of: (h) => h.isNew, usual: 0.036, effect: 0.113 },
  { id: "condition", label: "A reformar", of: (h) => h.isToReform, usual: 0.15, effect: -0.051 },
  { id: "terrace", label: "Terraza", of: (h) => h.hasTerrace, usual: 0.27, effect: 0.047 },
  { id: "parking", label: "Garaje", of: (h) => h.hasParking, usual: 0.172, effect: 0.11 },
  { id: "storage", label: "Trastero", of: (h) => h.hasStorage, usual: 0.143, effect: 0.05 },
  { id: "pool", label: "Piscina", of: (h) => h.hasPool, usual: 0.05, effect: 0.114 },
  { id: "air-conditioning", label: "Aire acondicionado", of: (h) => h.hasAirConditioning, usual: 0.468, effect: 0.118 },
];
