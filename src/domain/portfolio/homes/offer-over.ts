import type { Home } from "./home.ts";

/**
 * The word for a home that nobody can have any more, and null while it is offered or reserved. It agrees with *vivienda* and *propiedad*,
 * whatever type it is of.
 */
export function overOf({ status, operation }: Pick<Home, "status" | "operation">): string | null {
  if (status === "retirado") return "Retirada";
  if (status !== "cerrado") return null;
  return operation === "venta" ? "Vendida" : "Alquilada";
}
