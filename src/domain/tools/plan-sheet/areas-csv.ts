import { csvLines } from "../../shared/tables/csv-text.ts";
import type { LevelShape } from "../floor-plan/level-shape.ts";
import type { FloorPlan, Level, RoomCover } from "../floor-plan/plan.ts";

const COVERS: Readonly<Record<RoomCover, string>> = {
  interior: "Interior",
  "exterior-cubierto": "Exterior cubierta",
  "exterior-descubierto": "Exterior descubierta",
};

/**
 * Areas of rooms as CSV for spreadsheets in Spanish: a mark of byte order, semicolons, decimal commas, square metres to two decimals.
 * Texts that a spreadsheet would run as a formula are made harmless by `csvLines`.
 */
export function areasCsv(
  plan: FloorPlan,
  levels: readonly { readonly level: Level; readonly shape: LevelShape }[],
): string {
  const rows = levels.flatMap(({ level, shape }) =>
    shape.rooms.map((room) => [
      plan.title,
      level.name,
      room.label?.name ?? "Sin nombre",
      COVERS[room.label?.cover ?? "interior"],
      m2(room.innerAreaMm2),
      m2(room.lowAreaMm2),
      m2(room.innerAreaMm2 - room.lowAreaMm2),
    ]),
  );
  const head = [
    "Plano",
    "Planta",
    "Estancia",
    "Tipo",
    "Superficie (m²)",
    "Con altura menor de 1,50 m (m²)",
    "Superficie que cuenta (m²)",
  ];
  return `\ufeff${csvLines([head, ...rows])}`;
}

const m2 = (mm2: number) => Math.round(mm2 / 1e4) / 100;
