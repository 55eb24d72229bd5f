import { type PublishedPanorama, type PublishedScene, TILE_PX } from "#domain/tools/tours/published-tour.ts";
import { type Direction, halfTurn } from "#domain/tools/tours/tour-geometry.ts";
import { createSpherePainter, type SphereMesh } from "../panorama/sphere-painter.ts";
import { spherePatch } from "../panorama/sphere-patch.ts";
import { createTileLoader } from "../panorama/tile-loader.ts";
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
export async function enterVr({ scene, scenes, addressOf, yaw, onEnd }: VrGiven): Promise<void> {
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
  const loader = createTileLoader(
    (address, picture) => {
      const place = places.get(address);
      if (place) painted.push({ mesh: painter.mesh(spherePatch(...place)), texture: painter.texture(picture) });
      picture.close();
    },
    () => undefined,
  );
  let places = new Map<string, readonly [number, number, number, number]>();

  async function load(next: PublishedScene): Promise<void> {
    loads += 1;
    const own = loads;
    const answer = await fetch(addressOf(next.panorama.preview));
    if (!answer.ok) throw new Error(`the first picture answers ${answer.status}`);
    const picture = await createImageBitmap(await answer.blob());
    if (own !== loads) return picture.close();
    for (const { mesh, texture } of painted) {
      painter.dropMesh(mesh);
      painter.dropTexture(texture);
    }
    for (const { mesh, plain, chosen } of signs) {
      painter.dropMesh(mesh);
      painter.dropTexture(plain);
      painter.dropTexture(chosen);
    }
    const { fromYaw, toYaw, fromPitch, toPitch } = next.panorama.covers;
    const texture = painter.texture(picture);
    picture.close();
    painted = [{ mesh: painter.mesh(spherePatch(fromYaw, toYaw, fromPitch, toPitch)), texture }];
    if (next !== current && turn !== null) {
      const after = lookAfter(current, next, { ...head, fov: 90 });
      turn += halfTurn(after.yaw - head.yaw);
    }
    current = next;
    gazed = null;
    signs = next.links.map(signOf);
    places = placesOf(next.panorama, Math.min(WIDEST_PX, painter.mostPx), addressOf);
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
    loader.dispose();
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

/** The part of the sphere of each tile, of the largest size that fits. */
function placesOf({ sizes, tiles, covers }: PublishedPanorama, widest: number, addressOf: (file: string) => string) {
  const places = new Map<string, readonly [number, number, number, number]>();
  const size = sizes.findLastIndex(({ widthPx }) => widthPx <= widest);
  const chosen = sizes[size];
  if (!chosen) return places;
  const { widthPx, heightPx } = chosen;
  const yaw = (px: number) => covers.fromYaw + ((covers.toYaw - covers.fromYaw) * Math.min(px, widthPx)) / widthPx;
  const pitch = (px: number) =>
    covers.toPitch - ((covers.toPitch - covers.fromPitch) * Math.min(px, heightPx)) / heightPx;
  for (let row = 0; row * TILE_PX < heightPx; row++)
    for (let column = 0; column * TILE_PX < widthPx; column++) {
      const address = tiles
        .replace("{size}", String(size))
        .replace("{column}", String(column))
        .replace("{row}", String(row));
      places.set(addressOf(address), [
        yaw(column * TILE_PX),
        yaw((column + 1) * TILE_PX),
        pitch((row + 1) * TILE_PX),
        pitch(row * TILE_PX),
      ]);
    }
  return places;
}
