import { HAND_PORTALS, type HandPortal, type Portal } from "./portals.ts";

/** Addresses of adverts that agents note by hand: which may be kept, and whether they lead where their label says. */

/** Registered domains of each portal; their subdomains count too. None of `otro`, which may be any site. */
const DOMAINS: Record<HandPortal, readonly string[]> = {
  idealista: ["idealista.com", "idealista.pt", "idealista.it"],
  fotocasa: ["fotocasa.es"],
  habitaclia: ["habitaclia.com"],
  pisos: ["pisos.com"],
  yaencontre: ["yaencontre.com"],
  milanuncios: ["milanuncios.com"],
  otro: [],
};

/** A name of letters of the Latin alphabet, figures and dashes, with a dot, and no port. */
const PLAIN_HOST = /^(?:[\p{Script=Latin}\p{N}-]+\.)+\p{Script=Latin}{2,}$/u;

/**
 * Whether a text is the address of a page on a site with a name that people can read: neither a number of a machine, nor a name in
 * front of an `@`, nor letters of other alphabets, which look like Latin ones, written out or as `xn--`.
 */
export function isAdvertLink(typed: string): boolean {
  const host = /^https?:\/\/([^/?#\\\s]+)(?:[/?#][^\s"<>]*)?$/i.exec(typed)?.[1];
  if (host === undefined || !PLAIN_HOST.test(host) || /(?:^|\.)xn--/i.test(host) || !URL.canParse(typed)) return false;
  const { username, password, hostname } = new URL(typed);
  return username === "" && password === "" && hostname.includes(".");
}

/** The host of a kept link, as people name it: without `www.`. Null for what is no address. */
export const hostOfAdvert = (link: string): string | null =>
  URL.canParse(link) ? new URL(link).hostname.replace(/^www\./, "") : null;

/** The portal's own domain where a link leads elsewhere; null where it leads there, or where the portal may be any site. */
export function otherThanPortal(link: string, portal: Portal): string | null {
  const known = HAND_PORTALS.find((one) => one === portal);
  const domains = known ? DOMAINS[known] : [];
  const host = hostOfAdvert(link);
  const isTheirs = domains.some((domain) => host === domain || host?.endsWith(`.${domain}`));
  return isTheirs ? null : (domains[0] ?? null);
}
