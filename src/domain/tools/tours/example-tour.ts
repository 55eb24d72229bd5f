import { EXAMPLE_PLAN } from "../floor-plan/example-plan.ts";
import { planTour } from "../plan-pictures/plan-tour.ts";
import type { Tour, TourHotspot, TourScene } from "./tour.ts";
import { tourFromPlan } from "./tour-from-plan.ts";

/**
 * Rooms of the example flat whose panoramas lie with the product, so that anybody can walk through a tour; the first is where it begins. Ids of
 * their panoramas are those of the tour alone.
 */
export const EXAMPLE_ROOMS = [
  { id: "r-salon", panoramaId: "00000000-0000-4000-8000-000000000001" },
  { id: "r-pasillo", panoramaId: "00000000-0000-4000-8000-000000000002" },
  { id: "r-cocina", panoramaId: "00000000-0000-4000-8000-000000000003" },
  { id: "r-dormitorio-1", panoramaId: "00000000-0000-4000-8000-000000000004" },
] as const;

/** Ids of the example flat's rooms that a panorama is drawn of, in the order of the tour. */
export const exampleRooms = (): string[] => planTour(EXAMPLE_PLAN).rooms.map(({ id }) => id);

/**
 * The tour through the example flat: a scene in each of its rooms, linked through its doors, with things to read in the living room.
 *
 * @param planId of the floor plan that was kept of the example, which becomes the map
 * @param panoramas id of each room's panorama; rooms without one are left out
 */
export function exampleTour(planId: string, panoramas: ReadonlyMap<string, string>): Tour {
  const tour = tourFromPlan({ title: EXAMPLE_PLAN.title, planId, plan: EXAMPLE_PLAN }, panoramas);
  const labels = new Map(EXAMPLE_PLAN.levels.flatMap(({ rooms }) => rooms.map((room) => [room.id, room.use] as const)));
  return {
    ...tour,
    nadir: { kind: "difuminado", radiusDegrees: 12 },
    scenes: tour.scenes.map(
      (scene): TourScene =>
        labels.get(scene.id) === "salon" || labels.get(scene.id) === "salon-cocina"
          ? { ...scene, hotspots: LIVING_ROOM }
          : scene,
    ),
  };
}

const LIVING_ROOM: TourHotspot[] = [
  {
    id: "suelo",
    kind: "texto",
    yaw: 20,
    pitch: -35,
    title: "Suelo de roble",
    text: "Tarima de roble natural en toda la vivienda, salvo en cocina y baños.",
  },
  {
    id: "luz",
    kind: "texto",
    yaw: -40,
    pitch: 5,
    title: "Luz",
    text: "Da a la terraza, orientada al sur.",
  },
];
