import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { pageText } from "../src/domain/tools/dossiers/document-text.ts";
import { openDocument } from "../src/server/tools/dossiers/reading/open-document.server.ts";
import { endRecogniser, recogniseHere } from "../src/server/tools/dossiers/reading/recogniser.server.ts";
import { pdfOfPictures, REGISTER_PAGE, scanOf, textPdf } from "../src/test/dossier-files.ts";
import { expect, test } from "./test.ts";

/** Reading «en mi equipo»: the worker as it is built, under the policy of a page of ours, and the server's reading of the same files. */

const root = join(import.meta.dirname, "..");
const folder = mkdtempSync(join(tmpdir(), "umbral-device-"));
const NAME = "on-device-reader.js";

/** Where the server's own build stands, and what was laid beside it: workers of workers are served by nobody but the server. */
const assets = join(root, "build/client/assets");
const laid: string[] = [];

test.beforeAll(async () => {
  await build({
    configFile: false,
    root,
    logLevel: "error",
    base: "/",
    worker: { format: "es" },
    build: {
      outDir: folder,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 10_000,
      rolldownOptions: {
        input: join(root, "src/pages/tools/dossiers/on-device/read-on-device.ts"),
        preserveEntrySignatures: "strict",
        output: { format: "es", entryFileNames: `assets/${NAME}` },
      },
    },
  });
  for (const name of readdirSync(join(folder, "assets"))) {
    const file = join(assets, name);
    if (existsSync(file)) continue;
    copyFileSync(join(folder, "assets", name), file);
    laid.push(file);
  }
});
test.afterAll(async () => {
  await endRecogniser();
  for (const file of laid) rmSync(file);
  rmSync(folder, { recursive: true, force: true });
});

interface Told {
  name: string;
  fault: string | null;
  pages: Parameters<typeof pageText>[0][];
}

test("a text, a scan and a photograph are read as the server reads them, and no byte leaves the browser", async ({
  page,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const text = await textPdf([REGISTER_PAGE, REGISTER_PAGE.toReversed()]);
  const given: Record<string, Buffer> = {
    "nota.pdf": text,
    "escaneada.pdf": await pdfOfPictures([await scanOf(text)]),
    "torcida.jpg": await scanOf(text, { degrees: 2.5, shadow: 90 }),
    "carta.txt": Buffer.from("Recibí de don José la señal.\nEn Cádiz.", "latin1"),
    "rota.pdf": text.subarray(0, 300),
  };
  await page.goto("/");
  const requests: string[] = [];
  page.on("request", (request) => {
    const body = request.postData();
    // A report of the page on its own opening is no answer to a file.
    requests.push(`${request.method()} ${new URL(request.url()).pathname} ${body?.length ?? 0}`);
  });
  const told: Told[] = await page.evaluate(
    async ({ name, files }) => {
      const reader = (await import(
        `/assets/${name}`
      )) as typeof import("../src/pages/tools/dossiers/on-device/read-on-device.ts");
      const all = [];
      for (const [fileName, base64] of files) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        const read = await reader.readOnDevice(new File([bytes], fileName), { today: "2026-11-27" });
        all.push(...read.map(({ fault, text: { pages } }) => ({ name: fileName, fault, pages: [...pages] })));
      }
      return all;
    },
    { name: NAME, files: Object.entries(given).map(([name, bytes]) => [name, bytes.toString("base64")] as const) },
  );
  for (const { name, fault, pages } of told) {
    if (name === "rota.pdf") {
      expect(fault).toMatch(/^Este PDF está dañado/);
      continue;
    }
    const opened = await openDocument(given[name]!, recogniseHere);
    const expected = [];
    for (let number = 1; number <= opened.pages; number++) expected.push((await opened.read(number)).page);
    await opened.close();
    expect(pages.map(pageText), name).toEqual(expected.map(pageText));
    // Letters of the file stand at the same places to the hundredth of a point.
    const places = (read: Told["pages"]) =>
      read.flatMap(({ lines }) =>
        lines.flatMap(({ words }) => words.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`)),
      );
    if (pages[0]!.origin === "text") expect(places(pages), name).toEqual(places(expected));
    else expect(pages[0]!.origin).toBe(expected[0]!.origin);
  }
  expect(told).toHaveLength(5);
  const sent = requests.filter(
    (request) =>
      !/^GET \/assets\//.test(request) && !/^(POST \/api\/(page-views|csp-reports)|GET \/api\/geo) /.test(request),
  );
  expect(sent, `beside files of ${baseURL}`).toEqual([]);
});
