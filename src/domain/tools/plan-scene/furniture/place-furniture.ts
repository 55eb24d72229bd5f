import { seededRandom } from "../../../shared/stats/random.ts";
import type { LevelShape, RoomShape } from "../../floor-plan/level-shape.ts";
import type { Furniture, Level } from "../../floor-plan/plan.ts";
import { furnitureItem } from "../../furnishing/catalogue.ts";
import type { SceneLamp, SceneMesh } from "../scene.ts";
import { mirrored } from "../solids/solid.ts";
import { isInside } from "../structure/polygons.ts";
import { BODIES } from "./bodies.ts";
import { Piece } from "./piece.ts";
import { multiplied, placing } from "./placing.ts";

/** Colour of lamps, linear: about 3 300 K. */
const WARM: readonly [number, number, number] = [1, 0.8, 0.58];

/**
 * Bodies of the furniture of a level. Pieces of the same kind, size and room share one mesh with several places. Unknown items have no
 * body and are left out.
 */
export function addFurniture(
  level: Level,
  shape: LevelShape,
): { readonly meshes: readonly SceneMesh[]; readonly lamps: readonly SceneLamp[] } {
  const groups = new Map<string, { readonly room: RoomShape | null; readonly pieces: Furniture[] }>();
  for (const piece of level.furniture) {
    if (!BODIES.has(piece.item)) continue;
    const room = shape.rooms.find((candidate) => isInside(candidate.inner, piece.at)) ?? null;
    const key = [piece.item, piece.widthMm, piece.depthMm, piece.heightMm, piece.isMirrored, room?.id ?? ""].join("|");
    const group = groups.get(key);
    if (group) group.pieces.push(piece);
    else groups.set(key, { room, pieces: [piece] });
  }
  const meshes: SceneMesh[] = [];
  const lamps: SceneLamp[] = [];
  for (const [key, { room, pieces }] of groups) {
    const first = pieces[0]!;
    const piece = bodyOf(first);
    const places = pieces.map((one) => placing(one.at.x / 1000, standsAt(one, level), one.at.y / 1000, one.rotation));
    for (const { part, material, solid, instances } of piece.parts) {
      const own = first.isMirrored ? mirrored(solid) : solid;
      const all = instances
        ? places.flatMap((place) => instances.map((m) => multiplied(place, mirroredPlace(m, first.isMirrored))))
        : places;
      meshes.push({
        name: `${level.id}|${key}|${material}`,
        part,
        material,
        levelId: level.id,
        roomId: room?.id ?? null,
        positions: Float32Array.from(own.positions),
        normals: Float32Array.from(own.normals),
        uvs: Float32Array.from(own.uvs),
        indices: Uint32Array.from(own.indices),
        instances: Float32Array.from(all.flat()),
      });
    }
    for (const place of places) {
      for (const { at, watts, radius } of piece.lamps) {
        const x = first.isMirrored ? -at[0] : at[0];
        lamps.push({
          position: [
            place[0]! * x + place[8]! * at[2] + place[12]!,
            at[1] + place[13]!,
            place[2]! * x + place[10]! * at[2] + place[14]!,
          ],
          color: WARM,
          watts,
          radius,
          roomId: room?.id ?? null,
        });
      }
    }
  }
  return { meshes, lamps };
}

/** The body of one piece; the same kind and size always gives the same one. */
export function bodyOf(furniture: Pick<Furniture, "item" | "widthMm" | "depthMm" | "heightMm">): Piece {
  let seed = 17;
  for (const letter of furniture.item) seed = (seed * 31 + letter.charCodeAt(0)) >>> 0;
  const piece = new Piece(seededRandom(seed));
  BODIES.get(furniture.item)?.(piece, {
    w: furniture.widthMm / 1000,
    h: furniture.heightMm / 1000,
    d: furniture.depthMm / 1000,
  });
  return piece;
}

/** A place mirrored in x on both sides, so that mirrored leaves hang on the mirrored plant. */
function mirroredPlace(m: readonly number[], isMirrored: boolean): readonly number[] {
  return isMirrored ? m.map((value, index) => ((index % 4 === 0) !== index < 4 ? -value : value)) : m;
}

/** Usual height of the foot of what hangs, above the floor, in metres. */
const HANGS_AT: Readonly<Record<string, number>> = {
  "kitchen-wall": 1.45,
  extractor: 1.55,
  tv: 0.85,
  mirror: 0.35,
  picture: 1.2,
  "towel-radiator": 0.45,
  boiler: 1.4,
  "water-heater": 1.25,
  radiator: 0.12,
};

/** Height of a piece's foot in the scene, in metres. What stands on another piece finds the highest one under its middle. */
function standsAt(piece: Furniture, level: Level): number {
  const floor = level.elevationMm / 1000;
  const ceiling = level.ceilingMm / 1000;
  const stands = furnitureItem(piece.item)?.stands;
  if (stands === "ceiling") return floor + ceiling - piece.heightMm / 1000;
  if (piece.item === "air-unit") return floor + Math.max(0.5, ceiling - 0.2 - piece.heightMm / 1000);
  if (stands === "on-top" || piece.item === "tv") {
    const under = level.furniture.filter(
      (other) => other !== piece && other.heightMm < 1300 && other.heightMm > 100 && coversMiddle(other, piece),
    );
    if (under.length > 0) return floor + Math.max(...under.map((other) => other.heightMm)) / 1000;
    if (stands === "on-top") return floor;
  }
  const hangs = Object.hasOwn(HANGS_AT, piece.item) ? HANGS_AT[piece.item] : undefined;
  return hangs === undefined ? floor : floor + Math.max(0, Math.min(hangs, ceiling - piece.heightMm / 1000));
}

function coversMiddle(below: Furniture, piece: Furniture): boolean {
  const stands = furnitureItem(below.item)?.stands;
  if (stands === "wall" || stands === "ceiling" || stands === "on-top") return false;
  const angle = (-below.rotation * Math.PI) / 180;
  const [dx, dy] = [piece.at.x - below.at.x, piece.at.y - below.at.y];
  const x = dx * Math.cos(angle) - dy * Math.sin(angle);
  const y = dx * Math.sin(angle) + dy * Math.cos(angle);
  return Math.abs(x) <= below.widthMm / 2 && Math.abs(y) <= below.depthMm / 2;
}
