import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Scene, SceneSun } from "../plan-scene/scene.ts";
import { boxMesh, overcast, plainMaterial, sceneOf } from "./box-fixture.ts";
import { cameraRays } from "./camera-rays.ts";
import { type Hit, rayCaster } from "./cast-rays.ts";
import { cutScene } from "./cut-scene.ts";
import { denoiseSteps } from "./denoise.ts";
import { meteredExposure, toneMapped } from "./tone-map.ts";
import { prepareScene } from "./traced-scene.ts";
import { emptyFrame, meanColor, type TraceOrder, traceTiles } from "./tracing.ts";

const prepared = (scene: Scene, sun: SceneSun = overcast, hasPortals = false) =>
  prepareScene(scene, sun, () => null, hasPortals);

const order = (more: Partial<TraceOrder> = {}): TraceOrder => ({
  camera: { kind: "section", position: [0, 0, 4], target: [0, 0, 0], fieldOfView: 20 },
  width: 24,
  height: 24,
  samples: 32,
  seed: 7,
  mostBounces: 6,
  ...more,
});

function drawn(scene: Scene, sun: SceneSun, asked: TraceOrder, hasPortals = false) {
  const frame = emptyFrame(asked.width, asked.height);
  for (const _ of traceTiles(prepared(scene, sun, hasPortals), frame, asked));
  return frame;
}
const mean = (values: Float32Array) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe("rays", () => {
  test("a ray along z meets the box of two metres one metre before its middle", () => {
    const caster = rayCaster(prepared(sceneOf([boxMesh([-1, -1, -1], [1, 1, 1])], [plainMaterial("grey", 0.5)])));
    const hit: Hit = { triangle: -1, distance: 0, u: 0, v: 0 };
    caster.nearest(0.2, 0.3, 5, 0, 0, -1, 100, hit);
    expect(hit.distance).toBeCloseTo(4, 5);
    caster.nearest(3, 0.3, 5, 0, 0, -1, 100, hit);
    expect(hit.triangle).toBe(-1);
  });

  test("the hierarchy finds what trying every triangle finds", () => {
    // Boxes end on whole hundredths and rays pass between them: none runs along an edge.
    const place = fc.integer({ min: -300, max: 300 }).map((hundredths) => hundredths / 100);
    const side = fc.integer({ min: 5, max: 150 }).map((hundredths) => hundredths / 100);
    const between = place.map((value) => value + 0.0051);
    const box = fc.tuple(place, place, place, side, side, side);
    fc.assert(
      fc.property(fc.array(box, { minLength: 1, maxLength: 30 }), between, between, (boxes, x, y) => {
        const scene = prepared(
          sceneOf(
            boxes.map(([bx, by, bz, w, h, d]) => boxMesh([bx, by, bz], [bx + w, by + h, bz + d])),
            [plainMaterial("grey", 0.5)],
          ),
        );
        const hit: Hit = { triangle: -1, distance: 0, u: 0, v: 0 };
        rayCaster(scene).nearest(x, y, 10, 0, 0, -1, 100, hit);
        const tops = boxes
          .filter(([bx, by, , w, h]) => x > bx && x < bx + w && y > by && y < by + h)
          .map(([, , bz, , , d]) => 10 - bz - d);
        if (tops.length === 0) return;
        expect(hit.distance).toBeCloseTo(Math.min(...tops), 4);
      }),
      { numRuns: 80 },
    );
  });

  test("glass lets its share through, a wall none", () => {
    const glass = plainMaterial("glass", 1, { transmission: 0.81, roughness: 0 });
    const pane = boxMesh([-1, -1, 0], [1, 1, 0.01], { material: "glass", part: "glass" });
    const out = new Float64Array(3);
    rayCaster(prepared(sceneOf([pane], [glass]))).passing(0.3, 0.1, 1, 0, 0, -1, 10, false, out);
    // Two faces, each of which mirrors 4 %: 0.81 × 0.96².
    expect(out[0]).toBeCloseTo(0.81 * 0.9216, 6);
    const wall = boxMesh([-1, -1, -2], [1, 1, -1]);
    const both = sceneOf([pane, wall], [glass, plainMaterial("grey", 0.5)]);
    rayCaster(prepared(both)).passing(0.3, 0.1, 1, 0, 0, -1, 10, false, out);
    expect(out[0]).toBe(0);
  });
});

