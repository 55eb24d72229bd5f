import { renderToStaticMarkup } from "react-dom/server";
import { FormProvider, useForm } from "react-hook-form";
import { expect, test } from "vitest";
import { useCurrency } from "./use-currency.ts";

const Sign = () => useCurrency();

function Form({ values }: { values: Record<string, unknown> }) {
  return (
    <FormProvider {...useForm({ defaultValues: values })}>
      <Sign />
    </FormProvider>
  );
}

test.each([
  [{ currency: "USD", place: "MX" }, "USD"],
  [{ currency: "EUR", place: "MX" }, "€"],
  [{ currency: "", place: "MX" }, "MXN"],
  [{ currency: "", place: "ES-VC" }, "€"],
  [{ currency: "", place: "otro" }, "€"],
  [{}, "€"],
])("of %j amounts are in %s: the chosen currency, else that of the place, else euros", (values, sign) =>
  expect(renderToStaticMarkup(<Form values={values} />)).toBe(sign),
);
