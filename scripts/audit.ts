import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { verdictOf, withoutIntegrity } from "./audit/judge.ts";

// npm run audit: compares the packages that the product runs with those that the lockfile means, and asks the registry
// for their known flaws. It fails where it finds one; where the registry does not answer it says so and does not fail.
const root = join(import.meta.dirname, "..");
const bare = withoutIntegrity(JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")));
if (bare.length === 0) console.log("Todos los paquetes del lockfile llevan su suma de comprobación.");
for (const path of bare) console.error(`Sin suma de comprobación: ${path}`);

const args = ["audit", "--omit=dev", "--json", "--loglevel=silent"];
const npm = process.env.npm_execpath; // set by npm; spares the shell that Windows would need for npm.cmd
const { stdout } = npm?.endsWith(".js")
  ? spawnSync(process.execPath, [npm, ...args], { cwd: root, encoding: "utf8" })
  : spawnSync("npm", args, { cwd: root, encoding: "utf8", shell: process.platform === "win32" });
const verdict = verdictOf(stdout ?? "");
switch (verdict.kind) {
  case "no answer":
    console.warn(
      `El registro no responde a la auditoría (${verdict.why}): no se sabe si hay vulnerabilidades conocidas.`,
    );
    break;
  case "clean":
    console.log(
      `Ninguna vulnerabilidad alta ni crítica en lo que se usa en producción${verdict.lesser > 0 ? `; ${verdict.lesser} menores` : ""}.`,
    );
    break;
  case "vulnerable":
    for (const { name, severity, title } of verdict.rows) console.error(`${name} (${severity}): ${title}`);
    break;
}
if (bare.length > 0 || verdict.kind === "vulnerable") process.exit(1);
