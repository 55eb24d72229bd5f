import { type PublishedPanorama, TILE_PX } from "#domain/tools/tours/published-tour.ts";
import { sizeFor, tilesSeen } from "#domain/tools/tours/tile-sizes.ts";
import { type Direction, halfTurn, type Levelling } from "#domain/tools/tours/tour-geometry.ts";
import { createLookControls } from "./look-controls.ts";
import type { Look, NadirCover, PanoramaView, ShownSphere } from "./panorama-view.ts";
import { createSpherePainter, type SphereMesh, type SpherePainter } from "./sphere-painter.ts";
import { nadirPatch, spherePatch } from "./sphere-patch.ts";
import { createStillView } from "./still-view.ts";
import { colourAround, softDisc } from "./surroundings.ts";
import { createTileLoader } from "./tile-loader.ts";
import { clipMatrix, lookInPicture, projected, soundLook, unprojected } from "./view-maths.ts";

/** A decoded tile takes 1.4 MB of the graphics card, and phones give little. */
const MOST_TILES = 72;
const MOST_TILES_OF_A_PHONE = 40;
/** Tiles are chosen so often while the look moves. */
const CHOOSE_MS = 80;
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
interface PaintedTile extends Painted {
  readonly size: number;
  wantedAt: number;
}

/** The panorama that is shown, as far as it has come. */
interface Sphere {
  readonly given: ShownSphere;
  readonly covers: PublishedPanorama["covers"];
  readonly background: readonly [number, number, number];
  readonly first: Picture;
  base: Painted;
  readonly tiles: Map<string, PaintedTile>;
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
  let wanted: readonly string[] = [];
  const frames = new Set<(look: Look) => void>();
  const losses = new Set<(isLost: boolean) => void>();

  const loader = createTileLoader(
    (address, picture) => {
      const place = sphere && placeOf(sphere, address);
      if (!sphere || !place || gl.isContextLost()) return picture.close();
      const { fromYaw, toYaw, fromPitch, toPitch } = place;
      const mesh = painter.mesh(spherePatch(fromYaw, toYaw, fromPitch, toPitch));
      sphere.tiles.set(address, {
        mesh,
        texture: painter.texture(picture),
        size: place.size,
        wantedAt: performance.now(),
      });
      picture.close();
      dropOld();
      ask();
    },
    () => undefined,
  );

  const box = () => ({ width: canvas.clientWidth, height: canvas.clientHeight });

  function ask(): void {
    if (frame === 0) frame = requestAnimationFrame(draw);
  }

  function paint(): void {
    const { width, height } = canvas;
    painter.begin(width, height, sphere?.background ?? [0.1, 0.1, 0.11]);
    if (!sphere || width === 0 || height === 0) return;
    const matrix = clipMatrix(look, width / height, sphere.levelling);
    painter.draw(sphere.base.mesh, sphere.base.texture, matrix);
    const tiles = [...sphere.tiles.values()].sort((a, b) => a.size - b.size);
    for (const { mesh, texture } of tiles) painter.draw(mesh, texture, matrix);
    if (coverPainted)
      painter.draw(coverPainted.mesh, coverPainted.texture, clipMatrix(look, width / height, LEVEL), { feather: 0.12 });
  }

  function draw(now: number): void {
    frame = 0;
    if (gl.isContextLost()) return;
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
    for (const listener of frames) listener(look);
    if (now - chosenAt >= CHOOSE_MS) choose();
    else if (choosing === 0) choosing = window.setTimeout(choose, CHOOSE_MS);
    if (glide || fade) ask();
  }

  /** Asks for the tiles of this look. */
  function choose(): void {
    clearTimeout(choosing);
    choosing = 0;
    chosenAt = performance.now();
    if (sphere?.given.kind !== "tiles" || canvas.height === 0) return;
    const { sizes, covers, tiles: pattern } = sphere.given.panorama;
    const size = sizeFor(look.fov, canvas.height, sizes, covers);
    const seen = tilesSeen(lookInPicture(look, sphere.levelling), canvas.width / canvas.height, sizes[size]!, covers);
    wanted = seen.map(([column, row]) => tileAddress(pattern, size, column, row));
    for (const address of wanted) {
      const tile = sphere.tiles.get(address);
      if (tile) tile.wantedAt = chosenAt;
    }
    const { tiles } = sphere;
    loader.want(wanted.filter((address) => !tiles.has(address)));
  }

