import { expect, test } from "vitest";
import { imagesAmong, nameOfImage, readImageList } from "./image-list.ts";
import { panoramaIdOf } from "./tour-samples.ts";

const counting = () => {
  let number = 0;
  return () => panoramaIdOf(++number);
};

test("pictures stand in the order of their numbers, without what is no picture", () => {
  const paths = ["pano 10.jpg", "pano 2.JPEG", "léeme.txt", "__MACOSX/pano 2.jpg", ".oculta.webp", "pano 1.avif"];
  expect(imagesAmong(paths)).toEqual(["pano 1.avif", "pano 2.JPEG", "pano 10.jpg"]);
});

test.each([
  ["360/02_cocina-office.jpg", "Cocina office"],
  ["salón.webp", "Salón"],
  ["3 dormitorio.jpg", "Dormitorio"],
  ["R0010042.JPG", "R0010042"],
  ["12.jpg", "12"],
  ["_-_.jpg", "Escena"],
])("%s is the scene «%s»", (path, name) => {
  expect(nameOfImage(path)).toBe(name);
});

test("a list becomes a sound tour, and too many or none are refused with a sentence", () => {
  const read = readImageList("Piso", ["b.jpg", "a.jpg"], counting());
  if (read.kind === "refused") throw new Error(read.text);
  expect(read.tour.scenes.map(({ name, panoramaId }) => [name, panoramaId])).toEqual([
    ["A", panoramaIdOf(1)],
    ["B", panoramaIdOf(2)],
  ]);
  expect(read.panoramas.map(({ source }) => source)).toEqual([
    { kind: "picture", path: "a.jpg" },
    { kind: "picture", path: "b.jpg" },
  ]);
  const many = Array.from({ length: 61 }, (_, at) => `${at}.jpg`);
  expect(readImageList("Piso", many, counting())).toMatchObject({
    kind: "refused",
    text: expect.stringContaining("61"),
  });
  expect(readImageList("Piso", ["plano.pdf"], counting()).kind).toBe("refused");
});
