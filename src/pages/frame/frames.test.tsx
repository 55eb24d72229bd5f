import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { DrawnContext } from "#ui/site/server-drawn.tsx";
import { AdminNav } from "./admin-nav.tsx";
import { AppFrame } from "./app-frame.tsx";
import { DashboardNav } from "./dashboard-nav.tsx";
import { DASHBOARD_GROUPS } from "./dashboard-pages.ts";
import type { Shell } from "./shell.server.ts";
import { SiteFrame } from "./site-frame.tsx";

const SHELL: Shell = {
  region: null,
  person: { name: "Nuria Ferrer", email: "nuria@ferrer.example", agency: "Ferrer Hogar", isStaff: false },
  credits: { balance: 1, of: 500, plan: "Agente", isLow: true, mayBuy: true },
};
const DRAWN = new Map<string, ReactNode>([
  ["bar", <header key="bar">la barra</header>],
  ["foot", <footer key="foot">el pie</footer>],
]);

/** A page at an address, whose frame is asked for by a handle and whose loader has given something. */
function draw(path: string, frame: string, loaderData: unknown, page: ReactNode): string {
  const routes = [
    {
      id: "root",
      path: "/",
      element: (
        <SiteFrame>
          <Outlet />
        </SiteFrame>
      ),
      children: [{ id: "frame", path: "*", handle: { frame }, loader: () => loaderData, element: page }],
    },
  ];
  const router = createMemoryRouter(routes, {
    initialEntries: [path],
    hydrationData: { loaderData: { root: {}, frame: loaderData } },
  });
  return renderToStaticMarkup(
    <DrawnContext value={DRAWN}>
      <RouterProvider router={router} />
    </DrawnContext>,
  );
}

const inShell = (
  <AppFrame shell={SHELL} menuLabel="Menú de mi panel" nav={(className) => <DashboardNav className={className} />}>
    <main id="contenido">el trabajo</main>
  </AppFrame>
);

test("a tool is a page of the site for a visitor, and stands in the shell for a signed-in person", () => {
  const forVisitor = draw("/valoracion", "app-of-a-person", null, <main id="contenido">el trabajo</main>);
  expect(forVisitor).toContain(
    '<div class="contents"><div data-drawn="bar" class="contents"><header>la barra</header>',
  );
  expect(forVisitor).toContain("el pie");
  expect(forVisitor).not.toContain("data-app");
  const forPerson = draw("/valoracion", "app-of-a-person", SHELL, inShell);
  // A short page would be half bar and foot, which nobody sees there.
  expect(forPerson).toContain(
    '<div class="hidden"><div data-drawn="bar" data-left-out="" class="contents"></div></div>',
  );
  expect(forPerson).toContain('<div hidden=""><div data-drawn="foot" data-left-out="" class="contents"></div></div>');
  expect(forPerson).toContain("data-app");
});

test("in the shell the assistant is opened from the bar, and its round button is left to telephones", () => {
  const html = draw("/dashboard/cartera", "app", SHELL, inShell);
  const buttons = [...html.matchAll(/<button[^>]*aria-label="Abrir el asistente"[^>]*>/g)].map(([button]) => button);
  expect(buttons).toHaveLength(2);
  const isOnWide = (button: string) => !/(?<!max-)sm:hidden/.test(button);
  const isOnPhone = (button: string) => !button.includes("max-sm:hidden");
  expect(buttons.filter(isOnWide)).toHaveLength(1);
  expect(buttons.filter(isOnPhone)).toHaveLength(1);
});

test("the shell has one skip link, its landmarks, and the way out", () => {
  const html = draw("/dashboard/cartera", "app", SHELL, inShell);
  expect(html.match(/href="#contenido"/g)).toHaveLength(1);
  expect(html).toContain('<nav aria-label="Mi panel"');
  expect(html).toMatch(/<button[^>]*aria-label="Cerrar sesión"/);
  expect(html).toContain("Ferrer Hogar");
  expect(html).toMatch(/>1<\/strong> crédito</);
  for (const { title, pages } of DASHBOARD_GROUPS) {
    expect(html).toContain(`>${title}</p>`);
    for (const { path } of pages) expect(html).toContain(`href="${path}"`);
  }
});

/** Addresses of the entries that are marked as where one is. */
const markedIn = (html: string) =>
  [...html.matchAll(/<a [^>]*aria-current="(?:page|true)"[^>]*>/g)].map(([link]) => /href="([^"]*)"/.exec(link)![1]);

test.each([
  ["/dashboard", ["/dashboard"]],
  ["/dashboard/cartera/3f/editar", ["/dashboard/cartera"]],
  ["/valoracion", ["/dashboard/herramientas"]],
  ["/dashboard/herramientas", ["/dashboard/herramientas"]],
  ["/dashboard/profile", []],
  ["/resultados-guardados", []],
])("at %s the navigation marks %j", (path, marked) => {
  expect(markedIn(draw(path, "app", SHELL, <DashboardNav />))).toEqual(marked);
});

test("the administration marks its own page", () => {
  const html = draw("/admin/usuarios/7", "app", SHELL, <AdminNav />);
  expect(markedIn(html)).toEqual(["/admin/usuarios"]);
});
