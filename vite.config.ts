import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { build, type Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** `import text from "./file.ts?script"`: the file with all it imports, compiled and packed into the text of one script. */
const scriptImport: Plugin = {
  name: "script-import",
  enforce: "pre",
  async resolveId(id, importer) {
    if (!id.endsWith(SCRIPT)) return null;
    const resolved = await this.resolve(id.slice(0, -SCRIPT.length), importer, { skipSelf: true });
    return resolved && resolved.id + SCRIPT;
  },
  async load(id) {
    if (!id.endsWith(SCRIPT)) return null;
    const file = id.slice(0, -SCRIPT.length);
    const output = { format: "iife" } as const;
    const built = await build({
      configFile: false,
      logLevel: "error",
      build: { write: false, minify: true, rolldownOptions: { input: file, output } },
    });
    const [result] = [built].flat();
    if (!result || !("output" in result)) throw new Error(`${file} was not built`);
    const [chunk] = result.output;
    for (const module of chunk.moduleIds) this.addWatchFile(module);
    return `export default ${JSON.stringify(chunk.code.trim())}`;
  },
};

/** The threads that draw papers load this part of the built server alone: all of it would cost each of them hundreds of megabytes. */
const papersEntry: Plugin = {
  name: "papers-entry",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "ssr",
  buildStart() {
    this.emitFile({ type: "chunk", id: "./src/server/tools/exports/draw-paper.server.ts", fileName: "papers.js" });
  },
};

const SCRIPT = "?script";
/**
 * A page asks for the framework, for what most pages share, and for a few files of its own: each request costs a slow phone more.
 * A group takes what its files import along, so those stand first that fewer pages can do without: formats of numbers, what every page has
 * around it, icons, the shell of a signed-in person. Schemas, the library of forms and drawn figures stand apart, because a page that
 * has none of them should neither fetch nor compile them.
 */
const chunkGroups = [
  { name: "framework", test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ },
  {
    name: "formats",
    test: /src[\\/]domain[\\/]shared[\\/](format[\\/]|time[\\/]|listing[\\/]fold\.)/,
    minShareCount: 8,
  },
  { name: "schemas", test: /node_modules[\\/]zod[\\/]|src[\\/]domain[\\/]shared[\\/]schema[\\/]/, minShareCount: 20 },
  { name: "common", minShareCount: 100 },
  { name: "shared", minShareCount: 40 },
  { name: "icons", test: /lucide-react/, minShareCount: 3 },
  { name: "site", test: /src[\\/]pages[\\/]frame[\\/]site-frame/ },
  { name: "shell", test: /src[\\/](pages[\\/]frame[\\/](app-frame|dashboard-nav)|ui[\\/]form[\\/]unsaved\.)/ },
  { name: "menus", test: /node_modules[\\/](@radix-ui|@floating-ui|radix-ui)[\\/]/, minShareCount: 2 },
  { name: "figures", test: /src[\\/]ui[\\/](result|charts)[\\/]/, minShareCount: 8 },
  { name: "forms", test: /src[\\/](ui[\\/](form|tool)|pages[\\/]tools[\\/]tool)[\\/]/, minShareCount: 8 },
];

const TESTS = ["src/**/*.test.{ts,tsx}", "scripts/**/*.test.ts"];
const APART_TESTS = ["src/**/*.{browser,apart}.test.{ts,tsx}"];

export default defineConfig({
  plugins: process.env.VITEST ? [scriptImport] : [scriptImport, papersEntry, tailwindcss(), reactRouter()],
  server: { watch: { ignored: ["**/data/**"] } },
  worker: { format: "es" },
  // MapLibre is one file of a megabyte; it loads only when a map comes into view.
  build: { chunkSizeWarningLimit: 1_300 },
  optimizeDeps: { exclude: ["maplibre-gl"] },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
    ssr: {
      build: { rolldownOptions: { input: "./src/server/boot/web.server.ts" } },
      // The server's build takes in what only browsers run; entries of the first are folders that Node does not follow.
      resolve: { noExternal: [/^@atlaskit\/pragmatic-drag-and-drop/, "@simplewebauthn/browser"] },
    },
  },
  test: {
    globalSetup: "src/test/migrate-once.ts",
    setupFiles: "src/test/property-seed.ts",
    // One for each of two cores: a file waits for its database as much as it calculates.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      // Nothing here keeps state in a module but caches: files share what they import, which halves the time.
      {
        extends: true,
        test: { name: "shared", include: TESTS, exclude: APART_TESTS, isolate: false },
      },
      // Stores and globals of the browser, which live as long as a page, and libraries that a test replaces: each file gets its own.
      { extends: true, test: { name: "apart", include: APART_TESTS } },
    ],
  },
});
