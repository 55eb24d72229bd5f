import { expect, test } from "vitest";
import { daysToldIn, saysWithdrawn } from "./advert-state.ts";

test.each([
  ["Calle Mayor 3;90;300.000 €;retirado, 187 días", true, 187],
  ["Calle Mayor 3;90;300.000 €;Retirada tras 95 dias", true, 95],
  ["Calle Mayor 3;90;300.000 €;caducado", true, undefined],
  ["Calle Mayor 3;90;300.000 €;vendido, 1 día", false, undefined],
  ["Calle Mayor 3;90;300.000 €;en venta, 24 días", false, 24],
  ["Calle del Retiro 3;90;300.000 €", false, undefined],
  ["4000 días", false, undefined],
  ["1.200 días", false, undefined],
])("%s", (row, isWithdrawn, days) => {
  expect(saysWithdrawn(row)).toBe(isWithdrawn);
  expect(daysToldIn(row)).toBe(days);
});
