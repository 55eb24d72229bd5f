import { NOTICE_KEY } from "#ui/site/session-trace.ts";
import { AWAKE, HYDRATED } from "./events.ts";

// The one script of a public page that runs before intent; README.md explains it. It is compiled into the page's head
// (`?script`), so that it runs before any part of the page, and any error in it wakes the page at once.

let isAsked = false;
let isFetched = false;
let isHydrated = false;
let isAwake = false;
/** Acts made while the page was asleep, to be repeated in the same order. */
const kept: (() => void)[] = [];
/** Fields with their values when something was last typed or chosen. */
const typed = new Map<Field, string | boolean>();

/** Element that got the focus while the page was asleep. */
let focused: EventTarget | null = null;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const isBox = (field: Field): field is HTMLInputElement => field.type === "checkbox" || field.type === "radio";

/** The inert text of the page's module, and the files that it begins with. */
const inertScript = () => document.querySelector<HTMLScriptElement>("script[data-wake]")!;

/** Asks for the page's files at once, so that none waits for another that names it. @returns their addresses */
function fetchFiles(): string[] {
  const files = inertScript().dataset.wake!.split(" ").filter(Boolean);
  for (const href of isFetched ? [] : files) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = href;
    document.head.append(link);
  }
  isFetched = true;
  return files;
}

/**
 * Runs the page's files one after the other, with a rest after each, and then its module. Together they hold a slow phone's processor for
 * a sixth of a second, in which no finger is answered. Who does something in the meantime gets the rest at once.
 */
async function wakeInSteps(): Promise<void> {
  const text = inertScript().textContent;
  for (const href of fetchFiles()) {
    if (isAsked) return;
    // The file that the module itself asks for later begins to hydrate the page.
    if (text.includes(`import("${href}")`)) continue;
    // A file that does not come fails once more in the module, which says so.
    await import(/* @vite-ignore */ href).catch(() => {});
    await new Promise((rested) => setTimeout(rested));
  }
  wake();
}

/** Starts the page's module, which stands in the document as inert text. */
function wake(): void {
  if (isAsked) return;
  // A parser that rests in the middle of an element has put it in already, without its text or with a part of it.
  if (document.readyState === "loading") {
    document.addEventListener("DOMContentLoaded", wake, { once: true });
    return;
  }
  isAsked = true;
  fetchFiles();
  const inert = inertScript();
  const script = document.createElement("script");
  script.type = "module";
  script.nonce = inert.nonce;
  script.textContent = inert.textContent;
  document.head.append(script);
}

/** React must not hear a held event: it may hydrate in the middle of it, answer it, and would do it twice. */
function keep(event: Event, again: () => void): void {
  event.stopImmediatePropagation();
  kept.push(again);
  wake();
}

/** The whole gesture: menus open by the pointer that goes down, tabs by the mouse, the rest by the click. */
function press(button: HTMLElement): void {
  if (!button.isConnected) return;
  const about = { bubbles: true, cancelable: true, button: 0 };
  button.dispatchEvent(new PointerEvent("pointerdown", { ...about, pointerType: "mouse", isPrimary: true }));
  button.dispatchEvent(new MouseEvent("mousedown", about));
  button.dispatchEvent(new PointerEvent("pointerup", { ...about, pointerType: "mouse", isPrimary: true }));
  button.dispatchEvent(new MouseEvent("mouseup", about));
  button.click();
}

/** React takes a field's state from the server's markup and would write that over the typed text. */
function retype(field: Field, value: string | boolean): void {
  if (!field.isConnected) return;
  if (field.type === "file") {
    field.dispatchEvent(new Event("change", { bubbles: true }));
    return;
  }
  if (isBox(field)) {
    field.checked = !value;
    field.click();
    return;
  }
  const at = document.activeElement === field && "selectionStart" in field ? field.selectionStart : null;
  field.value = "";
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")!.set!.call(field, value);
  field.dispatchEvent(new Event(field.tagName === "SELECT" ? "change" : "input", { bubbles: true }));
  if (at !== null && "setSelectionRange" in field) field.setSelectionRange(at, at);
}

/** Where the pointer was first seen, on the screen. */
let rest: { x: number; y: number } | null = null;

