/** Whether a path shows what belongs to one person (decisions.md, who may see what): it needs a session. */
export function isPrivatePath(path: string): boolean {
  return /^\/(dashboard|admin|resultados-guardados|tours|tour-editor)(\/|$)|^\/plantillas\/./.test(path);
}
