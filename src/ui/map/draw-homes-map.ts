import { LngLatBounds, type Map as MapLibreMap, Marker } from "maplibre-gl";
import { formatNumber } from "#domain/shared/format/format.ts";
import type { StreetsAnswer } from "#domain/shared/maps/tile-schema.ts";
import { type Cluster, clusterPoints, mainGroup, type PlacedPoint, type ViewBounds } from "./cluster-points.ts";
import { LAST_ZOOM, moveTo } from "./create-map.ts";
import type { LatLon } from "./map-geometry.ts";
import { MapGround } from "./map-ground.ts";
import { archPin, cornerPoint, countPoint, labelPoint } from "./markers.ts";
import { addZoneLayers, showZone } from "./zone-layers.ts";

/** A home: its label and its text for screen readers come last. */
export type LabelledPoint = readonly [id: string, latitude: number, longitude: number, label: string];

export interface HomesMapContent {
  points: readonly LabelledPoint[];
  /** Corners of a zone, as far as they are drawn. */
  zone: readonly LatLon[];
  /** A click adds a corner instead of opening something. */
  isDrawing: boolean;
  /** Homes that are open beside the map. */
  openIds: readonly string[];
  /** A home apart from them, around which they lie: an arch. */
  subject?: LatLon | undefined;
}

export interface HomesMapCallbacks {
  onOpen: (ids: readonly string[]) => void;
  onCorner: (corner: LatLon) => void;
}

const SPAIN = { center: [-3.7, 40.2] as [number, number], zoom: 4.9 };
const SQUARE_PX = 76;
const MOST_OPEN = 12;

/** Homes with their prices, gathered where they are many, and a zone that somebody draws. Throws where there is no WebGL. */
export class DrawnHomesMap {
  #ground: MapGround;
  #map: MapLibreMap;
  #container: HTMLElement;
  #content: HomesMapContent;
  #callbacks: HomesMapCallbacks;
  #markers: Marker[] = [];
  #corners: Marker[] = [];

  constructor(
    container: HTMLElement,
    content: HomesMapContent,
    callbacks: HomesMapCallbacks,
    { streets, styleUrl, label }: { streets: StreetsAnswer; styleUrl: string | undefined; label: string },
  ) {
    this.#container = container;
    this.#content = content;
    this.#callbacks = callbacks;
    this.#ground = new MapGround(container, {
      start: { ...SPAIN, label, scaleAt: "bottom-left" },
      streets,
      styleUrl,
      onStyle: () => this.#onStyle(),
    });
    this.#map = this.#ground.map;
    this.#map.doubleClickZoom.disable();
    this.#map.on("moveend", () => this.#drawMarkers());
    this.#map.on("click", ({ lngLat }) => {
      if (this.#content.isDrawing) this.#callbacks.onCorner({ latitude: lngLat.lat, longitude: lngLat.lng });
    });
    this.fit();
    this.#drawMarkers();
  }

  /** Brings the map to new content; unchanged parts are left alone. */
  show(content: HomesMapContent, callbacks: HomesMapCallbacks): void {
    const before = this.#content;
    this.#content = content;
    this.#callbacks = callbacks;
    if (before.points !== content.points) {
      if (before.points.length === 0) this.fit();
      this.#drawMarkers();
    } else if (before.openIds !== content.openIds || before.isDrawing !== content.isDrawing) this.#drawMarkers();
    if (before.zone !== content.zone || before.isDrawing !== content.isDrawing) this.#drawZone();
    this.#map.getCanvas().style.cursor = content.isDrawing ? "crosshair" : "";
  }

  /** Shows the zone, else the largest group of homes, or all of them. */
  fit(isAll = false): void {
    const { zone } = this.#content;
    const points = isAll ? this.#content.points : mainGroup(this.#content.points);
    const bounds = new LngLatBounds();
    if (zone.length > 2) for (const corner of zone) bounds.extend([corner.longitude, corner.latitude]);
    else for (const [, latitude, longitude] of points) bounds.extend([longitude, latitude]);
    const { subject } = this.#content;
    if (subject) bounds.extend([subject.longitude, subject.latitude]);
    if (!bounds.isEmpty()) this.#map.fitBounds(bounds, { padding: 56, maxZoom: 15, animate: false });
  }

  /** The visible area as a zone, for people who do not point. */
  view(): ViewBounds {
    const bounds = this.#map.getBounds();
    return { west: bounds.getWest(), south: bounds.getSouth(), east: bounds.getEast(), north: bounds.getNorth() };
  }

  destroy(): void {
    this.#ground.destroy();
  }

  #onStyle(): void {
    addZoneLayers(this.#map, this.#container);
    this.#drawZone();
  }

  #drawZone(): void {
    const { zone, isDrawing } = this.#content;
    for (const corner of this.#corners) corner.remove();
    this.#corners = isDrawing
      ? zone.map(({ latitude, longitude }) =>
          new Marker({ element: cornerPoint() }).setLngLat([longitude, latitude]).addTo(this.#map),
        )
      : [];
    const ring = zone.map(({ latitude, longitude }) => [longitude, latitude]);
    showZone(this.#map, ring.length > 1 ? [[[...ring, ring[0]!]]] : []);
  }

  #drawMarkers(): void {
    for (const marker of this.#markers) marker.remove();
    const { isDrawing, openIds, points, subject } = this.#content;
    const clusters = clusterPoints(points, this.view(), Math.round(this.#map.getZoom() * 2) / 2, SQUARE_PX);
    this.#markers = clusters.map((cluster) => {
      const isOpen = cluster.points.some(([id]) => openIds.includes(id));
      const element =
        cluster.points.length === 1
          ? labelPoint(cluster.points[0]![3], isOpen)
          : countPoint(formatNumber(cluster.points.length), cluster.points.length, isOpen);
      element.disabled = isDrawing;
      // While a zone is drawn its corners lie between the homes.
      if (isDrawing) element.style.pointerEvents = "none";
      element.addEventListener("click", (event) => {
        event.stopPropagation();
        this.#open(cluster);
      });
      return new Marker({ element, anchor: cluster.points.length === 1 ? "bottom" : "center" })
        .setLngLat([cluster.longitude, cluster.latitude])
        .addTo(this.#map);
    });
    if (subject) {
      const pin = new Marker({ element: archPin(false), anchor: "bottom" });
      this.#markers.push(pin.setLngLat([subject.longitude, subject.latitude]).addTo(this.#map));
    }
  }

  /** One home is opened; many are looked at from nearer, as far as that parts them. */
  #open({ points, latitude, longitude }: Cluster<LabelledPoint>): void {
    const isOneSpot = points.every((point: PlacedPoint) => point[1] === points[0]![1] && point[2] === points[0]![2]);
    if (points.length === 1 || isOneSpot || this.#map.getZoom() >= LAST_ZOOM - 0.5) {
      this.#callbacks.onOpen(points.slice(0, MOST_OPEN).map(([id]) => id));
      return;
    }
    const zoom = Math.min(LAST_ZOOM, this.#map.getZoom() + 2.5);
    moveTo(this.#map, { center: [longitude, latitude], zoom }, 450);
  }
}
