import { expect, test } from "vitest";
import { orderedByList, readListedImages } from "./listed-images.ts";

test("a CSV as a spreadsheet in Spanish writes it gives files and names", () => {
  expect(readListedImages('Archivo;Título\r\nb.jpg;"Salón; comedor"\r\na.jpg;\r\n', "csv")).toEqual([
    { file: "b.jpg", name: "Salón; comedor" },
    { file: "a.jpg", name: null },
  ]);
});

test("a JSON gives them from an array at its top or below a key", () => {
  const listed = [{ file: "a.jpg", name: "Cocina" }];
  expect(readListedImages(JSON.stringify([{ src: "a.jpg", title: "Cocina" }]), "json")).toEqual(listed);
  expect(
    readListedImages(JSON.stringify({ tags: ["x"], posts: [{ Image: "a.jpg", name: "Cocina" }] }), "json"),
  ).toEqual(listed);
});

test.each(["", "{", "null", "[1,2]", '{"a":[{"b":1}]}'])("%j is no list", (text) => {
  expect(readListedImages(text, "json")).toBeNull();
});

test("pictures follow the list whatever folder and case they have, the others come after, and missing ones are told", () => {
  expect(
    orderedByList(
      ["fotos/A.JPG", "fotos/b.jpg", "fotos/c.jpg"],
      [
        { file: "https://kuula.example/media/b.jpg", name: "Baño" },
        { file: "no.jpg", name: null },
        { file: "a.jpg", name: "Aseo" },
        { file: "b.jpg", name: "Otra vez" },
      ],
    ),
  ).toEqual({
    images: [
      { path: "fotos/b.jpg", name: "Baño" },
      { path: "fotos/A.JPG", name: "Aseo" },
      { path: "fotos/c.jpg", name: null },
    ],
    missing: ["no.jpg"],
  });
});
