import { expect, test } from "vitest";
import { crumbsInApp, crumbsOf, type OwnCrumbs } from "./crumbs.ts";

const tools = [{ path: "/cma-generator", title: "Informe comparativo (CMA)" }];
const labels = (path: string, own?: OwnCrumbs) => crumbsOf(path, tools, own).map(({ label }) => label);

test("the home page has none", () => {
  expect(crumbsOf("/", tools)).toEqual([]);
});

test("one crumb for each segment, with its region", () => {
  expect(labels("/latam/precios")).toEqual(["Inicio", "Inicio Latinoamérica", "Precios"]);
  expect(labels("/es")).toEqual(["Inicio", "Inicio España"]);
  expect(crumbsOf("/latam/precios", tools).map(({ href }) => href)).toEqual(["/", "/latam", "/latam/precios"]);
});

test("tools bring their title, a page its own name, unknown segments are capitalised", () => {
  expect(labels("/es/cma-generator").at(-1)).toBe("Informe comparativo (CMA)");
  expect(labels("/blog/rango-80", { crumb: "Qué es un rango" })).toEqual(["Inicio", "Blog", "Qué es un rango"]);
  expect(labels("/lujo/leon", { crumb: "León", crumbAbove: "Agencias de lujo" })).toEqual([
    "Inicio",
    "Agencias de lujo",
    "León",
  ]);
  expect(labels("/lujo/ciudad-real")).toEqual(["Inicio", "Lujo", "Ciudad real"]);
  expect(labels("/%E0%A4%A")).toEqual(["Inicio", "%E0%A4%A"]);
});

test("a loader that says nothing leaves the labels as they are", () => {
  for (const nothing of [null, undefined]) {
    expect(crumbsOf("/precios", tools, nothing).at(-1)).toEqual(crumbsOf("/precios", tools).at(-1));
  }
});

const inApp = (path: string, own?: OwnCrumbs) => crumbsInApp(crumbsOf(path, tools, own)).map(({ label }) => label);

test("inside the shell the way begins at the person's pages, which have none themselves", () => {
  for (const first of ["/dashboard", "/admin"]) expect(inApp(first)).toEqual([]);
  expect(inApp("/dashboard/history")).toEqual(["Mi panel", "Historial"]);
  expect(inApp("/admin/usuarios")).toEqual(["Administración", "Usuarios"]);
  expect(inApp("/resultados-guardados")).toEqual(["Mi panel", "Resultados guardados"]);
});

test("a tool stands below the list of tools, with and without a region", () => {
  const way = ["Mi panel", "Herramientas", "Informe comparativo (CMA)"];
  expect(inApp("/cma-generator")).toEqual(way);
  expect(inApp("/latam/cma-generator")).toEqual(way);
  expect(crumbsInApp(crumbsOf("/latam/cma-generator", tools)).at(-1)!.href).toBe("/latam/cma-generator");
});

test("an address that only leads on to another one is no crumb", () => {
  expect(labels("/es/metodo/valoracion")).toEqual(["Inicio", "Inicio España", "Método de valoración"]);
  expect(labels("/help-center/articulo/tu-cartera", { crumb: "Tu cartera" })).toEqual([
    "Inicio",
    "Centro de ayuda",
    "Tu cartera",
  ]);
});

test("a link in a mail stands right below the home page: what is before its token is no page", () => {
  expect(crumbsOf("/novedades/abc.def", [], { crumb: "Novedades" }).map(({ label }) => label)).toEqual([
    "Inicio",
    "Novedades",
  ]);
});
