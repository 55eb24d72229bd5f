import { expect, test } from "vitest";
import { EXAMPLE_PLAN } from "../floor-plan/example-plan.ts";
import { planTour } from "../plan-pictures/plan-tour.ts";
import { readOwnArchive } from "./own-archive.ts";
import { planMap } from "./plan-map.ts";
import { publishTour, type TourParts } from "./publish-tour.ts";
import type { Tour } from "./tour.ts";
import { tourFromPlan } from "./tour-from-plan.ts";
import { panoramaIdOf, samplePanorama, sampleScene, sampleTour } from "./tour-samples.ts";

const counting = () => {
  let number = 500;
  return () => panoramaIdOf(++number);
};
const fileIds = [panoramaIdOf(901), panoramaIdOf(902), panoramaIdOf(903), panoramaIdOf(904)] as const;
const partsOf = (tour: Tour): TourParts => ({
  panoramas: new Map(
    tour.scenes.map(({ panoramaId }) => [
      panoramaId,
      { ...samplePanorama, preview: `panoramas/${panoramaId}/preview.webp` },
    ]),
  ),
  files: new Map(fileIds.map((id) => [id, { address: `archivos/${id}`, bytes: 1000 }])),
  planMap: (_, levelId) => planMap(EXAMPLE_PLAN.levels.find(({ id }) => id === levelId)!),
  brand: null,
  nadirPicture: null,
  formAddress: null,
  dwellAddress: null,
});
const throughJson = (tour: Tour): unknown => JSON.parse(JSON.stringify(publishTour(tour, partsOf(tour))));
function read(given: unknown) {
  const answer = readOwnArchive(given, counting());
  if (answer.kind === "refused") throw new Error(answer.text);
  return answer;
}

const rich: Tour = {
  ...sampleTour([
    sampleScene(1, {
      at: { x: 1000, y: 2000 },
      headingDegrees: 123.4,
      eyeMm: 1720,
      levelling: { pitch: 3, roll: -2 },
      start: { yaw: 12, pitch: -5, fov: 66 },
      links: [
        { id: "a", to: "s2", direction: null, through: { x: 2000, y: 2500 } },
        { id: "b", to: "s3", direction: { yaw: 77, pitch: -12 }, through: null },
      ],
      hotspots: [
        { id: "t", kind: "texto", yaw: 10, pitch: 20, title: "Viga", text: "De roble" },
        { id: "f", kind: "foto", yaw: 10, pitch: 20, title: "Foto", fileId: fileIds[0], alt: "Una viga" },
        { id: "d", kind: "documento", yaw: 1, pitch: 2, title: "Memoria", fileId: fileIds[1] },
        { id: "e", kind: "enlace", yaw: 1, pitch: 2, title: "Web", url: "https://agencia.example/" },
        { id: "m", kind: "medida", yaw: 1, pitch: 2, title: "Ancho", to: { yaw: 5, pitch: 2 }, lengthMm: 3210 },
      ],
    }),
    sampleScene(2, {
      at: { x: 4000, y: 2000 },
      start: { yaw: -80, pitch: 0, fov: 75 },
      links: [{ id: "c", to: "s1", direction: null, through: null }],
    }),
    sampleScene(3),
  ]),
  levels: [
    {
      id: "planta",
      name: "Baja",
      map: { kind: "foto", fileId: fileIds[2], widthPx: 2000, heightPx: 1500, mmPerPixel: 5, isScaled: true },
    },
  ],
  start: "s2",
  nadir: { kind: "difuminado", radiusDegrees: 22 },
  sound: { fileId: fileIds[3], title: "Mar" },
};

