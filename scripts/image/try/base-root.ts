import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The packages of Debian that `gcr.io/distroless/cc-debian12` is made of, as far as a program of Node uses them. */
const PACKAGES = [
  "base-files",
  "ca-certificates",
  "gcc-12-base",
  "libc6",
  "libgcc-s1",
  "libgomp1",
  "libssl3",
  "libstdc++6",
  "netbase",
  "tzdata",
];
/** The user of distroless images that may do nothing. */
export const NONROOT = 65_532;

/**
 * Fills a folder with a root file system that has libraries, certificates and time zones, and neither a shell nor a package manager.
 *
 * @throws Error where this machine is no Debian, or its packages cannot be had
 */
export function assembleBase(root: string): void {
  const fetched = mkdtempSync(join(tmpdir(), "umbral-debs-"));
  try {
    // apt-get fetches as a user of its own where it can, which then must be able to write here.
    chmodSync(fetched, 0o777);
    execFileSync("apt-get", ["download", "-qq", ...PACKAGES], { cwd: fetched, stdio: ["ignore", "ignore", "pipe"] });
    for (const file of readdirSync(fetched)) execFileSync("dpkg-deb", ["-x", join(fetched, file), root]);
  } finally {
    rmSync(fetched, { recursive: true, force: true });
  }
  for (const folder of ["usr/share/doc", "usr/share/man", "usr/share/lintian"])
    rmSync(join(root, folder), { recursive: true, force: true });
  const certificates = join(root, "usr/share/ca-certificates/mozilla");
  const bundle = readdirSync(certificates).sort();
  mkdirSync(join(root, "etc/ssl/certs"), { recursive: true });
  writeFileSync(
    join(root, "etc/ssl/certs/ca-certificates.crt"),
    bundle.map((file) => readFileSync(join(certificates, file), "utf8")).join(""),
  );
  writeFileSync(
    join(root, "etc/passwd"),
    `root:x:0:0:root:/root:/sbin/nologin\nnonroot:x:${NONROOT}:${NONROOT}:nonroot:/home/nonroot:/sbin/nologin\n`,
  );
  writeFileSync(join(root, "etc/group"), `root:x:0:\nnonroot:x:${NONROOT}:\n`);
  writeFileSync(join(root, "etc/hosts"), "127.0.0.1 localhost\n::1 localhost\n");
  writeFileSync(join(root, "etc/nsswitch.conf"), "hosts: files dns\n");
  for (const folder of ["app", "data", "dev", "proc", "tmp"]) mkdirSync(join(root, folder), { recursive: true });
}
