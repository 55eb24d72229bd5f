/** Templates of one's own have ids of the database; those of the house, which everybody may see, have names. */
const PRIVATE =
  /^\/(dashboard|admin|resultados-guardados|tours|tour-editor)(\/|$)|^\/plantillas\/[0-9a-f]{8}-[0-9a-f-]{27}$/i;

/** Whether a path shows data of one person and therefore needs a session. */
export function isPrivatePath(path: string): boolean {
  return PRIVATE.test(path);
}