test("a tour goes into an archive and comes back with nothing lost but ids", () => {
  const { tour, panoramas, files } = read(throughJson(rich));
  const pathOf = new Map(files.map(({ id, source }) => [id, "path" in source ? source.path : ""]));
  const back = structuredClone(tour) as Tour;
  const wanted = structuredClone(rich) as Tour;
  expect(panoramas.map(({ id }) => id)).toEqual(back.scenes.map(({ panoramaId }) => panoramaId));
  back.scenes.forEach((scene, at) => {
    scene.panoramaId = rich.scenes[at]!.panoramaId;
    scene.links.forEach((link, number) => {
      link.id = rich.scenes[at]!.links[number]!.id;
    });
    for (const spot of scene.hotspots) if ("fileId" in spot) spot.fileId = pathOf.get(spot.fileId)!.slice(9);
  });
  for (const { map } of back.levels) if (map?.kind === "foto") map.fileId = pathOf.get(map.fileId)!.slice(9);
  back.sound!.fileId = pathOf.get(back.sound!.fileId)!.slice(9);
  // The turn by the levelling and back leaves less than a thousandth of a second of arc.
  const rounded = (given: unknown) =>
    JSON.parse(
      JSON.stringify(given, (_, value) => (typeof value === "number" ? Math.round(value * 1e5) / 1e5 : value)),
    );
  expect(rounded(back)).toEqual(rounded(wanted));
});

test("a tour of a plan comes back on a picture of its walls, with every arrow where it was", () => {
  const panoramas = new Map(planTour(EXAMPLE_PLAN).rooms.map(({ id }, at) => [id, panoramaIdOf(at)] as const));
  const before = tourFromPlan({ title: "Piso", planId: panoramaIdOf(99), plan: EXAMPLE_PLAN }, panoramas);
  const shown = publishTour(before, partsOf(before))!;
  const { tour, files } = read(throughJson(before));
  expect(files).toHaveLength(1);
  expect(files[0]!.source).toMatchObject({ svg: expect.stringMatching(/^<svg .*<path d="M.*<\/svg>$/) });
  expect(tour.scenes.flatMap(({ links }) => links).every(({ direction }) => direction === null)).toBe(true);
  const mapFile = new Map([[files[0]!.id, { address: "plano.svg", bytes: 1 }]]);
  const again = publishTour(tour, { ...partsOf(tour), files: mapFile })!;
  again.scenes.forEach((scene, at) => {
    scene.links.forEach((link, number) => {
      expect(link.yaw).toBeCloseTo(shown.scenes[at]!.links[number]!.yaw, 6);
      expect(link.pitch).toBeCloseTo(shown.scenes[at]!.links[number]!.pitch, 6);
    });
  });
  const [, , width, height] = again.levels[0]!.map!.viewBox;
  const [, , widthBefore, heightBefore] = shown.levels[0]!.map!.viewBox;
  expect(width).toBeCloseTo(widthBefore, 6);
  expect(height / heightBefore).toBeCloseTo(1, 2);
});

test.each([
  ["no object", null],
  ["another form", { form: 2 }],
  ["no scenes", { ...publishTour(rich, partsOf(rich)), scenes: [] }],
  ["a link to nowhere", changedScene({ links: [{ to: "no", yaw: 0, pitch: 0 }] })],
  ["a tile outside the folder", changedScene({ panorama: { ...samplePanorama, tiles: "../../secreto" } })],
  ["a tile of another host", changedScene({ panorama: { ...samplePanorama, preview: "https://otro.example/p" } })],
  ["a yaw of no circle", changedScene({ start: { yaw: 500, pitch: 0, fov: 75 } })],
])("%s is refused with a sentence", (_, given) => {
  const answer = readOwnArchive(given, counting());
  expect(answer.kind).toBe("refused");
  expect(answer.kind === "refused" && answer.text.length).toBeGreaterThan(5);
});

function changedScene(changes: object) {
  const shown = publishTour(rich, partsOf(rich))!;
  return { ...shown, scenes: shown.scenes.map((scene, at) => (at === 0 ? { ...scene, ...changes } : scene)) };
}

test("walls that are no path of ours do not come into the picture", () => {
  const shown = publishTour(rich, partsOf(rich))!;
  const map = {
    viewBox: [0, 0, 1000, 1000],
    walls: '"/><script>alert(1)</script>',
    rooms: [],
    picture: null,
    isScaled: true,
  };
  const { files } = read({ ...shown, levels: [{ ...shown.levels[0], map }] });
  expect(JSON.stringify(files)).not.toContain("script");
});
