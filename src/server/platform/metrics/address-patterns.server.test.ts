import { expect, test } from "vitest";
import { addressPatterns, installPatterns, toldAddress } from "./address-patterns.server.ts";

const patternOf = addressPatterns(() => ["/api/crm/contacts/:id", "/api/*", "panel/viviendas/:id?", "/.well-known/x"]);

test.each([
  ["/", "/"],
  ["/api/crm/contacts/juan.perez@example.com", "/api/crm/contacts/:x"],
  ["/panel/viviendas.data", "/panel/viviendas"],
  ["/Juan Pérez/panel", "/:x/panel"],
  ["/api/constructor/__proto__/*/:id", "/api/:x/:x/:x/:x"],
])("%s is %s", (path, pattern) => {
  expect(patternOf(path)).toBe(pattern);
});

test("an address of a thousand segments has a short pattern", () => {
  expect(patternOf("/api".repeat(1000))).toBe(`${"/api".repeat(8)}/…`);
});

test.each([
  ["/panel/viviendas/maria-lopez?nombre=maria#lopez", "/panel/viviendas/:x"],
  ["/clientes/maria-lopez", "(desconocida)"],
  ["/maria", "(desconocida)"],
  ["/maria".repeat(20), "(desconocida)"],
  ["/mx/panel", "/:x/panel"],
  ["/", "/"],
])("%s is told as %s", (path, told) => {
  installPatterns(patternOf);
  expect(toldAddress(path)).toBe(told);
});
