import { scriptsOf } from "#domain/shared/format/markup.ts";
import { THEME_SCRIPT } from "#ui/theme.ts";
import TRUSTED_TYPES_SCRIPT from "../../shared/trusted-types.ts?script";
import WAKE_SCRIPT from "./wake.ts?script";

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^<>]*>/g;
/** The end of the theme's script, which every page has in its head; ours go before and behind it. */
const THEME = `${THEME_SCRIPT}</script>`;

/** Text that a document contains once its scripts can be deferred. */
export const MODULE_SCRIPT = 'type="module"';

/** Puts the policy of Trusted Types before every other script of a document, or of its beginning. */
export const withTrustedTypes = (html: string): string => html.replace(THEME, () => `${TRUSTED_TYPES_SCRIPT};${THEME}`);

/**
 * Takes the page's modules out of the way of its first view: their preloads go, their code stays as inert text, and the
 * theme's script in the head also carries the one that wakes the page, which must be there before the first form is. React finds
 * the same elements when it hydrates. A document in which something is not where it is looked for stays as it is, and wakes at once.
 *
 * @param html a document, or its beginning up to and including the module script
 * @returns null while the module script has not come yet
 */
export function deferScripts(html: string): string | null {
  const module = scriptsOf(html).find(({ attributes }) => attributes.includes(MODULE_SCRIPT));
  if (!module) return null;
  if (!html.includes(THEME)) return html;
  const preloads = [...html.matchAll(PRELOAD)].map((match) => match[1]!);
  const inert = `<script data-wake="${preloads.join(" ")}"${nonceOf(module.attributes)} type="text/plain">${module.text}</script>`;
  const deferred = `${html.slice(0, module.start)}${inert}${html.slice(module.end)}`.replaceAll(PRELOAD, "");
  const scripted = `${TRUSTED_TYPES_SCRIPT};${THEME_SCRIPT};${WAKE_SCRIPT}</script>`;
  return deferred.replace(THEME, () => scripted);
}

function nonceOf(script: string): string {
  const nonce = /\bnonce="[^"]*"/.exec(script)?.[0];
  return nonce ? ` ${nonce}` : "";
}
