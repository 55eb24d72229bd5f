import type { PublishedHotspot, PublishedScene, PublishedTour } from "#domain/tools/tours/published-tour.ts";
import { createPanoramaView } from "../panorama/create-panorama-view.ts";
import { loadPicture } from "../panorama/load-picture.ts";
import type { Look, NadirCover } from "../panorama/panorama-view.ts";
import { contactPanel } from "./contact-panel.ts";
import { readDeepLink, writeDeepLink } from "./deep-link.ts";
import { tellDwell } from "./dwell-time.ts";
import { fittingLook, linkAhead, lookAfter, startScene } from "./next-look.ts";
import { createSceneMarks } from "./scene-marks.ts";
import { openDialog } from "./tour-dialog.ts";
import { element } from "./tour-elements.ts";
import { createTourFrame } from "./tour-frame.ts";
import { createTourMap } from "./tour-map.ts";
import { createTourTools } from "./tour-tools.ts";
import { enterVr } from "./vr-session.ts";

/** Waits so long after the last turn before the address says it: browsers refuse a hundred changes in half a minute. */
const SETTLED_MS = 600;
/** Marks of the browser's own timeline, for whoever measures: the first room can be turned, and is clear to see. */
const TURNS_MARK = "tour-turns";
const CLEAR_MARK = "tour-clear";
/** A graphics card that has not given the picture back by then may never do so. */
const LOST_MS = 5_000;
/** Nothing is said of a wait that is shorter. */
const PATIENCE_MS = 300;

/**
 * Draws a tour in an element and lets a visitor walk through it.
 *
 * @param base folder of the tour's addresses, with a slash at its end; empty for those beside the document
 */
