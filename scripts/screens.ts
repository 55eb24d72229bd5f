import { constants, setPriority } from "node:os";
import { PRODUCT_SCREENS, type ScreenFacts } from "#content/screens/product-screens.ts";
import { SCREENS_FOLDER } from "#server/site/screens/built-screens.server.ts";
import { findBrowser } from "./find-browser.ts";
import { cutPictures, writePictures } from "./screens/cut-pictures.ts";
import { startDemoProduct } from "./screens/demo-product.ts";
import { FIRST_CLOCK, makeDemoWeek } from "./screens/demo-week.ts";
import { isFresh, sourcesMark } from "./screens/freshness.ts";
import { keepManifest, type ListedPicture } from "./screens/manifest.ts";
import { SHOTS } from "./screens/shots.ts";
import { takePaper } from "./screens/take-paper.ts";
import { openCamera, type TakenShot } from "./screens/take-shots.ts";

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
const giveUp = () => product.stop().then(() => process.exit(1));
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, giveUp);
// The start that asked for them is gone.
process.once("disconnect", giveUp);
try {
  const week = await makeDemoWeek(product);
  const camera = await openCamera(browser, product.origin, week);
  try {
    const keep = async (id: string, facts: ScreenFacts, take: () => Promise<TakenShot>) => {
      if (only.length > 0 && !only.includes(id)) return;
      try {
        const cut = await cutPictures(id, facts, await take());
        writePictures(SCREENS_FOLDER, cut);
        pictures.push({ id, mark: cut.mark, width: facts.width, height: facts.height });
      } catch (error) {
        failures.push(`${id}: ${error instanceof Error ? error.message : error}`);
      }
    };
    await keep("paper", PRODUCT_SCREENS.paper, () => takePaper(camera.browser, product.origin, week));
    for (const shot of SHOTS) await keep(shot.id, shot.facts, () => camera.take(shot));
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
