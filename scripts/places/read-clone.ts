import { execFileSync } from "node:child_process";

/** Snapshots may lack very large files; without this git would try to fetch them. */
const ENV = { GIT_NO_LAZY_FETCH: "1" };
const MOST_BYTES = 2 ** 31 - 1;

/** A file of a clone at a commit. @throws where it is not there */
export function readFromClone(clone: string, commit: string, path: string): Buffer {
  return execFileSync("git", ["-C", clone, "show", `${commit}:${path}`], { env: withPath(), maxBuffer: MOST_BYTES });
}

/**
 * Every file of a folder of a clone whose path fits, in one pass: tens of thousands of small files take a minute.
 * Files that the clone lacks are left out.
 */
export function* filesOfClone(clone: string, commit: string, fits: (path: string) => boolean): Generator<Buffer> {
  const options = { env: withPath(), maxBuffer: MOST_BYTES };
  const tree = execFileSync("git", ["-C", clone, "ls-tree", "-r", commit], options).toString("utf8");
  const ids = tree
    .split("\n")
    .map((line) => /^\d+ blob ([0-9a-f]{40})\t(.*)$/.exec(line))
    .filter((entry) => entry !== null && fits(entry[2]!))
    .map((entry) => entry![1]!);
  const AT_ONCE = 5_000;
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const input = `${ids.slice(from, from + AT_ONCE).join("\n")}\n`;
    yield* objectsIn(
      execFileSync("git", ["-C", clone, "cat-file", "--batch"], { env: withPath(), maxBuffer: MOST_BYTES, input }),
    );
  }
}

/** The answer of `git cat-file --batch`: a line of id, type and size, the bytes, a line feed. */
function* objectsIn(batch: Buffer): Generator<Buffer> {
  for (let at = 0; at < batch.length; ) {
    const end = batch.indexOf(10, at);
    const [, type, size] = batch.toString("latin1", at, end).split(" ");
    at = end + 1;
    if (type !== "blob") continue;
    yield batch.subarray(at, at + Number(size));
    at += Number(size) + 1;
  }
}

const withPath = () => Object.assign({}, process.env, ENV);
