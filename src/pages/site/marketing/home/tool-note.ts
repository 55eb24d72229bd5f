import type { ToolCount } from "./home-types.ts";

/** "7 herramientas, 1 abierta hoy"; what is not built yet is said. */
export function toolNote({ all, open }: ToolCount): string {
  const tools = all === 1 ? "1 herramienta" : `${all} herramientas`;
  if (open === 0) return `${tools}, pronto`;
  return `${tools}, ${open === 1 ? "1 abierta" : `${open} abiertas`} hoy`;
}
