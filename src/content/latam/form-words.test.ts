import { expect, test } from "vitest";
import { formTextIn } from "./form-words.ts";

test("rooms and flats are named as in the country", () => {
  expect(["MX", "AR", "CO", "latam"].map((country) => formTextIn(country, "Habitaciones"))).toEqual([
    "Recámaras",
    "Dormitorios",
    "Habitaciones",
    "Dormitorios",
  ]);
  expect(["MX", "CO", "latam"].map((country) => formTextIn(country, "Piso"))).toEqual([
    "Departamento",
    "Apartamento",
    "Departamento",
  ]);
});

test("a storey is a piso there, and what Spain alone has gets the name of its like", () => {
  expect(formTextIn("MX", "Planta")).toBe("Piso");
  expect(formTextIn("PE", "IBI al año")).toBe("Impuesto predial al año");
  expect(formTextIn("PE", "Garaje incluido")).toBe("Estacionamiento incluido");
  expect(formTextIn("PE", "Terraza")).toBe("Terraza");
});
