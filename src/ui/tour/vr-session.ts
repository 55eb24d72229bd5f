import type { PublishedPanorama, PublishedScene } from "#domain/tools/tours/published-tour.ts";
import { tileGrid } from "#domain/tools/tours/tile-sizes.ts";
import { type Direction, halfTurn, toPicture, toVector } from "#domain/tools/tours/tour-geometry.ts";
import { loadPicture } from "../panorama/load-picture.ts";
import type { NadirCover } from "../panorama/panorama-view.ts";
import { createSpherePainter, type SphereMesh } from "../panorama/sphere-painter.ts";
import { nadirPatch, spherePatch } from "../panorama/sphere-patch.ts";
import { softDisc } from "../panorama/surroundings.ts";
import { createTileLoader } from "../panorama/tile-loader.ts";
import { type TilePlace, tilePlace } from "../panorama/tile-places.ts";
import { lookAfter } from "./next-look.ts";
import { arrowPicture } from "./vr-arrow.ts";
import { directionOfRay, eyeMatrix } from "./vr-matrix.ts";
import type { XrFrame, XrLayer, XrSession, XrSpace, XrSystem } from "./webxr.ts";

/** A tour in a headset: both eyes see the same sphere, arrows stand as signs, and a look of a moment or the controller's button takes one. */

/** A sharper size does not fit the memory of a headset beside the browser's own. */
const WIDEST_PX = 4096;
const NEAR_DEGREES = 7;
const POINTED_DEGREES = 12;
const GAZE_MS = 1_600;
const SIGN = { wide: 22, high: 11 };
const LEVEL = { pitch: 0, roll: 0 };
/** The share of the cover's edge that fades out. */
const FEATHER = 0.12;

const systemOf = (): XrSystem | undefined => (navigator as { xr?: XrSystem }).xr;

export const canEnterVr = async (): Promise<boolean> =>
  (await systemOf()
    ?.isSessionSupported("immersive-vr")
    .catch(() => false)) ?? false;

interface VrGiven {
  readonly scene: PublishedScene;
  readonly scenes: ReadonlyMap<string, PublishedScene>;
  readonly addressOf: (file: string) => string;
  readonly yaw: number;
  readonly cover: NadirCover | null;
  /** In which scene the visitor took it off, and where they looked. */
  readonly onEnd: (sceneId: string, yaw: number) => void;
}

interface Painted {
  readonly mesh: SphereMesh;
  readonly texture: WebGLTexture;
}
interface Sign {
  readonly to: string;
  readonly at: Direction;
  readonly mesh: SphereMesh;
  readonly plain: WebGLTexture;
  readonly chosen: WebGLTexture;
}

