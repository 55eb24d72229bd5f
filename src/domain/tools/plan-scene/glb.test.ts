import { describe, expect, test } from "vitest";
import { buildScene } from "./build-scene.ts";
import { packGlb, unpackGlb } from "./glb/glb-container.ts";
import { readGlb } from "./read-glb.ts";
import { furnishedFlat } from "./sample-flat.test-data.ts";
import type { Scene } from "./scene.ts";
import { writeGlb } from "./write-glb.ts";

const scene: Scene = buildScene(furnishedFlat(), { hasCeilings: false, style: "mediterraneo" });

/** One triangle, with parts of its index replaced. */
function triangleGlb(change: Record<string, unknown> = {}, positions = [0, 0, 0, 1, 0, 0, 0, 1, 0]): Uint8Array {
  const binary = new Uint8Array(Float32Array.from(positions).buffer);
  return packGlb(
    {
      asset: { version: "2.0" },
      scene: 0,
      scenes: [{ nodes: [0] }],
      nodes: [{ mesh: 0 }],
      meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
      accessors: [{ bufferView: 0, componentType: 5126, count: 3, type: "VEC3" }],
      bufferViews: [{ buffer: 0, byteLength: 36 }],
      buffers: [{ byteLength: 36 }],
      ...change,
    },
    binary,
  );
}

const reasonOf = (file: Uint8Array): string => {
  const answer = readGlb(file);
  return answer.kind === "refused" ? answer.reason : "read";
};

describe("a written file", () => {
  const file = writeGlb(scene, new Map([["sofa", new Uint8Array([137, 80, 78, 71])]]));

  test("reads back as the same triangles, places, bounds and colours", () => {
    const answer = readGlb(file);
    if (answer.kind === "refused") throw new Error(answer.reason);
    const count = (one: Scene) =>
      one.meshes.reduce(
        (sum, mesh) => sum + (mesh.indices.length / 3) * (mesh.instances ? mesh.instances.length / 16 : 1),
        0,
      );
    expect(count(answer.scene)).toBe(count(scene));
    const sofa = scene.materials.find((material) => material.id === "sofa")!;
    expect(answer.scene.materials.some((material) => material.color[0] === sofa.color[0])).toBe(true);
    const first = scene.meshes[0]!;
    expect(answer.scene.meshes[0]!.positions).toEqual(first.positions);
    expect(answer.scene.meshes[0]!.normals).toEqual(first.normals);
    expect(answer.scene.meshes[0]!.uvs).toEqual(first.uvs);
  });

  test("keeps to the rules of the format: aligned views within the buffer, bounds of positions, extensions named", () => {
    const { json, binary } = unpackGlb(file)! as { json: Record<string, never>; binary: Uint8Array };
    const index = json as unknown as {
      bufferViews: { byteOffset: number; byteLength: number }[];
      accessors: { min?: number[]; type: string; count: number }[];
      buffers: { byteLength: number }[];
      meshes: { primitives: { attributes: { POSITION: number } }[] }[];
      extensionsUsed: string[];
      materials: { extensions?: object; emissiveFactor?: number[] }[];
    };
    expect(index.buffers[0]!.byteLength).toBeLessThanOrEqual(binary.length);
    for (const view of index.bufferViews) {
      expect(view.byteOffset % 4).toBe(0);
      expect(view.byteOffset + view.byteLength).toBeLessThanOrEqual(index.buffers[0]!.byteLength);
    }
    for (const mesh of index.meshes)
      expect(index.accessors[mesh.primitives[0]!.attributes.POSITION]!.min).toHaveLength(3);
    const named = new Set(index.materials.flatMap((material) => Object.keys(material.extensions ?? {})));
    for (const name of named) expect(index.extensionsUsed).toContain(name);
    for (const { emissiveFactor } of index.materials) {
      for (const value of emissiveFactor ?? []) expect(value).toBeLessThanOrEqual(1);
    }
  });
});

