import { type Map as MapLibreMap, Marker, Popup } from "maplibre-gl";
import { type LatLon, moveBy } from "./map-geometry.ts";
import { archPin, numberedPoint } from "./markers.ts";
import { prefersStill } from "./prefers-still.ts";

/** A comparable on the map. */
export interface MapPoint extends LatLon {
  id: string;
  /** Its number in the table beside the map, which may hold homes without a point; left out, its place among the points, from 1. */
  number?: number;
  /** Text of its popup. */
  label: string;
  /** Left out of the calculation. */
  muted?: boolean;
}

/**
 * A numbered circle that opens and closes its popup.
 *
 * @returns takes both away
 */
export function addComparable(map: MapLibreMap, point: MapPoint, number: number): () => void {
  const element = numberedPoint(number, point.label, point.muted === true);
  const popup = new Popup({ offset: 16, maxWidth: "260px", focusAfterOpen: false }).setText(point.label);
  const marker = new Marker({ element }).setLngLat([point.longitude, point.latitude]).addTo(map);
  element.addEventListener("click", (event) => {
    // A click on the map would move the pin.
    event.stopPropagation();
    if (popup.isOpen()) popup.remove();
    else popup.setLngLat(marker.getLngLat()).addTo(map);
  });
  element.addEventListener("keydown", (event) => {
    if (event.key === "Escape") popup.remove();
    event.stopPropagation();
  });
  return () => {
    popup.remove();
    marker.remove();
  };
}

/** Metres for each press of an arrow key; with Shift ten times as many. */
const KEY_STEP_M = 10;
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/**
 * The arch that marks the home.
 *
 * @param onMove makes it movable, by dragging and by the arrow keys
 */
export function addSubjectPin(map: MapLibreMap, at: LatLon, onMove: ((position: LatLon) => void) | undefined): Marker {
  const element = archPin(onMove !== undefined);
  element.style.zIndex = "2";
  const pin = new Marker({ element, anchor: "bottom", draggable: onMove !== undefined })
    .setLngLat([at.longitude, at.latitude])
    .addTo(map);
  if (!onMove) {
    element.setAttribute("role", "img");
    element.setAttribute("aria-label", "Punto de la vivienda");
    return pin;
  }
  element.setAttribute("aria-label", "Punto de la vivienda. Muévelo con las flechas; con mayúsculas, más deprisa.");
  const position = () => ({ latitude: pin.getLngLat().lat, longitude: pin.getLngLat().lng });
  element.addEventListener("click", (event) => event.stopPropagation());
  element.addEventListener("keydown", (event) => {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    // The map would move too.
    event.stopPropagation();
    const step = KEY_STEP_M * (event.shiftKey ? 10 : 1);
    onMove(moveBy(position(), arrow[0] * step, arrow[1] * step));
    if (!map.getBounds().contains(pin.getLngLat())) map.panTo(pin.getLngLat(), { animate: !prefersStill() });
  });
  pin.on("dragend", () => onMove(position()));
  return pin;
}
