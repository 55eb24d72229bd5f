import { expect, test } from "vitest";
import { packRouteTable, type RouteTable, readRouteTable } from "./route-table.ts";

const says = { hasAction: false, hasLoader: true, hasDefaultExport: true, css: [] as string[] };
const page = (id: string, file: string, more: object = {}) => ({
  id,
  parentId: "root",
  path: id,
  ...says,
  module: `/assets/${file}.js`,
  imports: ["/assets/root-a1.js", "/assets/kit-b2.js"],
  ...more,
});
const tableOf = (...routes: RouteTable["routes"][string][]): RouteTable => ({
  entry: { module: "/assets/entry-e1.js", imports: [], css: [] },
  routes: Object.fromEntries(routes.map((route) => [route.id, route])),
  url: "/assets/manifest-0f.js",
  version: "0f",
});

const root = { id: "root", path: "", ...says, module: "/assets/root-a1.js", imports: [] };
const { path: _, ...frame } = page("pages/frame", "frame-c3");
const { path: __, ...first } = page("admin/", "first-d4", { parentId: "admin", index: true });

test("a packed table is the table, whatever its routes are like, in the same order", () => {
  const table = tableOf(
    root,
    page(":region?", "home-f5", { index: true, hasAction: true }),
    page(":region?/blog/:slug", "post-g6", { css: ["/assets/post-x.css"], imports: [] }),
    frame,
    page("dashboard", "panel-h7", { parentId: "pages/frame" }),
    page("admin", "admin-i8"),
    first,
    page("admin/users", "users-j9", { parentId: "admin", path: "users" }),
    page("un nombre", "post-g6", { path: "*", imports: [] }),
  );
  const read = readRouteTable(packRouteTable(table)) as RouteTable;
  expect(read).toEqual(table);
  expect(Object.keys(read.routes)).toEqual(Object.keys(table.routes));
});

test("what would come out otherwise fails the build", () => {
  expect(() => packRouteTable(tableOf(root, page("~otra", "other-k1")))).toThrow();
  expect(() => packRouteTable(tableOf(root, page("fuera", "x", { module: "https://cdn.example/x.js" })))).toThrow();
});

test("saying things once is worth it", () => {
  const table = tableOf(root, ...Array.from({ length: 50 }, (_, i) => page(`:region?/p${i}`, `p-${i}`)));
  expect(packRouteTable(table).length).toBeLessThan(JSON.stringify(table).length / 3);
});
