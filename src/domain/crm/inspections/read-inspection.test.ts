import { expect, test } from "vitest";
import { PROPERTY_TYPES } from "../../shared/home-attributes/home-values.ts";
import { attributeOf } from "../../shared/home-attributes/table.ts";
import { HOME_PATHS, roomFor } from "./field-paths.ts";
import { fieldWords, valueWords } from "./field-words.ts";
import { checksOf, documentsOf } from "./inspection-lists.ts";
import {
  areaOf,
  measuredArea,
  measureFault,
  missingOf,
  photosOf,
  removedOf,
  roomsOf,
  visitTitle,
} from "./read-inspection.ts";
import { clockWords, syncWords } from "./sync-words.ts";

test("a room of 4,2 by 3,5 m has 14,7 m²; a typed area goes before its sides", () => {
  expect(areaOf("", "4,2", "3,5")).toBe(14.7);
  expect(areaOf("12", "4,2", "3,5")).toBe(12);
  expect(areaOf("doce", "4,2", "3,5")).toBeNull();
  expect(areaOf("", "4,2", "")).toBeNull();
  expect(measureFault("doce")).toBe("Escribe un número, como 12,5");
  expect(measureFault("")).toBeUndefined();
});

const FIELDS = {
  "room.a.kind": "dormitorio",
  "room.a.order": "1",
  "room.a.areaM2": "12",
  "room.b.kind": "dormitorio",
  "room.b.order": "2",
  "room.b.lengthM": "3",
  "room.b.widthM": "2,5",
  "room.c.kind": "cocina",
  "room.c.order": "3",
  "room.c.removed": "si",
  "defect.d.room": "b",
  "defect.d.text": "Humedad junto a la ventana",
  "defect.d.severity": "grave",
  "photo.p.room": "a",
};

test("rooms of one kind are numbered, removed ones are gone, and what belongs to them is with them", () => {
  const rooms = roomsOf(FIELDS);
  expect(rooms.map(({ name, areaM2 }) => [name, areaM2])).toEqual([
    ["Dormitorio 1", 12],
    ["Dormitorio 2", 7.5],
  ]);
  expect(measuredArea(rooms)).toBe(19.5);
  expect(rooms[1]!.defects).toEqual([{ id: "d", text: "Humedad junto a la ventana", severity: "grave" }]);
  expect(rooms[0]!.photos.map(({ id }) => id)).toEqual(["p"]);
});

test("a removed room takes its photos along, and everything removed can be taken back", () => {
  const removed = {
    ...FIELDS,
    "photo.q.room": "c",
    "photo.r.room": "",
    "photo.r.removed": "si",
    "defect.d.removed": "si",
  };
  expect(photosOf(removed).map(({ id }) => id)).toEqual(["p"]);
  expect(removedOf(removed)).toEqual([
    { path: "room.c.removed", text: "Cocina" },
    { path: "defect.d.removed", text: "Defecto: Humedad junto a la ventana" },
    { path: "photo.r.removed", text: "Foto de la vivienda" },
  ]);
  const back = { ...removed, ...Object.fromEntries(removedOf(removed).map(({ path }) => [path, ""])) };
  expect(removedOf(back)).toEqual([]);
  expect(roomsOf(back).map(({ name, photos }) => [name, photos.length])).toEqual([
    ["Dormitorio 1", 1],
    ["Dormitorio 2", 0],
    ["Cocina", 1],
  ]);
});

test("missing answers are told by step, and a full visit lacks nothing", () => {
  expect(missingOf({}).map(({ text }) => text)).toContain("la superficie construida");
  const checks = Object.fromEntries(checksOf("piso").map(({ id }) => [`check.${id}.answer`, "nose"]));
  const papers = Object.fromEntries(documentsOf("ES").map(({ id }) => [`document.${id}.state`, "visto"]));
  const home = {
    "home.type": "piso",
    "home.address": "Calle Colón 12",
    "home.placeName": "Valencia",
    "home.builtAreaM2": "90",
    "home.condition": "bueno",
  };
  const owner = { "owner.motive": "4", "owner.price": "250.000" };
  expect(missingOf({ ...home, "room.a.kind": "salon", "room.a.areaM2": "20", ...checks, ...papers, ...owner })).toEqual(
    [],
  );
  expect(visitTitle(home)).toBe("Calle Colón 12, Valencia");
});

test("every list of a visit has fields, and every home has checks and documents", () => {
  for (const type of PROPERTY_TYPES) expect(checksOf(type).length).toBeGreaterThan(9);
  for (const { id } of checksOf("piso")) expect(roomFor(`check.${id}.answer`)).toBeGreaterThan(0);
  for (const country of ["", "ES", "MX"]) {
    for (const { id } of documentsOf(country)) expect(roomFor(`document.${id}.state`)).toBeGreaterThan(0);
  }
  for (const name of HOME_PATHS) expect(attributeOf(name), name).toBeDefined();
});

test("fields and values are told in words", () => {
  expect(fieldWords("room.b.lengthM", FIELDS)).toBe("Dormitorio 2: largo");
  expect(fieldWords("home.builtAreaM2", FIELDS)).toBe("Superficie construida");
  expect(fieldWords("home.hasDoorman", FIELDS)).toBe("Conserje");
  const words = (path: string, value: string) => valueWords(path, value, { type: { piso: "Piso" } });
  expect(words("owner.motive", "5")).toBe("Tiene que vender ya");
  expect(words("home.hasLift", "si")).toBe("Sí");
  expect(words("home.type", "piso")).toBe("Piso");
  expect(words("home.condition", "bueno")).toBe("Buen estado");
  expect(words("home.condition", "toString")).toBe("toString");
  expect(words("visit.notes", "")).toBe("(vacío)");
});

const QUIET = { changes: 0, photos: 0, phase: "quiet" as const, progress: null, sentAt: null };
test.each([
  [{ changes: 3, photos: 2 }, "Guardado en este equipo, pendiente de enviar: 3 cambios y 2 fotos"],
  [{ sentAt: "10:32" }, "Enviado a las 10:32"],
  [{ phase: "sending" as const, changes: 1 }, "Enviando 1 cambio…"],
  [{ phase: "sending" as const, photos: 2, progress: 40 }, "Enviando fotos: faltan 2, esta va por el 40\u00a0%"],
  [
    { phase: "signedOut" as const, changes: 1 },
    "Tu sesión ha terminado. Guardado en este equipo, pendiente de enviar: 1 cambio. Entra y se enviará",
  ],
])("the state %j is said as «%s»", (state, words) => {
  expect(syncWords({ ...QUIET, ...state })).toBe(words);
});

test("a clock is told of with how far it is off", () => {
  expect(clockWords(null)).toBeNull();
  expect(clockWords(600)).toContain("10 minutos adelantado");
  expect(clockWords(-7_200)).toContain("2 horas atrasado");
});

test("thousands of rooms are read in a moment", () => {
  const fields = Object.fromEntries(Array.from({ length: 3_980 }, (_, i) => [`room.q${i}.order`, "1"]));
  const startedAt = performance.now();
  expect(roomsOf(fields)).toHaveLength(3_980);
  expect(performance.now() - startedAt).toBeLessThan(1_000);
});
