import {
  Box3,
  Color,
  DirectionalLight,
  HalfFloatType,
  NeutralToneMapping,
  PCFShadowMap,
  PerspectiveCamera,
  PMREMGenerator,
  Sphere,
  Scene as ThreeRoot,
  Vector3,
  WebGLRenderer,
  WebGLRenderTarget,
} from "three";
import { OrbitControls } from "three/addons/controls/OrbitControls.js";
import { EffectComposer } from "three/addons/postprocessing/EffectComposer.js";
import { GTAOPass } from "three/addons/postprocessing/GTAOPass.js";
import { OutputPass } from "three/addons/postprocessing/OutputPass.js";
import { RenderPass } from "three/addons/postprocessing/RenderPass.js";
import { cutScene } from "#domain/tools/path-tracing/cut-scene.ts";
import { openExposure, type TracedTexture } from "#domain/tools/path-tracing/traced-scene.ts";
import type { Scene, SceneCamera, SceneSun } from "#domain/tools/plan-scene/scene.ts";
import { skyMap, surroundings } from "./sky-map.ts";
import { type ThreeScene, textureKey, threeScene } from "./three-scene.ts";
import { barriersAt, hasRoom } from "./walk-barriers.ts";
import { walkControls } from "./walk-controls.ts";

/** The view to draw; all of it can be given anew at any time. */
export interface ViewState {
  readonly scene: Scene;
  readonly sun: SceneSun;
  readonly camera: SceneCamera;
}

/** Light around a point, traced: what stands in for light that went from wall to wall. Linear, equirectangular. */
export interface LightProbe {
  readonly width: number;
  readonly height: number;
  readonly color: Float32Array;
  readonly exposure: number;
}

export interface SceneView {
  show(state: ViewState): void;
  paint(texture: { key: string; painted: TracedTexture }): void;
  /** Surfaces of the scene that is shown which wait for their picture. */
  wanted(): ThreeScene["wanted"];
  probe(probe: LightProbe | null): void;
  /** Where the camera stands now, after the person moved it. */
  camera(): SceneCamera;
  resize(width: number, height: number): void;
  /** A picture of the given size, in sRGB. @throws Error where the graphics card cannot draw one so large */
  picture(width: number, height: number): Promise<HTMLCanvasElement>;
  dispose(): void;
}

/** A canvas can have no WebGL2 at all: a blocked driver, a machine without one, too many pages that use it. */
export class NoGraphics extends Error {}

/**
 * @param onLost the graphics card has taken the picture away; `show` again draws it once `onRestored` was called
 * @throws NoGraphics
 */
