import { randomUUID } from "node:crypto";
import { link, mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * The UUID of a folder of files, made by the process that asks first. Processes that share the folder share it, and it
 * moves along with the files.
 */
export async function identityOf(folder: string): Promise<string> {
  const path = join(folder, "store-id");
  const known = await readIdentity(path);
  if (known !== null) return known;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const beside = `${path}.${randomUUID()}.part`;
  try {
    const handle = await open(beside, "wx", 0o600);
    try {
      await handle.writeFile(`${randomUUID()}\n`);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await publish(beside, path);
  } finally {
    await rm(beside, { force: true });
  }
  // Another process may have been quicker: the id in the file counts.
  const made = await readIdentity(path);
  if (made === null) throw new Error(`${path} holds no UUID`);
  return made;
}

/** Gives a whole file its name unless the name is taken by another whole one. */
async function publish(beside: string, path: string): Promise<void> {
  try {
    await link(beside, path);
  } catch (error) {
    // Something unreadable has this name, or the file system has no links.
    if ((await readIdentity(path)) === null) await rename(beside, path);
    else if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}

async function readIdentity(path: string): Promise<string | null> {
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
  return UUID.test(text.trim()) ? text.trim() : null;
}
