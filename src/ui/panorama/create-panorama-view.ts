import type { PublishedPanorama } from "#domain/tools/tours/published-tour.ts";
import { type Direction, halfTurn, type Levelling } from "#domain/tools/tours/tour-geometry.ts";
import { loadPicture } from "./load-picture.ts";
import { createLookControls } from "./look-controls.ts";
import type { Look, NadirCover, PanoramaView, ShownSphere, ViewBox } from "./panorama-view.ts";
import { createPixelRatio } from "./pixel-ratio.ts";
import { createSpherePainter, type SphereMesh, type SpherePainter } from "./sphere-painter.ts";
import { nadirPatch, spherePatch } from "./sphere-patch.ts";
import { createSphereTiles, type SphereTiles } from "./sphere-tiles.ts";
import { createStillView } from "./still-view.ts";
import { colourAround, softDisc } from "./surroundings.ts";
import { clipMatrix, lookInPicture, projected, soundLook, unprojected } from "./view-maths.ts";

/** A decoded tile takes 1.4 MB of the graphics card, and phones give little. */
const MOST_TILES = 72;
const MOST_TILES_OF_A_PHONE = 40;
/** Tiles are chosen so often while the look moves. */
const CHOOSE_MS = 80;
/** For handing tiles to the card: while it turns a frame stays below eight milliseconds; while nothing moves nobody sees a late one. */
const TAKE_TURNING_MS = 4;
const TAKE_STILL_MS = 24;
const FADE_MS = 450;
/** How near the picture that fades out comes: a step ahead. */
const STEP_SCALE = 0.18;
const LEVEL: Levelling = { pitch: 0, roll: 0 };
const FIRST_LOOK: Look = { yaw: 0, pitch: 0, fov: 70 };

type Picture = ImageBitmap | HTMLCanvasElement | HTMLImageElement;

interface Painted {
  readonly mesh: SphereMesh;
  readonly texture: WebGLTexture;
}

/** The panorama that is shown, as far as it has come. */
interface Sphere {
  readonly given: ShownSphere;
  readonly covers: PublishedPanorama["covers"];
  readonly background: readonly [number, number, number];
  readonly first: Picture;
  base: Painted;
  /** Null for a picture in memory, which is shown whole. */
  readonly tiles: SphereTiles | null;
  levelling: Levelling;
}