export function openSceneView(
  canvas: HTMLCanvasElement,
  { onLost, onRestored }: { onLost: () => void; onRestored: () => void },
): SceneView {
  const renderer = openRenderer(canvas);
  renderer.shadowMap.enabled = true;
  // Shadows are drawn anew when sun or scene change, not with every turn of the camera.
  renderer.shadowMap.autoUpdate = false;
  renderer.shadowMap.type = PCFShadowMap;
  renderer.toneMapping = NeutralToneMapping;
  // A processor that stands in for a graphics card turns the view without occlusion; pictures have it all the same.
  const isSlow = isSoftware(renderer);
  const root = new ThreeRoot();
  const eye = new PerspectiveCamera(50, 1, 0.05, 200);
  const sunLight = madeSun();
  root.add(sunLight, sunLight.target);
  const pmrem = new PMREMGenerator(renderer);
  const target = new WebGLRenderTarget(1, 1, { type: HalfFloatType, samples: isSlow ? 0 : 4 });
  const composer = new EffectComposer(renderer, target);
  const occlusion = new GTAOPass(root, eye, 1, 1);
  occlusion.updateGtaoMaterial({ radius: 0.55, distanceExponent: 1.4, thickness: 0.6, samples: 12 });
  occlusion.blendIntensity = 0.9;
  occlusion.enabled = !isSlow;
  composer.addPass(new RenderPass(root, eye));
  composer.addPass(occlusion);
  composer.addPass(new OutputPass());

  let shown: ThreeScene | null = null;
  let state: ViewState | null = null;
  let shift = 0;
  let barriers: Float32Array = new Float32Array();
  let frame = 0;
  let environment: { dispose(): void } | null = null;
  let probed: LightProbe | null = null;
  const painted = new Map<string, TracedTexture>();

  const draw = () => {
    frame = 0;
    if (state === null) return;
    eye.updateProjectionMatrix();
    shiftLens(eye, shift);
    composer.render();
  };
  const ask = () => {
    if (frame === 0) frame = requestAnimationFrame(draw);
  };
  const orbit = new OrbitControls(eye, canvas);
  orbit.enableDamping = false;
  orbit.maxPolarAngle = Math.PI * 0.495;
  orbit.listenToKeyEvents(canvas);
  orbit.addEventListener("change", ask);
  const walk = walkControls(eye, canvas, ask, (x, z) => hasRoom(barriers, x, z));
  const lost = (event: Event) => {
    event.preventDefault();
    onLost();
  };
  canvas.addEventListener("webglcontextlost", lost);
  canvas.addEventListener("webglcontextrestored", onRestored);

  const lightUp = () => {
    if (state === null) return;
    environment?.dispose();
    const map = probed === null ? skyMap(state.sun) : surroundings(probed.color, probed.width, probed.height);
    const around = pmrem.fromEquirectangular(map);
    map.dispose();
    environment = around;
    root.environment = around.texture;
    root.environmentIntensity = 1;
    const [r, g, b] = state.sun.skyColor;
    root.background = new Color(r, g, b).multiplyScalar(state.camera.kind === "eye" ? 1 : 0);
    if (state.camera.kind !== "eye") root.background = new Color(0.93, 0.925, 0.91).multiplyScalar(1 / exposureOf());
    renderer.toneMappingExposure = exposureOf();
  };
  const exposureOf = () => {
    if (probed !== null) return probed.exposure;
    if (state === null) return 1;
    return openExposure(state.sun);
  };

  return {
    show(next) {
      const before = state;
      state = next;
      if (before === null || before.scene !== next.scene || before.camera.cutAbove !== next.camera.cutAbove) {
        if (shown !== null) {
          root.remove(shown.group);
          shown.dispose();
        }
        shown = threeScene(cutScene(next.scene, next.camera.cutAbove));
        for (const [key, texture] of painted) shown.paint(key, texture);
        root.add(shown.group);
        const sphere = new Box3(
          new Vector3(...next.scene.bounds.min),
          new Vector3(...next.scene.bounds.max),
        ).getBoundingSphere(new Sphere());
        fitShadow(sunLight, sphere);
      }
      const { sun } = next;
      sunLight.visible = sun.isUp;
      const strongest = Math.max(...sun.sunColor, 1e-6);
      sunLight.color.setRGB(sun.sunColor[0] / strongest, sun.sunColor[1] / strongest, sun.sunColor[2] / strongest);
      sunLight.intensity = strongest;
      aimSun(sunLight, sun.direction);
      if (before?.camera !== next.camera) {
        const { camera } = next;
        const isEye = camera.kind === "eye" || camera.kind === "panorama";
        eye.position.set(...camera.position);
        eye.fov = camera.kind === "panorama" ? 75 : camera.fieldOfView;
        if (isEye) {
          const level = Math.hypot(camera.target[0] - camera.position[0], camera.target[2] - camera.position[2]);
          shift = camera.kind === "eye" ? (camera.target[1] - camera.position[1]) / Math.max(0.01, level) : 0;
          barriers = barriersAt(next.scene, camera.position[1]);
          orbit.enabled = false;
          walk.start(camera.target);
        } else {
          shift = 0;
          walk.stop();
          orbit.enabled = true;
          orbit.target.set(...camera.target);
          orbit.update();
        }
      }
      renderer.shadowMap.needsUpdate = true;
      lightUp();
      ask();
    },
    paint({ key, painted: texture }) {
      painted.set(key, texture);
      shown?.paint(key, texture);
      ask();
    },
    wanted: () => (shown?.wanted ?? []).filter((texture) => !painted.has(textureKey(texture))),
    probe(probe) {
      probed = probe;
      lightUp();
      ask();
    },
    camera() {
      if (state === null) throw new Error("nothing is shown yet");
      const isEye = state.camera.kind === "eye" || state.camera.kind === "panorama";
      if (!isEye) {
        return {
          ...state.camera,
          position: eye.position.toArray() as [number, number, number],
          target: orbit.target.toArray() as [number, number, number],
        };
      }
      const ahead = eye.getWorldDirection(new Vector3());
      ahead.y += shift;
      return {
        ...state.camera,
        position: eye.position.toArray() as [number, number, number],
        target: eye.position.clone().addScaledVector(ahead, 3).toArray() as [number, number, number],
      };
    },
    resize(width, height) {
      if (width < 1 || height < 1) return;
      const ratio = Math.min(isSlow ? 1 : 2, window.devicePixelRatio);
      renderer.setPixelRatio(ratio);
      renderer.setSize(width, height, false);
      composer.setPixelRatio(ratio);
      composer.setSize(width, height);
      eye.aspect = width / height;
      ask();
    },
    async picture(width, height) {
      const most = Math.min(renderer.capabilities.maxTextureSize, 8192);
      if (width > most || height > most) throw new Error(`pictures of at most ${most} pixels`);
      const size = { width: canvas.clientWidth, height: canvas.clientHeight };
      const ratio = renderer.getPixelRatio();
      try {
        renderer.setPixelRatio(1);
        composer.setPixelRatio(1);
        renderer.setSize(width, height, false);
        composer.setSize(width, height);
        eye.aspect = width / height;
        occlusion.enabled = true;
        draw();
        const copy = document.createElement("canvas");
        copy.width = width;
        copy.height = height;
        copy.getContext("2d")?.drawImage(canvas, 0, 0);
        return copy;
      } finally {
        occlusion.enabled = !isSlow;
        renderer.setPixelRatio(ratio);
        renderer.setSize(size.width, size.height, false);
        composer.setPixelRatio(ratio);
        composer.setSize(size.width, size.height);
        eye.aspect = size.width / Math.max(1, size.height);
        draw();
      }
    },
    dispose() {
      cancelAnimationFrame(frame);
      canvas.removeEventListener("webglcontextlost", lost);
      canvas.removeEventListener("webglcontextrestored", onRestored);
      walk.dispose();
      orbit.dispose();
      shown?.dispose();
      environment?.dispose();
      pmrem.dispose();
      occlusion.dispose();
      composer.dispose();
      target.dispose();
      sunLight.dispose();
      renderer.dispose();
    },
  };
}

