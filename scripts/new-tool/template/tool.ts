import { formatMoney } from "#domain/shared/format/format.ts";
import { defineTool } from "#tools/define-tool.ts";
import { EXAMPLE_CHECKS } from "./checks.ts";
import { describe } from "./describe.ts";
import { pricePerArea } from "./engine.ts";
import { given } from "./given.ts";
import { exampleInput } from "./schema.ts";

export const exampleTool = defineTool({
  id: "example-tool",
  version: 1,
  credits: 1,
  path: "/herramienta-ejemplo",
  module: "analisis",
  title: "Herramienta de ejemplo",
  summary: "Divide un precio entre los metros de la vivienda.",
  icon: "Calculator",
  words: "precio por metro cuadrado dividir superficie",
  startsFrom: ["datos"],
  askedAs: `
    a cuánto sale el metro
    precio del metro cuadrado de un piso
    dividir el precio entre los metros
    calcular el precio por m²
    cuánto cuesta cada metro
    qué piden por metro`,
  does: "dividir un precio entre los metros",
  checks: EXAMPLE_CHECKS,
  input: exampleInput,
  example: { price: 210_000, areaM2: 84 },
  needs: () => ({ today: true as const }),
  run: pricePerArea,
  titleOf: ({ price }) => `Precio por metro de ${formatMoney(price)}`,
  figureOf: ({ pricePerM2 }) => ({ label: "Precio por m²", value: pricePerM2, currency: "EUR" }),
  describe,
  given,
  sourcesOf: ({ date }) => [{ label: "Precio y superficie", title: "Lo que has escrito", date }],
  shownInput: () => ({}),
  sharedPage: { reader: "quien compra", shows: "Muestra el precio por metro." },
  fillFrom: ({ operation, price, builtAreaM2 }) => ({
    ...(operation === "venta" && price !== undefined && { price }),
    ...(builtAreaM2 !== undefined && { areaM2: builtAreaM2 }),
  }),
});
