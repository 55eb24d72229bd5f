import { expect, test } from "vitest";
import { TILE_SCHEMA_NAMES, type TileSchemaName, WORLD } from "#domain/shared/maps/tile-schema.ts";
import { bringsLand, streetGround, streetNames } from "./street-layers.ts";

const palette = {
  land: "#010101",
  block: "#020202",
  street: "#030303",
  road: "#040404",
  park: "#050505",
  water: "#060606",
  border: "#070707",
  primary: "#080808",
  text: "#090909",
};
const sourceOf = (schema: TileSchemaName) => ({
  id: "s",
  schema,
  minZoom: 0,
  maxZoom: 16,
  bounds: WORLD,
  attribution: "©",
});
const ids = (schema: TileSchemaName) => streetGround(sourceOf(schema), palette).map(({ id }) => id);

test.each(TILE_SCHEMA_NAMES)(
  "of %s the ground lies lowest, then all rims, then all lines, the motorway on top",
  (schema) => {
    const order = ids(schema);
    const last = (part: RegExp) => order.findLastIndex((id) => part.test(id));
    const first = (part: RegExp) => order.findIndex((id) => part.test(id));
    expect(last(/building$/)).toBeLessThan(first(/rim$/));
    expect(last(/rim$/)).toBeLessThan(first(/(path|rail|street)$/));
    expect(last(/street$/)).toBeLessThan(first(/-road$/));
    expect(last(/-road$/)).toBeLessThan(first(/motorway$/));
    expect(new Set(order).size).toBe(order.length);
  },
);

test("only IGN's tiles bring the land, and so the coast", () => {
  expect(TILE_SCHEMA_NAMES.filter((schema) => bringsLand(sourceOf(schema)))).toEqual(["ign"]);
});

test("streets are named along their line and doors from very near, and a street without a name stays without", () => {
  const names = streetNames(sourceOf("ign"), palette);
  const street = names.find(({ id }) => id.endsWith("street"));
  expect(street).toMatchObject({ "source-layer": "via_urbana_lin", layout: { "symbol-placement": "line" } });
  expect(JSON.stringify(street)).toContain('["literal",["","Desconocido"]]');
  expect(names.find(({ id }) => id.endsWith("door"))?.minzoom).toBe(17);
  // The layer on top wins a place: quarters before roads, these before streets and doors.
  expect(names.map(({ id }) => id.split("-").at(-1))).toEqual([
    "door",
    "street",
    "road",
    "road",
    "road",
    "road",
    "place",
  ]);
});
