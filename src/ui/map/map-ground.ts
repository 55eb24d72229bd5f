import { AttributionControl, type IControl, type Map as MapLibreMap } from "maplibre-gl";
import type { StreetsAnswer } from "#domain/shared/maps/tile-schema.ts";
import { createMap, type MapStart, onThemeChange } from "./create-map.ts";
import { LabelLayer } from "./label-layer.ts";
import { attributionOf, groundColor, OWN_LAND_UNTIL_ZOOM, ownStyle, readPalette, STREET_LAND } from "./map-style.ts";
import type { LabelBox } from "./place-labels.ts";
import { SpainLayers } from "./spain-layers.ts";
import { bringsLand, STREETS, TILE_PLACES_FROM_ZOOM } from "./street-layers.ts";
import { streetNote } from "./street-note.ts";
import { StreetRetry } from "./street-retry.ts";

interface GroundParts {
  start: Omit<MapStart, "style">;
  streets: StreetsAnswer;
  /** A MapLibre style of the deployment's own, in place of ours. */
  styleUrl: string | undefined;
  /** Adds what lies upon the ground: after each new style. */
  onStyle: () => void;
  /** Boxes in which no name of a town is written. */
  keptBoxes?: () => LabelBox[];
}

/**
 * The ground of every map of ours: its style with borders, streets and names, its sources in the corner, and a note where there are no
 * streets. It follows the map and the colours of the page. Throws where the browser has no WebGL.
 */
export class MapGround {
  readonly map: MapLibreMap;
  #parts: GroundParts;
  #container: HTMLElement;
  #layers: SpainLayers;
  #labels: LabelLayer;
  #isOwnStyle: boolean;
  #attribution: AttributionControl | undefined;
  #note = new Note();
  /** A tile has come, and since then none has failed. */
  #areStreetsThere = false;
  #haveStreetsFailed: boolean;
  #retry = new StreetRetry(() => {
    if (this.map.getSource(STREETS)) this.map.refreshTiles(STREETS);
  });
  #endTheme: () => void;

  constructor(container: HTMLElement, parts: GroundParts) {
    const { start, streets, styleUrl } = parts;
    this.#container = container;
    this.#parts = parts;
    this.#isOwnStyle = styleUrl === undefined;
    this.#haveStreetsFailed = streets.isDown;
    const style = styleUrl ?? this.#drawStyle(isFarFromSpain(start.center));
    this.map = createMap(container, { ...start, style });
    this.map.addControl(this.#note, "top-left");
    this.#attribute();
    this.#labels = new LabelLayer(this.map);
    this.#layers = new SpainLayers(this.map, () => this.drawLabels());
    this.map.on("style.load", () => this.#onStyle());
    this.map.on("moveend", () => this.#onMoved());
    this.map.on("move", () => this.#labels.follow());
    this.map.on("error", (event) => this.#onError(event));
    this.map.on("sourcedata", ({ sourceId, tile }) => {
      if (sourceId === STREETS && tile?.state === "loaded") this.#onStreets(true);
    });
    this.#endTheme = onThemeChange(() => this.#repaint());
    this.#announceStreets();
  }

  drawLabels(): void {
    const areTilesNamed = this.#areStreetsThere && this.map.getZoom() >= TILE_PLACES_FROM_ZOOM;
    const labels = this.#isOwnStyle && !areTilesNamed ? this.#layers.labels : [];
    this.#labels.draw(labels, this.#parts.keptBoxes?.() ?? []);
  }

  destroy(): void {
    this.#endTheme();
    this.#retry.end();
    this.map.remove();
  }

  #drawStyle(isAbroad: boolean) {
    return ownStyle(readPalette(this.#container), this.#parts.streets.source, isAbroad);
  }

  #onStyle(): void {
    if (this.#isOwnStyle) void this.#layers.fill().then(() => this.drawLabels());
    this.#showLand();
    this.#parts.onStyle();
  }

  #onMoved(): void {
    if (this.#isOwnStyle) {
      void this.#layers.follow();
      // The ground has another colour far from Spain.
      if (this.map.getLayer("ground")) {
        const color = groundColor(readPalette(this.#container), isFarFromSpain(this.map.getCenter().toArray()));
        this.map.setPaintProperty("ground", "background-color", color);
      }
    }
    this.#announceStreets();
    this.drawLabels();
  }

  #onError(event: object): void {
    if ("sourceId" in event && event.sourceId === STREETS) this.#onStreets(false);
    // An outside style that does not come must not leave the person without a map.
    if (this.#isOwnStyle || this.map.isStyleLoaded() === true) return;
    this.#isOwnStyle = true;
    this.#attribute();
    this.map.setStyle(this.#drawStyle(isFarFromSpain(this.map.getCenter().toArray())));
  }

  #onStreets(areThere: boolean): void {
    if (areThere) this.#retry.came();
    else this.#retry.failed();
    const isNews = areThere !== this.#areStreetsThere || areThere === this.#haveStreetsFailed;
    // One lost tile among many takes nothing away that is there.
    this.#areStreetsThere ||= areThere;
    this.#haveStreetsFailed = !areThere;
    if (!isNews) return;
    this.#showLand();
    this.#announceStreets();
    this.drawLabels();
  }

  /** Once the streets are there, theirs is the coast of a near view. */
  #showLand(): void {
    const { source } = this.#parts.streets;
    if (!this.#isOwnStyle || !source || !this.#areStreetsThere || !this.map.getLayer("land")) return;
    if (bringsLand(source)) this.map.setLayerZoomRange("land", 0, OWN_LAND_UNTIL_ZOOM);
    else this.map.setLayoutProperty(STREET_LAND, "visibility", "visible");
  }

  #announceStreets(): void {
    const { lng: longitude, lat: latitude } = this.map.getCenter();
    const note = streetNote(this.#parts.streets, {
      haveFailed: this.#haveStreetsFailed,
      zoom: this.map.getZoom(),
      center: { latitude, longitude },
    });
    this.#note.tell(this.#isOwnStyle ? note : null);
  }

  /** The sources of our own style always stand in full; an outside style names its own. */
  #attribute(): void {
    if (this.#attribution) this.map.removeControl(this.#attribution);
    this.#attribution = new AttributionControl(
      this.#isOwnStyle
        ? { compact: false, customAttribution: attributionOf(this.#parts.streets.source) }
        : { compact: this.#container.clientWidth < 640 },
    );
    this.map.addControl(this.#attribution, "bottom-right");
  }

  #repaint(): void {
    const ownOr = (styleUrl: string | undefined) =>
      styleUrl ?? this.#drawStyle(isFarFromSpain(this.map.getCenter().toArray()));
    this.map.setStyle(ownOr(this.#isOwnStyle ? undefined : this.#parts.styleUrl), { diff: false });
  }
}

const isFarFromSpain = ([longitude, latitude]: [number, number]) =>
  latitude < 26 || latitude > 46 || longitude < -20 || longitude > 6;

/** A line of text in a corner of the map; it is not there while there is nothing to say. */
class Note implements IControl {
  #element = document.createElement("p");

  onAdd(): HTMLElement {
    this.#element.className = "maplibregl-ctrl umbral-map-note";
    this.#element.hidden = true;
    return this.#element;
  }

  onRemove(): void {
    this.#element.remove();
  }

  tell(text: string | null): void {
    this.#element.hidden = text === null;
    this.#element.textContent = text ?? "";
  }
}
