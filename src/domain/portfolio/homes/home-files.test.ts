import { expect, test } from "vitest";
import {
  DOCUMENT_LINK_MINUTES,
  documentChange,
  MAX_DOCUMENTS,
  MAX_FILE_BYTES,
  MAX_MEGAPIXELS,
  MAX_PHOTOS,
  newDocument,
  photoChange,
  photoOrder,
} from "./home-files.ts";

const ID = "00000000-0000-4000-8000-000000000001";

test("a caption has at most 200 characters; an empty one is none", () => {
  expect(photoChange.parse({ caption: ` ${"x".repeat(200)} ` }).caption).toHaveLength(200);
  expect(photoChange.safeParse({ caption: "x".repeat(201) }).success).toBe(false);
  expect(photoChange.parse({ caption: "  " }).caption).toBeNull();
  expect(photoChange.parse({ caption: null }).caption).toBeNull();
  expect(photoChange.parse({})).toEqual({});
});

test("a photo can be made the cover, and no photo can cease to be it", () => {
  expect(photoChange.parse({ isCover: true })).toEqual({ isCover: true });
  expect(photoChange.safeParse({ isCover: false }).success).toBe(false);
});

test("an order names at most a thousand photos", () => {
  expect(photoOrder.safeParse({ ids: Array.from({ length: 1_000 }, () => ID) }).success).toBe(true);
  expect(photoOrder.safeParse({ ids: Array.from({ length: 1_001 }, () => ID) }).success).toBe(false);
  expect(photoOrder.safeParse({ ids: ["1"] }).success).toBe(false);
});

test("the name of a document has 1 to 160 characters", () => {
  expect(documentChange.parse({ name: ` ${"x".repeat(160)} ` }).name).toHaveLength(160);
  expect(documentChange.safeParse({ name: "x".repeat(161) }).success).toBe(false);
  expect(documentChange.parse({ name: "x" }).name).toBe("x");
  expect(documentChange.safeParse({ name: " " }).success).toBe(false);
});

test("a new document is of no known kind and never expires, unless it says so", () => {
  expect(newDocument.parse({})).toEqual({ kind: "otro", validUntil: null });
  expect(newDocument.parse({ kind: "nota_simple", validUntil: "2027-03-31" })).toEqual({
    kind: "nota_simple",
    validUntil: "2027-03-31",
  });
  expect(newDocument.safeParse({ validUntil: "31/3/2027" }).success).toBe(false);
});

test("a home has 150 photos of 60 megapixels and 200 documents, each of 25 MiB; a document's address lives 15 minutes", () => {
  // 25 · 1,048,576 bytes.
  expect([MAX_PHOTOS, MAX_MEGAPIXELS, MAX_DOCUMENTS, MAX_FILE_BYTES]).toEqual([150, 60, 200, 26_214_400]);
  expect(DOCUMENT_LINK_MINUTES).toBe(15);
});
