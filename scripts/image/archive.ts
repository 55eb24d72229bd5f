import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";

/**
 * Packs a folder by GNU tar so that the same files give the same bytes: names in order, one time, no owner's name.
 *
 * @param epoch seconds since 1970
 * @returns SHA-256 of the archive in hexadecimal digits
 */
export async function packFolder(folder: string, archive: string, epoch: number): Promise<string> {
  execFileSync("tar", [
    "--create",
    `--file=${archive}`,
    "--format=posix",
    "--pax-option=exthdr.name=%d/PaxHeaders/%f,delete=atime,delete=ctime",
    "--sort=name",
    `--mtime=@${epoch}`,
    "--owner=0",
    "--group=0",
    "--numeric-owner",
    `--directory=${folder}`,
    ".",
  ]);
  const hash = createHash("sha256");
  await pipeline(createReadStream(archive), hash);
  return hash.digest("hex");
}
