import { setImmediate } from "node:timers/promises";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { NOTICE_KEY } from "#ui/site/session-trace.ts";
import WAKE_SCRIPT from "./wake.ts?script";

/** A page that has just begun to load, with hands on all that the script waits for. */
function openPage({
  isRead = true,
  hasPaintTiming = true,
  notice = null as string | null,
  fails = false,
  hydratesWith = "",
} = {}) {
  const window = new EventTarget();
  const appended: { type?: string; rel?: string }[] = [];
  const frames: (() => void)[] = [];
  const idle: (() => void)[] = [];
  const pauses: (() => void)[] = [];
  let listPaint: ((list: object, observer: object) => void) | null = null;
  let fontsAreHere = () => {};
  const code = `import "/assets/a.js"${hydratesWith && `;import("${hydratesWith}");`}`;
  const inert = { dataset: { wake: "/assets/a.js /assets/b.js" }, nonce: "n1", textContent: isRead ? code : "" };
  const document = Object.assign(new EventTarget(), {
    readyState: isRead ? "interactive" : "loading",
    fonts: { ready: new Promise<void>((resolve) => (fontsAreHere = resolve)) },
    head: { append: (element: object) => appended.push(element) },
    createElement: () => ({}),
    querySelector: () => inert,
  });
  if (fails) {
    const addEventListener = document.addEventListener.bind(document);
    document.addEventListener = (type: string, listener: EventListener) => {
      if (type === "click") throw new Error("no listeners here");
      addEventListener(type, listener);
    };
  }
  class PerformanceObserver {
    static supportedEntryTypes = hasPaintTiming ? ["paint"] : [];
    constructor(listener: (list: object, observer: object) => void) {
      listPaint = listener;
    }
    observe() {}
    disconnect() {}
  }
  const start = () =>
    runInNewContext(WAKE_SCRIPT, {
      window: Object.assign(window, { requestIdleCallback: (done: () => void) => idle.push(done) }),
      document,
      PerformanceObserver,
      setTimeout: (done: () => void) => pauses.push(done),
      requestAnimationFrame: (done: () => void) => frames.push(done),
      sessionStorage: { getItem: (key: string) => (key === NOTICE_KEY ? notice : null) },
    });
  if (!fails) start();
  return {
    start,
    /** Whether the page's module was asked for; it comes behind one preload for each of its files. */
    isAwake: () => appended.some(({ type }) => type === "module"),
    appended,
    intend: (type: string, at: { screenX?: number; screenY?: number } = {}) =>
      window.dispatchEvent(Object.assign(new Event(type), at)),
    /** The parser reaches the end of the document, and with it that of the inert text. */
    read: () => {
      document.readyState = "interactive";
      inert.textContent = code;
      document.dispatchEvent(new Event("DOMContentLoaded"));
    },
    load: async () => {
      window.dispatchEvent(new Event("load"));
      await setImmediate();
    },
    bringFonts: async () => {
      fontsAreHere();
      await setImmediate();
    },
    drawFrame: async () => {
      for (const done of frames.splice(0)) done();
      await setImmediate();
    },
    show: async (entry = "first-contentful-paint") => {
      listPaint?.({ getEntriesByName: (name: string) => (name === entry ? [{}] : []) }, { disconnect: () => {} });
      await setImmediate();
    },
    rest: async () => {
      for (const done of idle.splice(0)) done();
      await setImmediate();
    },
    /** The page's files run one after the other, each before a pause. @returns how many pauses there were */
    runFiles: async () => {
      let files = 0;
      for (; pauses.length > 0; files++) {
        pauses.shift()!();
        await setImmediate();
      }
      return files;
    },
    /** The first file has run, and nothing after its pause. */
    isPausing: () => pauses.length > 0,
  };
}

