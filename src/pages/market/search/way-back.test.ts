import { expect, test } from "vitest";
import { wayBack } from "./way-back.ts";

test.each([
  ["/busqueda-propiedades?texto=piso+en+Gr%C3%A0cia", "Volver a la búsqueda"],
  ["/centro-analisis-mercado/oportunidades?lugar=municipio:41091:Sevilla&tras=-1.2_3", "Volver a las oportunidades"],
  ["/smart-matching?comprador=1", "Volver a Smart matching"],
  ["/dashboard/busquedas", "Volver a tus búsquedas"],
])("whoever came from %s goes back there, with the search: %s", (back, label) =>
  expect(wayBack({ back })).toEqual({ to: back, label }),
);

test.each([
  null,
  undefined,
  {},
  { back: 3 },
  { back: "//other.example" },
  { back: "https://other.example" },
  { back: "/precios" },
])("%j leads to the search", (state) =>
  expect(wayBack(state)).toEqual({ to: "/busqueda-propiedades", label: "Volver a la búsqueda" }),
);
