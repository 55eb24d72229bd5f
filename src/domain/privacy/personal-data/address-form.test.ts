import { expect, test } from "vitest";
import { refusals } from "../../shared/schema/refusals.test-data.ts";
import { addressForm, eraseForm } from "./address-form.ts";

test("an address is compared in lower case and without the blanks round it", () => {
  expect(addressForm.parse({ email: "  Ana.Ruiz@Ejemplo.ES " }).email).toBe("ana.ruiz@ejemplo.es");
});

test.each([
  ["", "Escribe un correo"],
  ["   ", "Escribe un correo"],
  [undefined, "Escribe un correo"],
  [7, "Escribe un correo"],
  ["a", "No parece un correo: revisa que tenga @ y un dominio"],
  [`${"a".repeat(245)}@ejemplo.es`, "Usa como mucho 255 caracteres"],
])("%j is refused: %s", (email, message) => expect(refusals(addressForm, { email })).toEqual({ email: message }));

test("an empty one is asked for once, and not called wrong besides", () => {
  expect(addressForm.safeParse({ email: "" }).error?.issues.map(({ message }) => message)).toEqual([
    "Escribe un correo",
  ]);
});

test("an erasure is confirmed by typing the address twice, the same both times", () => {
  expect(eraseForm.parse({ email: "Ana@ejemplo.es", confirmation: "ana@Ejemplo.es" })).toEqual({
    email: "ana@ejemplo.es",
    confirmation: "ana@ejemplo.es",
  });
  expect(refusals(eraseForm, { email: "ana@ejemplo.es", confirmation: "eva@ejemplo.es" })).toEqual({
    confirmation: "No es el mismo correo",
  });
  expect(refusals(eraseForm, { email: "ana@ejemplo.es" })).toEqual({ confirmation: "Escribe un correo" });
});
