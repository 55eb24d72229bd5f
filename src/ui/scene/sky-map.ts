import {
  DataTexture,
  DataUtils,
  EquirectangularReflectionMapping,
  HalfFloatType,
  LinearFilter,
  LinearSRGBColorSpace,
  RGBAFormat,
} from "three";
import { skyRadiance } from "#domain/tools/path-tracing/sky.ts";
import type { SceneSun } from "#domain/tools/plan-scene/scene.ts";

/** The sky and the ground's light as a picture around the scene, by the same formula as the path tracer's. */
export function skyMap(sun: SceneSun, width = 256): DataTexture {
  const height = width / 2;
  const color = new Float32Array(width * height * 3);
  const out = new Float64Array(3);
  for (let row = 0; row < height; row++) {
    const rise = (0.5 - (row + 0.5) / height) * Math.PI;
    for (let column = 0; column < width; column++) {
      const turn = ((column + 0.5) / width - 0.5) * 2 * Math.PI;
      skyRadiance(sun, Math.cos(rise) * Math.cos(turn), Math.sin(rise), Math.cos(rise) * Math.sin(turn), out);
      color.set(out, (row * width + column) * 3);
    }
  }
  return surroundings(color, width, height);
}

/**
 * A linear picture around a point, its first row up and its middle column towards x, as a texture of three.js.
 *
 * @param color three numbers a pixel
 */
export function surroundings(color: Float32Array, width: number, height: number): DataTexture {
  const data = new Uint16Array(width * height * 4);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const from = (row * width + column) * 3;
      // Textures begin below.
      const to = ((height - 1 - row) * width + column) * 4;
      for (let k = 0; k < 3; k++) data[to + k] = DataUtils.toHalfFloat(Math.min(60_000, color[from + k]!));
      data[to + 3] = DataUtils.toHalfFloat(1);
    }
  }
  const texture = new DataTexture(data, width, height, RGBAFormat, HalfFloatType);
  texture.mapping = EquirectangularReflectionMapping;
  texture.colorSpace = LinearSRGBColorSpace;
  texture.minFilter = LinearFilter;
  texture.magFilter = LinearFilter;
  texture.needsUpdate = true;
  return texture;
}