describe("a hostile file", () => {
  test("is read where it is honest", () => {
    const answer = readGlb(triangleGlb());
    if (answer.kind === "refused") throw new Error(answer.reason);
    expect([...answer.scene.meshes[0]!.normals.slice(0, 3)]).toEqual([0, 0, 1]);
    expect(answer.scene.bounds.max).toEqual([1, 1, 0]);
  });

  test("is refused in plain Spanish where it is not", () => {
    expect(reasonOf(new Uint8Array(10))).toContain("no es un GLB");
    expect(reasonOf(new Uint8Array(30_000_001))).toContain("30\u00a0MB");
    expect(reasonOf(triangleGlb({ extensionsRequired: ["KHR_draco_mesh_compression"] }))).toContain("Draco");
    expect(reasonOf(triangleGlb({ extensionsUsed: ["EXT_meshopt_compression"] }))).toContain("meshopt");
    expect(reasonOf(triangleGlb({ nodes: [{ mesh: 0, children: [0] }] }))).toContain("círculo");
    const chain = Array.from({ length: 40 }, (_, k) => (k < 39 ? { children: [k + 1] } : { mesh: 0 }));
    expect(reasonOf(triangleGlb({ nodes: chain }))).toContain("profundidad");
    const doubling = Array.from({ length: 30 }, (_, k) => (k < 29 ? { children: [k + 1, k + 1] } : {}));
    expect(reasonOf(triangleGlb({ nodes: doubling }))).toContain("demasiadas piezas");
    expect(reasonOf(triangleGlb({}, [0, Number.NaN, 0, 1, 0, 0, 0, 1, 0]))).toContain("no son números");
    expect(
      reasonOf(triangleGlb({ accessors: [{ bufferView: 0, componentType: 5126, count: 2_999_997, type: "VEC3" }] })),
    ).toContain("cortado");
    expect(reasonOf(triangleGlb({ scenes: [{ nodes: [7] }] }))).toContain("no tiene");
    expect(reasonOf(triangleGlb({ scenes: [{}] }))).toContain("ninguna superficie");
    expect(reasonOf(triangleGlb({ meshes: "x" }))).toContain("dañado");
  });

  test("points that many surfaces or places share are counted each time, before they are read", () => {
    const shared = (count: number) => ({
      accessors: [
        { bufferView: 0, componentType: 5126, count: 3, type: "VEC3" },
        { bufferView: 0, componentType: 5126, count, type: "VEC3" },
      ],
    });
    const primitives = (count: number, position = 0) =>
      Array.from({ length: count }, () => ({ attributes: { POSITION: position } }));
    expect(reasonOf(triangleGlb({ meshes: [{ primitives: primitives(1000) }] }))).toBe("read");
    expect(
      reasonOf(triangleGlb({ meshes: [{ primitives: [...primitives(1), ...primitives(1, 1)] }], ...shared(7e6) })),
    ).toContain("triángulos");
    // A thousand surfaces of one triangle each, over 60,000 points: 60 million that would be copied.
    const indices = { bufferView: 0, componentType: 5121, count: 3, type: "SCALAR" };
    const fans = Array.from({ length: 1000 }, () => ({ attributes: { POSITION: 0 }, indices: 1 }));
    const positions = Array.from({ length: 180_000 }, () => 0);
    const files = (meshes: object, places: number) =>
      triangleGlb(
        {
          scenes: [{ nodes: Array.from({ length: places }, (_, at) => at) }],
          nodes: Array.from({ length: places }, () => ({ mesh: 0 })),
          meshes: [meshes],
          accessors: [{ bufferView: 0, componentType: 5126, count: 60_000, type: "VEC3" }, indices],
          bufferViews: [{ buffer: 0, byteLength: 720_000 }],
        },
        positions,
      );
    expect(reasonOf(files({ primitives: fans }, 1))).toContain("demasiados puntos");
    expect(reasonOf(files({ primitives: fans.slice(0, 1) }, 1))).toBe("read");
    expect(reasonOf(files({ primitives: fans.slice(0, 1) }, 1000))).toContain("demasiados puntos");
  });

  test("sizes that stop being numbers through their places are refused", () => {
    const scale = [1e9, 1e9, 1e9];
    const nodes = Array.from({ length: 7 }, (_, at) => (at < 6 ? { scale, children: [at + 1] } : { scale, mesh: 0 }));
    expect(reasonOf(triangleGlb({ nodes }))).toContain("no son de una vivienda");
  });

  test("never throws, whichever byte of it is another", () => {
    const file = triangleGlb();
    for (let i = 0; i < file.length; i += 3) {
      const changed = file.slice();
      changed[i] = changed[i]! ^ 0x55;
      expect(["read", "refused"]).toContain(readGlb(changed).kind);
    }
  });
});
