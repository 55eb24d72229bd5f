import type { PublishedTour } from "#domain/tools/tours/published-tour.ts";
import { element } from "./tour-elements.ts";

/**
 * The rooms with their pictures, for a page that was opened from a disk: there browsers give no page the pixels of its own pictures, so that
 * nothing can be turned.
 */
export function listRooms(root: HTMLElement, { title, scenes }: PublishedTour): void {
  const rooms = scenes.map(({ name, panorama }) =>
    element(
      "li",
      {},
      element("h2", {}, name),
      element("img", { src: panorama.preview, alt: "", loading: "lazy", width: 1024, height: 512 }),
    ),
  );
  const advice =
    "Has abierto este recorrido desde tu disco, y ahí el navegador no deja girar las fotos. Súbelo a una web para darte la vuelta; el archivo LEEME.txt dice cómo.";
  root.replaceChildren(
    element(
      "main",
      { class: "rt-disk" },
      element("h1", {}, title),
      element("p", {}, advice),
      element("ul", {}, ...rooms),
    ),
  );
}
