import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { ToolRunProvider } from "#ui/tool/tool-run-context.tsx";
import { compareMarket } from "./engine.ts";
import { CMA_IN_VALENCIA } from "./examples.ts";
import { cmaInput } from "./schema.ts";
import { Result } from "./view.tsx";

const FACTS = {
  today: "2026-11-23",
  nearbyListings: [],
  withdrawnNearby: [],
  officialSeries: [],
  municipality: null,
  saleTimes: { times: [], withinKm: null, areInvented: false },
};

function pageOf(more: Record<string, unknown>, isExample: boolean): string {
  const input = z.parse(cmaInput, { ...CMA_IN_VALENCIA, ...more });
  return renderToStaticMarkup(
    <MemoryRouter>
      <ToolRunProvider value={{ input: {}, rerun: () => {}, isRunning: false, mapStyleUrl: undefined, isExample }}>
        <Result result={compareMarket(input, FACTS)} input={input} />
      </ToolRunProvider>
    </MemoryRouter>,
  );
}

test("the agent types into every cell, whose name says comparable and proposal", () => {
  const html = pageOf({}, false);
  expect(html).toContain("Superficie del comparable 1, propuesta +5.062");
  expect(html).toContain('aria-label="Ubicación del comparable 1"');
  expect(html).toContain('aria-label="Estado del comparable 8"');
  expect(html).toContain('aria-label="Quitar el comparable 10"');
});

test("a reader types nowhere and is offered no column that nothing fills", () => {
  const html = pageOf({}, true);
  expect(html).not.toContain("<input");
  expect(html).not.toContain("Ubicación");
  expect(html).toContain("+5.062");
});

test("the letter and the advice of the agent stand on the owner's page", () => {
  const html = pageOf({ letter: "Gracias por recibirme.", advice: "Salgamos en mercado." }, true);
  expect(html.indexOf("Gracias por recibirme.")).toBeLessThan(html.indexOf("Salgamos en mercado."));
  expect(html).toContain("Antes de empezar");
});
