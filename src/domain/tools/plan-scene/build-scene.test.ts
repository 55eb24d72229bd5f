import { describe, expect, test } from "vitest";
import { buildScene } from "./build-scene.ts";
import { emptyFlat, furnishedFlat } from "./sample-flat.test-data.ts";
import type { Scene, SceneMesh } from "./scene.ts";
import { signedVolume } from "./solids/solid.ts";
import { SCENE_STYLES } from "./styles.ts";

const scene = buildScene(furnishedFlat(), { hasCeilings: true, style: "nordico" });
const bare = buildScene(emptyFlat(), { hasCeilings: false, style: "nordico", isDressed: false });

const ofPart = (from: Scene, part: SceneMesh["part"]) => from.meshes.filter((mesh) => mesh.part === part);

/** Whether a ray along +z from a point meets a triangle of the meshes before `reach`. */
function isHit(meshes: readonly SceneMesh[], [x, y, z]: readonly [number, number, number], reach: number): boolean {
  for (const { positions, indices } of meshes) {
    for (let i = 0; i < indices.length; i += 3) {
      const [a, b, c] = [0, 1, 2].map((k) => indices.slice(i, i + 3)[k]! * 3) as [number, number, number];
      const side = (p: number, q: number) =>
        (positions[q]! - positions[p]!) * (y - positions[p + 1]!) -
        (positions[q + 1]! - positions[p + 1]!) * (x - positions[p]!);
      const [s, t, u] = [side(a, b), side(b, c), side(c, a)];
      const isWithin = (s > 0 && t > 0 && u > 0) || (s < 0 && t < 0 && u < 0);
      if (!isWithin) continue;
      const sum = s + t + u;
      const depth = (positions[a + 2]! * t + positions[b + 2]! * u + positions[c + 2]! * s) / sum;
      if (depth > z && depth < z + reach) return true;
    }
  }
  return false;
}

describe("a built scene", () => {
  test("holds only finite numbers, unit normals and triangles with an area", () => {
    for (const { name, positions, normals, uvs, indices } of scene.meshes) {
      expect(positions.length, name).toBe(normals.length);
      expect(uvs.length, name).toBe((positions.length / 3) * 2);
      expect(positions.every(Number.isFinite) && uvs.every(Number.isFinite), name).toBe(true);
      expect(
        indices.every((index) => index < positions.length / 3),
        name,
      ).toBe(true);
      for (let i = 0; i < normals.length; i += 3) {
        const size = Math.hypot(normals[i]!, normals[i + 1]!, normals[i + 2]!);
        if (Math.abs(size - 1) > 1e-3) throw new Error(`${name}: normal of length ${size}`);
      }
    }
  });

  test("its walls weigh what the plan says: length × thickness × height without openings", () => {
    const walls = ofPart(bare, "wall").filter((mesh) => mesh.material !== "wall-cut");
    const volume = walls.reduce((sum, mesh) => sum + signedVolume(mesh.positions, mesh.indices), 0);
    // Outer walls: (9.85 × 8.25 − 9.35 × 7.75) × 2.55. Inner ones, between faces of 0.125 and half of 0.05, 0.10 thick.
    const outer = (9.85 * 8.25 - 9.35 * 7.75) * 2.55;
    const inner = (9.35 + 3.325 + 6.225 + 2.325 + 4.325) * 0.1 * 2.55;
    const doors = (0.8 * 2.05 + 1.3 * 2.05 + 0.82 * 2.05 * 2 + 0.72 * 2.05) * 0.1;
    const windows = (0.9 * 2.1 + 1.4 * 1.05 + 0.7 * 0.8 + 1.6 * 1.25 + 1.6 * 2.2 + 2.6 * 2.25 + 1.7 * 1.3) * 0.25;
    const kerbs = (1.575 * 2 + 5.6) * 0.2 * 0.08;
    expect(volume).toBeGreaterThan((outer + inner - doors - windows) * 0.985);
    expect(volume).toBeLessThan((outer + inner - doors - windows + kerbs) * 1.015);
  });

  test("walls are open where an opening is, and only there", () => {
    const walls = ofPart(bare, "wall");
    // Through the kitchen's window (x 1.0 to 2.4, y 1.08 to 2.13) from outside, then beside, below and above it.
    expect(isHit(walls, [1.71, 1.6, -1], 1.5)).toBe(false);
    expect(isHit(walls, [2.47, 1.61, -1], 1.5)).toBe(true);
    expect(isHit(walls, [1.71, 1.02, -1], 1.5)).toBe(true);
    expect(isHit(walls, [1.71, 2.18, -1], 1.5)).toBe(true);
    // The double door from hall to living room reaches the floor.
    expect(isHit(walls, [4.41, 0.3, 3.2], 0.6)).toBe(false);
    expect(isHit(walls, [4.41, 2.3, 3.2], 0.6)).toBe(true);
  });

  test("glass stands in every window", () => {
    const glass = ofPart(bare, "glass");
    expect(isHit(glass, [1.3, 1.6, -1], 1.5)).toBe(true);
    expect(isHit(glass, [4.41, 0.3, 3.2], 0.6)).toBe(false);
  });

  test("floors wear their finish and ceilings come only where they are asked for", () => {
    const finishes = new Set(ofPart(scene, "floor").map((mesh) => mesh.material));
    expect([...finishes].sort()).toEqual(["floor-baldosa", "floor-barro", "floor-hidraulico", "floor-roble"]);
    expect(ofPart(bare, "ceiling")).toHaveLength(0);
    const ceilings = ofPart(scene, "ceiling").filter((mesh) => mesh.roomId !== null);
    // Six rooms indoors; the terrace lies open.
    expect(new Set(ceilings.map((mesh) => mesh.roomId)).size).toBe(6);
  });

  test("bounds are those of the plan: outer faces, slab and railing", () => {
    expect(bare.bounds.min[0]).toBeGreaterThan(-0.3);
    expect(bare.bounds.min[0]).toBeLessThanOrEqual(-0.125);
    expect(bare.bounds.max[1]).toBeCloseTo(2.55, 6);
    expect(bare.bounds.max[2]).toBeCloseTo(9.74, 2);
  });

  test("every material that a mesh names is there, in every style, and the whole stays within 600 000 triangles", () => {
    for (const style of SCENE_STYLES) {
      const built = style === "nordico" ? scene : buildScene(furnishedFlat(), { hasCeilings: true, style });
      const known = new Set(built.materials.map((material) => material.id));
      expect(built.meshes.every((mesh) => known.has(mesh.material))).toBe(true);
    }
    const triangles = scene.meshes.reduce(
      (sum, mesh) => sum + (mesh.indices.length / 3) * (mesh.instances ? mesh.instances.length / 16 : 1),
      0,
    );
    expect(triangles).toBeGreaterThan(50_000);
    expect(triangles).toBeLessThan(600_000);
  });

  test("the six chairs are one mesh with six places", () => {
    const chairs = scene.meshes.filter((mesh) => mesh.name.includes("|chair|"));
    expect(chairs.length).toBeGreaterThan(0);
    for (const mesh of chairs) expect(mesh.instances).toHaveLength(96);
  });
});
