import type { Feature, FeatureCollection, MultiPolygon, Polygon, Position } from "geojson";
import type { GeoJSONSource, Map as MapLibreMap } from "maplibre-gl";
import { feature, mesh } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import {
  type Bounds,
  decodeBorders,
  decodeCells,
  gridLines,
  gridStepM,
  lineCollection,
  polygonCollection,
} from "./map-geometry.ts";
import { NEIGHBOUR_LANDS } from "./neighbour-lands.ts";
import { FIXED_LABELS, type PlaceLabel, TOWNS_FROM_ZOOM, townLabels } from "./place-labels.ts";

type Atlas = Topology<{ provinces: GeometryCollection<{ name: string }> }>;

/** Borders and towns of each province, a chunk each, so that only visible ones are fetched. */
const provinceChunks = import.meta.glob<{ borders: string; towns: string }>("/src/content/places/borders/*.ts");

interface ProvinceBox extends Bounds {
  code: string;
}

/** The offline style's drawing of Spain: fills the sources of `ownStyle` as the view asks for them. */
export class SpainLayers {
  readonly labels: PlaceLabel[] = [...FIXED_LABELS];
  #map: MapLibreMap;
  #onLabels: () => void;
  #boxes: ProvinceBox[] = [];
  #asked = new Set<string>();
  #lines: Position[][] = [];
  #provinces: FeatureCollection<Polygon | MultiPolygon> | undefined;
  #provinceLines: Feature | undefined;
  #cells: FeatureCollection<Polygon> | undefined;

  /** @param onLabels called when more names are known */
  constructor(map: MapLibreMap, onLabels: () => void) {
    this.#map = map;
    this.#onLabels = onLabels;
  }

  /** Gives all that is known to the sources: after the style stands, and again after each new style. */
  async fill(): Promise<void> {
    if (!this.#provinces) {
      const [{ default: atlas }, { NEIGHBOURHOOD_CELLS }] = await Promise.all([
        import("es-atlas/es/provinces.json"),
        import("#content/places/neighbourhood-cells.ts"),
      ]);
      this.#readAtlas(atlas as unknown as Atlas);
      this.#cells = polygonCollection(decodeCells(NEIGHBOURHOOD_CELLS));
    }
    this.#set("neighbours", polygonCollection(NEIGHBOUR_LANDS));
    if (this.#provinces) this.#set("provinces", this.#provinces);
    if (this.#provinceLines) this.#set("province-lines", this.#provinceLines);
    if (this.#cells) this.#set("cells", this.#cells);
    this.#set("town-lines", lineCollection(this.#lines));
    await this.follow();
  }

  /** Brings the grid and the municipalities to where the map is now. */
  async follow(): Promise<void> {
    const view = this.#map.getBounds();
    const bounds = { west: view.getWest(), south: view.getSouth(), east: view.getEast(), north: view.getNorth() };
    const step = gridStepM(this.#map.getZoom());
    this.#set("grid", lineCollection(step === undefined ? [] : gridLines(bounds, step)));
    if (this.#map.getZoom() < TOWNS_FROM_ZOOM) return;
    const wanted = this.#boxes.filter((box) => !this.#asked.has(box.code) && overlap(box, bounds));
    if (wanted.length === 0) return;
    for (const { code } of wanted) this.#asked.add(code);
    const chunks = await Promise.all(
      wanted.map(({ code }) => provinceChunks[`/src/content/places/borders/${code}.ts`]?.()),
    );
    for (const chunk of chunks) {
      if (!chunk) continue;
      this.#lines.push(...decodeBorders(chunk.borders));
      this.labels.push(...townLabels(chunk.towns));
    }
    this.#set("town-lines", lineCollection(this.#lines));
    this.#onLabels();
  }

  #readAtlas(atlas: Atlas): void {
    const provinces = feature(atlas, atlas.objects.provinces) as FeatureCollection<
      Polygon | MultiPolygon,
      { name: string }
    >;
    this.#provinces = provinces;
    this.#provinceLines = { type: "Feature", properties: {}, geometry: mesh(atlas, atlas.objects.provinces as never) };
    for (const { id, geometry } of provinces.features) {
      const points = geometry.type === "Polygon" ? geometry.coordinates.flat() : geometry.coordinates.flat(2);
      const x = points.map((point) => point[0]!);
      const y = points.map((point) => point[1]!);
      const box = { west: Math.min(...x), south: Math.min(...y), east: Math.max(...x), north: Math.max(...y) };
      this.#boxes.push({ code: String(id), ...box });
    }
  }

  #set(source: string, data: FeatureCollection | Feature): void {
    // The style may have been replaced while the data came.
    this.#map.getSource<GeoJSONSource>(source)?.setData(data);
  }
}

const overlap = (a: Bounds, b: Bounds) => a.west < b.east && a.east > b.west && a.south < b.north && a.north > b.south;
