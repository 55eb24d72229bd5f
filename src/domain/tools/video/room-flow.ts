import { PHOTO_ROOM_NAMES, type PhotoRoom } from "../../portfolio/homes/photo-rooms.ts";
import type { FilmPlan } from "./film-plan.ts";

/** The order in which a visitor would walk through a home, by what its photos show and by the doors of its plan. */

/** From the front door inwards: where people live, where they sleep, and out again at the end. */
const WALK: readonly PhotoRoom[] = [
  "fachada",
  "entrada",
  "pasillo",
  "salon",
  "comedor",
  "cocina",
  "lavadero",
  "dormitorio",
  "despacho",
  "bano",
  "otra",
  "terraza",
  "vistas",
  "jardin",
  "piscina",
  "zonas_comunes",
  "garaje",
  "trastero",
  "plano",
];
const IS_OUTSIDE: ReadonlySet<PhotoRoom> = new Set([
  "terraza",
  "vistas",
  "jardin",
  "piscina",
  "zonas_comunes",
  "garaje",
  "trastero",
  "plano",
]);

export interface FlowPhoto {
  readonly id: string;
  readonly room: PhotoRoom | null;
  readonly planRoomId: string | null;
}

export interface RoomFlow {
  readonly ids: readonly string[];
  /** One Spanish sentence that says why. */
  readonly reason: string;
}

const HOW_MANY_NAMED = 4;

/**
 * @param photos in their present order, which those of one room keep
 * @param plan its rooms from the front door on decide about the inside, where photos are tied to them
 */
export function roomFlow(photos: readonly FlowPhoto[], plan: FilmPlan | null): RoomFlow {
  const known = photos.filter(({ room }) => room !== null && room !== "otra").length;
  const walk = plan === null ? null : placesOnWay(plan);
  const tied =
    walk === null ? 0 : photos.filter(({ planRoomId }) => planRoomId !== null && walk.has(planRoomId)).length;
  if (known === 0 && tied === 0)
    return {
      ids: photos.map(({ id }) => id),
      reason: "Las fotos van en el orden en que estaban: ninguna dice de qué estancia es.",
    };
  const isByPlan = tied >= 2;
  const ordered = photos.toSorted((a, b) => placeOf(a, isByPlan ? walk : null) - placeOf(b, isByPlan ? walk : null));
  const rooms = [
    ...new Set(
      ordered.flatMap(({ room }) =>
        room === null || room === "otra" ? [] : [PHOTO_ROOM_NAMES[room].toLocaleLowerCase("es")],
      ),
    ),
  ];
  const named = rooms.slice(0, HOW_MANY_NAMED).join(", ");
  const rest = rooms.length > HOW_MANY_NAMED ? "…" : "";
  const way = isByPlan ? "Sigue las puertas del plano desde la entrada" : "Sigue el recorrido de una visita";
  const missing = photos.length - known;
  return {
    ids: ordered.map(({ id }) => id),
    reason: `${way}: ${named}${rest}.${missing > 0 ? ` ${missing === 1 ? "Una foto no dice" : `${missing} fotos no dicen`} de qué estancia ${missing === 1 ? "es y va" : "son y van"} entre lo de dentro y lo de fuera.` : ""}`,
  };
}

/** Outside before the door, then the plan's rooms one after another, then what lies outside. */
function placeOf({ room, planRoomId }: FlowPhoto, walk: ReadonlyMap<string, number> | null): number {
  const usual = WALK.indexOf(room ?? "otra");
  if (walk === null) return usual;
  if (room === "fachada") return -1;
  if (room !== null && IS_OUTSIDE.has(room)) return 10_000 + usual;
  const place = planRoomId === null ? undefined : walk.get(planRoomId);
  if (place !== undefined) return place;
  // Without a room of the plan it goes behind the last one of its kind's usual neighbours.
  return 5_000 + usual;
}

/** The place of each room on a walk from the entrance: nearest doors first, living rooms before those where people sleep. */
function placesOnWay({ rooms, ways, entranceId }: FilmPlan): Map<string, number> {
  const places = new Map<string, number>();
  const start = entranceId ?? rooms[0]?.id;
  if (start === undefined) return places;
  const rank = new Map(rooms.map(({ id, use }) => [id, USE_RANK[use] ?? 5]));
  const stack = [start];
  while (stack.length > 0) {
    const id = stack.pop()!;
    if (places.has(id)) continue;
    places.set(id, places.size);
    const next = ways
      .flatMap(({ one, other }) => (one === id ? [other] : other === id ? [one] : []))
      .filter((other) => !places.has(other))
      .sort((a, b) => (rank.get(b) ?? 5) - (rank.get(a) ?? 5) || (a < b ? 1 : -1));
    // The lowest rank lies last, and is taken first.
    stack.push(...next);
  }
  return places;
}

const USE_RANK: Readonly<Record<string, number>> = {
  recibidor: 0,
  pasillo: 3.5,
  salon: 1,
  "salon-cocina": 1,
  comedor: 2,
  cocina: 3,
  lavadero: 3.2,
  dormitorio: 4,
  vestidor: 4.2,
  despacho: 4.5,
  bano: 5,
  aseo: 5,
  trastero: 6,
  terraza: 7,
  balcon: 7,
  patio: 7,
  galeria: 7,
};