  function dropOld(): void {
    if (!sphere || sphere.tiles.size <= mostTiles) return;
    const kept = new Set(wanted);
    const oldest = [...sphere.tiles]
      .filter(([address]) => !kept.has(address))
      .sort(([, a], [, b]) => a.wantedAt - b.wantedAt);
    for (const [address, tile] of oldest.slice(0, sphere.tiles.size - mostTiles)) {
      drop(tile);
      sphere.tiles.delete(address);
    }
  }

  function drop({ mesh, texture }: Painted): void {
    painter.dropMesh(mesh);
    painter.dropTexture(texture);
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

  function resize(): void {
    const ratio = Math.min(2, window.devicePixelRatio || 1);
    const [width, height] = [Math.round(canvas.clientWidth * ratio), Math.round(canvas.clientHeight * ratio)];
    if (width === canvas.width && height === canvas.height) return;
    canvas.width = width;
    canvas.height = height;
    // A canvas of another size is empty until it is drawn, and that must not be seen.
    if (!gl.isContextLost()) draw(performance.now());
  }
  const watch = new ResizeObserver(resize);
  watch.observe(canvas);

  canvas.addEventListener(
    "webglcontextlost",
    (event) => {
      event.preventDefault();
      loader.want([]);
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
        sphere.tiles.clear();
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
      const first = given.kind === "tiles" ? await pictureAt(given.panorama.preview) : given.picture;
      // Somebody asked for another one meanwhile.
      if (own !== shows || stop.signal.aborted) return;
      const covers = given.kind === "tiles" ? given.panorama.covers : given.covers;
      const isFading = sphere !== null && fadeMs > 0 && !isCalm.matches && !gl.isContextLost();
      if (isFading) {
        paint();
        painter.keepFrame();
        fade = { at: performance.now(), ms: fadeMs };
      } else fade = null;
      if (sphere) for (const painted of [sphere.base, ...sphere.tiles.values()]) drop(painted);
      loader.want([]);
      sphere = {
        given,
        covers,
        first,
        background: colourAround(first),
        base: basePainted(first, covers),
        tiles: new Map(),
        levelling: given.levelling,
      };
      paintCover();
      glide = null;
      look = soundLook({ ...look, ...next });
      chosenAt = 0;
      resize();
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
    project: (direction: Direction) => projected(direction, look, box()),
    unproject: (x, y) => unprojected(x, y, look, box()),
    onFrame(listener) {
      frames.add(listener);
      return () => frames.delete(listener);
    },
    onLost(listener) {
      losses.add(listener);
      return () => losses.delete(listener);
    },
    setHandled: (isHandled) => controls.setHandled(isHandled),
    get isSharp() {
      if (!sphere) return false;
      if (sphere.given.kind === "picture") return true;
      const { tiles } = sphere;
      return choosing === 0 && wanted.length > 0 && wanted.every((address) => tiles.has(address));
    },
    dispose() {
      stop.abort();
      watch.disconnect();
      controls.dispose();
      loader.dispose();
      cancelAnimationFrame(frame);
      clearTimeout(choosing);
      frames.clear();
      losses.clear();
      gl.getExtension("WEBGL_lose_context")?.loseContext();
    },
  };
}

const tileAddress = (pattern: string, size: number, column: number, row: number): string =>
  pattern.replace("{size}", String(size)).replace("{column}", String(column)).replace("{row}", String(row));

/** The part of the sphere that a tile shows, by its address. */
function placeOf({ given, covers }: Sphere, address: string) {
  if (given.kind !== "tiles") return null;
  const { sizes, tiles } = given.panorama;
  for (const [size, { widthPx, heightPx }] of sizes.entries()) {
    const [columns, rows] = [Math.ceil(widthPx / TILE_PX), Math.ceil(heightPx / TILE_PX)];
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        if (tileAddress(tiles, size, column, row) !== address) continue;
        const yaw = (px: number) =>
          covers.fromYaw + ((covers.toYaw - covers.fromYaw) * Math.min(px, widthPx)) / widthPx;
        const pitch = (px: number) =>
          covers.toPitch - ((covers.toPitch - covers.fromPitch) * Math.min(px, heightPx)) / heightPx;
        return {
          size,
          fromYaw: yaw(column * TILE_PX),
          toYaw: yaw((column + 1) * TILE_PX),
          fromPitch: pitch((row + 1) * TILE_PX),
          toPitch: pitch(row * TILE_PX),
        };
      }
  }
  return null;
}

/** @throws Error where there is none */
async function pictureAt(address: string): Promise<ImageBitmap> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`the first picture of a panorama answers ${response.status}`);
  return await createImageBitmap(await response.blob());
}

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