describe("energy", () => {
  /** Inside a closed, glowing box of grey walls the light is emission / (1 − albedo) everywhere. */
  test.each([0.2, 0.5, 0.8])("furnace of walls that give back %f", (grey) => {
    const furnace = sceneOf([boxMesh([-5, -5, -5], [5, 5, 5])], [plainMaterial("grey", grey, { emission: [1, 1, 1] })]);
    const frame = drawn(furnace, overcast, order({ samples: 48, mostBounces: 80, width: 16, height: 16 }));
    // The dielectric coat gives back 4 % more than the ground, and takes about as much from it.
    const expected = 1 / (1 - grey);
    expect(mean(meanColor(frame))).toBeGreaterThan(expected * 0.92);
    expect(mean(meanColor(frame))).toBeLessThan(expected * 1.12);
  });

  test("a white ball of box form under a white sky never shines brighter than the sky's brightest part", () => {
    const ball = sceneOf([boxMesh([-0.5, -0.5, -0.5], [0.5, 0.5, 0.5])], [plainMaterial("grey", 1)]);
    const frame = drawn(ball, overcast, order({ samples: 64 }));
    const middle = meanColor(frame)[(12 * 24 + 12) * 3]!;
    expect(middle).toBeLessThan(1.35);
    expect(middle).toBeGreaterThan(0.3);
  });

  test("sun of 10 W/m² straight on a diffuse floor of one half gives 10 × 0.5 / π, less the coat's share", () => {
    const floor = sceneOf([boxMesh([-5, -0.1, -5], [5, 0, 5])], [plainMaterial("grey", 0.5)]);
    const noon: SceneSun = { direction: [0, 1, 0], sunColor: [10, 10, 10], skyColor: [0, 0, 0], isUp: true };
    const above = order({
      camera: { kind: "section", position: [0, 3, 0], target: [0, 0, 0], fieldOfView: 20 },
      samples: 32,
    });
    const bright = mean(meanColor(drawn(floor, noon, above)));
    expect(bright).toBeGreaterThan((10 * 0.5 * 0.93) / Math.PI);
    expect(bright).toBeLessThan((10 * 0.5 * 1.05) / Math.PI);
  });

  test("a lamp of 100 W one metre above gives 100 / 4π on each square metre below it", () => {
    const floor = sceneOf([boxMesh([-5, -0.1, -5], [5, 0, 5])], [plainMaterial("grey", 0.5)], {
      lamps: [{ position: [0, 1, 0], color: [1, 1, 1], watts: 100, radius: 0.02, roomId: null }],
    });
    const night: SceneSun = { direction: [0, -1, 0], sunColor: [0, 0, 0], skyColor: [0, 0, 0], isUp: false };
    const above = order({
      camera: { kind: "section", position: [0, 3, 0], target: [0, 0, 0], fieldOfView: 1 },
      samples: 16,
    });
    const expected = ((100 / (4 * Math.PI)) * 0.5) / Math.PI;
    const bright = mean(meanColor(drawn(floor, night, above)));
    expect(bright / expected).toBeGreaterThan(0.93);
    expect(bright / expected).toBeLessThan(1.07);
  });

  test("rays sent to a window change the noise and not the light", () => {
    const glass = plainMaterial("glass", 1, { transmission: 0.9, roughness: 0 });
    const room = sceneOf(
      [
        boxMesh([-2, -0.1, -2], [2, 0, 2]),
        boxMesh([-2, 2, -2], [2, 2.1, 2]),
        boxMesh([-2, 0, -2.1], [2, 2, -2]),
        boxMesh([-2.1, 0, -2], [-2, 2, 2]),
        boxMesh([2, 0, -2], [2.1, 2, 2]),
        boxMesh([-2, 0, 2], [-0.8, 2, 2.1]),
        boxMesh([0.8, 0, 2], [2, 2, 2.1]),
        boxMesh([-0.8, 1.9, 2], [0.8, 2, 2.1]),
        boxMesh([-0.8, 0, 2], [0.8, 0.4, 2.1]),
        boxMesh([-0.8, 0.4, 2.04], [0.8, 1.9, 2.05], { material: "glass", part: "glass" }),
      ],
      [plainMaterial("grey", 0.6), glass],
    );
    const look = order({
      camera: { kind: "eye", position: [0, 1, 1.5], target: [0, 1, -2], fieldOfView: 60 },
      samples: 160,
      width: 16,
      height: 16,
      mostBounces: 5,
    });
    const plain = mean(meanColor(drawn(room, overcast, look)));
    const sent = mean(meanColor(drawn(room, overcast, look, true)));
    expect(sent / plain).toBeGreaterThan(0.93);
    expect(sent / plain).toBeLessThan(1.07);
  });
});

