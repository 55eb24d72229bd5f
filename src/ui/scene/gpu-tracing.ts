import {
  PerspectiveCamera as Camera,
  Color,
  FloatType,
  HalfFloatType,
  Mesh,
  MeshStandardMaterial,
  NoToneMapping,
  type PerspectiveCamera,
  PlaneGeometry,
  Scene as ThreeRoot,
  type WebGLRenderer,
} from "three";
import { WebGLPathTracer } from "three-gpu-pathtracer";

/** Longest that the trial may take: a graphics card that is software alone compiles the shaders for minutes. */
const TRIAL_MS = 9000;
const TRIAL_PX = 24;

/**
 * Draws a grey surface under a white sky and looks at the mean: only where it is grey, no number is missing and nothing stayed black may
 * pictures be traced on the graphics card. Telephones are known to give black or broken pictures without any error.
 *
 * @returns why it may not, in one word for the log, or null where it may
 */
export async function gpuFault(renderer: WebGLRenderer, now: () => number): Promise<string | null> {
  const context = renderer.getContext();
  if (context.getExtension("EXT_color_buffer_float") === null) return "float-targets";
  const began = now();
  const tracer = new WebGLPathTracer(renderer);
  const root = new ThreeRoot();
  root.background = new Color(1, 1, 1);
  root.environment = null;
  const surface = new Mesh(
    new PlaneGeometry(10, 10),
    new MeshStandardMaterial({ color: 0, emissive: new Color(0.5, 0.5, 0.5), roughness: 1 }),
  );
  root.add(surface);
  const eye: PerspectiveCamera = new Camera(40, 1, 0.1, 10);
  eye.position.z = 3;
  try {
    tracer.synchronizeRenderSize = false;
    tracer.renderToCanvas = false;
    tracer.renderDelay = 0;
    tracer.minSamples = 0;
    tracer.setScene(root, eye);
    while (tracer.samples < 2) {
      if (now() - began > TRIAL_MS) return "slow";
      tracer.renderSample();
      await nextFrame();
    }
    const { target } = tracer;
    if (target.texture.type !== FloatType && target.texture.type !== HalfFloatType) return "target";
    const pixels = new Float32Array(TRIAL_PX * TRIAL_PX * 4);
    renderer.readRenderTargetPixels(
      target,
      0,
      0,
      Math.min(TRIAL_PX, target.width),
      Math.min(TRIAL_PX, target.height),
      pixels,
    );
    return greyFault(pixels.subarray(0, Math.min(TRIAL_PX, target.width) * Math.min(TRIAL_PX, target.height) * 4));
  } catch {
    return "error";
  } finally {
    renderer.toneMapping = renderer.toneMapping ?? NoToneMapping;
    surface.geometry.dispose();
    surface.material.dispose();
    tracer.dispose();
  }
}

/** Whether a picture is the grey of one half that the trial's surface gives off. */
export function greyFault(pixels: Float32Array): string | null {
  let sum = 0;
  let black = 0;
  for (let i = 0; i < pixels.length; i += 4) {
    const value = (pixels[i]! + pixels[i + 1]! + pixels[i + 2]!) / 3;
    if (!Number.isFinite(value)) return "nan";
    if (value <= 0) black++;
    sum += value;
  }
  const count = pixels.length / 4;
  if (count === 0 || black > count / 50) return "black";
  return Math.abs(sum / count - 0.5) > 0.06 ? "colour" : null;
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
