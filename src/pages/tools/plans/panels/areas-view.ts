import { formatNumber } from "#domain/shared/format/format.ts";
import type { RoomShape } from "#domain/tools/floor-plan/level-shape.ts";
import type { FloorPlan } from "#domain/tools/floor-plan/plan.ts";
import { builtMm2, shareOf, usableMm2 } from "#domain/tools/plan-editing/counted-areas.ts";
import { squareMetres } from "../../../shared/plan-words.ts";
import { shapeOf } from "../shape-of.ts";
import { roomName } from "./room-names.ts";

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
  notes: readonly string[];
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

const mm2ToM2 = (mm2: number) => Math.round(mm2 / 10_000) / 100;
const plain = (m2: number) => formatNumber(m2, 2, 2);

/** @param levelId null counts the whole plan */
export function areasView(plan: FloorPlan, levelId: string | null): AreasView {
  const levels = plan.levels.filter(({ id }) => levelId === null || id === levelId);
  const shapes = levels.map((level) => ({ level, shape: shapeOf(level) }));
  const rooms = shapes.flatMap(({ level, shape }) =>
    shape.rooms.map((room, at): AreaLine => {
      const name = roomName(room, at);
      return {
        id: `${level.id} ${room.id}`,
        name: levels.length > 1 ? `${name} (${level.name})` : name,
        m2: mm2ToM2(usableMm2(room)),
        note: noteOf(room),
      };
    }),
  );
  const usable = mm2ToM2(shapes.reduce((sum, { shape }) => sum + shape.rooms.reduce((part, room) => part + usableMm2(room), 0), 0));
  const byLevel = shapes.map(({ level, shape }) => ({ name: level.name, m2: mm2ToM2(builtMm2(shape)) }));
  const built = mm2ToM2(shapes.reduce((sum, { shape }) => sum + builtMm2(shape), 0));
  return {
    rooms,
    usable: {
      label: "Superficie útil",
      m2: usable,
      formula: rooms.length === 0 ? "no hay ninguna estancia cerrada." : `${rooms.map(({ m2 }) => plain(m2)).join(" + ")} = ${squareMetres(usable)}.`,
    },
    built: {
      label: "Superficie construida",
      m2: built,
      formula: `lo que encierran las caras exteriores de los muros${byLevel.length > 1 ? `: ${byLevel.map(({ name, m2 }) => `${name} ${plain(m2)}`).join(" + ")}` : ""} = ${squareMetres(built)}.`,
    },
    notes: [
      "Lo que tiene menos de 1,50\u00a0m de altura no cuenta como útil. Un exterior cubierto cuenta la mitad; uno descubierto, nada.",
      ...(plan.country === "ES" ? [] : ["Sin regla propia para este país: se cuenta como en España."]),
    ],
  };
}

function noteOf(room: RoomShape): string | null {
  const parts = [
    room.lowAreaMm2 > 0 ? `Sin ${squareMetres(mm2ToM2(room.lowAreaMm2))} de menos de 1,50\u00a0m de altura.` : null,
    shareOf(room) === 0.5 ? `La mitad de ${squareMetres(mm2ToM2(room.innerAreaMm2))}: exterior cubierto.` : null,
    shareOf(room) === 0 ? `${squareMetres(mm2ToM2(room.innerAreaMm2))} al descubierto, que no cuentan.` : null,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(" ");
}
