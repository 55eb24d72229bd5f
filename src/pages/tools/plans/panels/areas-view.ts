import { areasOf, type RoomAreas } from "#domain/tools/floor-plan/areas.ts";
import type { FloorPlan } from "#domain/tools/floor-plan/plan.ts";
import { shapeOf } from "../shape-of.ts";

/** Areas of a plan or of one level as the panel says them, in square metres. */

export interface AreaLine {
  id: string;
  name: string;
  m2: number;
  /** Why it is not simply its floor. */
  note: string | null;
}

interface AreaTotal {
  label: string;
  m2: number;
  formula: string;
}

export interface AreasView {
  usable: AreaTotal;
  built: AreaTotal;
  rooms: readonly AreaLine[];
  /** The rule that is followed, with its source. */
  basis: string;
}

/** Countries whose areas somebody may be counting, with Spain first. */
export const PLAN_COUNTRIES = [
  { value: "ES", label: "España" },
  { value: "AR", label: "Argentina" },
  { value: "CL", label: "Chile" },
  { value: "CO", label: "Colombia" },
  { value: "MX", label: "México" },
  { value: "PE", label: "Perú" },
  { value: "UY", label: "Uruguay" },
  { value: "", label: "Otro" },
];

/** @param levelId null counts the whole plan */
export function areasView(plan: FloorPlan, levelId: string | null): AreasView {
  const areas = areasOf(plan, shapeOf);
  const levels = areas.levels.filter((level) => levelId === null || level.levelId === levelId);
  const totals = levelId === null ? areas : (levels[0] ?? areas);
  return {
    rooms: levels.flatMap((level) =>
      level.rooms.map((room) => ({
        id: `${level.levelId} ${room.id}`,
        name: levels.length > 1 ? `${room.name} (${level.name})` : room.name,
        m2: room.usableM2,
        note: isPlain(room) ? null : room.formula,
      })),
    ),
    usable: { label: areas.words.usable, m2: totals.usableM2, formula: totals.usableFormula },
    built: { label: areas.words.built, m2: totals.builtM2, formula: totals.builtFormula },
    basis: areas.basis,
  };
}

/** All of its floor counts. */
const isPlain = ({ cover, lowM2 }: RoomAreas) => cover === "interior" && lowM2 === 0;
