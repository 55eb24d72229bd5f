/**
 * Address to which a link or a provider may send the browser: an address of this site, parsed as browsers do. Anything
 * else becomes the site's root; nothing is taken from Referer or Host.
 *
 * @param site origin without a final slash
 */
export function safeRedirect(raw: string | undefined | null, site: string): string {
  const root = `${site}/`;
  if (!raw || /[\\\s\p{Cc}]/u.test(raw) || !URL.canParse(raw)) return root;
  const url = new URL(raw);
  const isHere = url.origin === new URL(site).origin && /^https?:$/.test(url.protocol);
  return isHere && url.username === "" && url.password === "" ? url.href : root;
}
