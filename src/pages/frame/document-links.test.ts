import { expect, test } from "vitest";
import { leavesShell } from "./document-links.ts";

const TOOLS = [{ path: "/valoracion" }, { path: "/centro-analisis-mercado" }];

test.each([
  "/dashboard",
  "/dashboard/cartera?vista=mapa",
  "/admin/usuarios",
  "/resultados-guardados",
  "/valoracion",
  "/es/valoracion?vivienda=3f",
  "/centro-analisis-mercado/barrios",
  "?pagina=2",
  "#contenido",
])("%s stays in the shell", (to) => expect(leavesShell(to, TOOLS)).toBe(false));

test.each([
  "/",
  "/help-center",
  "/help-center/articulo/creditos#precio",
  "/precios#agencia",
  "/latam/precios",
  "/valoraciones",
  "/tours-virtuales",
  "/api/docs",
  "/auth",
])("%s is a page of the site", (to) => expect(leavesShell(to, TOOLS)).toBe(true));
