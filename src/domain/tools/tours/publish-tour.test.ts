import { expect, test } from "vitest";
import { isWebAddress, publishTour, type TourParts } from "./publish-tour.ts";
import type { TourScene } from "./tour.ts";
import { panoramaIdOf, samplePanorama, sampleScene, sampleTour } from "./tour-samples.ts";

const link = (id: string, to: string) => ({ id, to, direction: null, through: null });
const parts = (ready: number[]): TourParts => ({
  panoramas: new Map(ready.map((number) => [panoramaIdOf(number), samplePanorama])),
  files: new Map(),
  planMap: () => null,
  brand: null,
  nadirPicture: null,
  formAddress: "contacto",
  dwellAddress: null,
});

test("scenes at (0, 0) and 3 m right, 4 m up see one another at 36.87° and 216.87°", () => {
  const tour = sampleTour([
    sampleScene(1, { at: { x: 0, y: 0 }, links: [link("a", "s2")] }),
    sampleScene(2, { at: { x: 3000, y: -4000 }, links: [link("b", "s1")] }),
  ]);
  const [one, two] = publishTour(tour, parts([1, 2]))!.scenes;
  expect(one!.links[0]!.yaw).toBeCloseTo(36.87, 2);
  expect(one!.links[0]!.pitch).toBeCloseTo(-16.7, 2);
  // 216.87° is -143.13° within half a turn.
  expect(two!.links[0]!.yaw).toBeCloseTo(-143.13, 2);
});

test("a scene whose panorama is not ready is left out with the links to it", () => {
  const tour = sampleTour([
    sampleScene(1, { links: [link("a", "s2"), link("b", "s3")] }),
    sampleScene(2),
    sampleScene(3),
  ]);
  const published = publishTour({ ...tour, start: "s2" }, parts([1, 3]))!;
  expect(published.scenes.map(({ id }) => id)).toEqual(["s1", "s3"]);
  expect(published.scenes[0]!.links.map(({ to }) => to)).toEqual(["s3"]);
  expect(published.start).toBe("s1");
});

test("links that nothing places stand evenly around the first look", () => {
  const tour = sampleTour([
    sampleScene(1, { start: { yaw: 90, pitch: 0, fov: 75 }, links: [link("a", "s2"), link("b", "s3")] }),
    sampleScene(2),
    sampleScene(3),
  ]);
  const { links } = publishTour(tour, parts([1, 2, 3]))!.scenes[0]!;
  expect(links.map(({ yaw }) => yaw)).toEqual([90, -90]);
});

test("a look that nobody has chosen begins at an arrow, so that no phone opens before a bare wall", () => {
  const startOf = (yaw: number, start: TourScene["start"]) => {
    const dragged = { ...link("a", "s2"), direction: { yaw, pitch: -10 } };
    const scenes = [sampleScene(1, { start, links: [dragged] }), sampleScene(2)];
    return publishTour(sampleTour(scenes), parts([1, 2]))!.scenes[0]!.start;
  };
  const photo = { yaw: 0, pitch: 0, fov: 75 };
  expect(startOf(140, photo)).toEqual({ yaw: 140, pitch: 0, fov: 75 });
  expect(startOf(-20, photo)).toEqual(photo);
  expect(startOf(140, { yaw: 30, pitch: 0, fov: 60 })).toEqual({ yaw: 30, pitch: 0, fov: 60 });
});

test("a hotspot turns with the levelling, and one with a script for an address is left out", () => {
  const tour = sampleTour([
    sampleScene(1, {
      levelling: { pitch: 10, roll: 0 },
      hotspots: [
        { id: "h", kind: "texto", yaw: 0, pitch: 0, title: "Suelo", text: "Roble" },
        { id: "i", kind: "enlace", yaw: 0, pitch: 0, title: "Mal", url: "javascript:alert(1)" },
      ],
    }),
  ]);
  const { hotspots } = publishTour(tour, parts([1]))!.scenes[0]!;
  expect(hotspots).toHaveLength(1);
  expect(hotspots[0]!.pitch).toBeCloseTo(10, 6);
});

test("a tour without a ready scene cannot be published", () => {
  expect(publishTour(sampleTour([sampleScene(1)]), parts([]))).toBeNull();
});

test.each([
  ["https://agencia.example/piso", true],
  ["http://agencia.example", true],
  ["agencia.example", false],
  ["data:text/html,x", false],
  ["https://banco.example@otra.example/piso", false],
])("%s opens: %s", (url, opens) => {
  expect(isWebAddress(url)).toBe(opens);
});
