import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { packFolder } from "./image/archive.ts";
import { collectImage, setTimes } from "./image/collect.ts";
import { imageBom } from "./image/sbom.ts";

/**
 * npm run image: collects what the image holds into `build/image/app`, with its bill of materials within and beside it, and says its size and
 * the checksum of its archive. The Dockerfile does the same with `--no-archive`. `--try` starts the result in a root of its own.
 */
const root = join(import.meta.dirname, "..");
const OUT = join(root, "build", "image");
const SBOM = "sbom.cdx.json";
const { values } = parseArgs({
  options: { "no-archive": { type: "boolean" }, try: { type: "boolean" } },
});
const epoch = Number(process.env.SOURCE_DATE_EPOCH || lastCommit());
const app = join(OUT, "app");
const { files, bytes, parts } = await collectImage(root, app, epoch);
const bom = imageBom(root, files, epoch);
mkdirSync(OUT, { recursive: true });
for (const file of [join(app, SBOM), join(OUT, SBOM)]) writeFileSync(file, `${JSON.stringify(bom, null, 2)}\n`);
setTimes(app, epoch);
for (const part of parts) console.log(`${inMb(part.bytes).padStart(9)}  ${part.name}`);
console.log(`${inMb(bytes).padStart(9)}  in ${files.length} files, ${bom.components.length} packages`);
if (!values["no-archive"]) {
  const sum = await packFolder(app, join(OUT, "app.tar"), epoch);
  console.log(`sha256 ${sum} of build/image/app.tar, dated ${epoch}`);
}
if (values.try) {
  const { tryImage } = await import("./image/try/try-image.ts");
  await tryImage(root, app);
}

/** Seconds since 1970 of the last commit, or zero where there is no repository. */
function lastCommit(): string {
  try {
    return execFileSync("git", ["log", "-1", "--format=%ct"], { cwd: root, encoding: "utf8", stdio: "pipe" }).trim();
  } catch {
    return "0"; // an archive of the source, or git is not installed
  }
}

function inMb(size: number): string {
  return `${(size / 1_000_000).toFixed(1)} MB`;
}
