import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { PHONE_SIDE, SCREEN_THEMES, type ScreenTheme } from "#content/screens/product-screens.ts";
import { type DemoWeek, LAST_CLOCK } from "./demo-week.ts";
import { type ListedShot, type Shot, titled } from "./shots.ts";

/** Pictures of pages in a browser, as PNG at twice their size, in both themes. */

export interface TakenPicture {
  wide: Buffer;
  /** The same page in a telephone's window; null where a telephone shows the wide one. */
  narrow: Buffer | null;
}

export type TakenShot = Record<ScreenTheme, TakenPicture>;

/** Room between the picture's left and upper edge and what it begins with. */
const MARGIN = { x: 24, y: 14 };
/** Height of the bar that sticks to the upper edge of a page. */
const BAR = 72;
const PAGE_MS = 30_000;
const ELEMENT_MS = 8_000;
/** After the last request: fonts are drawn, panels have come. */
const SETTLE_MS = 400;
const PHONE_WINDOW = { width: PHONE_SIDE, height: 844 };

/** Parts that lie over a page and belong to no picture: the chat's button, bars that stick, toasts, scroll bars. */
const TIDY = `
  [aria-label="Abrir el asistente"], [aria-label="Preguntar al asistente"], body > [aria-label="Avisos"], [aria-label="Avisos"].fixed { visibility: hidden !important; }
  * { scrollbar-width: none !important; caret-color: transparent !important; }
  html { scroll-behavior: auto !important; }
`;

const REFUSED = { necessary: true, analytics: false, marketing: false };

export interface Camera {
  take(shot: ListedShot): Promise<TakenShot>;
  /** A page without the product's session, for what is composed of other pictures. */
  browser: Browser;
  close(): Promise<void>;
}

export async function openCamera(executablePath: string, origin: string, week: DemoWeek): Promise<Camera> {
  const browser = await chromium.launch({
    executablePath,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--font-render-hinting=none",
      "--lang=es-ES",
    ],
  });
  const open = async (isVisitors: boolean): Promise<BrowserContext> => {
    const context = await browser.newContext({
      baseURL: origin,
      locale: "es-ES",
      timezoneId: "Europe/Madrid",
      deviceScaleFactor: 2,
      reducedMotion: "reduce",
    });
    await context.addInitScript(
      ([consent, session, key]) => {
        if (window.origin === "null") return;
        localStorage.setItem("cookie_consent", consent!);
        if (session) localStorage.setItem(key!, session);
      },
      [
        JSON.stringify({ ...REFUSED, timestamp: LAST_CLOCK }),
        isVisitors ? "" : JSON.stringify(week.lucia.session),
        "supabase.auth.token",
      ],
    );
    if (!isVisitors) {
      // Without an end: the moved clock of the product says nothing to the browser's own.
      const cookies = week.lucia.cookie.split("; ").map((pair) => {
        const [name = "", ...value] = pair.split("=");
        return { name, value: value.join("="), url: origin.replace("http:", "https:"), secure: true };
      });
      await context.addCookies(cookies);
    }
    await context.clock.setFixedTime(LAST_CLOCK);
    return context;
  };
  const contexts = { signedIn: await open(false), visitor: await open(true) };
  return {
    browser,
    async take(shot) {
      const page = await (shot.isVisitors ? contexts.visitor : contexts.signedIn).newPage();
      try {
        return await takeIn(page, shot, week);
      } finally {
        await page.close();
      }
    },
    close: () => browser.close(),
  };
}

async function takeIn(page: Page, shot: ListedShot, week: DemoWeek): Promise<TakenShot> {
  const wide = sizesOf(shot);
  await page.setViewportSize(wide.room);
  const response = await page.goto(shot.path(week), { waitUntil: "load", timeout: PAGE_MS });
  if (!response?.ok()) throw new Error(`${shot.id}: the page answered ${response?.status()}`);
  await page.addStyleTag({ content: TIDY });
  await awaken(page);
  await shot.prepare?.(page);
  await settled(page);
  const pictures = await inBothThemes(page, shot.at, wide);
  const { narrow } = shot.facts;
  if (narrow === null)
    return { light: { wide: pictures.light, narrow: null }, dark: { wide: pictures.dark, narrow: null } };
  await page.setViewportSize(PHONE_WINDOW);
  await settled(page);
  // Without a part of its own the picture begins with the page's title: above it stands the same bar on all pages.
  const begins = shot.phoneAt ?? shot.at ?? titled;
  const squares = await inBothThemes(page, begins, { width: narrow.side, height: narrow.side, room: PHONE_WINDOW });
  return {
    light: { wide: pictures.light, narrow: squares.light },
    dark: { wide: pictures.dark, narrow: squares.dark },
  };
}

interface Sizes {
  width: number;
  height: number;
  room: { width: number; height: number };
}

async function inBothThemes(page: Page, at: Shot["at"], sizes: Sizes): Promise<Record<ScreenTheme, Buffer>> {
  const { width, height } = sizes;
  const clip = { ...(await cornerOf(page, at, sizes)), width, height };
  const taken: Partial<Record<ScreenTheme, Buffer>> = {};
  for (const theme of SCREEN_THEMES) {
    await page.evaluate((isDark) => document.documentElement.classList.toggle("dark", isDark), theme === "dark");
    await page.waitForTimeout(SETTLE_MS);
    taken[theme] = await page.screenshot({ clip, animations: "disabled" });
  }
  return taken as Record<ScreenTheme, Buffer>;
}

/** The part of the page that the picture shows, and the window, in CSS pixels of the page. */
function sizesOf({ facts, window: size, zoom = 1 }: ListedShot): Sizes {
  const width = Math.round(facts.width * zoom);
  const height = Math.round(facts.height * zoom);
  return { width, height, room: size ?? { width, height } };
}

/** Left upper corner of the picture in the window, after the page was scrolled to it. */
async function cornerOf(page: Page, at: Shot["at"], { width, height, room }: Sizes): Promise<{ x: number; y: number }> {
  if (!at) return { x: 0, y: 0 };
  const element = at(page);
  await element.waitFor({ timeout: ELEMENT_MS });
  await element.evaluate((node, above) => window.scrollBy(0, node.getBoundingClientRect().top - above), BAR + MARGIN.y);
  await page.waitForTimeout(SETTLE_MS);
  const box = await element.boundingBox();
  if (!box) throw new Error("what the picture begins with is not to be seen");
  const within = (value: number, most: number) => Math.max(0, Math.min(Math.round(value), most));
  return { x: within(box.x - MARGIN.x, room.width - width), y: within(box.y - MARGIN.y, room.height - height) };
}

/** A pointer that moves wakes a page that waits for its reader. */
async function awaken(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await page
    .waitForFunction(
      () => Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__react")),
      undefined,
      { timeout: 10_000 },
    )
    .catch(() => {});
}

/** No request under way but streams, fonts there, and no skeleton left. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle", { timeout: 4_000 }).catch(() => {});
  await page.evaluate(() => document.fonts.ready);
  await page
    .waitForFunction(() => document.querySelector("[aria-busy=true], .animate-skeleton") === null, undefined, {
      timeout: 4_000,
    })
    .catch(() => {});
  await page.waitForTimeout(SETTLE_MS);
}
