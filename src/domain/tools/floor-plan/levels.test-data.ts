import { emptyLevel } from "./empty-plan.ts";
import type { FloorPlan, Level, Wall } from "./plan.ts";

/** Walls by their ends; corners are made where ends meet. Ids are v1, v2, … and w1, w2, … in the order of the list. */
export function levelOf(
  lines: readonly (readonly [number, number, number, number])[],
  each: Partial<Wall> | ((at: number) => Partial<Wall>) = {},
): Level {
  const corners = new Map<string, { id: string; x: number; y: number }>();
  const corner = (x: number, y: number) => {
    const key = `${x},${y}`;
    const known = corners.get(key) ?? { id: `v${corners.size + 1}`, x, y };
    corners.set(key, known);
    return known.id;
  };
  const walls = lines.map(([x1, y1, x2, y2], at): Wall => {
    const own = typeof each === "function" ? each(at) : each;
    return {
      id: `w${at + 1}`,
      from: corner(x1, y1),
      to: corner(x2, y2),
      thicknessMm: 100,
      kind: "tabique",
      heightMm: null,
      ...own,
    };
  });
  return { ...emptyLevel("p0", "Planta baja"), vertices: [...corners.values()], walls };
}

export const planOf = (...levels: Level[]): FloorPlan => ({
  form: 1,
  title: "Piso de prueba",
  country: "ES",
  northDegrees: 0,
  place: null,
  levels: levels.length > 0 ? levels : [emptyLevel("p0", "Planta baja")],
});
