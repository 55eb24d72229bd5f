/**
 * Path to which signing in leads: a path of this site, as `?next=` names it. Anything that a browser would read as
 * another site, or that leads back to signing in, becomes the root.
 */
export function nextPath(raw: string | null | undefined): string {
  if (!raw || !/^\/(?![/\\])/.test(raw) || /[\\\s\p{Cc}]/u.test(raw)) return "/";
  const url = new URL(raw, "https://site.example");
  // `/.//another.example` is folded into `//another.example`, which is an address of another site.
  if (url.host !== "site.example" || url.pathname.startsWith("//") || /^\/auth(\/|$)/.test(url.pathname)) return "/";
  return `${url.pathname}${url.search}${url.hash}`;
}