/** Draws a panorama in a canvas, by WebGL2 where there is one, else as a still that can be moved. */
export function createPanoramaView(canvas: HTMLCanvasElement): PanoramaView {
  const found = canvas.getContext("webgl2", { antialias: false, alpha: false, powerPreference: "low-power" });
  if (!found) return createStillView(canvas);
  const gl = found;
  const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)");
  const mostTiles = window.matchMedia("(pointer: coarse)").matches ? MOST_TILES_OF_A_PHONE : MOST_TILES;
  const stop = new AbortController();
  let painter: SpherePainter = createSpherePainter(gl);
  let look = FIRST_LOOK;
  let sphere: Sphere | null = null;
  let cover: NadirCover | null = null;
  let coverPainted: Painted | null = null;
  let shows = 0;
  let frame = 0;
  let chosenAt = 0;
  let choosing = 0;
  let glide: { from: Look; to: Look; at: number; ms: number } | null = null;
  let fade: { at: number; ms: number } | null = null;
  let box = { width: 0, height: 0 };
  let drawn: Look | null = null;
  const ratio = createPixelRatio(window.devicePixelRatio || 1);
  const frames = new Set<(look: Look, box: ViewBox) => void>();
  const losses = new Set<(isLost: boolean) => void>();

  function ask(): void {
    if (frame === 0) frame = requestAnimationFrame(draw);
  }

  function paint(): void {
    const { width, height } = canvas;
    painter.begin(width, height, sphere?.background ?? [0.1, 0.1, 0.11]);
    if (!sphere || width === 0 || height === 0) return;
    const matrix = clipMatrix(look, width / height, sphere.levelling);
    painter.draw(sphere.base.mesh, sphere.base.texture, matrix);
    sphere.tiles?.draw(matrix);
    if (coverPainted)
      painter.draw(coverPainted.mesh, coverPainted.texture, clipMatrix(look, width / height, LEVEL), { feather: 0.12 });
  }

  function draw(now: number): void {
    frame = 0;
    if (gl.isContextLost()) return;
    sphere?.tiles?.take(look === drawn ? TAKE_STILL_MS : TAKE_TURNING_MS);
    // Before the first drawing of a sphere, which takes its time: the network is free by then.
    if (chosenAt === 0) choose();
    if (glide) {
      const share = glide.ms <= 0 ? 1 : Math.min(1, Math.max(0, (now - glide.at) / glide.ms));
      const eased = share * share * (3 - 2 * share);
      look = soundLook({
        yaw: glide.from.yaw + halfTurn(glide.to.yaw - glide.from.yaw) * eased,
        pitch: glide.from.pitch + (glide.to.pitch - glide.from.pitch) * eased,
        fov: glide.from.fov + (glide.to.fov - glide.from.fov) * eased,
      });
      if (share === 1) glide = null;
    }
    paint();
    if (fade) {
      const share = Math.min(1, Math.max(0, (now - fade.at) / fade.ms));
      if (share < 1) painter.drawKept(1 - share, 1 + STEP_SCALE * share);
      else fade = null;
    }
    for (const listener of frames) listener(look, box);
    if (now - chosenAt >= CHOOSE_MS) choose();
    else if (choosing === 0) choosing = window.setTimeout(choose, CHOOSE_MS);
    if (look !== drawn && ratio.frame(now)) resize();
    drawn = look;
    if (glide || fade) ask();
  }

  /** Asks for the tiles of this look. */
  function choose(): void {
    clearTimeout(choosing);
    choosing = 0;
    chosenAt = performance.now();
    if (!sphere?.tiles || canvas.width === 0 || canvas.height === 0) return;
    const view = { widthPx: canvas.width, heightPx: canvas.height };
    sphere.tiles.choose(lookInPicture(look, sphere.levelling), view);
  }

  function drop({ mesh, texture }: Painted): void {
    painter.dropMesh(mesh);
    painter.dropTexture(texture);
  }

  /**
   * Draws at once, so that a card which refuses is known here, and resolves when the frame was handed to the screen. A hidden page hands over
   * none, and does not wait.
   */
  async function drawFirst(): Promise<void> {
    if (!resize() && !gl.isContextLost()) draw(performance.now());
    if (document.visibilityState === "hidden") return;
    await new Promise<void>((resolve) => requestAnimationFrame(() => window.setTimeout(resolve, 0)));
  }

  const basePainted = (
    picture: Picture,
    { fromYaw, toYaw, fromPitch, toPitch }: PublishedPanorama["covers"],
  ): Painted => ({
    mesh: painter.mesh(spherePatch(fromYaw, toYaw, fromPitch, toPitch)),
    texture: painter.texture(withinPx(picture, Math.min(painter.mostPx, 8192))),
  });

  function paintCover(): void {
    if (coverPainted) drop(coverPainted);
    coverPainted = null;
    if (!cover || !sphere) return;
    const { radiusDegrees } = cover;
    const picture = cover.picture ?? softDisc(sphere.first, sphere.covers, sphere.levelling, radiusDegrees);
    coverPainted = { mesh: painter.mesh(nadirPatch(radiusDegrees)), texture: painter.texture(picture) };
  }

  /** @returns whether the canvas got another size, and was drawn anew */
  function resize(): boolean {
    // Asked once here: each question after a change of style lays the page out anew.
    box = { width: canvas.clientWidth, height: canvas.clientHeight };
    const [width, height] = [Math.round(box.width * ratio.value), Math.round(box.height * ratio.value)];
    if (width === canvas.width && height === canvas.height) return false;
    canvas.width = width;
    canvas.height = height;
    // A canvas of another size is empty until it is drawn, and that must not be seen.
    if (!gl.isContextLost()) draw(performance.now());
    return true;
  }
  const watch = new ResizeObserver(() => resize());
  watch.observe(canvas);

  canvas.addEventListener(
    "webglcontextlost",
    (event) => {
      event.preventDefault();
      sphere?.tiles?.forget();
      for (const listener of losses) listener(true);
    },
    { signal: stop.signal },
  );
  canvas.addEventListener(
    "webglcontextrestored",
    () => {
      painter = createSpherePainter(gl);
      coverPainted = null;
      if (sphere) {
        sphere.tiles?.forget();
        sphere.base = basePainted(sphere.first, sphere.covers);
        paintCover();
      }
      chosenAt = 0;
      ask();
      for (const listener of losses) listener(false);
    },
    { signal: stop.signal },
  );

  function turnTo(next: Partial<Look>, glideMs = 0): void {
    const to = soundLook({ ...look, ...next });
    if (glideMs > 0 && !isCalm.matches) glide = { from: look, to, at: performance.now(), ms: glideMs };
    else {
      glide = null;
      look = to;
    }
    ask();
  }

  const controls = createLookControls(
    canvas,
    () => look,
    (next, glideMs) => turnTo(next, glideMs),
    () => {
      glide = null;
    },
  );

  return {
    async show(given, { look: next, fadeMs = FADE_MS } = {}) {
      shows += 1;
      const own = shows;
      const first = given.kind === "tiles" ? await loadPicture(given.panorama.preview) : given.picture;
      // Somebody asked for another one meanwhile.
      if (own !== shows || stop.signal.aborted) return;
      const covers = given.kind === "tiles" ? given.panorama.covers : given.covers;
      const base = basePainted(first, covers);
      const isFirst = sphere === null;
      const isFading = !isFirst && fadeMs > 0 && !isCalm.matches && !gl.isContextLost();
      if (isFading) {
        paint();
        painter.keepFrame();
        fade = { at: performance.now(), ms: fadeMs };
      } else fade = null;
      if (sphere) {
        sphere.tiles?.dispose();
        drop(sphere.base);
      }
      sphere = {
        given,
        covers,
        first,
        background: isWhole(covers) ? [0, 0, 0] : colourAround(first),
        base,
        tiles:
          given.kind === "tiles"
            ? createSphereTiles({ painter: () => painter, panorama: given.panorama, most: mostTiles, ask })
            : null,
        levelling: given.levelling,
      };
      glide = null;
      look = soundLook({ ...look, ...next });
      chosenAt = 0;
      if (isFirst) await drawFirst();
      else resize();
      if (own !== shows || stop.signal.aborted) return;
      paintCover();
      ask();
    },
    get look() {
      return look;
    },
    turnTo: (next, { glideMs = 0 } = {}) => turnTo(next, glideMs),
    level(levelling) {
      if (!sphere) return;
      sphere.levelling = levelling;
      ask();
    },
    coverNadir(next) {
      cover = next;
      paintCover();
      ask();
    },
    project: (direction: Direction) => projected(direction, look, box),
    unproject: (x, y) => unprojected(x, y, look, box),
    onFrame(listener) {
      frames.add(listener);
      return () => frames.delete(listener);
    },
    onLost(listener) {
      losses.add(listener);
      return () => losses.delete(listener);
    },
    setHandled: (isHandled) => controls.setHandled(isHandled),
    get isClear() {
      return sphere !== null && choosing === 0 && (sphere.tiles?.isClear ?? true);
    },
    get isSharp() {
      return sphere !== null && choosing === 0 && (sphere.tiles?.isSharp ?? true);
    },
    dispose() {
      stop.abort();
      watch.disconnect();
      controls.dispose();
      sphere?.tiles?.dispose();
      cancelAnimationFrame(frame);
      clearTimeout(choosing);
      frames.clear();
      losses.clear();
      gl.getExtension("WEBGL_lose_context")?.loseContext();
    },
  };
}

const isWhole = ({ fromYaw, toYaw, fromPitch, toPitch }: PublishedPanorama["covers"]): boolean =>
  toYaw - fromYaw >= 360 && toPitch - fromPitch >= 180;

/** The same picture, no larger than a graphics card takes. */
function withinPx(picture: Picture, most: number): Picture {
  const scale = Math.min(1, most / Math.max(picture.width, picture.height));
  if (scale === 1) return picture;
  const canvas = document.createElement("canvas");
  canvas.width = Math.floor(picture.width * scale);
  canvas.height = Math.floor(picture.height * scale);
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}
