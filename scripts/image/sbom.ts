import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The parts of npm's lockfile (version 3) that are read here; all others are kept. */
export interface Lock {
  packages: Record<string, LockedPackage>;
}
type Names = Record<string, string>;
interface LockedPackage {
  dependencies?: Names;
  devDependencies?: Names;
  optionalDependencies?: Names;
  peerDependencies?: Names;
}
/** The parts of a CycloneDX document that are read here. */
export interface Bom {
  serialNumber?: string;
  metadata: { timestamp?: string };
  components: { name: string; version: string }[];
}

/**
 * The bill of materials (CycloneDX) of what is in the image, by npm from a lockfile that holds nothing else: of the whole one npm writes none,
 * because packages for development disagree about their peers.
 *
 * @param root folder of the lockfile
 * @param files relative paths of the image
 * @param epoch seconds since 1970 that it is dated with
 */
export function imageBom(root: string, files: readonly string[], epoch: number): Bom {
  const read = (name: string) => JSON.parse(readFileSync(join(root, name), "utf8")) as Record<string, unknown>;
  const lock = onlyPackages(read("package-lock.json") as unknown as Lock, packagesOf(files));
  const outer = mkdtempSync(join(tmpdir(), "umbral-sbom-"));
  // npm names the bill after the folder, and a name drawn by chance would make every image another one.
  const folder = join(outer, String(read("package.json").name));
  mkdirSync(folder);
  try {
    const own = { name: read("package.json").name, version: read("package.json").version, ...lock.packages[""] };
    writeFileSync(join(folder, "package.json"), JSON.stringify(own));
    writeFileSync(join(folder, "package-lock.json"), JSON.stringify(lock));
    const text = execFileSync("npm", ["sbom", "--sbom-format", "cyclonedx", "--package-lock-only"], {
      cwd: folder,
      encoding: "utf8",
      maxBuffer: 64_000_000,
      // The options that our scripts give Node are not for npm.
      env: { ...process.env, NODE_OPTIONS: "" },
    });
    return withoutChance(JSON.parse(text) as Bom, epoch);
  } finally {
    rmSync(outer, { recursive: true, force: true });
  }
}

/** Folders of the packages that the files belong to; the runtime comes from a package of npm, too. */
export function packagesOf(files: readonly string[]): Set<string> {
  const folders = new Set([`node_modules/node-${process.platform}-${process.arch}`]);
  for (const file of files) {
    const folder = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0];
    if (folder) folders.add(folder);
  }
  return folders;
}

/** The lockfile with some of its packages, and with the dependencies that lead from one of them to another. */
export function onlyPackages(lock: Lock, kept: ReadonlySet<string>): Lock {
  const leads = (from: string, name: string): boolean => {
    // As Node looks for it: in the package's own folder, then in those around it.
    for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("node_modules/") - 1))) {
      const place = `${folder && `${folder}/`}node_modules/${name}`;
      if (lock.packages[place]) return kept.has(place);
      if (folder === "") return false;
    }
  };
  const some = (from: string, names: Names | undefined) =>
    names && Object.fromEntries(Object.entries(names).filter(([name]) => leads(from, name)));
  const packages = Object.entries(lock.packages)
    .filter(([place]) => place === "" || kept.has(place))
    .map(([place, { peerDependencies: _, ...locked }]) => [
      place,
      {
        ...locked,
        dependencies: some(place, locked.dependencies),
        devDependencies: some(place, locked.devDependencies),
        optionalDependencies: some(place, locked.optionalDependencies),
      },
    ]);
  return { ...lock, packages: Object.fromEntries(packages) };
}

/** Replaces what would differ from one run to the next: the time, and a number drawn by chance. */
export function withoutChance(bom: Bom, epoch: number): Bom {
  const serialNumber = `urn:uuid:${uuidOf(JSON.stringify(bom.components))}`;
  return { ...bom, serialNumber, metadata: { ...bom.metadata, timestamp: new Date(epoch * 1_000).toISOString() } };
}

/** A UUID of version 8 (RFC 9562), which is for values of one's own making, from the SHA-256 of a text. */
function uuidOf(text: string): string {
  const bytes = createHash("sha256").update(text).digest().subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x80;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
