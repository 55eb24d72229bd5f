import type { PublishedLevel, PublishedScene, PublishedTour } from "#domain/tools/tours/published-tour.ts";
import type { Look } from "../panorama/panorama-view.ts";
import { roomNames } from "./room-names.ts";
import { element, iconButton, svgElement } from "./tour-elements.ts";

/** The plan of a tour: rooms, a dot for each scene that has a place, and the cone of what the visitor sees. */
export interface TourMap {
  readonly made: HTMLElement;
  show(scene: PublishedScene): void;
  turn(look: Look, aspect: number): void;
}

/** How far the cone reaches, as a share of the map's longer side. */
const CONE_SHARE = 0.16;

/** How large the map is drawn within its frame; larger than the frame, it is scrolled. */
const ZOOMS = [1, 1.6, 2.5, 4] as const;

type MappedLevel = PublishedLevel & { readonly map: NonNullable<PublishedLevel["map"]> };

const placedOn = (tour: PublishedTour, levelId: string) =>
  tour.scenes.filter((scene) => scene.levelId === levelId && scene.at !== null);

/** @returns null where no level has a map with a scene on it */
export function createTourMap(
  tour: PublishedTour,
  addressOf: (file: string) => string,
  onGo: (sceneId: string) => void,
): TourMap | null {
  const levels = tour.levels.filter(
    (level): level is MappedLevel => level.map !== null && placedOn(tour, level.id).length > 0,
  );
  if (levels.length === 0) return null;
  const drawn = new Map(levels.map((level) => [level.id, drawLevel(tour, level, addressOf, onGo)]));
  const tabs = new Map(
    levels.map(({ id, name }) => {
      const tab = element("button", { type: "button", class: "rt-level", "aria-pressed": "false" }, name);
      tab.addEventListener("click", () => open(id));
      return [id, tab] as const;
    }),
  );
  const [farther, nearer] = [
    iconButton("farther", "Alejar el plano", "rt-map-tool"),
    iconButton("nearer", "Acercar el plano", "rt-map-tool"),
  ];
  const made = element(
    "section",
    { class: "rt-map", "aria-label": "Plano" },
    element(
      "div",
      { class: "rt-map-head" },
      ...(levels.length > 1
        ? [element("div", { class: "rt-levels", role: "group", "aria-label": "Plantas" }, ...tabs.values())]
        : []),
      element("div", { class: "rt-map-zoom", role: "group", "aria-label": "Tamaño del plano" }, farther, nearer),
    ),
    ...[...drawn.values()].map(({ frame }) => frame),
  );
  let shown: PublishedScene | null = null;
  let zoom = 0;

  function open(levelId: string): void {
    for (const [id, { frame }] of drawn) frame.hidden = id !== levelId;
    for (const [id, tab] of tabs) tab.setAttribute("aria-pressed", String(id === levelId));
  }

  function zoomTo(next: number): void {
    zoom = next;
    made.style.setProperty("--zoom", String(ZOOMS[zoom]));
    farther.disabled = zoom === 0;
    nearer.disabled = zoom === ZOOMS.length - 1;
    centre();
  }

  /** Scrolls the frame until the visitor's place is in its middle. */
  function centre(): void {
    const level = shown?.levelId == null ? undefined : drawn.get(shown.levelId);
    const dot = shown && level?.dots.get(shown.id);
    if (zoom === 0 || !level || !dot) return;
    const { frame } = level;
    frame.scrollTo({ left: dot.offsetLeft - frame.clientWidth / 2, top: dot.offsetTop - frame.clientHeight / 2 });
  }
  farther.addEventListener("click", () => zoomTo(Math.max(0, zoom - 1)));
  nearer.addEventListener("click", () => zoomTo(Math.min(ZOOMS.length - 1, zoom + 1)));
  zoomTo(0);
  open(levels[0]!.id);

  return {
    made,
    show(scene) {
      shown = scene;
      if (scene.levelId !== null && drawn.has(scene.levelId)) open(scene.levelId);
      for (const { dots, cone } of drawn.values()) {
        cone.style.display = "none";
        for (const [id, dot] of dots) {
          if (id === scene.id) dot.setAttribute("aria-current", "true");
          else dot.removeAttribute("aria-current");
        }
      }
      centre();
    },
    turn(look, aspect) {
      if (!shown?.at || shown.levelId === null) return;
      const level = drawn.get(shown.levelId);
      if (!level) return;
      const half = Math.atan(Math.tan((look.fov * Math.PI) / 360) * aspect);
      const heading = ((shown.headingDegrees + look.yaw) * Math.PI) / 180;
      level.cone.style.display = "";
      level.cone.setAttribute("d", conePath(shown.at, heading, half, level.reach));
    },
  };
}

/** A sector of a disc. @param heading clockwise from straight up, and half its angle, in radians */
function conePath({ x, y }: { x: number; y: number }, heading: number, half: number, reach: number): string {
  const end = (angle: number) =>
    `${(x + Math.sin(angle) * reach).toFixed(1)} ${(y - Math.cos(angle) * reach).toFixed(1)}`;
  return `M${x} ${y}L${end(heading - half)}A${reach} ${reach} 0 ${half > Math.PI / 2 ? 1 : 0} 1 ${end(heading + half)}Z`;
}

function drawLevel(
  tour: PublishedTour,
  { id, name, map }: MappedLevel,
  addressOf: (file: string) => string,
  onGo: (sceneId: string) => void,
) {
  const [left, top, width, height] = map.viewBox;
  const reach = Math.max(width, height) * CONE_SHARE;
  const cone = svgElement("path", { class: "rt-cone" });
  const text = Math.max(width, height) / 24;
  const svg = svgElement(
    "svg",
    { viewBox: map.viewBox.join(" "), "aria-hidden": "true", focusable: "false" },
    ...(map.picture === null
      ? []
      : [svgElement("image", { href: addressOf(map.picture), x: left, y: top, width, height })]),
    ...map.rooms.map((room) => svgElement("path", { class: "rt-room", d: room.path })),
    ...(map.walls === null ? [] : [svgElement("path", { class: "rt-walls", d: map.walls, "fill-rule": "evenodd" })]),
    ...roomNames(
      map.rooms,
      text,
      placedOn(tour, id).map((scene) => scene.at!),
    ).map(({ name: roomName, x, y, size }) => {
      const label = svgElement("text", { x, y, "font-size": size, class: "rt-room-name" });
      label.textContent = roomName;
      return label;
    }),
    cone,
  );
  const dots = new Map(
    placedOn(tour, id).map((scene) => {
      const dot = element("button", {
        type: "button",
        class: "rt-dot",
        "aria-label": `Ir a ${scene.name}`,
        title: scene.name,
      });
      dot.style.left = `${((scene.at!.x - left) / width) * 100}%`;
      dot.style.top = `${((scene.at!.y - top) / height) * 100}%`;
      dot.addEventListener("click", () => onGo(scene.id));
      return [scene.id, dot] as const;
    }),
  );
  const sheet = element("div", { class: "rt-sheet" }, svg, ...dots.values());
  sheet.style.aspectRatio = `${width} / ${height}`;
  // The sheet fills the frame in one direction and keeps its shape in the other.
  sheet.style.width = `calc(min(100%, var(--rt-map-height) * ${(width / height).toFixed(4)}) * var(--zoom, 1))`;
  const frame = element("div", { class: "rt-map-frame", "aria-label": name, role: "group" }, sheet);
  return { frame, dots, cone, reach };
}
