import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { NextSteps } from "./next-steps.tsx";

const step = (path: string, index: number) => ({
  path,
  index,
  label: `Paso ${index}`,
  reason: "Con este valor",
  toolTitle: "Otra herramienta",
});
const tool = (path: string) => ({ path, title: `Herramienta ${path}`, summary: "Qué hace" });

const draw = (steps: ReturnType<typeof step>[], tools: ReturnType<typeof tool>[], homeQuery: string | null) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <NextSteps runId="r1" steps={steps} tools={tools} homeQuery={homeQuery} />
    </MemoryRouter>,
  );
const linksOf = (html: string) =>
  [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href!.replaceAll("&amp;", "&"));

test("one list: first what the result proposes, then the tools that know the home, none of them twice", () => {
  const html = draw([step("/a", 0), step("/b", 1)], [tool("/b"), tool("/c")], "tecleada=r1");
  expect(linksOf(html)).toEqual(["/a?desde=r1&paso=0", "/b?desde=r1&paso=1", "/c?tecleada=r1"]);
  expect(html.match(/<h2/g)).toHaveLength(1);
  expect(html).not.toContain("<details");
});

test("four stand there, and the others unfold", () => {
  const tools = ["/b", "/c", "/d", "/e", "/f"].map(tool);
  const [shown, folded] = draw([step("/a", 0)], tools, "vivienda=h1").split("<details");
  expect(linksOf(shown!)).toHaveLength(4);
  expect(linksOf(folded!)).toEqual(["/e?vivienda=h1", "/f?vivienda=h1"]);
  expect(folded).toContain("Otras 2 herramientas");
});

test("without a home only the result's own steps are offered, and without these nothing", () => {
  expect(linksOf(draw([step("/a", 0)], [tool("/b")], null))).toEqual(["/a?desde=r1&paso=0"]);
  expect(draw([], [tool("/b")], null)).toBe("");
});
