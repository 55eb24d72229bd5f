import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { Pagination } from "./pagination.tsx";

const render = (element: React.ReactNode) => renderToString(<MemoryRouter>{element}</MemoryRouter>);
const hrefOf = (page: number) => `/noticias?pagina=${page}`;

test("the last crumb is the page itself and no link", () => {
  const html = render(<Breadcrumbs items={[{ label: "Inicio", href: "/" }, { label: "Valoración" }]} />);
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(html).toMatch(/<span aria-current="page"[^>]*>Valoración/);
});

test("one page needs no pagination", () => {
  expect(render(<Pagination current={1} total={1} hrefOf={hrefOf} />)).toBe("");
});

test("pages are links, the current one is named, and the first has nothing before it", () => {
  const html = render(<Pagination current={1} total={3} hrefOf={hrefOf} />);
  expect(html).toContain('href="/noticias?pagina=3"');
  expect(html.match(/aria-current="page"/g)).toHaveLength(1);
  expect(html).not.toContain("Página anterior");
  expect(html).toContain("Página siguiente");
});
