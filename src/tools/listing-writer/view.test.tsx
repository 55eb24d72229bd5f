import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { ToolRunProvider } from "#ui/tool/tool-run-context.tsx";
import { writeAdvert } from "./engine.ts";
import { writerInput } from "./schema.ts";
import { listingWriter as tool } from "./tool.ts";
import { Aside, Result } from "./view.tsx";

const example = tool.example as Record<string, unknown> & { home: Record<string, unknown> };
const outcome = (changes: Record<string, unknown> = {}, home: Record<string, unknown> = {}) => {
  const input = z.parse(writerInput, { ...example, ...changes, home: { ...example.home, ...home } });
  return { input, result: writeAdvert(input, { today: "2026-11-21" }) };
};

type Outcome = ReturnType<typeof outcome>;
function seen(
  { result, input }: { result: Outcome["result"]; input: Partial<Outcome["input"]> },
  looker: Record<string, unknown> = {},
  View = Result,
): string {
  const value = { input, rerun: () => {}, isRunning: false, isExample: false, mapStyleUrl: undefined, ...looker };
  return renderToStaticMarkup(
    createElement(ToolRunProvider, { value }, createElement(View, { result, input })),
  ).replaceAll("\u00a0", " ");
}
const textOf = (html: string) => html.replace(/<[^>]+>/g, "\n").replace(/\n+/g, "\n");

describe("the texts", () => {
  const html = seen(outcome());
  test("the title in its language, how it was written, and what may be done with it", () => {
    const { title } = outcome().result.texts;
    expect(html).toContain(`<span lang="es-ES">${title.plain.replaceAll("\u00a0", " ")}</span>`);
    const text = textOf(html);
    expect(text).toContain("Español de España, tono neutro, versión 5\nOtra versión\n");
    for (const button of ["Copiar el anuncio", "TXT", "HTML"]) expect(text).toContain(`\n${button}\n`);
    for (const tab of ["Largo", "Medio", "Corto", "Puntos", "Buscadores"]) expect(text).toContain(`\n${tab}\n`);
  });
  test("a phrase says which field it comes from, and the whole is one stop of the tabulator", () => {
    expect(html).toContain('aria-label="Ruzafa (Valencia): sale de Barrio o municipio"');
    expect(html).toContain("Pasa por una frase subrayada, o tócala, y verás de qué dato sale.");
    const [long] = html.split('role="tabpanel"').slice(1);
    expect(long!.match(/data-phrase="true" tabindex="0"/g)).toHaveLength(1);
    expect(long!.match(/data-phrase="true"/g)!.length).toBeGreaterThan(15);
  });
  test("each text says how long it is, and how long it may be", () => {
    const { long } = outcome().result.texts;
    expect(textOf(html)).toContain(`${long.plain.length} de 2.500 caracteres`);
  });
  test("below them how it reads and what it leaves out", () => {
    const headings = [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, title]) => title!.replace(/<[^>]+>/g, ""));
    expect(headings.slice(1)).toEqual(["Cómo se lee", "Qué no dice el anuncio"]);
  });
});

describe("an advert that must not go out", () => {
  const html = seen(outcome({}, { energyRating: "" }));
  test("says so first, and has no button that copies it", () => {
    const text = textOf(html);
    expect(text.indexOf("No lo publiques todavía")).toBeLessThan(text.indexOf("Español de España"));
    expect(text).toContain("\nSin publicar\n");
    expect(text).not.toMatch(/Copiar|TXT|HTML/);
  });
});

describe("another version", () => {
  test("is not offered on a shared page, where nothing is typed; nor is what the advert passes over shown there", () => {
    const whole = outcome({ variety: "en" }, { hasLift: "no", floor: 4 });
    const shared = seen(whole, { isExample: true, input: {} });
    expect(shared).not.toMatch(/Otra versión|Calla|Qué no dice el anuncio/);
    const own = seen(whole, { isExample: true });
    expect(own).toContain("Otra versión");
    expect(own).toContain("Calla que es una planta 4 sin ascensor: dilo en la llamada.");
    expect(seen(whole)).toContain("Otra versión");
  });
  test("under a worked example headings are one deeper", () => {
    expect(seen(outcome(), { isExample: true })).not.toContain("<h2");
  });
});

describe("beside the form", () => {
  test("title and medium text in their language, and whether it may go out", () => {
    const english = outcome({ variety: "en" });
    const html = seen(english, { isLive: true }, Aside as typeof Result);
    expect(html).toContain('<div lang="en"');
    expect(textOf(html)).toContain("\nAsí queda\n");
    expect(textOf(html)).toContain(english.result.texts.title.plain.replaceAll("\u00a0", " "));
    expect(html).not.toContain("No lo publiques");
    expect(seen(outcome({}, { energyRating: "" }), {}, Aside as typeof Result)).toContain("No lo publiques todavía.");
  });
});
