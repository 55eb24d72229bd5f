import { escapeHtml } from "#domain/shared/format/escape-html.ts";

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
<link rel="stylesheet" href="${escapeHtml(css)}">
${preload(tourJson)}
</head>
<body>
<div id="recorrido"></div>
<noscript><h1>${escapeHtml(title)}</h1><p>Activa JavaScript para dar una vuelta por las estancias.</p>${roomList(tourJson)}</noscript>
<script type="application/json" id="tour">${json}</script>
<script src="${escapeHtml(script)}" defer></script>
</body>
</html>
`;
}

/** The viewer fetches the first picture; a preload of another kind (`as="image"`) would bring it twice. */
function preload(tourJson: string): string {
  const { scenes, start } = JSON.parse(tourJson) as Told;
  const first = scenes.find(({ id }) => id === start) ?? scenes[0];
  return first
    ? `<link rel="preload" as="fetch" crossorigin href="${escapeHtml(first.panorama.preview)}" fetchpriority="high">`
    : "";
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
