import {
  Map as MapLibreMap,
  NavigationControl,
  ScaleControl,
  type StyleSpecification,
  setWorkerUrl,
} from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url";
import "maplibre-gl/dist/maplibre-gl.css";
import "./property-map.css";
import { LOCALE_ES } from "./map-style.ts";
import { prefersStill } from "./prefers-still.ts";

/** Nobody needs a nearer look at a street. */
export const LAST_ZOOM = 18;

export interface MapStart {
  style: string | StyleSpecification;
  /** Longitude and latitude. */
  center: [number, number];
  zoom: number;
  /** Name of the map for screen readers. */
  label: string;
  /** The corner of the scale; buttons stand at the top right, the sources at the bottom right. */
  scaleAt: "top-left" | "bottom-left";
}

/**
 * A map as all of ours are: north is up, a finger or a wheel alone scrolls the page, buttons and scale speak Spanish, and nothing
 * fades for people who want it still. Throws where the browser has no WebGL.
 */
export function createMap(container: HTMLElement, { style, center, zoom, label, scaleAt }: MapStart): MapLibreMap {
  setWorkerUrl(workerUrl);
  const map = new MapLibreMap({
    container,
    style,
    center,
    zoom,
    minZoom: 3,
    maxZoom: LAST_ZOOM,
    dragRotate: false,
    pitchWithRotate: false,
    rollEnabled: false,
    cooperativeGestures: true,
    attributionControl: false,
    locale: { ...LOCALE_ES, "Map.Title": label },
    ...(prefersStill() ? { fadeDuration: 0 } : {}),
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.addControl(new NavigationControl({ showCompass: false }), "top-right");
  map.addControl(new ScaleControl({ unit: "metric", maxWidth: 90 }), scaleAt);
  return map;
}

/** Goes there: at once for people who want it still, else in `duration` milliseconds. */
export function moveTo(map: MapLibreMap, target: { center: [number, number]; zoom: number }, duration: number): void {
  if (prefersStill()) map.jumpTo(target);
  else map.easeTo({ ...target, duration });
}

/** Calls back when the page turns light or dark. @returns what ends it */
export function onThemeChange(repaint: () => void): () => void {
  const observer = new MutationObserver(repaint);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ["class"] });
  return () => observer.disconnect();
}
