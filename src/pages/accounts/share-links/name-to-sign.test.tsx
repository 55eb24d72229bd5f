import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { OwnNameContext } from "../../shared/own-name.ts";
import { NameToSign } from "./name-to-sign.tsx";

function drawn(name: string | null): string {
  const element = (
    <OwnNameContext value={name}>
      <NameToSign>Crear enlace</NameToSign>
    </OwnNameContext>
  );
  const router = createMemoryRouter([{ path: "*", element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test("a person with a name goes straight to the link", () => {
  for (const name of ["Nuria Ferrer", null]) {
    expect(drawn(name)).toContain("Crear enlace");
    expect(drawn(name)).not.toContain("¿Quién firma la página?");
  }
});

test("a person without one is asked first, in fields that the browser fills in, and may go on without", () => {
  const html = drawn("");
  expect(html).toContain("¿Quién firma la página?");
  expect(html).toContain('autoComplete="given-name"');
  expect(html).toContain("Seguir sin nombre");
  expect(html).not.toContain("Crear enlace");
});
