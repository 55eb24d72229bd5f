import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { findBrowser } from "./find-browser.ts";
import { serveFolder, writeTourFolder } from "./tour-folder.ts";

// npm run bench: a tour on a slow phone, from its archive on a bare server. A panorama of 8192 × 4096 is opened at 1.6 Mbit/s with 150 ms of
// delay and a processor slowed four times, on 390 pixels at twice the density; then it is turned for two seconds, unslowed, and the time that
// the main thread spends on a frame is counted. Targets stand beside the figures.

const FIRST_MS = 1_500;
const SHARP_MS = 4_000;
const FRAME_MS = 4;
const SCRIPT_KB = 60;

const executablePath = findBrowser();
if (!executablePath) {
  console.log("\nSin Chromium no se mide el visor de recorridos.");
  process.exit(0);
}
const folder = mkdtempSync(join(tmpdir(), "umbral-bench-tour-"));
try {
  await writeTourFolder(folder, 8192);
  const site = await serveFolder(folder);
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
    });
    const page = await context.newPage();
    const phone = await context.newCDPSession(page);
    await phone.send("Network.enable");
    await phone.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 150,
      downloadThroughput: (1.6 * 1_000_000) / 8,
      uploadThroughput: (0.75 * 1_000_000) / 8,
    });
    await phone.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    let bytes = 0;
    phone.on("Network.loadingFinished", ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.goto(site.address, { waitUntil: "commit" });
    await page.waitForFunction(() => document.querySelector(".rt-room-title")?.textContent !== "", null, {
      polling: 20,
    });
    const firstMs = await page.evaluate(() => performance.now());
    // Tiles are asked for once the first picture stands; a second and a half after the last of them none follows.
    const sharpMs = await page.evaluate(async () => {
      const tiles = () =>
        performance
          .getEntriesByType("resource")
          .filter(({ name }) => /\/\d+-\d+\.webp$/.test(name)) as PerformanceResourceTiming[];
      const last = () => Math.max(0, ...tiles().map(({ responseEnd }) => responseEnd));
      while (tiles().length === 0 || performance.now() - last() < 1_500)
        await new Promise((resolve) => setTimeout(resolve, 100));
      return last();
    });
    const opened = bytes;
    await phone.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    const taskMs = async () => {
      const { metrics } = await phone.send("Performance.getMetrics");
      return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0);
    };
    // Ticks of the thread alone: in software the graphics card is another process, which is waited for.
    await phone.send("Performance.enable", { timeDomain: "threadTicks" });
    const before = await taskMs();
    const frames = await page.evaluate(async () => {
      const canvas = document.querySelector("canvas")!;
      const at = (name: string, x: number) =>
        canvas.dispatchEvent(
          new PointerEvent(name, {
            pointerId: 1,
            clientX: x,
            clientY: 400,
            button: 0,
            bubbles: true,
            pointerType: "mouse",
          }),
        );
      canvas.setPointerCapture = () => undefined;
      at("pointerdown", 300);
      let count = 0;
      const until = performance.now() + 2_000;
      while (performance.now() < until) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        count += 1;
        at("pointermove", 300 - count * 3);
      }
      at("pointerup", 0);
      return count;
    });
    const frameMs = ((await taskMs()) - before) / frames;
    const sent = ["recorrido.js", "recorrido.css"].map((name) => gzipSync(readFileSync(join(folder, name))).length);
    const kb = sent.reduce((sum, length) => sum + length, 0) / 1024;
    const line = (name: string, value: string, target: string, isMet: boolean) =>
      console.log(`${name.padEnd(44)} ${value.padStart(10)}   ${target} ${isMet ? "" : "✗"}`);
    console.log(
      "\nVisor de recorridos (390 px × 2, 1,6 Mbit/s, 150 ms, procesador a un cuarto; panorama de 8192 × 4096)",
    );
    line("Primera imagen", `${Math.round(firstMs)} ms`, `≤ ${FIRST_MS} ms`, firstMs <= FIRST_MS);
    line("Nítida", `${Math.round(sharpMs)} ms`, `≤ ${SHARP_MS} ms`, sharpMs <= SHARP_MS);
    line("Recibido hasta ahí", `${Math.round(opened / 1024)} KB`, "", true);
    line(
      "Hilo principal por cuadro al girar, sin frenar",
      `${frameMs.toFixed(1)} ms`,
      `≤ ${FRAME_MS} ms`,
      frameMs <= FRAME_MS,
    );
    line("Cuadros en dos segundos (WebGL de esta máquina)", String(frames), "", true);
    line("Guion y estilos, comprimidos", `${kb.toFixed(1)} KB`, `≤ ${SCRIPT_KB} KB`, kb <= SCRIPT_KB);
  } finally {
    await browser.close();
    site.stop();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
