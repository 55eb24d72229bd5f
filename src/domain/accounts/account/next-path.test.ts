import { expect, test } from "vitest";
import { nextPath } from "./next-path.ts";
import { isPrivatePath } from "./private-path.ts";

test.each([
  ["/dashboard", "/dashboard"],
  ["/valoracion?run=1#mapa", "/valoracion?run=1#mapa"],
  ["/a/../dashboard", "/dashboard"],
])("%s is a page of this site", (raw, path) => expect(nextPath(raw)).toBe(path));

test.each([
  null,
  "",
  "dashboard",
  "https://malo.example/",
  "//malo.example",
  "/.//malo.example/x",
  "/a/..//malo.example",
  "/\\malo.example",
  "/\t/malo.example",
  "/ok\nLocation: x",
  "javascript:alert(1)",
  "/auth",
  "/auth?next=/auth",
  "/x/../auth/confirmar",
])("%s leads to the root", (raw) => expect(nextPath(raw)).toBe("/"));

test("private pages need a session, public ones of like names do not", () => {
  for (const path of [
    "/dashboard",
    "/dashboard/profile",
    "/admin/usuarios",
    "/tours",
    "/tour-editor/1",
    "/plantillas/00000000-0000-4000-8000-000000000003",
  ]) {
    expect(isPrivatePath(path)).toBe(true);
  }
  for (const path of [
    "/",
    "/plantillas",
    "/plantillas/hoja-de-visita",
    "/tours-virtuales-ia",
    "/tour/abc",
    "/administracion",
  ]) {
    expect(isPrivatePath(path)).toBe(false);
  }
});
