import type { FloorPlan, Level } from "../floor-plan/plan.ts";
import { shapeLevel } from "../floor-plan/shape-level.ts";
import { proposeCameras } from "../plan-scene/cameras.ts";
import type { SceneCamera } from "../plan-scene/scene.ts";
import { waysOf } from "./room-ways.ts";

/** A way from one panorama to the next. */
interface TourLink {
  /** Id of the room behind the door. */
  readonly to: string;
  /** Where the door is seen, clockwise from the middle of the panorama, above -180 and up to 180 degrees. */
  readonly yawDegrees: number;
  /** Above the horizon; doors are marked at their middle, so it is below zero. */
  readonly pitchDegrees: number;
  /** Id of the opening; null where two rooms are one space without a wall. */
  readonly openingId: string | null;
}

interface TourRoom {
  readonly id: string;
  readonly name: string;
  readonly level: string;
  /** File of its panorama, in the same folder. */
  readonly panorama: string;
  /** Of the eyes, in millimetres of the plan, and their height above the floor. */
  readonly at: { readonly xMm: number; readonly yMm: number; readonly eyeMm: number };
  /** Where the middle of the panorama looks, clockwise from north. */
  readonly facesDegrees: number;
  readonly links: readonly TourLink[];
}

/** A tour as data that any viewer of panoramas can read: equirectangular pictures, joined through doors. */
interface PlanTour {
  readonly form: 1;
  readonly title: string;
  readonly start: string | null;
  readonly rooms: readonly TourRoom[];
}

/** Marks of doors stand this high above the floor, in metres. */
const MARK_HEIGHT = 1;

/**
 * The tour through the rooms of a plan.
 *
 * @param drawn ids of the rooms whose panorama there is; every room where it is left out
 */
export function planTour(plan: FloorPlan, drawn?: ReadonlySet<string>): PlanTour {
  const cameras = plan.levels.flatMap((level) =>
    proposeCameras(level, shapeLevel(level)).filter(
      ({ kind, roomId }) => kind === "panorama" && roomId !== null && (drawn?.has(roomId) ?? true),
    ),
  );
  const rooms = plan.levels.flatMap((level) => roomsOf(level, plan, cameras));
  const hall = plan.levels
    .flatMap((level) => shapeLevel(level).rooms)
    .find(({ label, id }) => label?.use === "recibidor" && rooms.some((room) => room.id === id));
  return { form: 1, title: plan.title, start: hall?.id ?? rooms[0]?.id ?? null, rooms };
}

function roomsOf(level: Level, plan: FloorPlan, cameras: readonly SceneCamera[]): TourRoom[] {
  const shape = shapeLevel(level);
  const seen = new Map(
    cameras.flatMap((camera, at) => (camera.levelId === level.id ? [[camera.roomId, { camera, at }]] : [])),
  );
  const ways = waysOf(level);
  return shape.rooms.flatMap((room) => {
    const own = seen.get(room.id);
    if (!own) return [];
    const { camera, at } = own;
    const [x, y, z] = camera.position;
    const heading = Math.atan2(camera.target[2] - z, camera.target[0] - x);
    const name = room.label?.name || "Estancia";
    return [
      {
        id: room.id,
        name,
        level: level.name,
        panorama: panoramaName(at, name),
        at: { xMm: Math.round(x * 1000), yMm: Math.round(z * 1000), eyeMm: Math.round(y * 1000) - level.elevationMm },
        // Straight up on the plan is -90 degrees of its axes; north lies `northDegrees` clockwise of it.
        facesDegrees: turnOf(degrees(heading) + 90 - plan.northDegrees, 0),
        links: ways.flatMap((way): TourLink[] => {
          const to = way.one === room.id ? way.other : way.other === room.id ? way.one : null;
          if (to === null || !seen.has(to)) return [];
          const [dx, dz] = [way.at.x / 1000 - x, way.at.y / 1000 - z];
          const drop = y - level.elevationMm / 1000 - MARK_HEIGHT;
          return [
            {
              to,
              yawDegrees: turnOf(degrees(Math.atan2(dz, dx) - heading), -180),
              pitchDegrees: rounded(degrees(Math.atan2(-drop, Math.hypot(dx, dz)))),
              openingId: way.openingId,
            },
          ];
        }),
      },
    ];
  });
}

/** @param at place among the panoramas, from 0 */
const panoramaName = (at: number, name: string): string => {
  const plain = name
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 40);
  return `${String(at + 1).padStart(2, "0")}-${plain}.jpg`;
};

const degrees = (radians: number): number => (radians * 180) / Math.PI;
const rounded = (value: number): number => Math.round(value * 10) / 10 + 0;
/** An angle within a full turn that begins at `from`, that itself left in. */
const turnOf = (angle: number, from: number): number => rounded(((((angle - from) % 360) + 360) % 360) + from);
