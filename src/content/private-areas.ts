/**
 * The pages that need a session, by path. A page that is not built yet says what will stand there to people who may
 * open it.
 */
export interface PrivateArea {
  path: string;
  title: string;
  /** Future contents, one sentence each. */
  holds: readonly string[];
}

const area = (path: string, title: string, ...holds: string[]): PrivateArea => ({ path, title, holds });

const PRIVATE_AREAS: readonly PrivateArea[] = [
  area("/admin/usuarios", "Usuarios", "Cuentas, papeles y sesiones."),
  area("/admin/errores", "Errores", "Los fallos agrupados, con las personas afectadas y su estado."),
];

/** The area of a path. Undefined where nothing will ever stand. */
export function privateAreaOf(path: string): PrivateArea | undefined {
  return PRIVATE_AREAS.find((area) => area.path === path);
}
