import { accessSync, constants, mkdirSync, statSync } from "node:fs";
import { ConfigError } from "./env.server.ts";

/**
 * The folder of `DATA_DIR`, made where it is not there yet. Whoever keeps something in it calls this first: with another database,
 * another store and a given secret the product needs no such folder.
 *
 * @throws ConfigError where it cannot be made or nothing can be written in it
 */
export function makeDataDir(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new ConfigError(`Configuración: DATA_DIR: ${reasonOf(error as NodeJS.ErrnoException, folder)}.`);
  }
}

function reasonOf({ code, message }: NodeJS.ErrnoException, folder: string): string {
  const isThere = statSync(folder, { throwIfNoEntry: false });
  if (isThere && !isThere.isDirectory()) return `${folder} no es una carpeta`;
  const reasons: Readonly<Record<string, string>> = {
    EACCES: `este usuario no puede escribir en ${folder}`,
    EPERM: `este usuario no puede escribir en ${folder}`,
    EROFS: `${folder} está donde solo se puede leer`,
    ENOSPC: `no queda espacio para ${folder}`,
    ENOTDIR: `en la ruta ${folder} hay un archivo donde debería haber una carpeta`,
    EEXIST: `en la ruta ${folder} hay un archivo donde debería haber una carpeta`,
  };
  return reasons[code ?? ""] ?? `${folder} no se puede crear (${message})`;
}
