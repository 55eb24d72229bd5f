import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, extname, join, normalize } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { PUBLISHED_FORM, type PublishedScene, type PublishedTour } from "../src/domain/tools/tours/published-tour.ts";
import { tileGrid } from "../src/domain/tools/tours/tile-sizes.ts";
import { cutPanorama } from "../src/server/tools/tours/panoramas/cut-tiles.server.ts";
import { offlinePage } from "../src/ui/tour/offline-page.ts";
import { TOUR_CSS } from "../src/ui/tour/tour-css.ts";
import { photoOf } from "./bench-picture.ts";

/** A tour in a folder, as its archive holds it, of panoramas that are drawn here; and a server that knows nothing but files. */

const WHOLE = { fromYaw: -180, toYaw: 180, fromPitch: -90, toPitch: 90 };

/** @param widthPx of the largest size, a power of two from 1024 */
export async function writeTourFolder(folder: string, widthPx: number): Promise<PublishedTour> {
  const write = (name: string, contents: string | Buffer) => {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, contents);
  };
  const scene = async (id: string, name: string, more: Partial<PublishedScene>): Promise<PublishedScene> => {
    // Only the first room is looked at closely.
    const sizes = await writePanorama(write, id, id === "salon" ? widthPx : Math.min(widthPx, 2048));
    return {
      id,
      name,
      origin: "foto",
      panorama: {
        preview: `${id}/preview.webp`,
        tiles: `${id}/{size}/{column}-{row}.webp`,
        sizes,
        covers: WHOLE,
      },
      levelId: "planta",
      at: null,
      headingDegrees: 0,
      levelling: { pitch: 0, roll: 0 },
      start: { yaw: 0, pitch: -5, fov: 75 },
      links: [],
      hotspots: [],
      ...more,
    };
  };
  const tour: PublishedTour = {
    form: PUBLISHED_FORM,
    title: "Piso de prueba",
    language: "es",
    start: "salon",
    scenes: [
      await scene("salon", "Salón", {
        at: { x: 2000, y: 3000 },
        links: [{ to: "cocina", yaw: 0, pitch: -22 }],
        hotspots: [{ id: "suelo", kind: "texto", title: "Suelo de roble", text: "Tarima maciza.", yaw: -12, pitch: 6 }],
      }),
      await scene("cocina", "Cocina", {
        at: { x: 2000, y: 1000 },
        headingDegrees: 90,
        origin: "plano",
        links: [{ to: "salon", yaw: 90, pitch: -22 }],
      }),
    ],
    levels: [
      {
        id: "planta",
        name: "Planta",
        map: {
          viewBox: [0, 0, 4000, 4000],
          walls: "M0 0H4000V4000H0ZM100 100V3900H3900V100Z",
          rooms: [],
          picture: null,
          isScaled: true,
        },
      },
    ],
    nadir: { kind: "difuminado", radiusDegrees: 15 },
    sound: null,
    brand: null,
    formAddress: null,
    dwellAddress: null,
  };
  const tourJson = JSON.stringify(tour);
  write("tour.json", tourJson);
  write("recorrido.css", TOUR_CSS);
  write("recorrido.js", await packedViewer());
  write("index.html", offlinePage({ tourJson, title: tour.title, css: "recorrido.css", script: "recorrido.js" }));
  return tour;
}

/** A picture with the grain of a photo, cut as the server cuts it: its tiles weigh what those of a room weigh. */
async function writePanorama(write: (name: string, contents: Buffer) => void, id: string, widthPx: number) {
  const photo = await photoOf(id === "salon" ? 1 : 40, { width: widthPx, height: widthPx / 2 });
  const { sizes, pieces } = await cutPanorama(photo);
  const [preview, ...tiles] = pieces;
  write(`${id}/preview.webp`, preview!);
  for (const [at, size] of sizes.entries()) {
    const { columns, rows } = tileGrid(size);
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) write(`${id}/${at}/${column}-${row}.webp`, tiles.shift()!);
  }
  return sizes;
}

/** The viewer as one script, packed as the server packs it (`script-import` in vite.config.ts). */
async function packedViewer(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      minify: true,
      rolldownOptions: {
        input: join(import.meta.dirname, "../src/ui/tour/tour-script.ts"),
        output: { format: "iife" },
      },
    },
  });
  const [result] = [built].flat();
  if (!result || !("output" in result)) throw new Error("the viewer was not built");
  return result.output[0].code;
}

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".webp": "image/webp",
};

/** Serves the files of a folder, and nothing else. @returns its address, with a slash at its end, and what ends it */
export async function serveFolder(folder: string): Promise<{ address: string; stop: () => void }> {
  const server = createServer((request, answer) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname));
    const file = join(folder, path.endsWith("/") ? `${path}index.html` : path);
    try {
      const contents = readFileSync(file);
      const type = TYPES[extname(file)] ?? "application/octet-stream";
      // Static hosts compress what is text.
      if (type.startsWith("image/")) answer.writeHead(200, { "content-type": type }).end(contents);
      else answer.writeHead(200, { "content-type": type, "content-encoding": "gzip" }).end(gzipSync(contents));
    } catch {
      answer.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, stop: () => server.close() };
}
