import { AttributionControl, type GeoJSONSource, LngLatBounds, type Map as MapLibreMap, Marker } from "maplibre-gl";
import { formatDistance } from "#domain/shared/format/format.ts";
import { createMap, moveTo, onThemeChange } from "./create-map.ts";
import { LabelLayer } from "./label-layer.ts";
import { circleRing, type LatLon, lineCollection, moveBy } from "./map-geometry.ts";
import { ATTRIBUTION, GRID_NOTE, ownStyle, readPalette } from "./map-style.ts";
import { radiusLabel } from "./markers.ts";
import type { LabelBox } from "./place-labels.ts";
import { addComparable, addSubjectPin, type MapPoint } from "./place-markers.ts";
import { SpainLayers } from "./spain-layers.ts";

/** Present content of the map. */
export interface MapContent {
  center: LatLon;
  zoom: number;
  subject?: LatLon | undefined;
  points: readonly MapPoint[];
  radiusM?: number | undefined;
}

export interface MapCallbacks {
  /** Absent: the pin stands still. */
  onSubjectMove?: ((position: LatLon) => void) | undefined;
}

/** At this zoom and nearer, a moved pin leaves the view alone. */
const CLOSE_ZOOM = 12;

/**
 * A map in an element, kept in step with its content by `show`. Imperative, so that React never touches what MapLibre
 * draws. Throws where the browser has no WebGL.
 */
export class DrawnMap {
  #map: MapLibreMap;
  #layers: SpainLayers;
  #container: HTMLElement;
  #labels: LabelLayer;
  #callbacks: MapCallbacks;
  #content: MapContent;
  #styleUrl: string | undefined;
  #isOwnStyle: boolean;
  #pin: Marker | undefined;
  #removePoints: (() => void)[] = [];
  #radius: Marker | undefined;
  #attribution: AttributionControl | undefined;
  /** Position where the person last put the pin: the answer that comes back from outside must not move the view. */
  #lastMove: LatLon | undefined;
  #endTheme: () => void;

