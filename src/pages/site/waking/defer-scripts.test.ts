import { describe, expect, test } from "vitest";
import { THEME_SCRIPT } from "#ui/theme.ts";
import TRUSTED_TYPES_SCRIPT from "../../shared/trusted-types.ts?script";
import { deferScripts, withTrustedTypes } from "./defer-scripts.ts";
import WAKE_SCRIPT from "./wake.ts?script";

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

test("a beginning without the module script is delayed", () => {
  expect(deferScripts(page.slice(0, page.indexOf("import(")))).toBeNull();
});

test("a page without a nonce gets none", () => {
  const html = deferScripts(page.replaceAll(' nonce="n1"', ""))!;
  expect(html.replace(WAKE_SCRIPT, "")).not.toContain("nonce");
});

test("the policy of Trusted Types stands before any other script of the page", () => {
  const html = deferScripts(page)!;
  expect(html.split(TRUSTED_TYPES_SCRIPT)).toHaveLength(2);
  expect(html.indexOf(TRUSTED_TYPES_SCRIPT)).toBe(html.indexOf('<script nonce="n1">') + '<script nonce="n1">'.length);
});

test("a document whose head is not as expected wakes at once: it stays as it is", () => {
  const other = page.replace(THEME_SCRIPT, `/*another*/${THEME_SCRIPT} `);
  expect(deferScripts(other)).toBe(other);
});

test("a page that hydrates at once keeps its module, with the policy before every script", () => {
  const html = withTrustedTypes(page);
  expect(html.replace(`${TRUSTED_TYPES_SCRIPT};`, "")).toBe(page);
});

describe("the default policy of Trusted Types", () => {
  const own = 'import "/assets/a.js"';
  const policyIn = () => {
    let rules: Record<"createHTML" | "createScriptURL" | "createScript", (text: string) => string | null>;
    const trustedTypes = {
      createPolicy(_name: string, given: typeof rules) {
        rules = given;
      },
    };
    const page = { querySelector: () => ({ textContent: own }) };
    const location = { href: "https://umbral.example/precios", origin: "https://umbral.example" };
    new Function("window", "document", "location", TRUSTED_TYPES_SCRIPT)({ trustedTypes }, page, location);
    return rules!;
  };

  test("lets scripts come from our build alone", () => {
    const { createScriptURL } = policyIn();
    for (const allowed of ["/assets/a.js", "https://umbral.example/assets/w.js", "blob:https://umbral.example/1-2"]) {
      expect(createScriptURL(allowed), allowed).toBe(allowed);
    }
    for (const refused of [
      "https://malo.example/assets/a.js",
      "//malo.example/assets/a.js",
      "/archivos/fotos/x.js",
      "/assets/../archivos/x.js",
      "data:text/javascript,1",
      "javascript:1",
    ]) {
      expect(createScriptURL(refused), refused).toBeNull();
    }
  });

  test("lets the page's own module become a script once, and data at any time", () => {
    const { createScript } = policyIn();
    expect(createScript("alert(1)")).toBeNull();
    expect(createScript(own)).toBe(own);
    expect(createScript(own)).toBeNull();
    expect(createScript('{"@type":"FAQPage"}')).toBe('{"@type":"FAQPage"}');
  });

  test("asks nothing of a browser that knows no Trusted Types", () => {
    expect(() => new Function("window", TRUSTED_TYPES_SCRIPT)({})).not.toThrow();
  });
});
