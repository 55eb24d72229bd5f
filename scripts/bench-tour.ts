import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import type { PublishedTour } from "../src/domain/tools/tours/published-tour.ts";
import { offlinePage } from "../src/ui/tour/offline-page.ts";
import { findBrowser } from "./find-browser.ts";
import { serveFolder, writeTourFolder } from "./tour-folder.ts";

// npm run bench: a tour on a slow phone, from its archive on a bare server. A panorama of 8192 × 4096 is opened at 1.6 Mbit/s with 150 ms of
// delay and a processor slowed four times, on 390 pixels at twice the density; then a tour of forty scenes with thirty hotspots each is turned
// for two seconds, unslowed, and the time that the main thread spends on a frame is counted. Targets stand beside the figures. WebGL is drawn
// by this machine's processor where it has no graphics card: the time of the main thread alone is told beside that of the clock.

const FIRST_MS = 1_500;
const SHARP_MS = 4_000;
const FRAME_MS = 8;
const SCRIPT_KB = 60;
const SCENES = 40;
const HOTSPOTS = 30;

const executablePath = findBrowser();
if (!executablePath) {
  console.log("\nSin Chromium no se mide el visor de recorridos.");
  process.exit(0);
}
const folder = mkdtempSync(join(tmpdir(), "umbral-bench-tour-"));
try {
  const tour = await writeTourFolder(folder, 8192);
  writeFileSync(join(folder, "full.html"), fullPage(tour));
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
    const taskMs = async () => {
      const { metrics } = await phone.send("Performance.getMetrics");
      return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0);
    };
    // Ticks of the thread alone: in software the graphics card is another process, which is waited for.
    await phone.send("Performance.enable", { timeDomain: "threadTicks" });
    const markMs = async (name: string) => {
      await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, name, { polling: 50 });
      return await page.evaluate((mark) => performance.getEntriesByName(mark)[0]!.startTime, name);
    };
    await page.goto(site.address, { waitUntil: "commit" });
    const firstMs = await markMs("tour-first");
    const turnsMs = await markMs("tour-turns");
    const threadMs = await taskMs();
    const sharpMs = await markMs("tour-clear");
    const opened = bytes;
    await phone.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    await page.goto(`${site.address}full.html`, { waitUntil: "commit" });
    await markMs("tour-clear");
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
    line("Se puede girar", `${Math.round(turnsMs)} ms`, "", true);
    line("  de ellos, hilo principal sin esperas", `${Math.round(threadMs)} ms`, "", true);
    line(
      "Nítida (¾ de píxel por píxel de pantalla)",
      `${Math.round(sharpMs)} ms`,
      `≤ ${SHARP_MS} ms`,
      sharpMs <= SHARP_MS,
    );
    line("Recibido hasta ahí", `${Math.round(opened / 1024)} KB`, "", true);
    line(
      `Hilo principal por cuadro al girar, ${HOTSPOTS} puntos`,
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

/** Forty scenes over the same panorama, each with thirty things to look at and arrows to three others. */
function fullPage(tour: PublishedTour): string {
  const [first] = tour.scenes;
  const id = (at: number) => (at % SCENES === 0 ? first!.id : `escena-${at % SCENES}`);
  const scenes = Array.from({ length: SCENES }, (_, at) => ({
    ...first!,
    id: id(at),
    name: `Estancia ${at + 1}`,
    at: { x: 300 + (at % 8) * 450, y: 300 + Math.floor(at / 8) * 700 },
    links: [1, 2, 3].map((by) => ({ to: id(at + by), yaw: by * 100 - 200, pitch: -20 })),
    hotspots: Array.from({ length: HOTSPOTS }, (_, spot) => ({
      id: `punto-${spot}`,
      kind: "texto" as const,
      title: `Punto ${spot + 1}`,
      text: "Tarima maciza de roble.",
      yaw: spot * 12 - 180,
      pitch: (spot % 5) * 8 - 16,
    })),
  }));
  const tourJson = JSON.stringify({ ...tour, scenes });
  return offlinePage({ tourJson, title: tour.title, css: "recorrido.css", script: "recorrido.js" });
}
