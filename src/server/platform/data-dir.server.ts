import { accessSync, constants, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { ConfigError } from "./env.server.ts";

/**
 * Creates the folder of `DATA_DIR` if it is missing. Every part that keeps something in it calls this first: with
 * another database, another store and a given secret the product needs no such folder.
 *
 * @throws ConfigError if it cannot be created or written to
 */
export function makeDataDir(folder: string): void {
  try {
    makeFolders(folder);
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new ConfigError(`Configuración: DATA_DIR: ${reasonOf(error as NodeJS.ErrnoException, folder)}.`);
  }
}

/** Node's own way of making the folders above too never ends where the system makes none, as in /proc. */
function makeFolders(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  if (dirname(folder) !== folder) makeFolders(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process that starts now made it first.
    if ((error as NodeJS.ErrnoException).code !== "EEXIST" || !statSync(folder).isDirectory()) throw error;
  }
}

function reasonOf({ code, message }: NodeJS.ErrnoException, folder: string): string {
  if (isFile(folder)) return `${folder} no es una carpeta`;
  const reasons: Readonly<Record<string, string>> = {
    EACCES: `este usuario no puede escribir en ${folder}`,
    EPERM: `este usuario no puede escribir en ${folder}`,
    EROFS: `${folder} está donde solo se puede leer`,
    ENOSPC: `no queda espacio para ${folder}`,
    ENOTDIR: `en la ruta ${folder} hay un archivo donde debería haber una carpeta`,
    ENAMETOOLONG: "el nombre de la carpeta es demasiado largo",
    EEXIST: `en la ruta ${folder} hay un archivo donde debería haber una carpeta`,
  };
  return reasons[code ?? ""] ?? `${folder} no se puede crear (${message})`;
}

function isFile(path: string): boolean {
  try {
    return !statSync(path).isDirectory();
  } catch {
    return false; // nothing is there, or nothing that can be looked at
  }
}
