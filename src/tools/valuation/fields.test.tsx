import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { FormProvider, useForm } from "react-hook-form";
import { expect, test } from "vitest";
import type { Evidence } from "#domain/tools/valuation/evidence-words.ts";
import { OUTSIDE_SPAIN } from "#domain/tools/valuation/placed-home.ts";
import { PinnedPlaceFields } from "#ui/form/pinned-place-fields.tsx";
import { ToolRunProvider } from "#ui/tool/tool-run-context.tsx";
import { ComparablesFields } from "./fields-comparables.tsx";

function Form({ children, values }: { children: ReactNode; values: Record<string, unknown> }) {
  const form = useForm({ defaultValues: values });
  const run = { input: {}, rerun: () => {}, isRunning: false, isExample: false, mapStyleUrl: undefined };
  return (
    <ToolRunProvider value={run}>
      <FormProvider {...form}>{children}</FormProvider>
    </ToolRunProvider>
  );
}
const markup = (fields: ReactNode, values: Record<string, unknown> = {}) =>
  renderToStaticMarkup(<Form values={values}>{fields}</Form>);
const evidence: Evidence = { usable: 1, needed: 3, isDemo: false, without: "orientation" };

test("the missing adverts stand above the paste, with their number; before the place is known nothing is claimed", () => {
  const html = markup(<ComparablesFields evidence={evidence} />, { useNearby: "si" });
  expect(html).toContain("Aquí tenemos 1 anuncio con el que comparar.");
  expect(html.indexOf("pega dos anuncios parecidos")).toBeLessThan(html.indexOf("<textarea"));
  expect(markup(<ComparablesFields evidence={undefined} />)).not.toContain("Aquí tenemos");
});

test("where the adverts nearby are not to count, none is counted", () => {
  const html = markup(<ComparablesFields evidence={{ ...evidence, usable: 3 }} />, { useNearby: "no" });
  expect(html).toContain("pega tres anuncios parecidos");
  expect(markup(<ComparablesFields evidence={{ ...evidence, usable: 3 }} />, { useNearby: "si" })).not.toContain(
    "pega tres",
  );
});

test("a point outside Spain is said beside the map, and a good one is not remarked on", () => {
  expect(markup(<PinnedPlaceFields isOutside />)).toContain(OUTSIDE_SPAIN);
  expect(markup(<PinnedPlaceFields isOutside={false} />)).not.toContain(OUTSIDE_SPAIN);
});
