import { escapeHtml } from "../../../shared/format/escape-html.ts";

/** Addresses in a mail. What does not lead to a page, a mailbox or a telephone is no link at all. */

const OPENED = ["https:", "http:"];
const DIRECT = ["mailto:", "tel:"];
/** `casas.es/piso` as people type it. */
const BARE = /^(?:[a-z0-9-]{1,63}\.){1,6}[a-z]{2,24}(?:[/?#:]|$)/i;

/** The address that a typed one means; null for one that is empty, broken or of a kind that mails must not open. */
export function safeHref(typed: string): string | null {
  const trimmed = typed.trim();
  if (trimmed === "") return null;
  const url = URL.parse(BARE.test(trimmed) ? `https://${trimmed}` : trimmed);
  if (url === null || url.username !== "" || url.password !== "") return null;
  if (OPENED.includes(url.protocol)) return url.hostname.includes(".") ? url.href : null;
  return DIRECT.includes(url.protocol) && url.pathname !== "" ? url.href : null;
}

/** Whether nobody who reads along can see or change what is opened. */
export const isUnencrypted = (href: string): boolean => href.startsWith("http:");

/** Whether the words of a link are its own address. */
export const isTold = (words: string, href: string): boolean => safeHref(words) === href;

const isDirect = (href: string) => DIRECT.some((scheme) => href.startsWith(scheme));

/** Links of one mail: each address has one number, in HTML and in text. */
export class MailLinks {
  readonly #numbers = new Map<string, number>();

  /** The address as it stands in HTML, inside quotes. Mailboxes and telephones are opened directly. */
  readonly inHtml = (href: string): string => (isDirect(href) ? escapeHtml(withoutBrackets(href)) : this.#mark(href));

  readonly inText = (href: string): string =>
    isDirect(href) ? withoutBrackets(href).replace(/^(?:mailto|tel):/, "") : this.#mark(href);

  #mark(href: string): string {
    const number = this.#numbers.get(href) ?? this.#numbers.size;
    this.#numbers.set(href, number);
    return `[[enlace:${number}]]`;
  }

  get all(): readonly string[] {
    return [...this.#numbers.keys()];
  }
}

/** Brackets of an address could pass for a mark. */
const withoutBrackets = (href: string): string => href.replaceAll("[", "%5B").replaceAll("]", "%5D");
