import { SESSION_KEY } from "#ui/site/session-trace.ts";
import { readStored, writeStored } from "#ui/tracking/browser-store.ts";

const DEVICE_KEY = "umbral-equipo";
const KINDS = [
  [/iPad/, "iPad"],
  [/iPhone/, "iPhone"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Macintosh/, "Mac"],
  [/Linux/, "Linux"],
] as const;

/** Name of this browser, as its person will recognise it; the letters tell two of one kind apart. */
export function deviceName(): string {
  let mark = readStored("localStorage", DEVICE_KEY);
  if (!mark) {
    mark = crypto.randomUUID().slice(0, 4);
    writeStored("localStorage", DEVICE_KEY, mark);
  }
  const kind = KINDS.find(([pattern]) => pattern.test(navigator.userAgent))?.[1] ?? "Navegador";
  return `${kind} (${mark})`;
}

/**
 * The account whose visits are shown: that for which the server made the document, else, without a line, that of the session which this
 * browser keeps. Null where nobody is signed in.
 */
export function accountHere(): string | null {
  const said = document.documentElement.dataset.account;
  if (said) return said;
  try {
    const kept = JSON.parse(readStored("localStorage", SESSION_KEY) ?? "null") as { user?: { id?: unknown } } | null;
    return typeof kept?.user?.id === "string" ? kept.user.id : null;
  } catch {
    return null; // not the auth client's writing
  }
}
