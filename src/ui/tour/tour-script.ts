import type { PublishedTour } from "#domain/tools/tours/published-tour.ts";
import { PUBLISHED_FORM } from "#domain/tools/tours/published-tour.ts";
import { loadPicture } from "../panorama/load-picture.ts";
import { createPixelRatio } from "../panorama/pixel-ratio.ts";
import { askAhead } from "../panorama/tile-bytes.ts";
import { lookInPicture } from "../panorama/view-maths.ts";
import { wantedTiles } from "../panorama/wanted-tiles.ts";
import { readDeepLink } from "./deep-link.ts";
import { FIRST_PICTURE_ID, firstPicture } from "./first-picture.ts";
import { mountTour } from "./mount-tour.ts";
import { fittingLook, startScene } from "./next-look.ts";
import { listRooms } from "./room-list.ts";

/** As many as a browser asks of one host at once. */
const AHEAD = 6;

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
    if (location.protocol === "file:") return listRooms(root, tour);
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
 * hold it up. Meanwhile the network brings the first tiles. A hidden page hands nothing over.
 */
async function firstPictureSeen(tour: PublishedTour, base: string): Promise<void> {
  const first = document.getElementById(FIRST_PICTURE_ID) && firstPicture(tour);
  if (!first || document.visibilityState === "hidden") return;
  // The viewer tells what is missing.
  await loadPicture(base + first.address).catch(() => undefined);
  const scene = startScene(tour, readDeepLink(location.hash)?.scene);
  const ratio = createPixelRatio(window.devicePixelRatio || 1).value;
  const { innerWidth, innerHeight } = window;
  if (scene && innerWidth > 0 && innerHeight > 0) {
    const look = fittingLook(scene.start, innerWidth / innerHeight);
    const view = { widthPx: Math.round(innerWidth * ratio), heightPx: Math.round(innerHeight * ratio) };
    const { clear } = wantedTiles(scene.panorama, lookInPicture(look, scene.levelling), view);
    askAhead(clear.slice(0, AHEAD).map(({ address }) => base + address));
  }
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
  performance.mark("tour-first");
}

async function read(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`the tour answers ${response.status}`);
  return await response.json();
}

void begin();
