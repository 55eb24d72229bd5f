import { expect, test } from "vitest";
import { archiveKind } from "./archive-kind.ts";

test("our own archive is found at the top or within the folder that somebody zipped", () => {
  expect(archiveKind(["index.html", "tour.json"])).toEqual({ kind: "own", folder: "", document: "tour.json" });
  expect(archiveKind(["__MACOSX/tour.json", "piso/otro/tour.json", "piso/tour.json"])).toEqual({
    kind: "own",
    folder: "piso/",
    document: "piso/tour.json",
  });
});

test("a data.js is Marzipano's where tiles lie beside it", () => {
  const document = "app-files/data.js";
  expect(archiveKind(["app-files/index.html", document, "app-files/tiles/0-a/1/b/0/0.jpg"])).toEqual({
    kind: "marzipano",
    folder: "app-files/",
    document,
  });
  expect(archiveKind([document, "fotos/a.jpg"])).toEqual({ kind: "images" });
});

test("a document whose name only ends alike is none", () => {
  expect(archiveKind(["mi-tour.json", "a.jpg"])).toEqual({ kind: "images" });
});
