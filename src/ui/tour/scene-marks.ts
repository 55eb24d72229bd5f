import { storageText } from "#domain/shared/format/bytes.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import type { PublishedHotspot, PublishedScene } from "#domain/tools/tours/published-tour.ts";
import type { Direction } from "#domain/tools/tours/tour-geometry.ts";
import type { PanoramaView, ViewBox } from "../panorama/panorama-view.ts";
import { floorMatrix } from "./next-look.ts";
import { element, icon, svgElement } from "./tour-elements.ts";

/** Arrows, hotspots and measures of a scene: elements laid over its picture, which follow each frame. */
export interface SceneMarks {
  show(scene: PublishedScene): void;
  /** After a frame. @param box of the picture, in pixels of the page */
  place(box: ViewBox): void;
}

interface Mark {
  readonly at: Direction;
  readonly made: HTMLElement;
  isAway: boolean;
  readonly put: (x: number, y: number) => void;
}

interface MarksGiven {
  readonly view: PanoramaView;
  readonly layer: HTMLElement;
  readonly nameOf: (sceneId: string) => string;
  readonly addressOf: (file: string) => string;
  readonly onGo: (sceneId: string) => void;
  readonly onOpen: (hotspot: PublishedHotspot, from: HTMLElement) => void;
}

const GLIDE_MS = 400;
/** Labels nearer than this, in pixels, would lie upon each other. */
const CROWDED = { x: 96, y: 44 };

export const metresText = (mm: number): string => `${formatNumber(mm / 1000, 2, 2)}\u00a0m`;

