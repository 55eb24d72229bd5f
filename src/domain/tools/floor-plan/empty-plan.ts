import { type FloorPlan, type Level, PLAN_FORM } from "./plan.ts";

/** Clear height of a usual dwelling. */
const USUAL_CEILING_MM = 2500;

/** A level on which nothing is drawn, on the floor of the entrance. */
export const emptyLevel = (id: string, name: string): Level => ({
  id,
  name,
  elevationMm: 0,
  ceilingMm: USUAL_CEILING_MM,
  vertices: [],
  walls: [],
  openings: [],
  rooms: [],
  lowZones: [],
  furniture: [],
  stairs: [],
  dimensions: [],
  notes: [],
  measures: [],
  underlay: null,
});

/** A plan of one level on which nothing is drawn. */
export const emptyPlan = ({
  title,
  country,
  place,
}: Pick<FloorPlan, "title" | "country"> & Partial<Pick<FloorPlan, "place">>): FloorPlan => ({
  form: PLAN_FORM,
  title,
  country,
  northDegrees: 0,
  place: place ?? null,
  levels: [emptyLevel("planta", "Planta principal")],
});
