import { expect, test } from "vitest";
import * as z from "zod/mini";
import { CMA_IN_VALENCIA } from "./examples.ts";
import { cmaInput } from "./schema.ts";

const messagesOf = (more: Record<string, unknown>) =>
  (z.safeParse(cmaInput, { ...CMA_IN_VALENCIA, ...more }).error?.issues ?? []).map(
    ({ path, message }) => `${path.join(".")}: ${message}`,
  );
const change = (more: Record<string, unknown>) => ({ changes: [{ id: "pegado-1", ...more }] });

test.each([
  [{ feeShare: 40 }, "feeShare: Introduce unos honorarios entre 0 y 20 %"],
  [{ landValue: 90_000 }, "landValue: El suelo no puede valer más que la vivienda entera"],
  [{ purchasedOn: "2031-01-01" }, "purchasedOn: La compra no puede ser posterior a hoy"],
  [{ pages: ["valor", "valor"] }, "pages: Cada página sale una vez"],
  [{ pages: ["portada"] }, "pages.0: Elige páginas de la lista"],
  [
    { home: { ...CMA_IN_VALENCIA.home, operation: "alquiler" } },
    "home.operation: El informe comparativo es de viviendas en venta",
  ],
  [
    { home: { ...CMA_IN_VALENCIA.home, builtAreaM2: "0" } },
    "home.builtAreaM2: Introduce una superficie entre 15 y 2.000 m²",
  ],
  [change({ keepReason: "sí" }), "changes.0.keepReason: Di por qué cuenta"],
  [change({ state: "perdida" }), "changes.0.state: Elige vendida, en venta o retirada"],
  [change({ daysOnMarket: 4000 }), "changes.0.daysOnMarket: Introduce de 0 a 3.650 días en el mercado"],
  [
    change({ cells: [{ column: "area", amount: "mucho" }] }),
    "changes.0.cells.0.amount: Introduce un importe, con signo menos si resta",
  ],
  [change({ cells: [{ column: "vistas", amount: 1 }] }), "changes.0.cells.0.column: Elige una columna de la tabla"],
  [{ changes: [{ id: "a" }, { id: "a" }] }, "changes: Cada comparable se cambia una vez"],
])("%j is refused at its field", (more, message) => expect(messagesOf(more)).toContain(message));

test("the pages keep their order, and amounts are read as people type them", () => {
  const input = z.parse(cmaInput, {
    ...CMA_IN_VALENCIA,
    pages: ["valor", "vivienda"],
    changes: [{ id: "a", cells: [{ column: "area", amount: "−4.500" }] }],
  });
  expect(input.pages).toEqual(["valor", "vivienda"]);
  expect(input.changes[0]!.cells).toEqual([{ column: "area", amount: -4500 }]);
});
