import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { DrawnContext } from "#ui/site/server-drawn.tsx";
import { AssistantLink } from "../tools/shared-result/assistant-link.tsx";
import { SiteFrame } from "./site-frame.tsx";

const AGENT = { name: "Nuria", agency: "Ferrer Hogar" };
const UMBRAL = "Abrir el asistente";
const AGENCY = "Preguntar al asistente";

/** A page in the site's frame. @param code the code of the agency's assistant, where it is switched on */
function page(frame: "bare" | undefined, code: string | null): string {
  const router = createMemoryRouter(
    [
      {
        id: "root",
        path: "/",
        element: (
          <SiteFrame>
            <Outlet />
          </SiteFrame>
        ),
        children: [
          {
            id: "page",
            path: "compartir/uno",
            handle: frame ? { frame } : {},
            loader: () => null,
            element: <AssistantLink code={code} agent={AGENT as never} />,
          },
        ],
      },
    ],
    { initialEntries: ["/compartir/uno"], hydrationData: { loaderData: { root: {}, page: { isOpen: true } } } },
  );
  const drawn = new Map(["bar", "foot", "impersonation"].map((part) => [part, null]));
  return renderToStaticMarkup(
    <DrawnContext value={drawn}>
      <RouterProvider router={router} />
    </DrawnContext>,
  );
}

test("a client of an agency meets the agency's assistant where it is switched on, and never Umbral's", () => {
  const html = page("bare", "K7M2");
  expect(html).toContain(AGENCY);
  expect(html).toContain('href="/asistente/K7M2"');
  expect(html).not.toContain(UMBRAL);
});

test("where the agency has none, nobody's stands there", () => {
  const html = page("bare", null);
  expect(html).not.toContain(AGENCY);
  expect(html).not.toContain(UMBRAL);
});

test("on a page of the site Umbral's own is offered", () => {
  expect(page(undefined, null)).toContain(UMBRAL);
});
