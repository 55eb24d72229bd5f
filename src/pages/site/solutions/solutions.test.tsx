import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { DEMO_IDENTITY } from "#content/site-info.ts";
import { SOLUTIONS } from "#content/solutions.ts";
import { publicPages } from "#server/site/public-pages.server.ts";
import { findSolution } from "./solution-content.server.ts";
import { loader } from "./solution-page.tsx";
import { AvailabilityTag, SolutionActions } from "./solution-parts.tsx";

const solutions = await Promise.all(SOLUTIONS.map(async ({ slug }) => (await findSolution(slug))!));

function render(page: React.ReactElement, offeredServices: readonly string[]): string {
  const site = { identity: DEMO_IDENTITY, offeredServices };
  const router = createMemoryRouter([{ id: "root", path: "*", element: page, loader: () => null }], {
    initialEntries: ["/"],
    hydrationData: { loaderData: { root: { site } } },
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test.each(solutions.map((solution) => [solution.slug, solution] as const))(
  "%s is written out",
  (_slug, { content }) => {
    const { lead, problem, fit, questions, items, closing } = content;
    const text = [lead, ...problem.text, fit.text, closing.text, ...items.map((item) => item.text)]
      .concat(questions.flatMap(({ question, answer }) => [question, answer]))
      .join(" ");
    const words = text.split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(250);
    expect(words).toBeLessThanOrEqual(450);
    expect(content.description.length).toBeGreaterThanOrEqual(70);
    expect(content.description.length).toBeLessThanOrEqual(160);
    expect(content.inCity.lead).toContain("{ciudad}");
  },
);

test("titles, descriptions and leads differ", () => {
  for (const key of ["title", "description", "lead"] as const) {
    expect(new Set(solutions.map(({ content }) => content[key])).size).toBe(SOLUTIONS.length);
  }
});

test("every item leads to a page of the site", () => {
  const paths = new Set(publicPages().map(({ path }) => path));
  for (const { content, slug } of solutions) {
    for (const { to } of content.items) expect(paths, `${slug} ${to}`).toContain(to);
    expect(content.items.length, slug).toBeGreaterThan(1);
  }
});

test("a service that people give asks first, unless the business offers it", () => {
  const asking = solutions.filter(({ content }) => content.service).map(({ slug }) => slug);
  expect(asking).toEqual(["servicios-telemarketing-b2b", "consultoria-legal-proptech"]);
  expect(render(<AvailabilityTag service="telemarketing" />, [])).toContain("Consúltanos disponibilidad");
  expect(render(<AvailabilityTag service="telemarketing" />, ["telemarketing"])).toBe("");
  expect(render(<AvailabilityTag service={undefined} />, [])).toBe("");
  expect(render(<SolutionActions service="legal" />, [])).toContain('href="/contacto"');
  expect(render(<SolutionActions service="legal" />, ["legal"])).toContain('href="/auth"');
});

test("an unknown solution is not found", async () => {
  expect(await findSolution("solution-content")).toBeUndefined();
  expect(await findSolution("nada")).toBeUndefined();
});

test("a page is found by its address, not by that of its data", async () => {
  const request = new Request("https://umbral.example/es/soluciones-agencias-lujo.data");
  const url = new URL("https://umbral.example/es/soluciones-agencias-lujo");
  const page = await loader({ request, url } as Parameters<typeof loader>[0]);
  expect(page).toMatchObject({ slug: "soluciones-agencias-lujo", crumb: "Agencias de lujo" });
});
