import { expect, test } from "vitest";
import type { StreetSource } from "#domain/shared/maps/tile-schema.ts";
import { streetNote } from "./street-note.ts";

const source: StreetSource = {
  id: "a",
  schema: "ign",
  minZoom: 0,
  maxZoom: 16,
  bounds: { west: -18, south: 27, east: 4, north: 44 },
  attribution: "©",
};
const near = { haveFailed: false, zoom: 15, center: { latitude: 40.4, longitude: -3.7 } };

test("a near view says why it has no streets: none configured, away, failing, or beyond their area", () => {
  expect(streetNote({ source: null, isDown: false }, near)).toBe("Sin calles");
  expect(streetNote({ source: null, isDown: true }, near)).toBe("Sin calles: el servicio de mapas no responde");
  expect(streetNote({ source, isDown: false }, { ...near, haveFailed: true })).toBe(
    "Sin calles: el servicio de mapas no responde",
  );
  const abroad = { ...near, center: { latitude: -34.6, longitude: -58.4 } };
  expect(streetNote({ source, isDown: false }, abroad)).toBe("Sin calles en esta zona");
});

test("streets that are there, and a view from afar, need no word", () => {
  expect(streetNote({ source, isDown: false }, near)).toBeNull();
  expect(streetNote({ source: null, isDown: true }, { ...near, zoom: 8 })).toBeNull();
});