export function createSceneMarks({ view, layer, nameOf, addressOf, onGo, onOpen }: MarksGiven): SceneMarks {
  let marks: Mark[] = [];
  let arrows: Mark[] = [];
  let measures: { from: Direction; to: Direction; line: SVGGElement; label: HTMLElement }[] = [];
  const lines = svgElement("svg", { class: "rt-lines", "aria-hidden": "true" });

  /** Reached by the keyboard, a mark comes into view. */
  const turnsToItself = (made: HTMLElement, at: Direction) =>
    made.addEventListener("focus", () => {
      if (made.matches(":focus-visible"))
        view.turnTo({ yaw: at.yaw, pitch: Math.max(-35, at.pitch) }, { glideMs: GLIDE_MS });
    });

  function arrow({ to, yaw, pitch }: PublishedScene["links"][number]): Mark {
    const disc = svgElement(
      "svg",
      { class: "rt-disc", viewBox: "0 0 96 96", "aria-hidden": "true", focusable: "false" },
      svgElement("circle", { cx: 48, cy: 48, r: 45 }),
      svgElement("path", { d: "M22 58 48 30 74 58" }),
    );
    const made = element(
      "button",
      { type: "button", class: "rt-arrow" },
      disc,
      element("span", { class: "rt-name" }, element("span", { class: "rt-hidden" }, "Ir a "), nameOf(to)),
    );
    made.addEventListener("click", () => onGo(to));
    turnsToItself(made, { yaw, pitch });
    return {
      at: { yaw, pitch },
      made,
      isAway: false,
      put(x, y) {
        const laid = floorMatrix({ yaw, pitch }, view.project);
        const eyesAway = laid?.eyesAway ?? 3;
        const size =
          Math.max(0.62, Math.min(1.15, 1.7 / Math.sqrt(eyesAway))) * Math.min(1.4, (70 / view.look.fov) ** 0.5);
        made.style.transform = `translate(${x.toFixed(1)}px,${y.toFixed(1)}px)`;
        // Of several, the nearest lies in front.
        made.style.zIndex = String(Math.round(1000 - Math.min(900, eyesAway * 20)));
        disc.style.transform = laid ? `${laid.matrix} scale(${size.toFixed(3)})` : `scale(${size.toFixed(3)})`;
      },
    };
  }

  function spot(hotspot: Exclude<PublishedHotspot, { kind: "medida" }>): Mark {
    const { kind, title } = hotspot;
    const name = element("span", { class: "rt-name" }, title);
    const parts = [icon(kind), name];
    let made: HTMLElement;
    if (kind === "enlace" || kind === "documento") {
      name.append(kind === "documento" ? ` (${storageText(hotspot.bytes)})` : "");
      name.append(element("span", { class: "rt-hidden" }, " (se abre en otra pestaña)"));
      const href = kind === "enlace" ? hotspot.url : addressOf(hotspot.file);
      made = element("a", { class: "rt-spot", href, target: "_blank", rel: "noopener noreferrer" }, ...parts);
    } else {
      made = element("button", { type: "button", class: "rt-spot", "aria-haspopup": "dialog" }, ...parts);
      made.addEventListener("click", () => onOpen(hotspot, made));
    }
    turnsToItself(made, hotspot);
    return {
      at: hotspot,
      made,
      isAway: false,
      put: (x, y) => {
        made.style.transform = `translate(${x.toFixed(1)}px,${y.toFixed(1)}px)`;
      },
    };
  }

  function measure(hotspot: Extract<PublishedHotspot, { kind: "medida" }>) {
    const line = svgElement("g", {}, svgElement("path", { class: "rt-line-under" }), svgElement("path"));
    const label = element(
      "p",
      { class: "rt-length" },
      `${hotspot.title}: `,
      element("b", {}, metresText(hotspot.lengthMm)),
    );
    lines.append(line);
    return { from: hotspot, to: hotspot.to, line, label };
  }

  function place({ width, height }: ViewBox): void {
    for (const mark of marks) {
      const { at, made, put } = mark;
      const spotted = view.project(at);
      const isSeen =
        spotted !== null && spotted.x > -80 && spotted.x < width + 80 && spotted.y > -80 && spotted.y < height + 80;
      if (mark.isAway === isSeen) made.classList.toggle("rt-away", !isSeen);
      mark.isAway = !isSeen;
      if (isSeen) put(spotted.x, spotted.y);
    }
    thinNames();
    for (const { from, to, line, label } of measures) {
      const [a, b] = [view.project(from), view.project(to)];
      const isSeen = a !== null && b !== null && Math.hypot(a.x - b.x, a.y - b.y) < 4 * width;
      line.style.display = isSeen ? "" : "none";
      label.classList.toggle("rt-away", !isSeen);
      if (!isSeen) continue;
      for (const path of line.children) path.setAttribute("d", measureLine(a, b));
      label.style.transform = `translate(${((a.x + b.x) / 2).toFixed(1)}px,${((a.y + b.y) / 2).toFixed(1)}px)`;
    }
  }

  /** Of arrows that lie upon each other only the nearest keeps its name, until another is pointed at. */
  function thinNames(): void {
    const named: { x: number; y: number }[] = [];
    for (const { at, made, isAway } of arrows) {
      const spotted = isAway ? null : view.project(at);
      if (!spotted) continue;
      const isCrowded = named.some(
        ({ x, y }) => Math.abs(x - spotted.x) < CROWDED.x && Math.abs(y - spotted.y) < CROWDED.y,
      );
      made.classList.toggle("rt-crowded", isCrowded);
      if (!isCrowded) named.push(spotted);
    }
  }

  return {
    show(scene) {
      lines.replaceChildren();
      arrows = scene.links.map(arrow);
      // The nearest first: names go to them.
      arrows.sort((a, b) => a.at.pitch - b.at.pitch);
      const spots: Mark[] = [];
      measures = [];
      for (const hotspot of scene.hotspots) {
        if (hotspot.kind === "medida") measures.push(measure(hotspot));
        else spots.push(spot(hotspot));
      }
      marks = [...arrows, ...spots];
      const ordered = [...scene.links].map(({ to }) => to);
      layer.replaceChildren(
        lines,
        ...measures.map(({ label }) => label),
        ...[...arrows].sort((a, b) => orderOf(a, scene, ordered) - orderOf(b, scene, ordered)).map(({ made }) => made),
        ...spots.map(({ made }) => made),
      );
      place({ width: layer.clientWidth, height: layer.clientHeight });
    },
    place,
  };
}

/** Marks stand in the order of the scene's links, whatever lies in front. */
const orderOf = ({ at }: Mark, { links }: PublishedScene, ordered: readonly string[]): number =>
  ordered.findIndex((_, i) => links[i]!.yaw === at.yaw && links[i]!.pitch === at.pitch);

/** A dimension line: from end to end, with a tick at 45 degrees on both. */
function measureLine(a: { x: number; y: number }, b: { x: number; y: number }): string {
  const long = Math.max(1, Math.hypot(b.x - a.x, b.y - a.y));
  const [x, y] = [((b.x - a.x) / long) * 8, ((b.y - a.y) / long) * 8];
  const tick = (end: { x: number; y: number }) =>
    `M${(end.x - x + y).toFixed(1)} ${(end.y - y - x).toFixed(1)}L${(end.x + x - y).toFixed(1)} ${(end.y + y + x).toFixed(1)}`;
  return `M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}${tick(a)}${tick(b)}`;
}