/** A browser that lays a page out under a resting pointer says that it moves. Only another place is a move of somebody's. */
function wakeWhenMoved({ screenX: x, screenY: y }: PointerEvent): void {
  rest ??= { x, y };
  if (rest.x === x && rest.y === y) return;
  window.removeEventListener("pointermove", wakeWhenMoved, { capture: true });
  wake();
}

function listen(): void {
  const button = "button:not([popovertarget]):not([type=submit]),[role=tab]:not(a),[role=switch]";
  document.addEventListener(
    "click",
    (event) => {
      const target = event.target as Element;
      if (isHydrated || !target.closest) return;
      const pressed = target.closest<HTMLElement>(button);
      if (pressed) keep(event, () => press(pressed));
      const region = target.closest<HTMLAnchorElement>("a[data-region]");
      if (!region) return;
      event.preventDefault();
      keep(event, () => region.click());
    },
    true,
  );
  document.addEventListener(
    "input",
    (event) => {
      const field = event.target as Field;
      if (!isAwake && "value" in field) typed.set(field, isBox(field) ? field.checked : field.value);
    },
    true,
  );
  document.addEventListener(
    "focusin",
    (event) => {
      if (!isHydrated) focused = event.target;
    },
    true,
  );
  document.addEventListener(
    "keydown",
    (event) => {
      const field = event.target as HTMLTextAreaElement;
      const sends = event.key === "Enter" && !event.shiftKey && !event.isComposing && field.enterKeyHint === "send";
      if (isHydrated || !sends || !field.form) return;
      event.preventDefault();
      keep(event, () => field.isConnected && field.form!.requestSubmit());
    },
    true,
  );
  document.addEventListener(
    "submit",
    (event) => {
      if (isHydrated) return;
      event.preventDefault();
      const form = event.target as HTMLFormElement;
      keep(event, () => form.isConnected && form.requestSubmit());
    },
    true,
  );
  for (const type of ["pointerdown", "touchstart", "keydown", "focusin", "scroll"]) {
    window.addEventListener(type, wake, { capture: true, once: true, passive: true });
  }
  window.addEventListener("pointermove", wakeWhenMoved, { capture: true, passive: true });
  window.addEventListener(
    HYDRATED,
    () => {
      isHydrated = true;
    },
    { once: true },
  );
  window.addEventListener(
    AWAKE,
    () => {
      isAwake = true;
      // A form's preparation on entering happens now; the field keeps its focus.
      if (focused && focused === document.activeElement) {
        focused.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
      }
      // Typed values first, so that forms are sent as they were typed.
      typed.forEach((value, field) => {
        retype(field, value);
      });
      for (const again of kept) again();
    },
    { once: true },
  );
}

/**
 * Wakes the page once its largest element is painted: everything is loaded, the fonts that its text waits for are there, two frames
 * have been drawn, the screen shows them, and nothing else is to be done. Scripts asked for earlier would share the line and the
 * processor with that paint.
 */
async function wakeAfterPaint(): Promise<void> {
  await document.fonts.ready;
  await nextFrame();
  await nextFrame();
  await firstPaint();
  // Safari has no idle callback.
  if ("requestIdleCallback" in window) window.requestIdleCallback(wakeInSteps, { timeout: 3000 });
  else setTimeout(wakeInSteps, 200);
}

/** A page that nobody looks at draws no frame: it goes on sleeping until somebody does. */
const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame);

/** A slow device shows a frame long after it was drawn, and lists the paint when it does. */
function firstPaint(): Promise<unknown> {
  if (!PerformanceObserver.supportedEntryTypes.includes("paint")) return Promise.resolve();
  return new Promise((resolve) => {
    new PerformanceObserver((list, observer) => {
      if (!list.getEntriesByName("first-contentful-paint").length) return;
      observer.disconnect();
      resolve(null);
    }).observe({ type: "paint", buffered: true });
  });
}

/** A notice that the document before has left is to be shown without waiting. */
function hasNotice(): boolean {
  try {
    return sessionStorage.getItem(NOTICE_KEY) !== null;
  } catch {
    return false; // storage is switched off
  }
}

try {
  listen();
  if (hasNotice()) wake();
  else if (document.readyState === "complete") wakeAfterPaint();
  else window.addEventListener("load", wakeAfterPaint, { once: true });
} catch (error) {
  wake();
  throw error;
}
