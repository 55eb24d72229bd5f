import { WAKE_SCRIPT } from "./wake-script.ts";

const MODULE_SCRIPT = /<script((?:(?!>)[\s\S])*?)type="module"((?:(?!>)[\s\S])*?)>([\s\S]*?)<\/script>/;
const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const CONTEXT_SCRIPT = /(<script[^>]*>)(window\.__reactRouterContext = [\s\S]*?)(<\/script>)/;

/**
 * Takes the page's modules out of the way of its first view: their preloads go, their code stays as inert text, and the
 * router's own inline script also carries the one that wakes the page. React finds the same elements when it hydrates.
 *
 * @param html a document, or its beginning up to and including the module script
 * @returns null while the module script has not come yet
 */
export function deferScripts(html: string): string | null {
  const module = MODULE_SCRIPT.exec(html);
  if (!module) return null;
  const preloads = [...html.matchAll(PRELOAD)].map((match) => match[1]!);
  const inert = `<script data-wake="${preloads.join(" ")}"${nonceOf(module[0])} type="text/plain">${module[3]}</script>`;
  return html
    .replace(MODULE_SCRIPT, () => inert)
    .replaceAll(PRELOAD, "")
    .replace(CONTEXT_SCRIPT, (_, open: string, code: string, close: string) => `${open}${code}${WAKE_SCRIPT}${close}`);
}

function nonceOf(script: string): string {
  const nonce = /\bnonce="[^"]*"/.exec(script)?.[0];
  return nonce ? ` ${nonce}` : "";
}
