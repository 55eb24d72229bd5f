import { furnitureItem } from "#domain/tools/furnishing/catalogue.ts";
import type { PieceBudget } from "#domain/tools/furnishing/solve-room.ts";
import { SCENE_STYLE_NAMES } from "#domain/tools/plan-scene/styles.ts";
import type { Staging } from "#domain/tools/staging/staging-document.ts";
import { STAGED_USE_NAMES, STAGED_USES } from "#domain/tools/staging/staging-document.ts";

/** Title of the invented room, and of a photo that nobody has named. */
export const EXAMPLE_TITLE = "Sala de ejemplo";
export const NEW_TITLE = "Foto amueblada";

export const BUDGET_NAMES: Readonly<Record<PieceBudget, string>> = {
  essential: "Lo necesario",
  usual: "Lo habitual",
  full: "Todo lo que quepa bien",
};

/** «220 × 95 × 82 cm». */
export const sizeInWords = ({ widthM, depthM, heightM }: { widthM: number; depthM: number; heightM: number }) =>
  `${[widthM, depthM, heightM].map((metres) => Math.round(metres * 100)).join(" × ")}\u00a0cm`;

export const pieceName = (item: string) => furnitureItem(item)?.name ?? item;

/** Walls as the viewer names them: by where they lie from the middle of the floor. */
export function wallNames(floor: readonly (readonly [number, number])[]): readonly string[] {
  const [x, y] = [0, 1].map(
    (axis) => floor.reduce((sum, corner) => sum + corner[axis]!, 0) / Math.max(1, floor.length),
  );
  const seen = new Map<string, number>();
  return floor.map((from, at) => {
    const to = floor[(at + 1) % floor.length]!;
    const [dx, dy] = [(from[0] + to[0]) / 2 - x!, (from[1] + to[1]) / 2 - y!];
    const name =
      Math.abs(dx) > Math.abs(dy)
        ? dx < 0
          ? "pared izquierda"
          : "pared derecha"
        : dy > 0
          ? "pared del fondo"
          : "pared de detrás";
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}

/** Tells two versions of a furnished photo apart. */
export function stagingSummary({ use, style, pieces, photo }: Staging): string {
  if (photo === null) return "Sin foto";
  const room = STAGED_USES.find((one) => one === use);
  return [
    room === undefined ? "Estancia" : STAGED_USE_NAMES[room],
    SCENE_STYLE_NAMES[style].toLowerCase(),
    pieces.length === 1 ? "1 mueble" : `${pieces.length} muebles`,
  ].join(", ");
}
