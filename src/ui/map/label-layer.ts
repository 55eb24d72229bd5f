import type { Map as MapLibreMap } from "maplibre-gl";
import { nameLabel } from "./markers.ts";
import { fitLabels, type LabelBox, type PlacedLabel, type PlaceLabel } from "./place-labels.ts";

/** Names upon the map in HTML: our own letters, no server of glyphs. They lie under pins and points. */
export class LabelLayer {
  #map: MapLibreMap;
  #layer: HTMLElement;
  #shown: { placed: PlacedLabel; element: HTMLElement }[] = [];

  constructor(map: MapLibreMap) {
    this.#map = map;
    this.#layer = document.createElement("div");
    this.#layer.className = "pointer-events-none absolute inset-0 overflow-hidden";
    map.getCanvas().after(this.#layer);
  }

  /** Decides which names are written: once the map rests. */
  draw(labels: readonly PlaceLabel[], kept: readonly LabelBox[]): void {
    const { clientWidth: width, clientHeight: height } = this.#map.getContainer();
    const project = ({ latitude, longitude }: PlaceLabel) => this.#map.project([longitude, latitude]);
    const placed = fitLabels(labels, { zoom: this.#map.getZoom(), width, height, project }, kept);
    this.#shown = placed.map((each) => ({ placed: each, element: nameLabel(each.label.name, each.label.kind) }));
    this.#layer.replaceChildren(...this.#shown.map(({ element }) => element));
    this.follow();
  }

  /** Moves the written names along with the map. */
  follow(): void {
    for (const { placed, element } of this.#shown) {
      const { label, shift } = placed;
      const { x, y } = this.#map.project([label.longitude, label.latitude]);
      element.style.transform = `translate(${x}px, ${y + shift}px) translate(-50%, -50%)`;
    }
  }
}
