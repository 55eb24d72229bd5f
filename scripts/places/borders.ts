import { createRequire } from "node:module";
import type { GeometryCollection, GeometryObject, MultiPolygon, Polygon, Topology } from "topojson-specification";

type Atlas = Topology<{
  municipalities: GeometryCollection<{ name: string }>;
  provinces: GeometryCollection<{ name: string }>;
}>;

const require = createRequire(import.meta.url);

export function loadAtlas(): Atlas {
  return require("es-atlas/es/municipalities.json") as Atlas;
}

/** The provinces alone, drawn with fewer points than in the atlas of municipalities. */
export function loadProvinces(): Pick<Atlas, "arcs"> & { objects: Pick<Atlas["objects"], "provinces"> } {
  return require("es-atlas/es/provinces.json") as Atlas;
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

/** Areas, and the arcs that they use, as `domain/shared/places/outlines` reads them. */
export function encodeOutlines(
  arcs: Atlas["arcs"],
  areas: readonly GeometryObject[],
): { arcs: string; outlines: string[] } {
  const numbers = new Map<number, number>();
  const nameOf = (arc: number) => {
    const index = arc < 0 ? ~arc : arc;
    if (!numbers.has(index)) numbers.set(index, numbers.size);
    return `${arc < 0 ? "~" : ""}${numbers.get(index)}`;
  };
  const outlines = areas.flatMap((area) => {
    if (area.type !== "Polygon" && area.type !== "MultiPolygon") return [];
    const polygons = area.type === "Polygon" ? [area.arcs] : area.arcs;
    const text = polygons.map((rings) => rings.map((ring) => ring.map(nameOf).join(",")).join(" ")).join("|");
    return [`${area.id}\t${text}`];
  });
  const used = [...numbers.keys()].map((index) => arcs[index]!);
  return { arcs: used.map((arc) => arc.map((point) => point.join(" ")).join(" ")).join(";"), outlines };
}