test("nobody does anything: the module comes after load, fonts, two frames, their paint and rest, in this order", async () => {
  const page = openPage();
  await page.load();
  await page.rest();
  await page.drawFrame();
  expect(page.isAwake()).toBe(false);
  await page.bringFonts();
  await page.drawFrame();
  await page.show();
  await page.rest();
  expect(page.isAwake()).toBe(false);
  await page.drawFrame();
  await page.rest();
  await page.show("first-paint");
  await page.rest();
  expect(page.isAwake()).toBe(false);
  await page.show();
  expect(page.isAwake()).toBe(false);
  await page.rest();
  expect(page.isAwake()).toBe(false);
  expect(await page.runFiles()).toBe(2);
  expect(page.isAwake()).toBe(true);
  expect(page.appended.map(({ rel, type }) => rel ?? type)).toEqual(["modulepreload", "modulepreload", "module"]);
});

test("a browser that lists no paints wakes the page after the frames", async () => {
  const page = openPage({ hasPaintTiming: false });
  await page.load();
  await page.bringFonts();
  await page.drawFrame();
  await page.drawFrame();
  expect(page.isAwake()).toBe(false);
  await page.rest();
  await page.runFiles();
  expect(page.isAwake()).toBe(true);
});

test("a finger between two files gets the rest at once, and no file twice", async () => {
  const page = openPage();
  await page.load();
  await page.bringFonts();
  await page.drawFrame();
  await page.drawFrame();
  await page.show();
  await page.rest();
  expect(page.isPausing()).toBe(true);
  expect(page.isAwake()).toBe(false);
  page.intend("touchstart");
  expect(page.isAwake()).toBe(true);
  expect(await page.runFiles()).toBe(1);
  expect(page.appended.map(({ rel, type }) => rel ?? type)).toEqual(["modulepreload", "modulepreload", "module"]);
});

test("the file that begins to hydrate is left to the module", async () => {
  const page = openPage({ hydratesWith: "/assets/b.js" });
  await page.load();
  await page.bringFonts();
  await page.drawFrame();
  await page.drawFrame();
  await page.show();
  await page.rest();
  expect(await page.runFiles()).toBe(1);
  expect(page.isAwake()).toBe(true);
});

test.each(["pointerdown", "touchstart", "keydown", "focusin", "scroll"])(
  "%s wakes the page at once, and once",
  (type) => {
    const page = openPage();
    page.intend(type);
    expect(page.isAwake()).toBe(true);
    page.intend(type);
    page.intend("keydown");
    expect(page.appended).toHaveLength(3);
  },
);

test("a pointer that rests over the page is no intent, however often the browser tells of it", () => {
  const page = openPage();
  page.intend("pointermove", { screenX: 30, screenY: 40 });
  page.intend("pointermove", { screenX: 30, screenY: 40 });
  expect(page.isAwake()).toBe(false);
  page.intend("pointermove", { screenX: 30, screenY: 41 });
  expect(page.isAwake()).toBe(true);
});

test("a pointer that goes sideways moves too", () => {
  const page = openPage();
  page.intend("pointermove", { screenX: 0, screenY: 0 });
  page.intend("pointermove", { screenX: 1, screenY: 0 });
  expect(page.isAwake()).toBe(true);
});

test("a notice of the document before is shown without waiting", () => {
  expect(openPage({ notice: "deleted" }).isAwake()).toBe(true);
});

test("intent while the document is being read wakes the page when all of it is there, not with half of its code", () => {
  const page = openPage({ isRead: false });
  page.intend("touchstart");
  expect(page.appended).toEqual([]);
  page.read();
  expect(page.appended).toEqual([
    { rel: "modulepreload", href: "/assets/a.js" },
    { rel: "modulepreload", href: "/assets/b.js" },
    { type: "module", nonce: "n1", textContent: 'import "/assets/a.js"' },
  ]);
});

test("it wakes the page when it fails", () => {
  const page = openPage({ isRead: false, fails: true });
  expect(page.start).toThrow("no listeners here");
  page.read();
  expect(page.isAwake()).toBe(true);
});
