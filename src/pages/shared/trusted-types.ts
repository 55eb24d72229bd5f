/**
 * The default policy of Trusted Types, which decides which text may become code in a page. It stands before every other
 * script of a page (`?script`), and the pages' policy (`server/boot/security-policy`) lets nobody make another.
 *
 * A script's address must be a file of our build, the worker of visits or the configured puzzle's (`ui/proof/turnstile`), a worker may also
 * be made of one in memory (the map's), and the only text that may become a script is the page's own module, once; JSON
 * is no code. Markup passes: React writes its own by strings, and scripts and handlers in it are dead already, since
 * the policy of the page allows no inline code without its nonce.
 */
interface Rules {
  createHTML(text: string): string;
  createScriptURL(text: string): string | null;
  createScript(text: string): string | null;
}

const PUZZLE = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit";
const { trustedTypes } = window as { trustedTypes?: { createPolicy?(name: string, rules: Rules): unknown } };
/** Keeps the page of a valuation visit for times without a line (`crm/inspections/visit-worker`). */
const VISIT_WORKER = "/asistente-valoracion/trabajador.js";
let isWoken = false;

trustedTypes?.createPolicy?.("default", {
  createHTML: (text) => text,
  createScriptURL(text) {
    const url = new URL(text, location.href);
    const isOurs = url.origin === location.origin;
    const isOfBuild = isOurs && (url.pathname.startsWith("/assets/") || url.pathname === VISIT_WORKER);
    return url.protocol === "blob:" || text === PUZZLE || isOfBuild ? text : null;
  },
  createScript(text) {
    const inert = document.querySelector("script[data-wake]");
    if (!isWoken && inert && text === inert.textContent) {
      isWoken = true;
      return text;
    }
    return isJson(text) ? text : null;
  },
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
