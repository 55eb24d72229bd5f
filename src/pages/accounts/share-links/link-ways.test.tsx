import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LinkWays } from "./link-ways.tsx";

const drawn = (person?: { email: string | null; phone: string | null }) =>
  renderToStaticMarkup(
    <LinkWays
      address="https://umbral.example/s/1"
      title="Viviendas para ti"
      hasPassword={false}
      person={person ?? null}
    />,
  );

test("the number and the address of the person are filled in", () => {
  const html = drawn({ email: "marta.rios@example.com", phone: "+34611222333" });
  expect(html).toContain('href="https://wa.me/34611222333?text=Viviendas%20para%20ti');
  expect(html).toContain('href="mailto:marta.rios@example.com?subject=');
});

test("a link for anybody asks whom to send it to; a person without a number or an address has no such button", () => {
  expect(drawn()).toContain('href="https://wa.me/?text=');
  expect(drawn()).toContain('href="mailto:?subject=');
  const html = drawn({ email: null, phone: null });
  expect(html).not.toContain("wa.me");
  expect(html).not.toContain("mailto:");
  expect(html).toContain("Copiar enlace");
});
