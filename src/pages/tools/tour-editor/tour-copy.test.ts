import { expect, test } from "vitest";
import type { Tour } from "#domain/tools/tours/tour.ts";
import type { PanoramaCard, TourAnswer, TourFileCard } from "#domain/tools/tours/tour-forms.ts";
import { panoramaIdOf, samplePanorama, sampleScene, sampleTour } from "#domain/tools/tours/tour-samples.ts";
import { forCopy } from "./tour-copy.ts";

const card = (number: number, name: string): PanoramaCard => ({
  id: panoramaIdOf(number),
  name,
  state: "lista",
  progress: 1,
  fault: null,
  widthPx: 1024,
  heightPx: 512,
  sizes: samplePanorama.sizes,
  panorama: samplePanorama,
  pose: null,
  hasOriginal: false,
});

const paper = (number: number): TourFileCard => ({
  id: panoramaIdOf(number),
  kind: "documento",
  name: "planos.pdf",
  mediaType: "application/pdf",
  sizeBytes: 1000,
  address: "x",
});

function answer(document: Tour, panoramas: PanoramaCard[], files: TourFileCard[]): TourAnswer {
  return {
    id: panoramaIdOf(99),
    document,
    revision: 1,
    state: "borrador",
    publishedRevision: null,
    hasPassword: false,
    expiresAt: null,
    homeId: null,
    isTrashed: false,
    panoramas,
    files,
  };
}

const link = (id: string, to: string) => ({ id, to, direction: null, through: null });
const spot = (fileId: string) => ({ id: "h1", yaw: 0, pitch: 0, title: "Planos", kind: "documento" as const, fileId });

test("a document is carried over to the pictures and files of the copy", () => {
  const server = sampleTour([sampleScene(1), sampleScene(2)]);
  const from = answer(server, [card(1, "salon.jpg"), card(2, "cocina.jpg"), card(3, "bano.jpg")], [paper(4)]);
  const copied = sampleTour([
    sampleScene(1, { panoramaId: panoramaIdOf(11) }),
    sampleScene(2, { panoramaId: panoramaIdOf(12) }),
  ]);
  const copy = answer(copied, [card(13, "bano.jpg"), card(12, "cocina.jpg"), card(11, "salon.jpg")], [paper(14)]);
  // Here a third scene was added, which the server's document does not know.
  const mine = sampleTour([
    sampleScene(1, { links: [link("a", "s3")] }),
    sampleScene(3, { hotspots: [spot(panoramaIdOf(4))] }),
  ]);
  const made = forCopy(mine, from, copy);
  expect(made.scenes.map(({ panoramaId }) => panoramaId)).toEqual([panoramaIdOf(11), panoramaIdOf(13)]);
  expect(made.scenes[0]!.links).toEqual([link("a", "s3")]);
  expect(made.scenes[1]!.hotspots).toEqual([spot(panoramaIdOf(14))]);
});

test("a scene whose panorama was not copied is left out, with the links to it and as the first one", () => {
  const mine = {
    ...sampleTour([sampleScene(1, { links: [link("a", "s2")] }), sampleScene(2)]),
    start: "s2",
  };
  const from = answer(mine, [card(1, "salon.jpg"), { ...card(2, "cocina.jpg"), state: "trabajando" }], []);
  const copied = sampleTour([sampleScene(1, { panoramaId: panoramaIdOf(11) }), sampleScene(2)]);
  const made = forCopy(mine, from, answer(copied, [card(11, "salon.jpg")], []));
  expect(made.scenes.map(({ id, links }) => [id, links])).toEqual([["s1", []]]);
  expect(made.start).toBeNull();
});

test("two panoramas that look the same are given two partners", () => {
  const from = answer(sampleTour([]), [card(1, "a.jpg"), card(2, "a.jpg")], []);
  const copy = answer(sampleTour([]), [card(11, "a.jpg"), card(12, "a.jpg")], []);
  const made = forCopy(sampleTour([sampleScene(1), sampleScene(2)]), from, copy);
  expect(made.scenes.map(({ panoramaId }) => panoramaId)).toEqual([panoramaIdOf(11), panoramaIdOf(12)]);
});
