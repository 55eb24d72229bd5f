import { renderToStaticMarkup } from "react-dom/server";
import { FormProvider, useForm } from "react-hook-form";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { FiguresNote } from "./figures-note.tsx";

const FIGURES = {
  href: "/valoracion?resultado=1",
  origin: "tu valoración del 12 de noviembre de 2026",
  says: "468.000 €, entre 396.000 € y 552.000 €",
  values: { value: 467_732 },
};

function Form({ value }: { value: string }) {
  const form = useForm({ defaultValues: { value } });
  return (
    <FormProvider {...form}>
      <FiguresNote figures={FIGURES} onUse={() => {}} />
    </FormProvider>
  );
}

const drawn = (value: string) => {
  const router = createMemoryRouter([{ path: "*", element: <Form value={value} /> }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
};
const wordsOf = (markup: string) => markup.replace(/<[^>]+>/g, "").trim();

test("a figure that fills the form says which result it comes from, and links it", () => {
  const markup = drawn("467732");
  expect(wordsOf(markup)).toBe(
    "De tu valoración del 12 de noviembre de 2026: 468.000 €, entre 396.000 € y 552.000 €. Se puede cambiar.",
  );
  expect(markup).toContain('href="/valoracion?resultado=1"');
});

test("beside a typed figure it is offered", () => {
  expect(wordsOf(drawn("450000"))).toBe(
    "Hay otra cifra en tu valoración del 12 de noviembre de 2026: 468.000 €, entre 396.000 € y 552.000 €. Usar aquí",
  );
});
