import type { ToolCount } from "./home-types.ts";

/** "7 herramientas, 1 abierta hoy"; tools that are not built yet are counted as such. */
export function toolNote({ all, open }: ToolCount): string {
  const tools = all === 1 ? "1 herramienta" : `${all} herramientas`;
  if (open === 0) return `${tools}, pronto`;
  return `${tools}, ${open === 1 ? "1 abierta" : `${open} abiertas`} hoy`;
}
