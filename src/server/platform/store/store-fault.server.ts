import { AppError } from "../app-error.server.ts";

/** Refused while the disk is read-only, broken, out of handles, or not ours. */
const DISK_AWAY = new Set(["EROFS", "EACCES", "EPERM", "EIO", "EMFILE", "ENFILE", "ESTALE", "ENODEV", "ENXIO"]);
const NO_ROOM = new Set(["ENOSPC", "EDQUOT"]);

/** The store cannot be reached, or has no room left. `cause` explains it to administrators. */
export class StoreFault extends AppError {
  override name = "StoreFault";

  static override [Symbol.hasInstance](error: unknown): boolean {
    return error instanceof Error && error.name === "StoreFault";
  }

  constructor(code: "STORE_UNAVAILABLE" | "INSUFFICIENT_STORAGE", cause: unknown) {
    super(code);
    this.cause = cause;
  }
}

/** An error of the file system as a fault of the store; any other error as it is. */
export function diskFault(error: unknown): unknown {
  const { code = "", syscall } = error as NodeJS.ErrnoException;
  if (syscall === undefined) return error;
  if (NO_ROOM.has(code)) return new StoreFault("INSUFFICIENT_STORAGE", error);
  return DISK_AWAY.has(code) ? new StoreFault("STORE_UNAVAILABLE", error) : error;
}
