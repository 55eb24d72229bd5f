import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The settings of an image by which a container engine runs it. */
interface Inspected {
  Docker: { config: { User: string; Entrypoint: string[]; Cmd: string[]; StopSignal: string; Healthcheck?: object } };
}

const IMAGE = "localhost/umbral";
const BASE = "localhost/umbral-base";

/**
 * Builds the last stage of the Dockerfile as it stands by `buildah`, on a base of Debian's packages in place of the one that a registry has,
 * and runs programs of the result by its own settings. The first stage is left out, because its base and npm's packages come over the
 * network: what it would make is the collected folder.
 *
 * @param folder empty, for everything that buildah keeps
 * @param baseRoot the base's root file system, without the product
 * @param app the collected folder
 * @returns a remark; undefined where there is no buildah
 * @throws Error where anything about the image is not as the Dockerfile says
 */
export function tryBuiltImage(root: string, folder: string, baseRoot: string, app: string): string | undefined {
  if (spawnSync("buildah", ["--version"]).status !== 0) return undefined;
  const places = ["--storage-driver=vfs", `--root=${join(folder, "store")}`, `--runroot=${join(folder, "run")}`];
  const buildah = (...args: string[]) =>
    execFileSync("buildah", [...places, ...args], { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] }).trim();
  const source = join(folder, "source");
  const contextOfBuild = join(folder, "build");
  mkdirSync(source, { recursive: true });
  mkdirSync(join(contextOfBuild, "empty"), { recursive: true });
  cpSync(app, join(contextOfBuild, "source/build/image/app"), { recursive: true, preserveTimestamps: true });
  writeFileSync(join(folder, "base"), "FROM scratch\nCOPY . /\n");
  writeFileSync(join(folder, "last"), lastStage(readFileSync(join(root, "Dockerfile"), "utf8")));
  const build = ["bud", "--quiet", "--isolation=chroot", "--format=docker"];
  try {
    buildah(...build, `--tag=${BASE}`, `--file=${join(folder, "base")}`, baseRoot);
    const stages = [`--build-arg=RUN_BASE=${BASE}`, `--build-context=build=${contextOfBuild}`];
    buildah(...build, ...stages, `--tag=${IMAGE}`, `--file=${join(folder, "last")}`, source);
    const { config } = (JSON.parse(buildah("inspect", "--type=image", IMAGE)) as Inspected).Docker;
    if (config.User !== "65532:65532" || config.StopSignal !== "SIGTERM" || !config.Healthcheck)
      throw new Error(`the built image says ${JSON.stringify(config)}`);
    const container = buildah("from", IMAGE);
    const [program] = config.Entrypoint as [string];
    const run = (...args: string[]) => buildah("run", "--isolation=chroot", container, "--", program, ...args);
    const user = run("-e", "console.log(process.getuid(), process.cwd())");
    if (user !== "65532 /app") throw new Error(`a program of the built image runs as ${user}`);
    // Without a database a production refuses to start, and says so by itself.
    const refused = run("scripts/doctor.ts");
    if (!refused.includes("DATABASE_URL")) throw new Error(`the doctor of the built image says ${refused}`);
    return `${buildah("images", "--noheading", "--format={{.Size}}", IMAGE)} by buildah's count, user ${config.User}, starts ${config.Cmd}`;
  } finally {
    buildah("rm", "--all");
    buildah("rmi", "--all", "--force");
  }
}

/** The arguments before the first stage, and everything from the second `FROM` on. */
function lastStage(dockerfile: string): string {
  const at = dockerfile.indexOf("\nFROM ", dockerfile.indexOf("\nFROM ") + 1);
  const globals = dockerfile.split("\n").filter((line) => line.startsWith("ARG RUN_BASE"));
  return `${globals.join("\n")}${dockerfile.slice(at)}`;
}