describe("pictures", () => {
  const corner = sceneOf(
    [boxMesh([-0.6, -0.6, -0.6], [0.6, 0.6, 0.6]), boxMesh([-3, -0.8, -3], [3, -0.6, 3])],
    [plainMaterial("grey", 0.6)],
  );

  test("the same seed gives the same pixels, another one others", () => {
    const one = drawn(corner, overcast, order({ samples: 3 }));
    expect(drawn(corner, overcast, order({ samples: 3 })).color).toEqual(one.color);
    expect(drawn(corner, overcast, order({ samples: 3, seed: 8 })).color).not.toEqual(one.color);
  });

  test("noise falls as samples rise, about by half for four times as many", () => {
    const best = meanColor(drawn(corner, overcast, order({ samples: 400, seed: 99 })));
    const errorOf = (samples: number) => {
      const color = meanColor(drawn(corner, overcast, order({ samples })));
      return Math.sqrt(mean(color.map((value, i) => (value - best[i]!) ** 2)));
    };
    const [few, more] = [errorOf(4), errorOf(16)];
    expect(more).toBeLessThan(few * 0.65);
    expect(more).toBeGreaterThan(few * 0.35);
  });

  test("stops between two tiles: no further pixel is drawn", () => {
    const asked = order({ width: 96, height: 48, samples: 2 });
    const frame = emptyFrame(96, 48);
    const steps = traceTiles(prepared(corner), frame, asked);
    expect(steps.next().value).toMatchObject({ pass: 0, share: 0.25 });
    steps.return();
    expect(steps.next().done).toBe(true);
    expect(frame.samples.reduce((sum, count) => sum + count, 0)).toBe(48 * 48);
  });

  test("the filter brings a noisy picture nearer to the clear one and keeps its brightness", () => {
    const best = meanColor(drawn(corner, overcast, order({ samples: 400, seed: 99 })));
    const frame = drawn(corner, overcast, order({ samples: 4 }));
    const noisy = meanColor(frame);
    const steps = denoiseSteps(frame);
    let step = steps.next();
    while (step.done !== true) step = steps.next();
    const error = (color: Float32Array) => Math.sqrt(mean(color.map((value, i) => (value - best[i]!) ** 2)));
    expect(error(step.value)).toBeLessThan(error(noisy) * 0.75);
    expect(mean(step.value) / mean(noisy)).toBeCloseTo(1, 1);
  });

  test("nothing at all is drawn as the sky, and no number is none", () => {
    const frame = drawn(sceneOf([], [plainMaterial("grey", 0.5)]), overcast, order({ samples: 1 }));
    expect(frame.color.every((value) => Number.isFinite(value) && value > 0)).toBe(true);
  });
});

