/** Of a door or a room: "5 herramientas" that can be used today, or that its first ones are being built. */
export function toolNote(open: number): string {
  if (open === 0) return "En preparación";
  return open === 1 ? "1 herramienta" : `${open} herramientas`;
}