  constructor(
    container: HTMLElement,
    content: MapContent,
    callbacks: MapCallbacks,
    styleUrl: string | undefined,
    label: string,
  ) {
    this.#container = container;
    this.#content = content;
    this.#callbacks = callbacks;
    this.#styleUrl = styleUrl;
    this.#isOwnStyle = styleUrl === undefined;
    this.#map = createMap(container, {
      style: styleUrl ?? this.#drawStyle(),
      center: [content.center.longitude, content.center.latitude],
      zoom: content.zoom,
      label,
      scaleAt: "top-left",
    });
    this.#attribute();
    this.#labels = new LabelLayer(this.#map);
    this.#layers = new SpainLayers(this.#map, () => this.#drawLabels());
    this.#map.on("style.load", () => this.#onStyle());
    this.#map.on("moveend", () => this.#onMoved());
    this.#map.on("move", () => this.#labels.follow());
    this.#map.on("click", (event) => this.#moveSubject({ latitude: event.lngLat.lat, longitude: event.lngLat.lng }));
    this.#map.on("error", () => this.#useOwnStyle());
    this.#endTheme = onThemeChange(() => this.#repaint());
    this.#drawMarkers();
    this.#fitPoints();
  }

  /** Brings the map to new content; unchanged parts are left alone. */
  show(content: MapContent, callbacks: MapCallbacks): void {
    const before = this.#content;
    this.#content = content;
    const becameMovable = (this.#callbacks.onSubjectMove === undefined) !== (callbacks.onSubjectMove === undefined);
    this.#callbacks = callbacks;
    if (becameMovable || !sameMarkers(before, content)) this.#drawMarkers();
    const isMoved = !samePlace(before.center, content.center) || before.zoom !== content.zoom;
    const isOwnMove =
      this.#lastMove !== undefined && samePlace(this.#lastMove, content.center) && this.#map.getZoom() >= CLOSE_ZOOM;
    if (isMoved && !isOwnMove) this.#goTo(content.center, content.zoom);
    if (before.points !== content.points) this.#fitPoints();
    this.#drawLabels();
  }

  /** Puts the pin in the middle of the view: for those who do not point. */
  placeAtCentre(): void {
    const { lat, lng } = this.#map.getCenter();
    this.#moveSubject({ latitude: lat, longitude: lng });
    this.#pin?.getElement().focus();
  }

  destroy(): void {
    this.#endTheme();
    this.#map.remove();
  }

  #drawStyle() {
    const { latitude, longitude } = this.#content.center;
    const isAbroad = latitude < 26 || latitude > 46 || longitude < -20 || longitude > 6;
    return ownStyle(readPalette(this.#container), isAbroad);
  }

  #onStyle(): void {
    if (this.#isOwnStyle) void this.#layers.fill().then(() => this.#drawLabels());
    this.#map.addSource("radius", { type: "geojson", data: lineCollection([]) });
    this.#map.addLayer({
      id: "radius",
      type: "line",
      source: "radius",
      paint: { "line-color": readPalette(this.#container).primary, "line-width": 1.5, "line-dasharray": [3, 3] },
    });
    this.#drawRadius();
  }

  #onMoved(): void {
    if (this.#isOwnStyle) void this.#layers.follow();
    this.#drawLabels();
  }

  /** The sources of the own style always stand in full; an outside style names its own. */
  #attribute(): void {
    if (this.#attribution) this.#map.removeControl(this.#attribution);
    const isWide = this.#container.clientWidth >= 640;
    this.#attribution = new AttributionControl(
      this.#isOwnStyle
        ? { compact: false, customAttribution: isWide ? [ATTRIBUTION, GRID_NOTE] : ATTRIBUTION }
        : { compact: !isWide },
    );
    this.#map.addControl(this.#attribution, "bottom-right");
  }

  /** An outside style that does not come must not leave the person without a map. */
  #useOwnStyle(): void {
    if (this.#isOwnStyle || this.#map.isStyleLoaded() === true) return;
    this.#isOwnStyle = true;
    this.#attribute();
    this.#map.setStyle(this.#drawStyle());
  }

  #repaint(): void {
    this.#map.setStyle(this.#isOwnStyle ? this.#drawStyle() : (this.#styleUrl ?? this.#drawStyle()), { diff: false });
  }

  #goTo(center: LatLon, zoom: number): void {
    moveTo(this.#map, { center: [center.longitude, center.latitude], zoom }, 600);
    // The ground has another colour far from Spain.
    if (this.#isOwnStyle) {
      const ground = this.#drawStyle().layers[0];
      const color = ground?.type === "background" ? ground.paint?.["background-color"] : undefined;
      if (color !== undefined && this.#map.getLayer("ground"))
        this.#map.setPaintProperty("ground", "background-color", color);
    }
  }

  /** Shows all comparables when the view given would leave one out. */
  #fitPoints(): void {
    const { points, subject } = this.#content;
    const view = this.#map.getBounds();
    if (points.every(({ latitude, longitude }) => view.contains([longitude, latitude]))) return;
    const bounds = new LngLatBounds();
    for (const { latitude, longitude } of subject ? [...points, subject] : points) bounds.extend([longitude, latitude]);
    this.#map.fitBounds(bounds, { padding: 48, maxZoom: 16, animate: false });
  }

  #moveSubject(position: LatLon): void {
    const { onSubjectMove } = this.#callbacks;
    if (!onSubjectMove) return;
    const rounded = {
      latitude: Number(position.latitude.toFixed(6)),
      longitude: Number(position.longitude.toFixed(6)),
    };
    this.#lastMove = rounded;
    this.#content = { ...this.#content, subject: rounded };
    this.#drawPin();
    this.#drawRadius();
    onSubjectMove(rounded);
  }

  #drawMarkers(): void {
    for (const remove of this.#removePoints) remove();
    this.#removePoints = this.#content.points.map((point, index) => addComparable(this.#map, point, index + 1));
    this.#pin?.remove();
    this.#pin = undefined;
    this.#drawPin();
    this.#drawRadius();
  }

  #drawPin(): void {
    const { subject } = this.#content;
    if (!subject) {
      this.#pin?.remove();
      this.#pin = undefined;
      return;
    }
    if (this.#pin) {
      this.#pin.setLngLat([subject.longitude, subject.latitude]);
      return;
    }
    const isMovable = this.#callbacks.onSubjectMove !== undefined;
    this.#pin = addSubjectPin(this.#map, subject, isMovable ? (position) => this.#moveSubject(position) : undefined);
  }

  #drawRadius(): void {
    const { subject, radiusM } = this.#content;
    this.#radius?.remove();
    this.#radius = undefined;
    const isShown = subject !== undefined && radiusM !== undefined && radiusM > 0;
    this.#map
      .getSource<GeoJSONSource>("radius")
      ?.setData(lineCollection(isShown ? [circleRing(subject, radiusM)] : []));
    if (!isShown) return;
    const south = moveBy(subject, 0, -radiusM);
    this.#radius = new Marker({ element: radiusLabel(formatDistance(radiusM)), anchor: "top", offset: [0, 3] })
      .setLngLat([south.longitude, south.latitude])
      .addTo(this.#map);
  }

  #drawLabels(): void {
    const { subject, points } = this.#content;
    const around = (point: LatLon, half: number, up: number): LabelBox => {
      const { x, y } = this.#map.project([point.longitude, point.latitude]);
      return [x - half, y - up, x + half, y + half];
    };
    const { clientWidth: width, clientHeight: height } = this.#container;
    const controls: LabelBox[] = [
      [0, 0, 110, 40],
      [width - 56, 0, width, 96],
      [0, height - 24, width, height],
    ];
    const kept = [...controls, ...points.map((point) => around(point, 15, 15))];
    if (subject) kept.push(around(subject, 16, 38));
    this.#labels.draw(this.#isOwnStyle ? this.#layers.labels : [], kept);
  }
}

const samePlace = (a: LatLon, b: LatLon) =>
  Math.abs(a.latitude - b.latitude) < 1e-6 && Math.abs(a.longitude - b.longitude) < 1e-6;

function sameMarkers(a: MapContent, b: MapContent): boolean {
  const key = ({ subject, points, radiusM }: MapContent) => JSON.stringify([subject, points, radiusM]);
  return key(a) === key(b);
}
