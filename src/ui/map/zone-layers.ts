import type { FeatureCollection, Polygon, Position } from "geojson";
import type { GeoJSONSource, Map as MapLibreMap } from "maplibre-gl";
import { readPalette } from "./map-style.ts";

/** The zone that somebody drew upon a map: its fill and its line, in the page's colour. */

const SOURCE = "zone";

const collectionOf = (pieces: Position[][][]): FeatureCollection<Polygon> => ({
  type: "FeatureCollection",
  features: pieces.map((coordinates) => ({
    type: "Feature",
    properties: {},
    geometry: { type: "Polygon", coordinates },
  })),
});

/** Adds the layers to a new style; until `showZone` they are empty. */
export function addZoneLayers(map: MapLibreMap, container: HTMLElement) {
  const { primary } = readPalette(container);
  map.addSource(SOURCE, { type: "geojson", data: collectionOf([]) });
  map.addLayer({
    id: "zone-fill",
    type: "fill",
    source: SOURCE,
    paint: { "fill-color": primary, "fill-opacity": 0.12 },
  });
  map.addLayer({
    id: "zone-line",
    type: "line",
    source: SOURCE,
    paint: { "line-color": primary, "line-width": 2 },
  });
}

/** Draws the pieces of a zone; each is its outline and then its holes, all of them closed rings. */
export function showZone(map: MapLibreMap, pieces: Position[][][]) {
  map.getSource<GeoJSONSource>(SOURCE)?.setData(collectionOf(pieces));
}
