import { constants, setPriority } from "node:os";
import { SCREENS_FOLDER } from "#server/site/screens/built-screens.server.ts";
import { findBrowser } from "./find-browser.ts";
import { cutPictures, writePictures } from "./screens/cut-pictures.ts";
import { startDemoProduct } from "./screens/demo-product.ts";
import { FIRST_CLOCK, makeDemoWeek } from "./screens/demo-week.ts";
import { isFresh, sourcesMark } from "./screens/freshness.ts";
import { keepManifest, type ListedPicture } from "./screens/manifest.ts";
import { SHOTS } from "./screens/shots.ts";
import { openCamera } from "./screens/take-shots.ts";

// npm run screens [-- board help-goals]: pictures of the product, taken of a demonstration of its own, for the pages that show
// it (docs/screens.md). With --if-stale, as the start does: nothing where they are fresh or there is no browser.

const words = process.argv.slice(2);
const isBackground = words.includes("--if-stale");
const only = words.filter((word) => !word.startsWith("--"));

const sources = sourcesMark();
if (isBackground && isFresh(SCREENS_FOLDER, sources)) process.exit(0);
const browser = findBrowser();
if (!browser) {
  console.log("Las páginas van sin pantallas del producto: no hay Chromium. Con uno instalado: npm run screens");
  process.exit(isBackground ? 0 : 1);
}
// Whoever works on this machine meanwhile goes first.
if (isBackground) setPriority(constants.priority.PRIORITY_LOW);

const started = Date.now();
const pictures: ListedPicture[] = [];
const failures: string[] = [];
const product = await startDemoProduct(FIRST_CLOCK);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.once(signal, () => product.stop().then(() => process.exit(1)));
}
try {
  const week = await makeDemoWeek(product);
  const camera = await openCamera(browser, product.origin, week);
  try {
    for (const shot of SHOTS.filter(({ id }) => only.length === 0 || only.includes(id))) {
      try {
        const cut = await cutPictures(shot.id, shot.facts, await camera.take(shot));
        writePictures(SCREENS_FOLDER, cut);
        pictures.push({ id: shot.id, mark: cut.mark, width: shot.facts.width, height: shot.facts.height });
      } catch (error) {
        failures.push(`${shot.id}: ${error instanceof Error ? error.message : error}`);
      }
    }
  } finally {
    await camera.close();
  }
} finally {
  await product.stop();
}
keepManifest(SCREENS_FOLDER, pictures, { sources, keepsOthers: only.length > 0 });
console.log(`Pantallas del producto: ${pictures.length}, en ${Math.round((Date.now() - started) / 1000)} s`);
for (const failure of failures) console.error(`No sale ${failure}`);
process.exit(failures.length > 0 ? 1 : 0);
