import { join } from "node:path";
import { createServer } from "vite";
import type * as Release from "../src/test/write-release.ts";

/**
 * node scripts/upgrade-fixture.ts NAME: writes `src/test/releases/NAME.tar` and `.json` for the test that later versions still open what people
 * had under this one. Run once when a release is cut; a written one is never changed. The pages of the product are read by Vite alone.
 */

const name = process.argv[2];
if (!name || !/^[\w.-]+$/.test(name))
  throw new Error("How is the release called? node scripts/upgrade-fixture.ts NAME");
const root = join(import.meta.dirname, "..");
process.chdir(root);
process.env.NODE_ENV = "production";
// The runner must live as long as the work: the product loads some of its modules when they are first needed.
const vite = await createServer({
  root,
  configFile: false,
  logLevel: "error",
  appType: "custom",
  server: { middlewareMode: true, watch: null, ws: false },
  optimizeDeps: { noDiscovery: true },
});
const module = (await vite.ssrLoadModule("/src/test/write-release.ts")) as typeof Release;
const { rows, bytes, empty } = await module.writeRelease(join(root, "src/test/releases", name), root);
console.log(`${name}.tar: ${rows} rows, ${bytes} bytes. Tables without rows: ${empty.join(", ") || "none"}`);
await vite.close();
process.exit();
