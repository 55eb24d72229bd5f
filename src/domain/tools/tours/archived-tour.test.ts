import { expect, test } from "vitest";
import { archivedTour, plainName } from "./archived-tour.ts";
import { publishTour } from "./publish-tour.ts";
import type { PublishedTour } from "./published-tour.ts";
import type { Tour, TourMap } from "./tour.ts";
import { panoramaIdOf, samplePanorama, sampleScene, sampleTour } from "./tour-samples.ts";

const photo = panoramaIdOf(901);
const map: TourMap = {
  kind: "foto",
  fileId: panoramaIdOf(902),
  widthPx: 301,
  heightPx: 149,
  mmPerPixel: 33.3,
  isScaled: true,
};
const spot = { kind: "foto", yaw: 0, pitch: 0, title: "Viga", fileId: photo, alt: "" } as const;
const tour: Tour = {
  ...sampleTour([
    sampleScene(1, { hotspots: [{ ...spot, id: "a" }] }),
    sampleScene(2, { panoramaId: panoramaIdOf(1), hotspots: [{ ...spot, id: "b" }] }),
    sampleScene(3),
  ]),
  levels: [{ id: "planta", name: "Planta", map }],
  nadir: { kind: "logo", radiusDegrees: 20 },
};
const published: PublishedTour = publishTour(tour, {
  panoramas: new Map(
    [1, 3].map((at) => [
      panoramaIdOf(at),
      { ...samplePanorama, preview: `panoramas/${panoramaIdOf(at)}/v4/preview.webp`, tiles: "x/{size}/{column}-{row}" },
    ]),
  ),
  files: new Map([photo, map.fileId].map((id) => [id, { address: `archivos/${id}`, bytes: 9 }])),
  planMap: () => null,
  brand: { agency: "Ferrer", person: null, phone: null, email: null, logo: "logo.png", colour: null, url: null },
  nadirPicture: "logo.png",
  formAddress: "contacto?sello=1",
  dwellAddress: "tiempo",
})!;
const given = {
  files: new Map([
    [`archivos/${photo}`, { name: "Viga de roble.JPG", mediaType: "image/jpeg" }],
    [`archivos/${map.fileId}`, { name: "¿?", mediaType: "application/zip" }],
  ]),
  logo: "logo.jpg",
  maps: new Map([["planta", map]]),
};

test("panoramas and files are numbered in the order of the tour, each once", () => {
  const archived = archivedTour(published, given);
  expect(archived.tour.scenes.map(({ panorama }) => panorama.preview)).toEqual([
    "panoramas/1/preview.webp",
    "panoramas/1/preview.webp",
    "panoramas/2/preview.webp",
  ]);
  expect([...archived.panoramas.values()]).toEqual(["panoramas/1", "panoramas/2"]);
  expect([...archived.files]).toEqual([
    [`archivos/${photo}`, "archivos/1-viga-de-roble.jpg"],
    [`archivos/${map.fileId}`, "archivos/2-archivo.bin"],
  ]);
  expect(JSON.stringify(archived.tour)).not.toContain(photo);
});

test("nothing asks anybody, the logo lies beside the page, and a map says how it stands in the document", () => {
  const { tour: written } = archivedTour(published, given);
  expect([written.formAddress, written.dwellAddress, written.brand?.logo]).toEqual([null, null, "logo.jpg"]);
  expect(written.nadir).toEqual({ kind: "logo", radiusDegrees: 20, picture: "logo.jpg" });
  expect(written.levels[0]?.map?.from).toEqual({ kind: "foto", widthPx: 301, heightPx: 149, mmPerPixel: 33.3 });
});

test("without a logo the tripod is blurred", () => {
  expect(archivedTour(published, { ...given, logo: null }).tour.nadir).toEqual({
    kind: "difuminado",
    radiusDegrees: 20,
  });
});

test.each([
  ["Ático de Nuñez & Cía", "atico-de-nunez-cia"],
  ["../../etc", "etc"],
  ["漢字", ""],
  ["a".repeat(90), "a".repeat(40)],
])("%s is %s on every disk", (text, name) => expect(plainName(text)).toBe(name));
