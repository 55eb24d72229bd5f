import type { LevelShape, RoomShape } from "../floor-plan/level-shape.ts";
import type { Furniture } from "../floor-plan/plan.ts";
import { furnitureItem } from "./catalogue.ts";
import { gapBetween, isWithinRings, overlap, rectangleAt } from "./polygons.ts";
import { roomObstacles } from "./room-obstacles.ts";

export type PieceCheck =
  | { readonly kind: "fits" }
  | {
      readonly kind: "does-not-fit";
      /** Spanish sentence that begins with «No cabe». */
      readonly reason: string;
      /** Ids of the pieces that stand in the way. */
      readonly blockedBy: readonly string[];
    };

/**
 * Whether a piece may stand where it is put: within its room, out of the way of doors, not before a window that it would darken, beside the
 * other pieces and with clear space before it. Rugs and what hangs or stands on others only have to lie in the room.
 */
export function checkPiece(
  piece: Furniture,
  others: readonly Furniture[],
  room: RoomShape,
  shape: Pick<LevelShape, "walls">,
): PieceCheck {
  const outline = outlineOf(piece);
  const name = nameOf(piece);
  const obstacles = roomObstacles(room, shape);
  if (!isWithinRings(outline, obstacles.rings)) return refused(`${name} se mete en la pared o se sale de la estancia.`);
  if (!takesFloor(piece)) return { kind: "fits" };
  if (obstacles.closed.some((each) => overlap(outline, each)))
    return refused(`${name} queda en el barrido de una puerta o a menos de 90\u00a0cm delante de ella.`);
  if (obstacles.windows.some(({ zone, sillMm }) => piece.heightMm > Math.max(sillMm, 100) && overlap(outline, zone)))
    return refused(`${name} es más alto que el antepecho y taparía una ventana.`);
  const standing = others.filter((other) => other.id !== piece.id && takesFloor(other));
  const struck = standing.filter((other) => overlap(outline, outlineOf(other)) && !belongTogether(piece, other));
  if (struck[0]) return refused(`${name} y ${nameOf(struck[0])} se pisan.`, struck);
  for (const [owner, guest] of standing.flatMap((other) => [[piece, other] as const, [other, piece] as const])) {
    const needed = frontOf(owner);
    if (needed === null || belongTogether(owner, guest) || !overlap(needed.outline, outlineOf(guest))) continue;
    const gap = Math.round(gapBetween(outlineOf(owner), outlineOf(guest)) / 10);
    const other = owner === piece ? guest : owner;
    return refused(
      `entre ${nameOf(owner)} y ${nameOf(guest)} quedarían ${gap}\u00a0cm y hacen falta ${needed.depthMm / 10}.`,
      [other],
    );
  }
  return { kind: "fits" };
}

const refused = (reason: string, blocking: readonly Furniture[] = []): PieceCheck => ({
  kind: "does-not-fit",
  reason: `No cabe: ${reason}`,
  blockedBy: blocking.map(({ id }) => id),
});

const outlineOf = ({ at, widthMm, depthMm, rotation }: Furniture) => rectangleAt(at, widthMm, depthMm, rotation);

const nameOf = ({ item }: Furniture) => `«${furnitureItem(item)?.name ?? item}»`;

function takesFloor({ item }: Furniture): boolean {
  const stands = furnitureItem(item)?.stands ?? "free";
  return stands === "back" || stands === "corner" || stands === "free";
}

/** Chairs stand under tables, bedside tables beside beds, coffee tables before sofas. */
function belongTogether(one: Furniture, other: Furniture): boolean {
  const pair = [one, other].map(({ item }) => item);
  const has = (part: string) => pair.some((id) => id.includes(part));
  return (
    (has("chair") && (has("table") || has("desk") || has("island"))) ||
    (has("stool") && (has("kitchen") || has("table"))) ||
    (has("bedside") && has("bed-")) ||
    (has("coffee-table") && has("sofa"))
  );
}

/** What must stay clear before a piece; its front looks down at 0 degrees. */
function frontOf({ item, at, widthMm, depthMm, rotation }: Furniture) {
  const known = furnitureItem(item);
  if (!known || known.frontMm === 0 || known.stands === "free") return null;
  const angle = (rotation * Math.PI) / 180;
  const away = depthMm / 2 + known.frontMm / 2;
  const middle = { x: at.x - Math.sin(angle) * away, y: at.y + Math.cos(angle) * away };
  return { outline: rectangleAt(middle, widthMm, known.frontMm, rotation), depthMm: known.frontMm };
}
