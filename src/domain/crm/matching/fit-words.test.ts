import { expect, test } from "vitest";
import { fitWords } from "./fit-words.ts";

const of = (criterion: "zona" | "precio" | "extras" | "habitaciones" | "novedad", score: number, reason: string) => ({
  criterion,
  score,
  weight: 10,
  reason,
});

test("the buyer reads what is met, said to them, and neither what is met in part nor how new it is", () => {
  expect(
    fitWords([
      of("precio", 1, "Entra en su presupuesto"),
      of("zona", 1, "Está en Ruzafa"),
      of("habitaciones", 1, "Tiene las habitaciones que pide · Tiene los baños que pide"),
      of("extras", 0.5, "Tiene ascensor"),
      of("novedad", 1, "Búsqueda reciente"),
    ]),
  ).toBe(
    "Entra en tu presupuesto · Está en Ruzafa · Tiene las habitaciones que pides · Tiene los baños que pides · Tiene ascensor",
  );
  expect(fitWords([of("zona", 0.2, "Está a 1,5 km de Ruzafa"), of("extras", 0, "")])).toBe("");
});
