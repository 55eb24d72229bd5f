import type { Scene, SceneCamera } from "../plan-scene/scene.ts";

/** Longest side of a home in metres; a model beyond it is taken to be in centimetres or millimetres. */
const LARGEST_HOME = 150;
/** Above its lowest point, in metres. */
const EYE = 1.5;
const SECTION = 1.4;

/**
 * A model of somebody else's as a scene that the studio can show: in metres, its middle above the origin, its lowest point on the floor,
 * and with views around it, cut open and from within. What it cannot know (rooms, floors, lamps) stays empty.
 */
export function modelScene(model: Scene): Scene {
  const { min, max } = model.bounds;
  const longest = Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
  const scale = longest > LARGEST_HOME * 10 ? 0.001 : longest > LARGEST_HOME ? 0.01 : 1;
  const shift = [-(min[0] + max[0]) / 2, -min[1], -(min[2] + max[2]) / 2] as const;
  const size = [0, 1, 2].map((axis) => (max[axis]! - min[axis]!) * scale) as [number, number, number];
  return {
    ...model,
    meshes: model.meshes.map((mesh) => ({ ...mesh, instances: placed(mesh.instances ?? IDENTITY, scale, shift) })),
    cameras: camerasAround(size),
    bounds: { min: [-size[0] / 2, 0, -size[2] / 2], max: [size[0] / 2, size[1], size[2] / 2] },
  };
}

const IDENTITY = Float32Array.of(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1);

function placed(matrices: Float32Array, scale: number, shift: readonly [number, number, number]): Float32Array {
  const out = Float32Array.from(matrices);
  for (let at = 0; at < out.length; at += 16) {
    for (let column = 0; column < 4; column++) {
      for (let row = 0; row < 3; row++) {
        const moved = column === 3 ? shift[row]! : 0;
        out[at + column * 4 + row] = (matrices[at + column * 4 + row]! + moved) * scale;
      }
    }
  }
  return out;
}

function camerasAround([width, height, depth]: readonly [number, number, number]): readonly SceneCamera[] {
  const radius = Math.hypot(width, height, depth) / 2;
  const field = 30;
  const away = radius / Math.sin((field * Math.PI) / 360);
  const around = (id: string, name: string, turn: number, lift: number, cutAbove: number): SceneCamera => {
    const [a, l] = [(turn * Math.PI) / 180, (lift * Math.PI) / 180];
    const middle = Math.min(cutAbove, height) / 2;
    return {
      id,
      name,
      kind: lift > 60 ? "section" : "dollhouse",
      roomId: null,
      levelId: "model",
      position: [away * Math.sin(a) * Math.cos(l), middle + away * Math.sin(l), away * Math.cos(a) * Math.cos(l)],
      target: [0, middle, 0],
      fieldOfView: field,
      cutAbove,
    };
  };
  const whole = height + 0.001;
  const cameras = [
    around("model-south", "Entero, desde delante", 28, 28, whole),
    around("model-north", "Entero, desde detrás", 208, 28, whole),
    around("model-above", "Entero, desde arriba", 28, 52, whole),
  ];
  // A single piece of furniture is not cut open, and nobody stands in it.
  if (height < SECTION + 0.6 || Math.min(width, depth) < 2) return cameras;
  const within = { roomId: null, levelId: "model", position: [0, EYE, 0] as const, target: [1, EYE, 0] as const };
  return [
    ...cameras,
    around("model-section", "Cortado a 1,40\u00a0m", 12, 74, SECTION),
    { ...within, id: "model-eye", name: "Desde dentro", kind: "eye", fieldOfView: 55, cutAbove: null },
    { ...within, id: "model-panorama", name: "360° desde dentro", kind: "panorama", fieldOfView: 60, cutAbove: null },
  ];
}