/** @throws Error where the headset or the visitor says no */
export async function enterVr({ scene, scenes, addressOf, yaw, cover, onEnd }: VrGiven): Promise<void> {
  const system = systemOf();
  if (!system) throw new Error("there is no WebXR");
  const session: XrSession = await system.requestSession("immersive-vr");
  const canvas = document.createElement("canvas");
  const gl = canvas.getContext("webgl2", {
    xrCompatible: true,
    antialias: false,
    alpha: false,
  } as WebGLContextAttributes);
  const Layer = (window as { XRWebGLLayer?: new (session: XrSession, gl: WebGL2RenderingContext) => XrLayer })
    .XRWebGLLayer;
  if (!gl || !Layer) {
    await session.end();
    throw new Error("there is no WebGL2 for a headset");
  }
  const layer = new Layer(session, gl);
  session.updateRenderState({ baseLayer: layer });
  const space: XrSpace = await session.requestReferenceSpace("local");
  const painter = createSpherePainter(gl);
  let current = scene;
  let turn: number | null = null;
  let head: Direction = { yaw, pitch: 0 };
  let painted: Painted[] = [];
  let signs: Sign[] = [];
  let gazed: { sign: Sign; since: number } | null = null;
  let loads = 0;
  let isOver = false;
  let floor: Painted | null = null;
  let places = new Map<string, TilePlace>();
  let come: { address: string; picture: ImageBitmap }[] = [];
  const loader = createTileLoader((address, picture) => come.push({ address, picture }));

  /** One tile a frame: a headset that misses frames makes its visitor ill. */
  function takeOne(): void {
    const next = come.shift();
    if (!next) return;
    const place = places.get(next.address);
    if (place) {
      const mesh = painter.mesh(spherePatch(place.fromYaw, place.toYaw, place.fromPitch, place.toPitch));
      painted.push({ mesh, texture: painter.texture(next.picture) });
    }
    next.picture.close();
  }

  function dropAll(gone: readonly (Painted | null)[]): void {
    for (const one of gone) {
      if (!one) continue;
      painter.dropMesh(one.mesh);
      painter.dropTexture(one.texture);
    }
  }

  async function load(next: PublishedScene): Promise<void> {
    loads += 1;
    const own = loads;
    const picture = await loadPicture(addressOf(next.panorama.preview));
    if (own !== loads || isOver) return;
    for (const { picture: late } of come) late.close();
    come = [];
    dropAll([...painted, floor]);
    for (const { mesh, plain, chosen } of signs) {
      painter.dropMesh(mesh);
      painter.dropTexture(plain);
      painter.dropTexture(chosen);
    }
    const { covers } = next.panorama;
    const { fromYaw, toYaw, fromPitch, toPitch } = covers;
    painted = [
      { mesh: painter.mesh(spherePatch(fromYaw, toYaw, fromPitch, toPitch)), texture: painter.texture(picture) },
    ];
    floor = cover && {
      mesh: painter.mesh(nadirPatch(cover.radiusDegrees)),
      texture: painter.texture(cover.picture ?? softDisc(picture, covers, next.levelling, cover.radiusDegrees)),
    };
    if (next !== current && turn !== null) {
      const after = lookAfter(current, next, { ...head, fov: 90 });
      turn += halfTurn(after.yaw - head.yaw);
      head = { yaw: after.yaw, pitch: head.pitch };
    }
    current = next;
    gazed = null;
    signs = next.links.map(signOf);
    const panorama = { ...next.panorama, tiles: addressOf(next.panorama.tiles) };
    const around = placesOf(panorama, Math.min(WIDEST_PX, painter.mostPx), toPicture(head, next.levelling));
    places = new Map(around.map((place) => [place.address, place]));
    loader.want([...places.keys()]);
  }

  function signOf({ to, yaw: at, pitch }: PublishedScene["links"][number]): Sign {
    const name = scenes.get(to)?.name ?? "";
    const low = Math.max(-40, Math.min(20, pitch));
    return {
      to,
      at: { yaw: at, pitch: low },
      mesh: painter.mesh(spherePatch(at - SIGN.wide / 2, at + SIGN.wide / 2, low - SIGN.high / 2, low + SIGN.high / 2)),
      plain: painter.texture(arrowPicture(name, false)),
      chosen: painter.texture(arrowPicture(name, true)),
    };
  }

  /** The sign nearest to a direction. */
  function signAt(direction: Direction, within: number): Sign | null {
    const away = ({ at }: Sign) => Math.hypot(halfTurn(at.yaw - direction.yaw), at.pitch - direction.pitch);
    return signs.filter((sign) => away(sign) <= within).sort((a, b) => away(a) - away(b))[0] ?? null;
  }

  function go(sign: Sign): void {
    const next = scenes.get(sign.to);
    gazed = null;
    // The scene stays where its successor cannot be had; the visitor can choose again.
    if (next) load(next).catch(() => undefined);
  }

  function draw(now: number, frame: XrFrame): void {
    session.requestAnimationFrame(draw);
    takeOne();
    const pose = frame.getViewerPose(space);
    if (!pose) return;
    if (turn === null) turn = halfTurn(yaw - directionOfRay(pose.transform.matrix, 0).yaw);
    head = directionOfRay(pose.transform.matrix, turn);
    const near = signAt(head, NEAR_DEGREES);
    if (near !== (gazed?.sign ?? null)) gazed = near && { sign: near, since: now };
    gl!.bindFramebuffer(gl!.FRAMEBUFFER, layer.framebuffer);
    painter.begin(layer.framebufferWidth, layer.framebufferHeight, [0.1, 0.1, 0.11]);
    for (const view of pose.views) {
      const port = layer.getViewport(view);
      if (!port) continue;
      gl!.viewport(port.x, port.y, port.width, port.height);
      const eye = view.transform.inverse.matrix;
      const matrix = eyeMatrix(view.projectionMatrix, eye, turn, current.levelling);
      for (const { mesh, texture } of painted) painter.draw(mesh, texture, matrix);
      const level = eyeMatrix(view.projectionMatrix, eye, turn, LEVEL);
      if (floor) painter.draw(floor.mesh, floor.texture, level, { feather: FEATHER });
      for (const sign of signs) painter.draw(sign.mesh, sign === gazed?.sign ? sign.chosen : sign.plain, level);
    }
    if (gazed && now - gazed.since >= GAZE_MS) go(gazed.sign);
  }

  session.addEventListener("select", ({ frame, inputSource }) => {
    const pose = frame.getPose(inputSource.targetRaySpace, space);
    const sign = pose && turn !== null ? signAt(directionOfRay(pose.transform.matrix, turn), POINTED_DEGREES) : null;
    if (sign) go(sign);
  });
  session.addEventListener("end", () => {
    isOver = true;
    loader.dispose();
    for (const { picture } of come) picture.close();
    gl.getExtension("WEBGL_lose_context")?.loseContext();
    onEnd(current.id, halfTurn(head.yaw));
  });
  try {
    await load(scene);
  } catch (error) {
    await session.end();
    throw error;
  }
  session.requestAnimationFrame(draw);
}

/** The tiles of the largest size that fits, those around a look first. */
function placesOf(panorama: PublishedPanorama, widest: number, look: Direction): TilePlace[] {
  const size = panorama.sizes.findLastIndex(({ widthPx }) => widthPx <= widest);
  const chosen = panorama.sizes[size];
  if (!chosen) return [];
  const { columns, rows } = tileGrid(chosen);
  const [x, y, z] = toVector(look);
  const away = ({ fromYaw, toYaw, fromPitch, toPitch }: TilePlace) => {
    const [a, b, c] = toVector({ yaw: (fromYaw + toYaw) / 2, pitch: (fromPitch + toPitch) / 2 });
    return -(a * x + b * y + c * z);
  };
  return Array.from({ length: columns * rows }, (_, at) =>
    tilePlace(panorama, size, at % columns, Math.floor(at / columns)),
  ).sort((a, b) => away(a) - away(b));
}
