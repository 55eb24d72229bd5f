import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { serveFolder, writeTourFolder } from "../scripts/tour-folder.ts";
import { headsetOf, wearHeadset } from "./headset.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./test.ts";

/** A tour alone in its folder, on a server that knows nothing but files: what an agency keeps when it keeps nothing of ours. */

let folder = "";
let site: Awaited<ReturnType<typeof serveFolder>>;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "umbral-tour-"));
  await writeTourFolder(folder, 2048);
  site = await serveFolder(folder);
});

test.afterAll(() => {
  site.stop();
  rmSync(folder, { recursive: true, force: true });
});

for (const [width, height] of [
  [1440, 900],
  [320, 568],
] as const) {
  test(`a tour is walked by keyboard at ${width} pixels, and asks no other host`, { tag: "@once" }, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport: { width, height }, reducedMotion: "reduce" });
    const page = await context.newPage();
    const asked: string[] = [];
    const failed: string[] = [];
    await page.route("**/*", async (route) => {
      const address = route.request().url();
      if (address.startsWith(site.address) || address.startsWith("data:")) return await route.continue();
      asked.push(address);
      await route.abort();
    });
    page.on("pageerror", (error) => failed.push(error.message));
    page.on("response", (response) => {
      if (response.status() >= 400) failed.push(response.url());
    });
    await page.goto(site.address);
    await expect(page.getByText("Estás en Salón.")).toBeAttached();
    await expect(page).toHaveURL(/#escena=salon&giro=0/);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    const picture = page.getByRole("application");
    await picture.focus();
    await picture.press("ArrowRight");
    await expect(page).toHaveURL(/giro=(?:[5-9]|1\d)(?:&|$)/);
    await picture.press("ArrowLeft");
    await expect(page).toHaveURL(/giro=0/);

    await page.getByRole("button", { name: "Suelo de roble" }).click();
    const dialog = page.getByRole("dialog", { name: "Suelo de roble" });
    await expect(dialog).toContainText("Tarima maciza.");
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("button", { name: "Suelo de roble" })).toBeFocused();

    // On one map the heading stays: 0 + 0 in the first room is −90 + 90 in the second.
    await page.getByRole("button", { name: "Ir a Cocina" }).first().press("Enter");
    await expect(page.getByText("Estás en Cocina. Dibujo hecho con el plano.")).toBeAttached();
    await expect(page).toHaveURL(/#escena=cocina&giro=-90/);
    await expect(page.getByRole("navigation", { name: "Estancias" }).getByText("Cocina")).toHaveAttribute(
      "aria-current",
    );
    await page.goBack();
    await expect(page.getByText("Estás en Salón.")).toBeAttached();
    await page.getByRole("navigation", { name: "Estancias" }).getByText("Cocina").click();
    await expect(page.getByText("Estás en Cocina.")).toBeAttached();

    expect(asked).toEqual([]);
    expect(failed).toEqual([]);
    await context.close();
  });
}

/** A quarter of the sphere each: red ahead, green to the right, blue to the left, white behind; yellow high up. */
const QUARTERS = `<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="512"><rect width="1024" height="512" fill="#fff"/><rect x="128" width="256" height="512" fill="#00f"/><rect x="384" width="256" height="512" fill="#f00"/><rect x="640" width="256" height="512" fill="#0f0"/><rect width="1024" height="128" fill="#ff0"/></svg>`;
/** A second of a tone, 8,000 samples of one byte. */
function tone(): Buffer {
  const samples = Buffer.from(Array.from({ length: 8_000 }, (_, at) => 128 + Math.round(90 * Math.sin(at / 3))));
  const head = Buffer.alloc(44);
  head.write("RIFF", 0);
  head.writeUInt32LE(36 + samples.length, 4);
  head.write("WAVEfmt ", 8);
  for (const [at, value] of [
    [16, 16],
    [24, 8_000],
    [28, 8_000],
    [40, samples.length],
  ] as const)
    head.writeUInt32LE(value, at);
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 1],
    [34, 8],
  ] as const)
    head.writeUInt16LE(value, at);
  head.write("data", 36);
  return Buffer.concat([head, samples]);
}

/** The tour with a sound, and with a first room of four colours that has no tiles. */
async function openQuarters(page: Page): Promise<{ sounds: () => number }> {
  const picture = await sharp(Buffer.from(QUARTERS)).webp({ lossless: true }).toBuffer();
  let sounds = 0;
  await page.route(/\/salon\/\d\//, (route) => route.fulfill({ status: 404 }));
  await page.route("**/salon/preview.webp", (route) => route.fulfill({ contentType: "image/webp", body: picture }));
  await page.route("**/sonido.wav", async (route) => {
    sounds += 1;
    await route.fulfill({ contentType: "audio/wav", body: tone() });
  });
  await page.route(site.address, async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    const body = html.replace('"sound":null', '"sound":{"file":"sonido.wav","title":"Lluvia"}');
    await route.fulfill({ response: answer, body });
  });
  await page.goto(site.address);
  await expect(page.getByText("Estás en Salón.")).toBeAttached();
  return { sounds: () => sounds };
}

