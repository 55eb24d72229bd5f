import { furnitureItem } from "../furnishing/catalogue.ts";
import { checkPiece, type PieceCheck } from "../furnishing/check-piece.ts";
import type { StagedPiece } from "./staging-document.ts";
import { furnitureOf, type StagedRoom } from "./staging-room.ts";

/** Whether each piece may stand where it stands, by its id. The place before the lens counts as free: a person may put something there. */
export function fitOfPieces(staged: StagedRoom, pieces: readonly StagedPiece[]): ReadonlyMap<string, PieceCheck> {
  const room = { ...staged.room, inner: staged.room.inner.slice(0, 1) };
  const furniture = pieces.map(furnitureOf);
  return new Map(furniture.map((piece) => [piece.id, checkPiece(piece, furniture, room, staged.shape)]));
}

/** The next item of the same group that stands the same way, in the catalogue's order; the item itself where it is alone. */
export function alikeOf(item: string, all: readonly { readonly id: string }[]): string {
  const known = furnitureItem(item);
  if (!known) return item;
  const alike = all.filter(({ id }) => {
    const other = furnitureItem(id);
    return other?.group === known.group && other.stands === known.stands && kindOf(id) === kindOf(item);
  });
  const at = alike.findIndex(({ id }) => id === item);
  return alike[(at + 1) % Math.max(1, alike.length)]?.id ?? item;
}

/** Sofas give way to sofas and lamps to lamps, though both stand in larger groups. */
const KINDS = [
  "sofa",
  "chair",
  "bed-",
  "bedside",
  "coffee-table",
  "dining-table",
  "desk",
  "bookcase",
  "wardrobe",
  "plant",
  "lamp",
  "rug",
];
const kindOf = (item: string) => KINDS.find((kind) => item.includes(kind)) ?? "other";
