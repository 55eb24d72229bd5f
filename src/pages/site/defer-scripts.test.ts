import { expect, test } from "vitest";
import { THEME_SCRIPT } from "#ui/theme.ts";
import { deferScripts } from "./defer-scripts.ts";
import { WAKE_SCRIPT } from "./wake-script.ts";

const page = `<html><head><script nonce="n1">${THEME_SCRIPT}</script><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/assets/b.js" nonce="n1"/></head><body><script nonce="n1">window.__reactRouterContext = {"a":"</b>"};</script><script nonce="n1" type="module" async="">import "/assets/a.js";
import("/assets/b.js");</script><script nonce="n1">window.__reactRouterContext.streamController.enqueue("x")</script></body></html>`;

test("modules leave the page's way: no preload, no module, their code and addresses kept", () => {
  const html = deferScripts(page)!.replace(WAKE_SCRIPT, "");
  expect(html).not.toContain('modulepreload" href');
  expect(html).not.toContain('type="module"');
  expect(html).toContain(
    '<script data-wake="/assets/a.js /assets/b.js" nonce="n1" type="text/plain">import "/assets/a.js";',
  );
  expect(html).toContain('href="/a.css"');
});

test("the theme's script in the head carries the one that wakes the page", () => {
  const html = deferScripts(page)!;
  expect(html.indexOf(WAKE_SCRIPT)).toBeLessThan(html.indexOf("<body>"));
  expect(html.split(WAKE_SCRIPT)).toHaveLength(2);
});

test("a beginning without the module script is held back", () => {
  expect(deferScripts(page.slice(0, page.indexOf("import(")))).toBeNull();
});

test("a page without a nonce gets none", () => {
  const html = deferScripts(page.replaceAll(' nonce="n1"', ""))!;
  expect(html.replace(WAKE_SCRIPT, "")).not.toContain("nonce");
});

test("the wake script is JavaScript", () => {
  expect(() => new Function(WAKE_SCRIPT)).not.toThrow();
});