/** The colour of the picture above its middle, where nothing is told, rounded to whole or none. */
async function middleOf(page: Page): Promise<string> {
  const { width, height } = page.viewportSize()!;
  const clip = { x: width / 2 - 2, y: height / 2 - 150, width: 4, height: 4 };
  const { channels } = await sharp(await page.screenshot({ clip })).stats();
  return channels
    .slice(0, 3)
    .map(({ mean }) => (mean > 128 ? "f" : "0"))
    .join("");
}

test("a tour turns with the phone, is heard when it is asked to, and comes back after a lost card", {
  tag: "@once",
}, async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const Plain = window.Audio;
    window.Audio = class extends Plain {
      constructor(address?: string) {
        super(address);
        Object.assign(window, { heard: this });
      }
    };
  });
  const { sounds } = await openQuarters(page);
  // The shell of the browser passes no made-up sensor on to a page: the page tells itself how it is held.
  const hold = (alpha: number, beta: number) =>
    page.evaluate(
      (held) => window.dispatchEvent(new DeviceOrientationEvent("deviceorientation", { ...held, gamma: 0 })),
      { alpha, beta },
    );

  const turn = page.getByRole("button", { name: "Girar con el móvil" });
  await turn.click();
  await expect(page.getByText("El móvil no deja leer cómo se mueve.")).toBeVisible();
  await context.grantPermissions(["accelerometer", "gyroscope", "magnetometer"]);
  await turn.click();
  await hold(0, 90);
  await expect(turn).toHaveAttribute("aria-pressed", "true");
  // Upright and level; a quarter to the left is 90 more of alpha, and leaning back looks up.
  await expect(page).toHaveURL(/giro=0$/);
  await hold(90, 90);
  await expect(page).toHaveURL(/giro=-90$/);
  expect(await middleOf(page)).toBe("00f");
  await hold(270, 110);
  await expect(page).toHaveURL(/giro=90&altura=20$/);
  expect(await middleOf(page)).toBe("0f0");
  await turn.click();
  await expect(turn).toHaveAttribute("aria-pressed", "false");

  expect(sounds()).toBe(0);
  const sound = page.getByRole("button", { name: "Sonido: Lluvia" });
  await sound.click();
  await expect(sound).toHaveAttribute("aria-pressed", "true");
  await page.waitForFunction(() => (window as unknown as { heard: HTMLAudioElement }).heard.currentTime > 0);
  await sound.click();
  expect(await page.evaluate(() => (window as unknown as { heard: HTMLAudioElement }).heard.paused)).toBe(true);

  const card = (act: "loseContext" | "restoreContext") =>
    page.evaluate((name) => {
      const held = window as unknown as { card?: WEBGL_lose_context | null };
      held.card ??= document.querySelector("canvas")!.getContext("webgl2")!.getExtension("WEBGL_lose_context");
      held.card![name]();
    }, act);
  await card("loseContext");
  await expect(page.getByText("Cargando la imagen…")).toBeVisible();
  await card("restoreContext");
  await expect(page.getByText("Cargando la imagen…")).toBeHidden();
  await expect.poll(() => middleOf(page)).toBe("0f0");
  await context.close();
});

test("a headset sees the tour to all sides with both eyes, and its button takes an arrow", { tag: "@once" }, async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 820, height: 640 }, reducedMotion: "reduce" });
  const page = await context.newPage();
  await wearHeadset(page);
  await openQuarters(page);
  await page.getByRole("button", { name: "Ver con gafas de realidad virtual" }).click();
  const headset = await headsetOf(page);
  const eyes = async (turn: Parameters<typeof headset.look>[0]) =>
    (await headset.look(turn, 0)).map((colour) => colour.map((part) => (part > 128 ? "f" : "0")).join(""));
  expect(await eyes({})).toEqual(["f00", "f00"]);
  expect(await eyes({ aroundY: 90 })).toEqual(["00f", "00f"]);
  expect(await eyes({ aroundY: -90 })).toEqual(["0f0", "0f0"]);
  expect(await eyes({ aroundY: 180 })).toEqual(["fff", "fff"]);
  expect(await eyes({ aroundX: 70 })).toEqual(["ff0", "ff0"]);
  // The arrow to the kitchen lies ahead, 22 degrees down; behind there is none.
  await headset.select({ aroundY: 180 });
  await headset.select({ aroundX: -22 });
  await expect.poll(() => eyes({ aroundX: 70 }), { timeout: 45_000 }).not.toEqual(["ff0", "ff0"]);
  await eyes({});
  await headset.end();
  await expect(page.getByText("Estás en Cocina.")).toBeAttached();
  await expect(page).toHaveURL(/#escena=cocina&giro=-90/);
  await context.close();
});
