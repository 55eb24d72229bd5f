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
  area("/tour-editor", "Editor de recorridos", "Une fotos 360, coloca puertas y textos, y publica el recorrido."),
  area("/admin/usuarios", "Usuarios", "Cuentas, papeles y sesiones."),
  area("/admin/errores", "Errores", "Los fallos agrupados, con las personas afectadas y su estado."),
];

/** The area of a path; a tour is recognised by its folder. Undefined where nothing will ever stand. */
export function privateAreaOf(path: string): PrivateArea | undefined {
  const folder = path.replace(/^\/tour-editor\/[^/]+$/, "/tour-editor");
  return PRIVATE_AREAS.find((area) => area.path === folder);
}
