import fc from "fast-check";
import { expect, test } from "vitest";
import { readOwnArchive } from "./own-archive.ts";
import { publishTour, type TourParts } from "./publish-tour.ts";
import { soundTour } from "./sound-tour.ts";
import type { TourLink, TourScene } from "./tour.ts";
import { panoramaIdOf, samplePanorama, sampleScene, sampleTour } from "./tour-samples.ts";

/** Tours of up to six scenes, placed or not, turned, leaning and linked as chance has it. */

const MOST = 6;
const place = fc.record({
  x: fc.integer({ min: -20_000, max: 20_000 }),
  y: fc.integer({ min: -20_000, max: 20_000 }),
});
const direction = fc.record({
  yaw: fc.double({ min: -180, max: 180, noNaN: true }),
  pitch: fc.double({ min: -90, max: 90, noNaN: true }),
});
const tilt = fc.double({ min: -45, max: 45, noNaN: true });

const sceneOf = (number: number, count: number): fc.Arbitrary<TourScene> =>
  fc
    .record({
      at: fc.option(place),
      headingDegrees: fc.double({ min: 0, max: 359.999, noNaN: true }),
      levelling: fc.record({ pitch: tilt, roll: tilt }),
      links: fc.uniqueArray(
        fc.record({
          to: fc.integer({ min: 1, max: count }),
          direction: fc.option(direction),
          through: fc.option(place),
        }),
        { selector: ({ to }) => to },
      ),
      spots: fc.array(direction, { maxLength: 3 }),
    })
    .map(({ links, spots, ...scene }) =>
      sampleScene(number, {
        ...scene,
        links: links
          .filter(({ to }) => to !== number)
          .map(({ to, ...link }): TourLink => ({ id: `l${to}`, to: `s${to}`, ...link })),
        hotspots: spots.map((spot, at) => ({ ...spot, id: `h${at}`, kind: "texto", title: "Aquí", text: "" })),
      }),
    );
const anyTour = fc
  .integer({ min: 1, max: MOST })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, at) => sceneOf(at + 1, count))))
  .map((scenes) => sampleTour(scenes));
const partsOf = (ready: readonly string[]): TourParts => ({
  panoramas: new Map(ready.map((id) => [id, samplePanorama])),
  files: new Map(),
  planMap: () => null,
  brand: null,
  nadirPicture: null,
  formAddress: null,
  dwellAddress: null,
});
const allReady = Array.from({ length: MOST }, (_, at) => panoramaIdOf(at + 1));

test("whatever is ready, every link and the start lead to a shown scene, and every direction is one", () => {
  fc.assert(
    fc.property(anyTour, fc.subarray(allReady), (tour, ready) => {
      expect(soundTour.safeParse(tour).error).toBeUndefined();
      const shown = publishTour(tour, partsOf(ready));
      const expected = tour.scenes.filter(({ panoramaId }) => ready.includes(panoramaId)).map(({ id }) => id);
      if (expected.length === 0) {
        expect(shown).toBeNull();
        return;
      }
      const ids = shown!.scenes.map(({ id }) => id);
      expect(ids).toEqual(expected);
      expect(ids).toContain(shown!.start);
      for (const { links, hotspots } of shown!.scenes) {
        for (const { to } of links) expect(ids).toContain(to);
        for (const { yaw, pitch } of [...links, ...hotspots]) {
          expect(Math.abs(yaw)).toBeLessThanOrEqual(180);
          expect(Math.abs(pitch)).toBeLessThanOrEqual(90);
        }
      }
    }),
    { numRuns: 100 },
  );
});

test("every tour that is published is read back from its archive and shows the same arrows", () => {
  fc.assert(
    fc.property(anyTour, (tour) => {
      const shown = publishTour(tour, partsOf(allReady))!;
      let number = 100;
      const read = readOwnArchive(JSON.parse(JSON.stringify(shown)), () => panoramaIdOf(++number));
      if (read.kind === "refused") throw new Error(read.text);
      const again = publishTour(read.tour, partsOf(read.panoramas.map(({ id }) => id)))!;
      again.scenes.forEach((scene, at) => {
        expect(scene.links.map(({ to }) => to)).toEqual(shown.scenes[at]!.links.map(({ to }) => to));
        scene.links.forEach((link, one) => {
          const before = shown.scenes[at]!.links[one]!;
          // At the zenith and below the feet every yaw is the same, so points of the sphere are compared.
          expect(angleBetween(link, before)).toBeLessThan(0.02);
        });
      });
    }),
    { numRuns: 100 },
  );
});

interface Seen {
  readonly yaw: number;
  readonly pitch: number;
}

/** Degrees between two directions, by the haversine, which keeps its digits for small angles. */
function angleBetween(a: Seen, b: Seen): number {
  const [p, q] = [(a.pitch * Math.PI) / 180, (b.pitch * Math.PI) / 180];
  const [dp, dy] = [(q - p) / 2, ((b.yaw - a.yaw) * Math.PI) / 360];
  const half = Math.sin(dp) ** 2 + Math.cos(p) * Math.cos(q) * Math.sin(dy) ** 2;
  return (2 * Math.asin(Math.min(1, Math.sqrt(half))) * 180) / Math.PI;
}
