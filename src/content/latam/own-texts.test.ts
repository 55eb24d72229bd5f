import { expect, test } from "vitest";
import { contentIn } from "./own-texts.ts";
import { inLatinAmerica } from "./words.ts";

const CONTENT = {
  title: "Tu piso, con IVA",
  hours: 9,
  link: { to: "/precios/piso", label: "Pisos en el móvil" },
  list: ["Un ordenador", { text: "Garaje" }],
} as const;

test("a page has its own texts in Latin America, and the rest in words understood there", () => {
  expect(contentIn("latam", CONTENT, { title: "Tu departamento, en dólares", link: { label: "Ver" } })).toEqual({
    title: "Tu departamento, en dólares",
    hours: 9,
    link: { to: "/precios/piso", label: "Ver" },
    list: ["Una computadora", { text: "Estacionamiento" }],
  });
});

test("a list of its own replaces the common one whole", () => {
  const content = { steps: ["uno", "dos"] as readonly string[] };
  expect(contentIn("latam", content, { steps: ["un solo paso"] }).steps).toEqual(["un solo paso"]);
});

test("Spain and the page without region read the common content itself", () => {
  expect(contentIn("es", CONTENT, { title: "No" })).toBe(CONTENT);
  expect(contentIn("default", CONTENT, {})).toBe(CONTENT);
});

test("words agree with their article and keep their capital; an address and a longer word stay", () => {
  expect(inLatinAmerica("Desde el ordenador o el móvil. Del ordenador, otro piso con plaza de garaje.")).toBe(
    "Desde la computadora o el celular. De la computadora, otro departamento con lugar de estacionamiento.",
  );
  expect(inLatinAmerica("El ordenador")).toBe("La computadora");
  expect(inLatinAmerica("/valoracion?tipo=piso")).toBe("/valoracion?tipo=piso");
  expect(inLatinAmerica("pisotear, automóvil, Pisos")).toBe("pisotear, automóvil, Departamentos");
});
