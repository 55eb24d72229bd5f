import { spawn } from "node:child_process";
import { NONROOT } from "./base-root.ts";

/** Where `setpriv` and `unshare` are found, while the environment is already the program's. */
const SYSTEM_PATH = "PATH=/usr/sbin:/usr/bin:/sbin:/bin";

/** A program that runs in the image's root. */
export interface Inside {
  output(): string;
  /** Settles with its code, or the signal's name. */
  exited: Promise<number | string>;
  end(signal?: NodeJS.Signals): Promise<number | string>;
}

/**
 * The work of a container engine for `read_only: true`, `cap_drop: [ALL]` and `no-new-privileges`: a view of the disk of its own, in which
 * the root cannot be written to and only /data and /tmp can, and a user without any right. Devices are those that programs draw chance from.
 */
const MOUNTS = `
mount --bind "$ROOT" "$ROOT"
mount -o remount,ro,bind "$ROOT"
mount -t tmpfs -o mode=1777,size=512m tmpfs "$ROOT/tmp"
mount --bind "$DATA" "$ROOT/data"
mount -t proc -o ro,nosuid,nodev,noexec proc "$ROOT/proc"
mount -t tmpfs -o mode=755,size=64k tmpfs "$ROOT/dev"
for device in null zero random urandom; do
  touch "$ROOT/dev/$device"
  mount --bind "/dev/$device" "$ROOT/dev/$device"
done
cd "$ROOT"
`;

/**
 * Starts a program of the image as its Dockerfile does.
 *
 * @param root absolute folder of the image's root file system
 * @param data absolute folder that is its /data, of the user without rights
 * @param env the whole environment of the program
 * @param command arguments for the image's Node
 */
export function startInside(
  { root, data }: { root: string; data: string },
  env: Record<string, string>,
  command: readonly string[],
): Inside {
  const variables = Object.entries(env).map(([name, value]) => `${name}=${value}`);
  const person = ["setpriv", "--no-new-privs", "--clear-groups"];
  const place = ["unshare", `--root=${root}`, "--wd=/app", `--setgid=${NONROOT}`, `--setuid=${NONROOT}`];
  const start = [...person, ...place, "/app/bin/node", ...command];
  const child = spawn(
    "unshare",
    ["--mount", "sh", "-c", `set -e\n${MOUNTS}\nexec "$@"`, "sh", "env", "-i", SYSTEM_PATH, ...variables, ...start],
    { env: { PATH: process.env.PATH, ROOT: root, DATA: data }, stdio: ["ignore", "pipe", "pipe"] },
  );
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  const exited = new Promise<number | string>((resolve) => {
    child.once("close", (code, signal) => resolve(code ?? signal!));
  });
  return {
    output: () => output,
    exited,
    async end(signal = "SIGTERM") {
      child.kill(signal);
      return await exited;
    },
  };
}
