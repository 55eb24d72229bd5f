import type { PublishedTour } from "#domain/tools/tours/published-tour.ts";
import { PUBLISHED_FORM } from "#domain/tools/tours/published-tour.ts";
import { mountTour } from "./mount-tour.ts";
import { listRooms } from "./room-list.ts";

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
    if (location.protocol === "file:") listRooms(root, tour);
    else mountTour(root, tour, base);
  } catch (error) {
    console.error(error);
    const told = document.createElement("p");
    told.setAttribute("role", "alert");
    told.className = "rt-broken";
    told.textContent = "El recorrido no se puede abrir. Recarga la página; si sigue igual, avisa a la agencia.";
    root.replaceChildren(told);
  }
}

async function read(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`the tour answers ${response.status}`);
  return await response.json();
}

void begin();
