import { execFileSync } from "node:child_process";
import { chmodSync, copyFileSync, lstatSync, lutimesSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { dirname, join, matchesGlob, sep } from "node:path";
import { LEFT_OUT, PROGRAMS, READ_BY_PATH } from "./contents.ts";
import { traceFiles } from "./trace.ts";

export interface Collected {
  /** Relative paths of the files, sorted. */
  files: string[];
  bytes: number;
  /** Bytes by part, largest first: the runtime, each large package, our own folders. */
  parts: { name: string; bytes: number }[];
}

/** Where the image has the Node that runs it. */
export const NODE_PLACE = "bin/node";
const SMALL_PART = 2_000_000;

/**
 * Copies what the product needs at run time into an empty folder, with the running Node beside it. The same files give the same folder:
 * names in order, one time for all, rights that follow from whether a file is a program.
 *
 * @param root absolute folder of the built project
 * @param target absolute folder, emptied first
 * @param epoch seconds since 1970 that every file and folder is dated with
 * @throws Error where the project is not built, or something read by its path is missing, or there is no `strip` (binutils)
 */
export async function collectImage(root: string, target: string, epoch: number): Promise<Collected> {
  const traced = await traceFiles(root, PROGRAMS, LEFT_OUT);
  const read = Object.keys(READ_BY_PATH).flatMap((path) => filesBelow(root, path));
  const isLeftOut = (file: string) => LEFT_OUT.some((pattern) => matchesGlob(file, pattern));
  const files = [...new Set([...traced, ...read])].filter((file) => !isLeftOut(file)).sort();
  rmSync(target, { recursive: true, force: true });
  for (const file of files) copy(join(root, file), join(target, file), 0o644);
  copy(process.execPath, join(target, NODE_PLACE), 0o755);
  // Names of its inner functions are a seventh of it; those that native packages link to stay.
  execFileSync("strip", [join(target, NODE_PLACE)]);
  setTimes(target, epoch);
  const all = [NODE_PLACE, ...files].sort();
  const sizes = all.map((file) => ({ name: partOf(file), bytes: statSync(join(target, file)).size }));
  return { files: all, bytes: sizes.reduce((sum, { bytes }) => sum + bytes, 0), parts: byPart(sizes) };
}

/** @returns relative paths of the files of a folder, or of the file itself */
function filesBelow(root: string, path: string): string[] {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  if (!found) throw new Error(`${path} is not there: install and build first`);
  if (found.isFile()) return [path];
  return readdirSync(join(root, path), { recursive: true, encoding: "utf8" })
    .map((name) => `${path}/${name.split(sep).join("/")}`)
    .filter((file) => statSync(join(root, file)).isFile());
}

function copy(from: string, to: string, mode: number): void {
  mkdirSync(dirname(to), { recursive: true, mode: 0o755 });
  copyFileSync(from, to);
  chmodSync(to, mode);
}

/** Dates a folder with all that is in it, the inner ones first, because writing into a folder dates it anew. */
export function setTimes(path: string, epoch: number): void {
  if (lstatSync(path).isDirectory()) {
    chmodSync(path, 0o755);
    for (const name of readdirSync(path)) setTimes(join(path, name), epoch);
  }
  lutimesSync(path, epoch, epoch);
}

function partOf(file: string): string {
  const steps = file.split("/");
  if (file === NODE_PLACE) return "node";
  if (steps[0] !== "node_modules") return steps.slice(0, 2).join("/");
  return steps.slice(1, steps[1]!.startsWith("@") ? 3 : 2).join("/");
}

function byPart(sizes: { name: string; bytes: number }[]): Collected["parts"] {
  const sums = new Map<string, number>();
  for (const { name, bytes } of sizes) sums.set(name, (sums.get(name) ?? 0) + bytes);
  const parts = [...sums].map(([name, bytes]) => ({ name, bytes })).sort((a, b) => b.bytes - a.bytes);
  const large = parts.filter(({ bytes }) => bytes >= SMALL_PART);
  const rest = parts.slice(large.length).reduce((sum, { bytes }) => sum + bytes, 0);
  return [...large, { name: `${parts.length - large.length} smaller ones`, bytes: rest }];
}
