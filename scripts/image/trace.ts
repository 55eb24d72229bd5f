import { readFileSync, statSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { dirname, join, matchesGlob, relative, resolve, sep } from "node:path";
import { type NodeFileTraceOptions, nodeFileTrace } from "@vercel/nft";

/** A file of ours that is named in a text rather than imported: threads are started by such names. */
const NAMED_FILE = /["'`]((?:\.{1,2}\/|src\/)[\w./-]+\.server\.ts)["'`]/g;
/** How a built file names what it loads; some of these are texts of pages, which lead nowhere and do no harm. */
const BUILT_IMPORT = /(?:\bfrom|\bimport|\brequire)\s?\(?\s?["'`]([\w@./-]+)["'`]/g;
const isOwn = (file: string) => !file.startsWith("node_modules/");

/**
 * The files that programs load: what they import, what that imports, and the same for each file of a thread that any of them names.
 *
 * @param root absolute folder of the project
 * @param programs relative paths
 * @param leftOut patterns of relative paths that are neither followed nor listed
 * @returns relative paths with forward slashes, sorted
 * @throws Error where a program is missing
 */
export async function traceFiles(
  root: string,
  programs: readonly string[],
  leftOut: readonly string[] = [],
): Promise<string[]> {
  const isLeftOut = (file: string) => leftOut.some((pattern) => matchesGlob(file, pattern));
  const options: NodeFileTraceOptions = {
    base: root,
    processCwd: root,
    conditions: ["node"],
    cache: {},
    ignore: isLeftOut,
    readFile: async (path) => readSource(root, path),
  };
  const found = new Set<string>();
  const scanned = new Set<string>();
  let entries: string[] = [...programs];
  while (entries.length > 0) {
    const missing = entries.find((entry) => !isFile(join(root, entry)));
    if (missing) throw new Error(`${missing} is not there: build the site first`);
    const { fileList } = await nodeFileTrace(
      entries.map((entry) => join(root, entry)),
      options,
    );
    for (const file of fileList) if (!isLeftOut(file)) found.add(file.split(sep).join("/"));
    entries = [...found].filter((file) => isOwn(file) && !scanned.has(file)).flatMap((file) => namedFiles(root, file));
    for (const file of found) scanned.add(file);
    entries = [...new Set(entries)].filter((entry) => !found.has(entry));
  }
  return [...found].filter((file) => isFile(join(root, file))).sort();
}

/** Files that the text of one of ours names, as long as they are there: an example in a comment may not be. */
function namedFiles(root: string, file: string): string[] {
  if (!/\.(?:ts|js|mjs)$/.test(file)) return [];
  const text = readFileSync(join(root, file), "utf8");
  return [...text.matchAll(NAMED_FILE)]
    .map(([, name]) => {
      const from = name!.startsWith("src/") ? root : dirname(join(root, file));
      return relative(root, resolve(from, name!)).split(sep).join("/");
    })
    .filter((name) => isFile(join(root, name)));
}

/**
 * The tracer reads JavaScript, so types are blanked out as Node does it. Of the built server, whose 17 MB would take it most of a minute,
 * it gets the imports alone. Null where there is no such file.
 */
function readSource(root: string, path: string): Buffer | string | null {
  if (!isFile(path)) return null;
  const bytes = readFileSync(path);
  if (path.startsWith(join(root, "build", sep))) {
    const names = new Set([...bytes.toString().matchAll(BUILT_IMPORT)].map(([, name]) => name!));
    return [...names].map((name) => `import(${JSON.stringify(name)});`).join("\n");
  }
  return path.endsWith(".ts") && !path.includes("node_modules") ? stripTypeScriptTypes(bytes.toString()) : bytes;
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
