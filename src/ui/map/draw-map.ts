import { type GeoJSONSource, LngLatBounds, type Map as MapLibreMap, Marker } from "maplibre-gl";
import { formatDistance } from "#domain/shared/format/format.ts";
import type { StreetsAnswer } from "#domain/shared/maps/tile-schema.ts";
import { moveTo } from "./create-map.ts";
import { circleRing, type LatLon, lineCollection, moveBy, polygonCollection } from "./map-geometry.ts";
import { MapGround } from "./map-ground.ts";
import { readPalette } from "./map-style.ts";
import { radiusLabel } from "./markers.ts";
import type { LabelBox } from "./place-labels.ts";
import { addComparable, addSubjectPin, type MapPoint } from "./place-markers.ts";

/** Present content of the map. */
export interface MapContent {
  center: LatLon;
  zoom: number;
  subject?: LatLon | undefined;
  points: readonly MapPoint[];
  radiusM?: number | undefined;
  /** A place that is known to lie somewhere within, in metres around the centre: it is shaded and has no pin. */
  areaM?: number | undefined;
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
  #ground: MapGround;
  #map: MapLibreMap;
  #container: HTMLElement;
  #callbacks: MapCallbacks;
  #content: MapContent;
  #pin: Marker | undefined;
  #removePoints: (() => void)[] = [];
  #radius: Marker | undefined;
  /** Position where the person last put the pin: the answer that comes back from outside must not move the view. */
  #lastMove: LatLon | undefined;

  constructor(
    container: HTMLElement,
    content: MapContent,
    callbacks: MapCallbacks,
    { streets, styleUrl, label }: { streets: StreetsAnswer; styleUrl: string | undefined; label: string },
  ) {
    this.#container = container;
    this.#content = content;
    this.#callbacks = callbacks;
    const { latitude, longitude } = content.center;
    this.#ground = new MapGround(container, {
      start: { center: [longitude, latitude], zoom: content.zoom, label, scaleAt: "top-left" },
      streets,
      styleUrl,
      onStyle: () => this.#onStyle(),
      keptBoxes: () => this.#keptBoxes(),
    });
    this.#map = this.#ground.map;
    this.#map.on("click", (event) => this.#moveSubject({ latitude: event.lngLat.lat, longitude: event.lngLat.lng }));
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
    if (isMoved && !isOwnMove) {
      const { latitude, longitude } = content.center;
      moveTo(this.#map, { center: [longitude, latitude], zoom: content.zoom }, 600);
    }
    if (before.points !== content.points) this.#fitPoints();
    this.#ground.drawLabels();
  }

  /** Puts the pin in the middle of the view: for those who do not point. */
  placeAtCentre(): void {
    const { lat, lng } = this.#map.getCenter();
    this.#moveSubject({ latitude: lat, longitude: lng });
    this.#pin?.getElement().focus();
  }

  destroy(): void {
    this.#ground.destroy();
  }

  #onStyle(): void {
    const { primary } = readPalette(this.#container);
    this.#map.addSource("area", { type: "geojson", data: polygonCollection([]) });
    this.#map.addLayer({
      id: "area",
      type: "fill",
      source: "area",
      paint: { "fill-color": primary, "fill-opacity": 0.14 },
    });
    this.#map.addSource("radius", { type: "geojson", data: lineCollection([]) });
    this.#map.addLayer({
      id: "radius",
      type: "line",
      source: "radius",
      paint: { "line-color": primary, "line-width": 1.5, "line-dasharray": [3, 3] },
    });
    this.#drawRadius();
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
    this.#removePoints = this.#content.points.map((point, index) =>
      addComparable(this.#map, point, point.number ?? index + 1),
    );
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
    this.#drawArea();
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

  #drawArea(): void {
    const { center, areaM } = this.#content;
    const ring = areaM === undefined ? [] : [circleRing(center, areaM)];
    this.#map.getSource<GeoJSONSource>("area")?.setData(polygonCollection(ring));
  }

  /** Controls, points and pin, under which no name is written. */
  #keptBoxes(): LabelBox[] {
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
    return subject ? [...kept, around(subject, 16, 38)] : kept;
  }
}

const samePlace = (a: LatLon, b: LatLon) =>
  Math.abs(a.latitude - b.latitude) < 1e-6 && Math.abs(a.longitude - b.longitude) < 1e-6;

function sameMarkers(a: MapContent, b: MapContent): boolean {
  const key = ({ subject, points, radiusM }: MapContent) => JSON.stringify([subject, points, radiusM]);
  return key(a) === key(b);
}
