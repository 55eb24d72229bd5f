import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** The user and group "nobody", which every Linux has. */
const NOBODY = 65534;

/** PostgreSQL refuses to run as root, and containers often run as root. */
const isRoot = process.getuid?.() === 0;

/** Owner of the files of a new database, and user that runs its programs. */
export const ownerOfNewFiles: { uid: number; gid: number } | undefined = isRoot
  ? { uid: NOBODY, gid: NOBODY }
  : undefined;

export interface Command {
  file: string;
  args: string[];
}

/**
 * The command that runs a program of PostgreSQL as this process's user. Root calls it as `owner`, with the one right to
 * pass folders that only root enters: the project or its data may lie in one.
 *
 * @throws Error in Spanish where root cannot become somebody else
 */
export function commandAs(owner: { uid: number; gid: number } | undefined, program: string, args: string[]): Command {
  if (!isRoot || !owner) return { file: program, args };
  if (!isInPath("setpriv")) {
    throw new Error(
      "PostgreSQL no funciona como root y aquí falta «setpriv» (util-linux): arranca como un usuario normal o indica DATABASE_URL",
    );
  }
  return {
    file: "setpriv",
    args: [
      "--securebits",
      "+no_setuid_fixup",
      "--inh-caps",
      "+dac_override",
      "--ambient-caps",
      "+dac_override",
      "--reuid",
      String(owner.uid),
      "--regid",
      String(owner.gid),
      "--clear-groups",
      "--",
      program,
      ...args,
    ],
  };
}

function isInPath(name: string): boolean {
  return (process.env.PATH ?? "").split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, name), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