function openRenderer(canvas: HTMLCanvasElement): WebGLRenderer {
  try {
    return new WebGLRenderer({
      canvas,
      antialias: false,
      preserveDrawingBuffer: true,
      powerPreference: "high-performance",
    });
  } catch (cause) {
    throw new NoGraphics("no WebGL2", { cause });
  }
}

function isSoftware(renderer: WebGLRenderer): boolean {
  const context = renderer.getContext();
  const names = context.getExtension("WEBGL_debug_renderer_info");
  const name = context.getParameter(names?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER);
  return /swiftshader|llvmpipe|software|basic render/i.test(String(name));
}

function madeSun(): DirectionalLight {
  const light = new DirectionalLight();
  light.castShadow = true;
  light.shadow.mapSize.set(2048, 2048);
  light.shadow.bias = -0.0004;
  light.shadow.normalBias = 0.02;
  light.shadow.radius = 2.5;
  return light;
}

function fitShadow(light: DirectionalLight, sphere: Sphere): void {
  const { camera } = light.shadow;
  camera.left = -sphere.radius;
  camera.right = sphere.radius;
  camera.top = sphere.radius;
  camera.bottom = -sphere.radius;
  camera.near = 0.1;
  camera.far = sphere.radius * 4;
  camera.updateProjectionMatrix();
  light.target.position.copy(sphere.center);
  light.userData = { radius: sphere.radius };
}

function aimSun(light: DirectionalLight, direction: readonly [number, number, number]): void {
  const far = 2 * (light.userData.radius as number);
  light.position.copy(light.target.position).addScaledVector(new Vector3(...direction), far);
  light.target.updateMatrixWorld();
}

/** Moves the picture up or down as an architect's lens does, so that upright lines stay upright. */
function shiftLens(camera: PerspectiveCamera, shift: number): void {
  if (shift === 0) return;
  const high = Math.tan(((camera.fov / 2) * Math.PI) / 180);
  camera.projectionMatrix.elements[9] = shift / high;
  camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert();
}
