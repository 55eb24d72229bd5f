import type { FeatureCollection, MultiPolygon, Polygon, Position } from "geojson";
import type { GeoJSONSource, Map as MapLibreMap } from "maplibre-gl";
import { type Bounds, decodeArcs, decodeOutlines, type Outline } from "#domain/shared/places/outlines.ts";
import type { LonLat } from "#domain/shared/places/ring.ts";
import { decodeCells, lineCollection, polygonCollection } from "./map-geometry.ts";
import { NEIGHBOUR_LANDS } from "./neighbour-lands.ts";
import { FIXED_LABELS, type PlaceLabel, TOWNS_FROM_ZOOM, townLabels } from "./place-labels.ts";

/** Borders and towns of each province, a chunk each: only what is in view is fetched. */
const provinceChunks = import.meta.glob<{ borders: string; towns: string }>("/src/content/places/borders/*.ts");

/** Our own drawing of Spain: fills the sources of `ownStyle` as the view asks for them. */
export class SpainLayers {
  readonly labels: PlaceLabel[] = [...FIXED_LABELS];
  #map: MapLibreMap;
  #onLabels: () => void;
  #outlines: readonly Outline[] = [];
  #asked = new Set<string>();
  #lines: Position[][] = [];
  #provinces: FeatureCollection<MultiPolygon> | undefined;
  #provinceLines: FeatureCollection | undefined;
  #cells: FeatureCollection<Polygon> | undefined;

  /** @param onLabels called when more names are known */
  constructor(map: MapLibreMap, onLabels: () => void) {
    this.#map = map;
    this.#onLabels = onLabels;
  }

  /** Gives all that is known to the sources: after the style stands, and again after each new style. */
  async fill(): Promise<void> {
    if (!this.#provinces) {
      const [{ PROVINCE_ARCS, PROVINCE_OUTLINES }, { NEIGHBOURHOOD_CELLS }] = await Promise.all([
        import("#content/places/province-outlines.ts"),
        import("#content/places/neighbourhood-cells.ts"),
      ]);
      const arcs = decodeArcs(PROVINCE_ARCS);
      this.#readProvinces(decodeOutlines(PROVINCE_OUTLINES, arcs), arcs);
      this.#cells = polygonCollection(decodeCells(NEIGHBOURHOOD_CELLS));
    }
    this.#set("neighbours", polygonCollection(NEIGHBOUR_LANDS));
    if (this.#provinces) this.#set("provinces", this.#provinces);
    if (this.#provinceLines) this.#set("province-lines", this.#provinceLines);
    if (this.#cells) this.#set("cells", this.#cells);
    this.#set("town-lines", lineCollection(this.#lines));
    await this.follow();
  }

  /** Brings the municipalities to where the map is now. */
  async follow(): Promise<void> {
    const view = this.#map.getBounds();
    const bounds = { west: view.getWest(), south: view.getSouth(), east: view.getEast(), north: view.getNorth() };
    if (this.#map.getZoom() < TOWNS_FROM_ZOOM) return;
    const wanted = this.#outlines.filter(
      (province) => !this.#asked.has(province.code) && overlap(province.bounds, bounds),
    );
    if (wanted.length === 0) return;
    for (const { code } of wanted) this.#asked.add(code);
    const chunks = await Promise.all(
      wanted.map(({ code }) => provinceChunks[`/src/content/places/borders/${code}.ts`]?.()),
    );
    for (const chunk of chunks) {
      if (!chunk) continue;
      this.#lines.push(...decodeArcs(chunk.borders));
      this.labels.push(...townLabels(chunk.towns));
    }
    this.#set("town-lines", lineCollection(this.#lines));
    this.#onLabels();
  }

  #readProvinces(outlines: readonly Outline[], arcs: LonLat[][]): void {
    this.#outlines = outlines;
    this.#provinceLines = lineCollection(arcs);
    this.#provinces = {
      type: "FeatureCollection",
      features: outlines.map(({ code, polygons }) => ({
        type: "Feature",
        id: code,
        properties: {},
        geometry: { type: "MultiPolygon", coordinates: polygons },
      })),
    };
  }

  #set(source: string, data: FeatureCollection): void {
    // The style may have been replaced while the data came.
    this.#map.getSource<GeoJSONSource>(source)?.setData(data);
  }
}

const overlap = (a: Bounds, b: Bounds) => a.west < b.east && a.east > b.west && a.south < b.north && a.north > b.south;
