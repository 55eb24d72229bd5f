import { createRequire } from "node:module";
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from "topojson-specification";

type Atlas = Topology<{
  municipalities: GeometryCollection<{ name: string }>;
  provinces: GeometryCollection<{ name: string }>;
}>;

export function loadAtlas(): Atlas {
  return createRequire(import.meta.url)("es-atlas/es/municipalities.json") as Atlas;
}

/** Indices of the arcs of an area, direction dropped. */
function arcsOf(area: Polygon | MultiPolygon): number[] {
  return area.arcs.flat(2).map((index) => (index < 0 ? ~index : index));
}

/**
 * Borders between municipalities of one province, which the province's own outline does not draw: for each province code
 * the arcs as `x y dx dy dx dy…` in the steps of the atlas, joined by `;`.
 */
export function innerBorders(atlas: Atlas): Map<string, string> {
  const provincesOf = new Map<number, string[]>();
  for (const area of atlas.objects.municipalities.geometries) {
    if (area.type !== "Polygon" && area.type !== "MultiPolygon") continue;
    const province = String(area.id).slice(0, 2);
    for (const arc of arcsOf(area)) provincesOf.set(arc, [...(provincesOf.get(arc) ?? []), province]);
  }
  const lines = new Map<string, string[]>();
  for (const [arc, [first, second]] of provincesOf) {
    if (first === undefined || first !== second) continue;
    lines.set(first, [...(lines.get(first) ?? []), atlas.arcs[arc]!.map((point) => point.join(" ")).join(" ")]);
  }
  return new Map([...lines].map(([province, arcs]) => [province, arcs.join(";")]));
}