export function mountTour(root: HTMLElement, tour: PublishedTour, base: string): { dispose(): void } {
  const scenes = new Map(tour.scenes.map((scene) => [scene.id, scene]));
  const addressOf = (file: string) => base + file;
  const stop = new AbortController();
  const { signal } = stop;
  const frame = createTourFrame(root, tour, addressOf, (id) => void go(id), openContact);
  const { canvas, layer, say } = frame;
  const view = createPanoramaView(canvas);
  const map = createTourMap(tour, addressOf, (id) => void go(id, lookFrom(id)));
  const tools = createTourTools({ tour, root: frame.made, view, map: map?.made ?? null, addressOf, say, onVr });
  if (map) frame.made.append(map.made);
  frame.made.append(tools.made);
  const dwell = tellDwell(tour.dwellAddress === null ? null : addressOf(tour.dwellAddress));
  const marks = createSceneMarks({
    view,
    layer,
    nameOf: (id) => scenes.get(id)?.name ?? "",
    addressOf,
    onGo: (id) => void go(id, lookFrom(id), "arrow"),
    onOpen: openHotspot,
  });
  // Inside somebody else's page the way back is that page's own.
  const isFramed = window.top !== window.self;
  let current: PublishedScene | null = null;
  let going = 0;
  let settling = 0;
  let losing = 0;
  let isClear = false;
  let cover: NadirCover | null = null;

  const aspect = () => canvas.clientWidth / Math.max(1, canvas.clientHeight);
  const lookFrom = (to: string) => (current ? lookAfter(current, scenes.get(to)!, view.look) : undefined);

  async function go(id: string, look?: Partial<Look>, by: "arrow" | "choice" | "history" = "choice"): Promise<void> {
    const scene = scenes.get(id);
    if (!scene || (scene === current && look === undefined)) return;
    going += 1;
    const own = going;
    const slow = window.setTimeout(() => frame.wait(true), PATIENCE_MS);
    try {
      const panorama = {
        ...scene.panorama,
        preview: addressOf(scene.panorama.preview),
        tiles: addressOf(scene.panorama.tiles),
      };
      await view.show(
        { kind: "tiles", panorama, levelling: scene.levelling },
        { look: look ?? fittingLook(scene.start, aspect()) },
      );
    } catch {
      if (own === going) frame.fail(scene.name, () => void go(id, look, by));
      return;
    } finally {
      clearTimeout(slow);
      if (own === going) frame.wait(false);
    }
    if (own !== going || signal.aborted) return;
    const isFirst = current === null;
    if (isFirst) {
      performance.mark(TURNS_MARK);
      frame.open();
    }
    const wasOnMark = layer.contains(document.activeElement);
    current = scene;
    frame.show(scene);
    marks.show(scene);
    map?.show(scene);
    map?.turn(view.look, aspect());
    dwell.enter(scene.id);
    // The arrow that had the focus is gone with its scene.
    if (wasOnMark) canvas.focus({ preventScroll: true });
    if (by !== "history") tellAddress(isFirst || isFramed ? "replace" : "push");
    warm(scene);
  }

  function tellAddress(how: "replace" | "push"): void {
    if (!current) return;
    clearTimeout(settling);
    const { yaw, pitch } = view.look;
    const address = writeDeepLink({ scene: current.id, yaw, pitch });
    if (how === "push") history.pushState(null, "", address);
    else history.replaceState(history.state, "", address);
  }

  /** Fetches the first pictures behind the arrows, so that a step is one. */
  function warm({ links }: PublishedScene): void {
    if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
    const idle = window.setInterval(() => {
      if (!view.isSharp) return;
      clearInterval(idle);
      for (const { to } of links.slice(0, 6)) new Image().src = addressOf(scenes.get(to)!.panorama.preview);
    }, 500);
    signal.addEventListener("abort", () => clearInterval(idle));
  }

  function openHotspot(hotspot: PublishedHotspot): void {
    if (hotspot.kind === "texto") {
      const paragraphs = hotspot.text.split("\n").filter((line) => line.trim() !== "");
      openDialog(frame.made, hotspot.title, ...paragraphs.map((line) => element("p", {}, line)));
    } else if (hotspot.kind === "foto") {
      const picture = element("img", { src: addressOf(hotspot.file), alt: hotspot.alt, class: "rt-photo" });
      openDialog(frame.made, hotspot.title, picture);
    }
  }

  async function onVr(): Promise<void> {
    if (!current) return;
    const at = { scene: current, yaw: view.look.yaw };
    await enterVr({ ...at, scenes, addressOf, cover, onEnd: (id, yaw) => void go(id, { yaw, pitch: 0 }) });
  }

  function openContact(): void {
    const { brand, formAddress } = tour;
    const agency = brand?.agency ?? "la agencia";
    const form =
      formAddress === null ? null : { address: addressOf(formAddress), sceneId: () => current?.id ?? "", agency };
    openDialog(frame.made, brand ? `Contactar con ${brand.agency}` : "Contactar", contactPanel(brand, form));
  }

  view.onFrame((look, box) => {
    marks.place(box);
    map?.turn(look, box.width / Math.max(1, box.height));
    if (!isClear && current && view.isClear) {
      isClear = true;
      performance.mark(CLEAR_MARK);
    }
    clearTimeout(settling);
    settling = window.setTimeout(() => tellAddress("replace"), SETTLED_MS);
  });
  view.onLost((isLost) => {
    frame.wait(isLost);
    clearTimeout(losing);
    if (isLost)
      losing = window.setTimeout(() => say("La tarjeta gráfica ha soltado la imagen. Recarga la página."), LOST_MS);
  });
  canvas.addEventListener(
    "keydown",
    ({ key }) => {
      const ahead = key === "Enter" && current ? linkAhead(current, view.look) : null;
      if (ahead) void go(ahead.to, lookFrom(ahead.to), "arrow");
    },
    { signal },
  );
  layer.addEventListener(
    "wheel",
    (event) => {
      // Over an arrow the wheel still zooms.
      event.preventDefault();
      canvas.dispatchEvent(new WheelEvent("wheel", event));
    },
    { signal, passive: false },
  );
  const readAddress = (by: "choice" | "history") => {
    const place = readDeepLink(location.hash);
    const scene = startScene(tour, place?.scene);
    if (!scene) return;
    const isNamed = place?.scene === scene.id;
    const look = {
      ...fittingLook(scene.start, aspect()),
      ...(isNamed && place.yaw !== null ? { yaw: place.yaw, pitch: place.pitch ?? 0 } : {}),
    };
    void go(scene.id, look, by);
  };
  window.addEventListener("popstate", () => readAddress("history"), { signal });
  readAddress("choice");
  void nadirCover(tour, addressOf).then((made) => {
    cover = made;
    if (!signal.aborted) view.coverNadir(made);
  });

  return {
    dispose() {
      stop.abort();
      clearTimeout(settling);
      clearTimeout(losing);
      dwell.dispose();
      tools.dispose();
      view.dispose();
      root.replaceChildren();
    },
  };
}

/** @returns null where the floor is to be seen as it is */
async function nadirCover({ nadir }: PublishedTour, addressOf: (file: string) => string): Promise<NadirCover | null> {
  if (nadir.kind === "nada") return null;
  const { radiusDegrees } = nadir;
  // A logo that cannot be had leaves the floor softened: the tripod is not shown either way.
  const picture = nadir.kind === "logo" ? await loadPicture(addressOf(nadir.picture)).catch(() => null) : null;
  return { radiusDegrees, picture };
}
