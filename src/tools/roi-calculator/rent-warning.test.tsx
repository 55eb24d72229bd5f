import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { FormProvider, useForm } from "react-hook-form";
import { expect, test } from "vitest";
import { RentWarning } from "./rent-warning.tsx";

function Form({ values, children }: { values: Record<string, unknown>; children: ReactNode }) {
  return <FormProvider {...useForm({ defaultValues: values })}>{children}</FormProvider>;
}

const words = (values: Record<string, unknown>) =>
  renderToStaticMarkup(
    <Form values={{ place: "ES-CT", monthlyRent: "1.750", isStressedArea: "", ...values }}>
      <RentWarning />
    </Form>,
  ).replace(/<[^>]+>/g, "");

test("a rent in Catalonia is warned of until somebody says whether its area is stressed", () => {
  expect(words({})).toContain("En Cataluña hay 271 municipios declarados zona tensionada");
  expect(words({ isStressedArea: undefined })).toContain("271 municipios");
  expect(words({ isStressedArea: "no" })).toBe("");
  expect(words({ isStressedArea: "si" })).toBe("");
});

test("elsewhere, before a place is chosen and before a rent is typed nothing is said", () => {
  expect(words({ place: "ES-MD" })).toBe("");
  expect(words({ place: "" })).toBe("");
  expect(words({ place: "MX" })).toBe("");
  expect(words({ monthlyRent: "" })).toBe("");
});
