import * as z from "zod/mini";
import { text, trimmedText } from "../../shared/schema/text.ts";

/** Short links of Umbral, `/l/{code}`: their codes, their permitted targets, and the parameters added on the way. */

/** Without letters and figures that are taken for one another on paper. */
export const CODE_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz";
export const RANDOM_CODE_LENGTH = 6;

/** Words that would look like something of the site's own. */
const RESERVED = new Set(["admin", "api", "app", "login", "umbral", "null", "undefined", "nuevo", "qr", "csv"]);

const MAX_TARGET = 2_000;

/** Lower case, because people who type a code from paper do not tell the cases apart. Empty makes a random one. */
const linkCode = trimmedText({ max: 40 }).check(
  z.toLowerCase(),
  z.regex(/^$|^[a-z0-9]+(-[a-z0-9]+)*$/, "Usa letras sin tilde, cifras y guiones"),
  z.refine((code) => code === "" || code.length >= 3, "Usa al menos 3 caracteres"),
  z.refine((code) => !RESERVED.has(code), "Esa palabra está reservada; elige otra"),
);

export const UTM_FIELDS = ["utm_source", "utm_medium", "utm_campaign", "utm_content", "utm_term"] as const;
export type UtmField = (typeof UTM_FIELDS)[number];
export type Utm = Partial<Record<UtmField, string>>;

const utmValue = z.optional(z.string().check(z.trim(), z.maxLength(120, "Usa como mucho 120 caracteres")));

const linkTitle = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, "Ponle un nombre para encontrarlo"),
    z.maxLength(120, "Usa como mucho 120 caracteres"),
  );

const linkTarget = trimmedText({ max: MAX_TARGET }).check(
  z.minLength(1, "Escribe a dónde lleva"),
  z.refine(
    (text) => text === "" || readTarget(text) !== null,
    "Escribe una dirección completa (https://…) o una página de esta web (/precios)",
  ),
);

/** The last day that it works, in Madrid; empty: for ever. */
const lastDay = z._default(
  text({ max: 10, tooLong: "Escribe una fecha que exista" }).check(
    z.regex(/^$|^\d{4}-\d{2}-\d{2}$/, "Escribe una fecha que exista"),
  ),
  "",
);

export const linkForm = z.object({
  title: linkTitle,
  target: linkTarget,
  code: z._default(linkCode, ""),
  utm_source: utmValue,
  utm_medium: utmValue,
  utm_campaign: utmValue,
  utm_content: utmValue,
  utm_term: utmValue,
  lastDay,
});
export type LinkForm = z.output<typeof linkForm>;

/** A code once printed does not change. */
export const linkChange = z.omit(linkForm, { code: true });

/** The UTM values of a form, without empty ones. */
export function utmOf(form: Partial<Record<UtmField, string | undefined>>): Utm {
  return Object.fromEntries(UTM_FIELDS.flatMap((name) => (form[name] ? [[name, form[name]]] : [])));
}

/**
 * An address that a link may lead to, as it was typed: a page of ours by its path, or anything of http and https. Null for
 * everything else, also for addresses that carry a password.
 */
export function readTarget(text: string): string | null {
  const target = text.trim();
  // Browsers drop tabs and line ends within an address, and take a backslash for a slash.
  if (target === "" || target.length > MAX_TARGET || /[\s\\]/.test(target) || hasControls(target)) return null;
  if (target.startsWith("/")) return target.startsWith("//") ? null : target;
  if (!/^https?:\/\//i.test(target) || !URL.canParse(target)) return null;
  const { username, password, hostname } = new URL(target);
  return username === "" && password === "" && hostname !== "" ? target : null;
}

const hasControls = (text: string) => [...text].some((letter) => letter < " " || letter === "\u007f");

/** Whether a target leads to a short link again: two of them could lead to one another for ever. */
export function isOwnShortLink(target: string, publicUrl: string): boolean {
  const base = new URL(publicUrl);
  const url = new URL(target, base);
  // Other names of this server are not known here; a loop through one ends at the browser's own limit.
  const isHere = url.hostname.replace(/\.$/, "").replace(/^www\./, "") === base.hostname.replace(/^www\./, "");
  return isHere && /^\/+l(\/|$)/i.test(decodedPath(url.pathname));
}

function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The target with the UTM values: those that it has of the same name go, everything else stays letter for letter. */
export function withUtm(target: string, utm: Utm): string {
  const set = UTM_FIELDS.flatMap((name) => (utm[name] ? [[name, utm[name]] as const] : []));
  if (set.length === 0) return target;
  const hashAt = target.indexOf("#");
  const [address, fragment] = hashAt < 0 ? [target, ""] : [target.slice(0, hashAt), target.slice(hashAt)];
  const queryAt = address.indexOf("?");
  const [path, query] = queryAt < 0 ? [address, ""] : [address.slice(0, queryAt), address.slice(queryAt + 1)];
  const replaced = new Set<string>(set.map(([name]) => name));
  const kept = query.split("&").filter((pair) => pair !== "" && !replaced.has(pair.split("=")[0]!.toLowerCase()));
  const added = set.map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${path}?${[...kept, ...added].join("&")}${fragment}`;
}

export type LinkDevice = "movil" | "ordenador" | "robot" | "otro";

/** Kind of device of a click, without identifying anybody. */
export function linkDevice(userAgent: string, isRobot: boolean): LinkDevice {
  if (isRobot) return "robot";
  if (/\b(Mobi|Mobile|Android|iPhone|iPad|iPod)\b/i.test(userAgent)) return "movil";
  return /\b(Windows NT|Macintosh|X11|CrOS)\b/.test(userAgent) ? "ordenador" : "otro";
}

/** The host of a referrer, without `www.`; empty where there is none, or it is no valid host. */
export function referrerHost(referrer: string | undefined): string {
  if (!referrer || !URL.canParse(referrer)) return "";
  const { protocol, hostname } = new URL(referrer);
  return /^https?:$/.test(protocol) ? hostname.replace(/^www\./, "").slice(0, 120) : "";
}

/** Named by the browser itself: it looks ahead, and nobody has clicked. */
export function isLookAhead(header: (name: string) => string | undefined): boolean {
  const purpose = `${header("sec-purpose") ?? ""} ${header("purpose") ?? ""} ${header("x-purpose") ?? ""} ${header("x-moz") ?? ""}`;
  return /prefetch|prerender|preview/i.test(purpose);
}

export type LinkState = "activo" | "caducado" | "desactivado";

/** Whether a short link still leads on. Switched off wins over expired; a link ends at the very instant `expiresAt`. */
export function linkState(link: { disabledAt: Date | null; expiresAt: Date | null }, now: Date): LinkState {
  if (link.disabledAt) return "desactivado";
  return link.expiresAt && link.expiresAt <= now ? "caducado" : "activo";
}
