import type { PublishedTour } from "#domain/tools/tours/published-tour.ts";
import { PUBLISHED_FORM } from "#domain/tools/tours/published-tour.ts";
import { loadPicture } from "../panorama/load-picture.ts";
import { FIRST_PICTURE_ID, firstPicture } from "./first-picture.ts";
import { mountTour } from "./mount-tour.ts";

/**
 * The one script of a tour's page: of `/tour/{id}`, and of the archive that an agency keeps. `<div id="recorrido">` is where it stands, with
 * `data-base` for the folder of its addresses; the tour itself is inline (`<script type="application/json" id="tour">`), or `data-tour` says
 * where it is.
 */
async function begin(): Promise<void> {
  const root = document.getElementById("recorrido");
  if (!root) return;
  const base = root.dataset.base ?? "";
  try {
    const inline = document.getElementById("tour")?.textContent;
    const tour = (inline ? JSON.parse(inline) : await read(base + (root.dataset.tour ?? "tour.json"))) as PublishedTour;
    if (tour.form > PUBLISHED_FORM) throw new Error("the tour is newer than its viewer");
    await firstPictureSeen(tour, base);
    mountTour(root, tour, base);
  } catch (error) {
    console.error(error);
    const told = document.createElement("p");
    told.setAttribute("role", "alert");
    told.className = "rt-broken";
    told.textContent = "El recorrido no se puede abrir. Recarga la página; si sigue igual, avisa a la agencia.";
    root.replaceChildren(told);
  }
}

/**
 * Waits until the page's own picture of the first room has come and was handed to the screen, or cannot be had: the work of the viewer would
 * hold it up. A hidden page hands nothing over.
 */
async function firstPictureSeen(tour: PublishedTour, base: string): Promise<void> {
  const first = document.getElementById(FIRST_PICTURE_ID) && firstPicture(tour);
  if (!first || document.visibilityState === "hidden") return;
  // The viewer tells what is missing.
  await loadPicture(base + first.address).catch(() => undefined);
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
  performance.mark("tour-first");
}

async function read(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`the tour answers ${response.status}`);
  return await response.json();
}

void begin();