describe("cameras", () => {
  const out = new Float64Array(3);
  test("upright pictures look level at their middle line, however high the target is", () => {
    const rays = cameraRays({ kind: "eye", position: [0, 1.5, 0], target: [0, 1.2, -3], fieldOfView: 50 }, 1.5);
    rays(0.1, 0.2, out);
    const left = [...out];
    rays(0.1, 0.9, out);
    // A column of the picture lies in one upright plane through the eye.
    expect(left[0]! / left[2]!).toBeCloseTo(out[0]! / out[2]!, 9);
  });

  test("a panorama looks at its target in the middle, up at its top and back at both sides", () => {
    const rays = cameraRays({ kind: "panorama", position: [0, 1.5, 0], target: [0, 1.5, -3], fieldOfView: 90 }, 2);
    rays(0.5, 0.5, out);
    expect([...out].map((n) => Math.round(n * 1e6) / 1e6 + 0)).toEqual([0, 0, -1]);
    rays(0.5, 0, out);
    expect(out[1]).toBeCloseTo(1, 9);
    rays(0, 0.5, out);
    expect(out[2]).toBeCloseTo(1, 9);
    rays(0.75, 0.5, out);
    expect(out[0]).toBeCloseTo(1, 9);
  });
});

describe("cuts", () => {
  test("a wall of 3 × 0.2 m is closed by a surface of 0.6 m², turned upwards", () => {
    const wall = boxMesh([0, 0, 0], [3, 2.5, 0.2], { part: "wall" });
    const cut = cutScene(sceneOf([wall], [plainMaterial("grey", 0.5)]), 1.2);
    const lid = cut.meshes.find(({ name }) => name === "box-cut")!;
    let area = 0;
    for (let i = 0; i < lid.positions.length; i += 9) {
      const [ax, az, bx, bz, cx, cz] = [0, 2, 3, 5, 6, 8].map((k) => lid.positions[i + k]!) as [
        number,
        number,
        number,
        number,
        number,
        number,
      ];
      // The y of the cross product of both sides: positive where the triangle is seen from above.
      area += ((bz - az) * (cx - ax) - (bx - ax) * (cz - az)) / 2;
    }
    expect(area).toBeCloseTo(0.6, 5);
    expect(Math.max(...cut.meshes[0]!.positions.filter((_, i) => i % 3 === 1))).toBeCloseTo(1.2, 6);
  });

  test("a mesh wholly above the cut is left out, and without a height nothing changes", () => {
    const scene = sceneOf([boxMesh([0, 2, 0], [1, 3, 1])], [plainMaterial("grey", 0.5)]);
    expect(cutScene(scene, 1).meshes).toEqual([]);
    expect(cutScene(scene, null)).toBe(scene);
  });

  test("instances are cut each for itself", () => {
    const lift = (y: number) => [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, y, 0, 1];
    const many = boxMesh([0, 0, 0], [1, 1, 1], { instances: Float32Array.from([...lift(0), ...lift(1), ...lift(3)]) });
    const cut = cutScene(sceneOf([many], [plainMaterial("grey", 0.5)]), 1.5);
    expect(cut.meshes.map(({ instances }) => instances?.length ?? null)).toEqual([null, null, 16]);
  });
});

test("tones: black stays black, white is white at most, and grey does not change its hue", () => {
  const mapped = toneMapped(Float32Array.of(0, 0, 0, 100, 100, 100, 0.3, 0.3, 0.3), 1);
  expect([...mapped.subarray(0, 4)]).toEqual([0, 0, 0, 255]);
  expect(mapped[4]).toBeGreaterThan(250);
  expect(new Set(mapped.subarray(8, 11)).size).toBe(1);
});

test("the meter brings a picture of one brightness to the wanted one", () => {
  expect(meteredExposure(new Float32Array(300).fill(2), 0.4)).toBeCloseTo(0.2, 6);
  expect(meteredExposure(new Float32Array(300), 0.4)).toBe(1);
});
