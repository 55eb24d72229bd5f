import type { PlanCommand } from "#domain/tools/floor-plan/commands.ts";
import type { Opening } from "#domain/tools/floor-plan/plan.ts";
import type { OpeningCandidate, PicturePoint, PlanReading } from "#domain/tools/plan-reading/plan-picture.ts";

type ImportedWalls = Extract<PlanCommand, { do: "import-walls" }>["walls"];

interface Chosen {
  walls: ReadonlySet<number>;
  openings: ReadonlySet<number>;
}

/** From this thickness on a wall is an outer one. */
const OUTER_MM = 180;
const [THINNEST_MM, THICKEST_MM] = [50, 600];

/**
 * The ticked walls of a reading in millimetres, about the middle of the drawing.
 *
 * @param mmPerPixel above zero
 */
export function wallsOfReading(
  reading: Extract<PlanReading, { kind: "plan" }>,
  mmPerPixel: number,
  chosen: Chosen,
): ImportedWalls {
  const kept = reading.walls.flatMap((wall, at) => (chosen.walls.has(at) ? [{ wall, at }] : []));
  const xs = kept.flatMap(({ wall }) => [wall.from.x, wall.to.x]);
  const ys = kept.flatMap(({ wall }) => [wall.from.y, wall.to.y]);
  const middle = { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
  const place = ({ x, y }: PicturePoint) => ({
    x: Math.round((x - middle.x) * mmPerPixel),
    y: Math.round((y - middle.y) * mmPerPixel),
  });
  return kept.map(({ wall, at }) => {
    const thicknessMm = Math.min(
      THICKEST_MM,
      Math.max(THINNEST_MM, Math.round((wall.thicknessPx * mmPerPixel) / 10) * 10),
    );
    return {
      from: place(wall.from),
      to: place(wall.to),
      thicknessMm,
      kind: thicknessMm >= OUTER_MM ? "fachada" : "tabique",
      openings: reading.openings.flatMap((opening, number) =>
        opening.wall === at && chosen.openings.has(number) ? [openingOf(opening, mmPerPixel)] : [],
      ),
    };
  });
}

function openingOf(
  { kind, offsetPx, widthPx, hinge, opensTo }: OpeningCandidate,
  mmPerPixel: number,
): Omit<Opening, "id" | "wallId"> {
  const heights = kind === "ventana" ? { heightMm: 1200, sillMm: 900 } : { heightMm: 2100, sillMm: 0 };
  return {
    kind,
    offsetMm: Math.max(0, Math.round(offsetPx * mmPerPixel)),
    widthMm: Math.min(8000, Math.max(200, Math.round(widthPx * mmPerPixel))),
    ...heights,
    hinge: hinge ?? "from",
    opensTo: opensTo ?? "left",
  };
}
