import { type Map as MapLibreMap, Marker } from "maplibre-gl";
import type { MarketCluster } from "#domain/market/search/answers.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import { shortMoneyIn } from "#domain/shared/format/money-in.ts";
import type { StreetsAnswer } from "#domain/shared/maps/tile-schema.ts";
import type { LonLat } from "#domain/shared/places/ring.ts";
import { LAST_ZOOM, moveTo } from "./create-map.ts";
import type { Bounds, LatLon } from "./map-geometry.ts";
import { MapGround } from "./map-ground.ts";
import { cornerPoint, countPoint, labelPoint } from "./markers.ts";
import { addZoneLayers, showZone } from "./zone-layers.ts";

/** A home that the list beside the map points at. */
export interface PointedHome extends LatLon {
  label: string;
}

export interface MarketMapContent {
  clusters: readonly MarketCluster[];
  /** Pieces of the zone, each an outline and its holes, open rings. */
  pieces: readonly (readonly (readonly LonLat[])[])[];
  /** Corners of the piece that is being drawn; null while nothing is drawn. */
  corners: readonly LatLon[] | null;
  pointed: PointedHome | null;
  openId: string | null;
}

export interface MarketMapCallbacks {
  onOpen: (id: string) => void;
  onCorner: (corner: LatLon) => void;
  /** After each move: what the map shows, and from how near. */
  onView: (view: Bounds, zoom: number) => void;
}

const SPAIN = { center: [-3.7, 40.2] as [number, number], zoom: 4.9 };

/** The market on a map: clusters that the server counted, and a zone that somebody draws. Throws where there is no WebGL. */
export class DrawnMarketMap {
  #ground: MapGround;
  #map: MapLibreMap;
  #content: MarketMapContent;
  #callbacks: MarketMapCallbacks;
  #marks: Marker[] = [];
  #corners: Marker[] = [];
  #pointed: Marker | undefined;

  constructor(
    container: HTMLElement,
    content: MarketMapContent,
    callbacks: MarketMapCallbacks,
    { streets, styleUrl, label }: { streets: StreetsAnswer; styleUrl: string | undefined; label: string },
  ) {
    this.#content = content;
    this.#callbacks = callbacks;
    this.#ground = new MapGround(container, {
      start: { ...SPAIN, label, scaleAt: "bottom-left" },
      streets,
      styleUrl,
      onStyle: () => {
        addZoneLayers(this.#map, container);
        this.#drawZone();
      },
    });
    this.#map = this.#ground.map;
    this.#map.doubleClickZoom.disable();
    this.#map.on("moveend", () => this.#reportView());
    this.#map.on("click", ({ lngLat }) => {
      if (this.#content.corners) this.#callbacks.onCorner({ latitude: lngLat.lat, longitude: lngLat.lng });
    });
    this.#drawMarks();
  }

  /** Moves the map so that it shows a window, without a flight: the list has changed under it. */
  fit({ west, south, east, north }: Bounds): void {
    this.#map.fitBounds(
      [
        [west, south],
        [east, north],
      ],
      { padding: 48, maxZoom: 15, animate: false },
    );
    this.#reportView();
  }

  /** Brings the map to new content; unchanged parts are left alone. */
  show(content: MarketMapContent, callbacks: MarketMapCallbacks): void {
    const before = this.#content;
    this.#content = content;
    this.#callbacks = callbacks;
    if (before.clusters !== content.clusters || before.openId !== content.openId || before.corners !== content.corners)
      this.#drawMarks();
    if (before.pieces !== content.pieces || before.corners !== content.corners) this.#drawZone();
    if (before.pointed !== content.pointed) this.#drawPointed();
    this.#map.getCanvas().style.cursor = content.corners ? "crosshair" : "";
  }

  destroy(): void {
    this.#ground.destroy();
  }

  #reportView(): void {
    const bounds = this.#map.getBounds();
    const view = {
      west: Math.max(-180, bounds.getWest()),
      south: Math.max(-90, bounds.getSouth()),
      east: Math.min(180, bounds.getEast()),
      north: Math.min(90, bounds.getNorth()),
    };
    this.#callbacks.onView(view, this.#map.getZoom());
  }

  #drawZone(): void {
    const { pieces, corners } = this.#content;
    for (const corner of this.#corners) corner.remove();
    this.#corners = (corners ?? []).map(({ latitude, longitude }) =>
      new Marker({ element: cornerPoint() }).setLngLat([longitude, latitude]).addTo(this.#map),
    );
    const closed = (ring: readonly LonLat[]) => [...ring, ring[0]!].map(([x, y]) => [x, y]);
    const drawn = (corners ?? []).map(({ latitude, longitude }): LonLat => [longitude, latitude]);
    showZone(this.#map, [...pieces.map((piece) => piece.map(closed)), ...(drawn.length > 1 ? [[closed(drawn)]] : [])]);
  }

  #drawMarks(): void {
    for (const mark of this.#marks) mark.remove();
    const { clusters, corners, openId } = this.#content;
    this.#marks = clusters.map((cluster) => {
      const isHome = cluster.id !== null;
      const element = isHome
        ? labelPoint(priceLabel(cluster), cluster.id === openId)
        : countPoint(formatNumber(cluster.count), cluster.count, false);
      if (!isHome && cluster.priceCents !== null) element.title = `Precio central: ${priceLabel(cluster)}`;
      element.disabled = corners !== null;
      // While a zone is drawn its corners lie between the homes.
      if (corners) element.style.pointerEvents = "none";
      element.addEventListener("click", (event) => {
        event.stopPropagation();
        this.#open(cluster);
      });
      return new Marker({ element, anchor: isHome ? "bottom" : "center" })
        .setLngLat([cluster.longitude, cluster.latitude])
        .addTo(this.#map);
    });
  }

  #drawPointed(): void {
    this.#pointed?.remove();
    const { pointed } = this.#content;
    if (!pointed) return;
    const element = labelPoint(pointed.label, true);
    // The list beside it says the same: this mark is for the eye alone.
    element.tabIndex = -1;
    element.setAttribute("aria-hidden", "true");
    element.style.pointerEvents = "none";
    this.#pointed = new Marker({ element, anchor: "bottom" })
      .setLngLat([pointed.longitude, pointed.latitude])
      .addTo(this.#map);
  }

  /** One home is opened; many are looked at from nearer. */
  #open({ id, latitude, longitude }: MarketCluster): void {
    if (id !== null) this.#callbacks.onOpen(id);
    else {
      const zoom = Math.min(LAST_ZOOM, this.#map.getZoom() + 2.5);
      moveTo(this.#map, { center: [longitude, latitude], zoom }, 450);
    }
  }
}

const priceLabel = ({ priceCents, currency }: MarketCluster): string =>
  priceCents === null ? "Sin precio" : shortMoneyIn(currency ?? "EUR")(priceCents / 100);
