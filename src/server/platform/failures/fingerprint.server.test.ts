import { expect, test } from "vitest";
import { fingerprintOf } from "./fingerprint.server.ts";

const failure = { kind: "browser", type: "UNKNOWN_ERROR", path: "/tours", message: "fila 12 no existe" };

test("numbers, ids, hidden words and the hash of a built file do not distinguish errors", () => {
  const of = (message: string, path = "/tours") => fingerprintOf({ ...failure, message, path });
  expect(of("fila 12 no existe")).toBe(of("fila 7 no existe"));
  expect(of("run 0b0f7f0e-5a3c-4c57-9a53-1f5a1f7f0001")).toBe(of("run [oculto]"));
  expect(of("at tool-page-Ab3dE5fG.js:1:20")).toBe(of("at tool-page-Zz9_Yx8w.js:4:1"));
  expect(of("342.000,50 de más")).toBe(of("1.000 de más"));
  expect(of("x", "/tour-editor/12")).toBe(of("x", "/tour-editor/13"));
  expect(of("x")).toMatch(/^[\da-f]{20}$/);
});

test("kind, type, place and words do", () => {
  const all = [
    failure,
    { ...failure, kind: "server" },
    { ...failure, type: "SERVER_ERROR" },
    { ...failure, toolName: "valoracion" },
    { ...failure, path: "/precios" },
    { ...failure, message: "columna 12 no existe" },
  ].map(fingerprintOf);
  expect(new Set(all).size).toBe(all.length);
});

test("a tool's name goes before the page it was met on", () => {
  const of = (path: string) => fingerprintOf({ ...failure, toolName: "valoracion", path });
  expect(of("/valoracion")).toBe(of("/es/valoracion"));
});
