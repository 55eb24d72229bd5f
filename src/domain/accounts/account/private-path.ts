/** Whether a path shows data of one person and therefore needs a session. */
export function isPrivatePath(path: string): boolean {
  return /^\/(dashboard|admin|resultados-guardados|tours|tour-editor)(\/|$)|^\/plantillas\/./.test(path);
}
