import { outageCode } from "../../platform/db/outage.server.ts";
import { StoreFault } from "../../platform/store/store-fault.server.ts";

/** The commonest errors of files, which the system names in English. */
const OF_FILES: Readonly<Record<string, string>> = {
  ENOSPC: "no queda sitio en el disco",
  EDQUOT: "no queda sitio en el disco",
  EROFS: "el disco es de solo lectura",
  ENOENT: "no existe el archivo",
  EACCES: "no hay permiso para usar el archivo",
  EISDIR: "es una carpeta y no un archivo",
  ENOTDIR: "una parte de la ruta no es una carpeta",
};

/** Why a backup or a restore failed, as part of a Spanish line. */
export function failureReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code = "", path } = error as NodeJS.ErrnoException;
  if (error instanceof StoreFault) {
    return error.code === "INSUFFICIENT_STORAGE"
      ? "no queda sitio en el almacén de archivos"
      : "el almacén de archivos no responde";
  }
  if (OF_FILES[code]) return path ? `${OF_FILES[code]}: ${path}` : OF_FILES[code];
  const outage = outageCode(error);
  if (outage === "INSUFFICIENT_STORAGE") return "no queda sitio en el disco de la base de datos";
  if (outage) return `la base de datos no responde o está ocupada: ${error.message}`;
  return /^23\d{3}$/.test(code) ? `la base de datos no admite alguna fila: ${error.message}` : error.message;
}
