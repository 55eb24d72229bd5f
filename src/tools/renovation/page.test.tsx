import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { FormProvider, useForm } from "react-hook-form";
import { describe, expect, test } from "vitest";
import { ToolRunProvider } from "#ui/tool/tool-run-context.tsx";
import { Fields } from "./fields.tsx";
import { outcome, plain, TODAY } from "./renovations.test-data.ts";
import { renovation as tool } from "./tool.ts";
import { liveSummary, Result } from "./view.tsx";

const run = { rerun: () => {}, isRunning: false, isExample: false, mapStyleUrl: undefined, today: TODAY };

function Form({ values, children }: { values: Record<string, unknown>; children: ReactNode }) {
  const form = useForm({ defaultValues: values });
  return <FormProvider {...form}>{children}</FormProvider>;
}

/** The words of the form as the server draws it, with some of it typed. */
function form(values: Record<string, unknown>): string {
  const html = renderToStaticMarkup(
    <ToolRunProvider value={{ ...run, input: values }}>
      <Form values={values}>
        <Fields />
      </Form>
    </ToolRunProvider>,
  );
  return plain(html.replace(/<[^>]+>/g, " ")).replace(/\s+/g, " ");
}
const typed = (changes: Record<string, unknown> = {}, home: Record<string, unknown> = {}) => ({
  ...tool.defaults,
  ...tool.example,
  ...changes,
  home: { ...(tool.example.home as object), ...home },
});

describe("the form", () => {
  test("proposes the works that fit with their estimated cost and what they add; none before it knows the home", () => {
    const text = form(typed());
    // 238 m² at 8 €, with Madrid's labour, 12 % and 10 % of IVA: 2,697.59
    expect(text).toContain("Pintura 238 m² de pared · 2.700 € · +1,2 %");
    expect(text).not.toContain("Poner ascensor");
    expect(form(typed({ place: "" }))).toContain("aquí saldrán las obras.");
  });
  test("typed figures take the place of the table's", () => {
    const text = form(typed({ works: { pintura: { on: "si", cost: "2000" } } }));
    expect(text).toContain("Pintura 238 m² de pared · con tus cifras");
  });
  test("abroad both figures of each work are asked at once", () => {
    const text = form(typed({ place: "MX" }));
    expect(text).toContain("La tabla de costes y subidas es de España.");
    expect(text).toContain("No tenemos precios de ahí: escribe tu presupuesto.");
    expect(text).not.toContain("Cambiar las cifras");
  });
  test("asks who pays for the community's works, and for the façade of a house", () => {
    expect(form(typed())).not.toContain("Viviendas que la pagan");
    expect(form(typed({ allowsCommunity: "si" }))).toContain("Viviendas que la pagan");
    const house = form(typed({}, { type: "chalet" }));
    expect(house).toContain("Para pintarla o aislarla.");
    expect(house).not.toContain("Viviendas que la pagan");
  });
  test("has room for four own works", () => {
    const rows = (count: number) => Array.from({ length: count }, () => ({ name: "", cost: "", uplift: "" }));
    expect(form(typed({ others: rows(3) }))).toContain("Añadir otra obra");
    expect(form(typed({ others: rows(4) }))).not.toContain("Añadir otra obra");
  });
});

describe("the page", () => {
  const page = (changes: Record<string, unknown> = {}) => {
    const { input, result } = outcome(changes);
    return plain(
      renderToStaticMarkup(
        <ToolRunProvider value={{ ...run, input: {} }}>
          <Result result={result} input={input} />
        </ToolRunProvider>,
      ),
    );
  };
  test("links each claim of the press to whoever makes it", () => {
    const html = page();
    expect(html).toMatch(/<a href="https:\/\/www\.idealista\.com\/news\/"[^>]*target="_blank"/);
    expect(html).toContain("(en otra pestaña)");
    // One of them has no address.
    expect(html).toContain("«Sin reformar: −17,2 %». Mitula");
  });
  test("tells whoever cannot see it what came out", () => {
    const { input, result } = outcome();
    expect(plain(liveSummary(result, input))).toMatch(/^Pintura, .*: quedan \+26\.600 €$/);
    expect(page({ budget: 0 })).toContain("No hacer nada");
  });
});
