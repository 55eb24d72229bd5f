import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { PLANNED_TOOLS } from "#content/planned-tools.ts";
import { publicPages } from "#server/site/public-pages.server.ts";
import { loader } from "./planned-tool-page.tsx";

/** Every text of an object, at any depth. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

test("no text is left of a tool that was built", () => {
  const files = readdirSync("src/content/planned").filter((file) => file !== "planned-tool.ts");
  expect(files.sort()).toEqual(PLANNED_TOOLS.map(({ path }) => `${path.slice(1)}.ts`).sort());
});

test.each(PLANNED_TOOLS.map((tool) => [tool.path, tool] as const))(
  "%s says enough, and not too much",
  (_path, { page: content }) => {
    const words = textsOf(content).join(" ").split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(150);
    expect(words).toBeLessThanOrEqual(330);
    expect(content.description.length).toBeGreaterThanOrEqual(70);
    expect(content.description.length).toBeLessThanOrEqual(160);
    expect(content.does.length).toBeGreaterThanOrEqual(3);
    expect(content.does.length).toBeLessThanOrEqual(6);
    expect(content.example.rows.length).toBeGreaterThanOrEqual(2);
  },
);

test("no text says that a planned tool already works", () => {
  for (const { path, page: content } of PLANNED_TOOLS) {
    const { meanwhile: _meanwhile, lead: _lead, description: _description, ...future } = content;
    const claims = textsOf(future).filter((text) => /\bya (funciona|puedes)|funciona hoy|disponible ahora/i.test(text));
    expect(claims, path).toEqual([]);
    // Its abilities are written in the future tense.
    for (const point of content.does) expect(point, path).toMatch(/(rá|rán|rás)(?![a-zá-ú])/);
  }
});

test("descriptions and leads differ", () => {
  expect(new Set(PLANNED_TOOLS.map(({ page }) => page.description)).size).toBe(PLANNED_TOOLS.length);
  expect(new Set(PLANNED_TOOLS.map(({ page }) => page.lead)).size).toBe(PLANNED_TOOLS.length);
});

test("the tool to use meanwhile is a page of the site", () => {
  const paths = new Set(publicPages().map(({ path }) => path));
  for (const { page } of PLANNED_TOOLS) for (const { to } of page.meanwhile) expect(paths, to).toContain(to);
});

test("a page is found by its address, not by that of its data", async () => {
  const request = new Request("https://umbral.example/es/video-creator.data");
  const url = new URL("https://umbral.example/es/video-creator");
  expect(await loader({ request, url } as Parameters<typeof loader>[0])).toMatchObject({ path: "/video-creator" });
});
