import { escapeHtml } from "#domain/shared/format/escape-html.ts";
import type { PublishedTour } from "#domain/tools/tours/published-tour.ts";
import { firstPictureHtml } from "./first-picture.ts";

interface OfflinePage {
  /** The text of `tour.json`. */
  readonly tourJson: string;
  readonly title: string;
  /** Addresses beside the page, or below it. */
  readonly css: string;
  readonly script: string;
}

/** As much of the tour as the page reads. */
interface Told {
  readonly start: string;
  readonly scenes: readonly {
    readonly id: string;
    readonly name: string;
    readonly panorama: { readonly preview: string };
  }[];
}

/**
 * The page that opens a tour in an archive. Everything it asks for stands beside it, by relative addresses, and its policy lets it ask nobody
 * else; the tour itself is in the page. Without a script it is a list of the rooms with their pictures.
 */
export function offlinePage({ tourJson, title, css, script }: OfflinePage): string {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "media-src 'self'",
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
  ].join("; ");
  const first = firstPictureHtml(JSON.parse(tourJson) as PublishedTour, "");
  // No text of the tour can end the element that it stands in.
  const json = tourJson.replaceAll("<", "\\u003c");
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="referrer" content="no-referrer">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
${first.head}
<link rel="stylesheet" href="${escapeHtml(css)}">
<script src="${escapeHtml(script)}" defer></script>
</head>
<body style="margin:0;background:#16181f">
${first.body}
<div id="recorrido"></div>
<noscript><div style="background:#fff;padding:1rem"><h1>${escapeHtml(title)}</h1><p>Activa JavaScript para dar una vuelta por las estancias.</p>${roomList(tourJson)}</div></noscript>
<script type="application/json" id="tour">${json}</script>
</body>
</html>
`;
}

function roomList(tourJson: string): string {
  const { scenes } = JSON.parse(tourJson) as Told;
  return `<ul>${scenes
    .map(
      ({ name, panorama }) =>
        `<li><h2>${escapeHtml(name)}</h2><img src="${escapeHtml(panorama.preview)}" alt="" loading="lazy" width="512" height="256"></li>`,
    )
    .join("")}</ul>`;
}
