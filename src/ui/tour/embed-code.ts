import { escapeHtml } from "#domain/shared/format/escape-html.ts";

interface EmbedGiven {
  /** Of the tour, without a question mark: `https://…/tour/{id}`. */
  readonly address: string;
  readonly title: string;
  /** Width and height of the box; it never grows wider than its column. */
  readonly ratio: readonly [number, number];
  /** Widest, in pixels; null fills the column. */
  readonly maxWidthPx: number | null;
}

const ALLOWED = "fullscreen; gyroscope; accelerometer; xr-spatial-tracking; autoplay";

const boxStyle = ({ ratio: [width, height], maxWidthPx }: EmbedGiven) =>
  `display:block;width:100%;${maxWidthPx === null ? "" : `max-width:${maxWidthPx}px;`}aspect-ratio:${width}/${height};border:0`;

const framed = (address: string) => `${address}?incrustado=1`;

/** HTML for another site: the tour in a frame that keeps its shape. */
export const embedCode = (given: EmbedGiven): string =>
  `<iframe src="${escapeHtml(framed(given.address))}" title="${escapeHtml(given.title)}" style="${boxStyle(given)}" allow="${ALLOWED}" allowfullscreen loading="lazy" referrerpolicy="strict-origin-when-cross-origin"></iframe>`;

/**
 * The same, for sites that ask before they let another one load: the frame holds a page of its own with one link, and nothing is asked of
 * anybody until a visitor presses it. It needs no script.
 *
 * @param picture of the tour as a `data:` address, for behind the button; another kind would be loaded before anybody is asked, and is left out
 */
export function consentEmbedCode(
  given: EmbedGiven & { readonly picture: string | null; readonly hasPassword: boolean },
): string {
  const { address, title, picture, hasPassword } = given;
  const behind = picture && /^data:image\/(?:webp|jpeg|png);base64,[A-Za-z0-9+/=]+$/.test(picture) ? picture : null;
  const { host } = new URL(address);
  const page = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    `<style>html,body{height:100%;margin:0}body{display:grid;place-content:center;justify-items:center;gap:.75rem;padding:1rem;box-sizing:border-box;text-align:center;font:1rem/1.45 system-ui,sans-serif;color:#fff;background:#11192c${behind ? ` center/cover url(${behind})` : ""}}a,p{margin:0;padding:.625rem 1.25rem;border-radius:.375rem}a{background:#f9be45;color:#11192c;font-weight:700}a:focus-visible{outline:3px solid #fff;outline-offset:2px}p{background:#11192c;max-width:30rem}</style>`,
    `<a href="${escapeHtml(framed(address))}">Ver el recorrido de 360°</a>`,
    `<p>Al abrirlo se carga desde ${escapeHtml(host)}, que ${hasPassword ? "guarda una cookie cuando escribes la contraseña" : "no usa cookies"}.</p>`,
  ].join("");
  return `<iframe srcdoc="${escapeHtml(page)}" title="${escapeHtml(title)}" style="${boxStyle(given)}" allow="${ALLOWED}" allowfullscreen referrerpolicy="strict-origin-when-cross-origin"></iframe>`;
}
