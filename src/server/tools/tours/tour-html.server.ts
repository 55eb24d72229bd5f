import { createHash } from "node:crypto";
import { escapeHtml } from "#domain/shared/format/escape-html.ts";
import type { PublishedTour } from "#domain/tools/tours/published-tour.ts";

/** Documents that visitors of a tour get. They read without a script: the rooms are a list with their pictures. */

export interface TourHtml {
  readonly html: string;
  /** For the policy of the page, of all its style sheets. */
  readonly styleHash: string;
}

/** The viewer, as it is served to everybody. */
export interface TourViewer {
  readonly script: string;
  readonly css: string;
  /** The page of a tour in an archive; `css` and `script` are addresses beside it. */
  readonly offlinePage: (given: { tourJson: string; title: string; css: string; script: string }) => string;
  /** The picture of the first room that stands before the viewer: a link of the head, and an element. */
  readonly firstPicture: (tour: PublishedTour, base: string) => { readonly head: string; readonly body: string };
}

/** Where the viewer's script stands, named by its contents so that browsers keep it for good. */
export const scriptName = ({ script }: TourViewer): string =>
  `recorrido-${createHash("sha256").update(script).digest("hex").slice(0, 16)}.js`;

const CSS = `
:root{color-scheme:light dark;--ground:#f7f5f1;--ink:#1d1b18;--soft:#5d574e;--edge:#8a8378;--card:#fff;--go:#1d1b18;--on-go:#fff}
@media (prefers-color-scheme:dark){:root{--ground:#161513;--ink:#f3efe8;--soft:#b9b1a4;--edge:#8f877a;--card:#211f1c;--go:#f3efe8;--on-go:#161513}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.55 system-ui,sans-serif}
main{max-width:64rem;margin:0 auto;padding:clamp(1.25rem,4vw,3rem)}
h1{margin:0 0 .5rem;font-size:clamp(1.6rem,4vw,2.4rem);line-height:1.15;text-wrap:balance}
h2{margin:.75rem 0 0;font-size:1.1rem}
p{margin:0 0 1rem;color:var(--soft);max-width:60ch}
ul{list-style:none;margin:1.5rem 0 0;padding:0;display:grid;gap:1.5rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,18rem),1fr))}
img{display:block;width:100%;aspect-ratio:2/1;object-fit:cover;border-radius:.5rem;background:var(--card)}
label{display:block;font-weight:600;margin-bottom:.35rem;color:var(--ink)}
input{width:100%;max-width:22rem;min-height:2.75rem;padding:.5rem .75rem;font:inherit;color:inherit;background:var(--card);border:1px solid var(--edge);border-radius:.5rem}
button{min-height:2.75rem;margin-top:1rem;padding:.5rem 1.25rem;font:inherit;font-weight:600;color:var(--on-go);background:var(--go);border:0;border-radius:.5rem;cursor:pointer}
:focus-visible{outline:3px solid currentColor;outline-offset:2px}
.fault{color:var(--ink);font-weight:600}
a{color:inherit}
`;

/** The list of rooms that stands in for the viewer where no script runs; the viewer brings its own styles. */
const LIST_CSS = `
body{margin:0;background:#16181f;color:#fff;font:1rem/1.55 system-ui,sans-serif}
noscript main{position:relative;background:#16181f;max-width:64rem;margin:0 auto;padding:clamp(1.25rem,4vw,3rem)}
noscript ul{list-style:none;margin:1.5rem 0 0;padding:0;display:grid;gap:1.5rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,18rem),1fr))}
noscript img{display:block;width:100%;aspect-ratio:2/1;object-fit:cover;border-radius:.5rem}
noscript a{color:inherit}
`;

/** No text can end the element that it stands in. */
const asScript = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");

interface Shown {
  /** Folder of the tour's addresses, with a slash at its end. */
  readonly base: string;
  readonly canonical: string | null;
  /** Of the picture of shared links. */
  readonly picture: string | null;
  readonly isListed: boolean;
  readonly viewer: TourViewer | null;
}

const describe = ({ scenes }: PublishedTour) =>
  `Recorrido de 360° por ${scenes.length === 1 ? "una estancia" : `${scenes.length} estancias`}: ${scenes
    .slice(0, 6)
    .map(({ name }) => name)
    .join(", ")}.`;

/** @param shown `viewer.script` is the address of the script */
export function tourHtml(tour: PublishedTour, { base, canonical, picture, isListed, viewer }: Shown): TourHtml {
  const first = viewer?.firstPicture(tour, base);
  const title = tour.brand ? `${tour.title} | ${tour.brand.agency}` : tour.title;
  const description = describe(tour);
  const head = [
    first?.head ?? "",
    viewer ? `<script src="${escapeHtml(viewer.script)}" defer></script>` : "",
    meta("description", description),
    isListed ? "" : meta("robots", "noindex"),
    canonical ? `<link rel="canonical" href="${escapeHtml(canonical)}">` : "",
    meta("og:title", tour.title, "property"),
    meta("og:description", description, "property"),
    meta("og:type", "website", "property"),
    canonical ? meta("og:url", canonical, "property") : "",
    picture ? meta("og:image", picture, "property") : "",
    picture ? meta("og:image:type", "image/jpeg", "property") : "",
    picture ? meta("og:image:width", "1200", "property") : "",
    picture ? meta("og:image:height", "630", "property") : "",
    picture ? meta("twitter:card", "summary_large_image") : "",
  ];
  const list = `<main><h1>${escapeHtml(tour.title)}</h1><p>${escapeHtml(description)}</p>${contactLine(tour)}<ul>${tour.scenes
    .map(
      ({ name, panorama }) =>
        `<li><img src="${escapeHtml(base + panorama.preview)}" alt="" loading="lazy"><h2>${escapeHtml(name)}</h2></li>`,
    )
    .join("")}</ul></main>`;
  const body = viewer
    ? `${first?.body ?? ""}<div id="recorrido" data-base="${escapeHtml(base)}"></div><noscript>${list}</noscript><script type="application/json" id="tour">${asScript(tour)}</script>`
    : list;
  return documentOf({ title, head, body, css: viewer ? `${LIST_CSS}${viewer.css}` : CSS });
}

function contactLine({ brand }: PublishedTour): string {
  if (!brand) return "";
  const phone = brand.phone
    ? ` · <a href="tel:${escapeHtml(brand.phone.replace(/[^+\d]/g, ""))}">${escapeHtml(brand.phone)}</a>`
    : "";
  return `<p>${escapeHtml(brand.agency)}${phone}</p>`;
}

/** That a tour is closed. It names nobody. */
export const closedHtml = (): TourHtml =>
  note(
    "Este recorrido ya no está abierto",
    "<p>Quien lo hizo lo ha cerrado, o ha pasado la fecha hasta la que se podía ver. Si te interesa la vivienda, pregunta a quien te pasó el enlace.</p>",
  );

/** Asks for the word that opens it. @param fault in Spanish, or null @param apart address for a tab of its own, where a frame cannot be opened */
export const passwordHtml = (action: string, fault: string | null, apart: string | null = null): TourHtml =>
  note(
    "Este recorrido tiene contraseña",
    `<p>Escríbela para entrar. Te la ha dado quien te pasó el enlace.</p><form method="post" action="${escapeHtml(action)}"><label for="clave">Contraseña</label><input id="clave" name="clave" type="password" required maxlength="100" autocomplete="off"${fault ? ' aria-invalid="true" aria-describedby="fallo"' : ""}>${fault ? `<p class="fault" id="fallo" role="alert">${escapeHtml(fault)}</p>` : ""}${apart ? `<p><a href="${escapeHtml(apart)}" target="_blank" rel="noopener">Abrir en una pestaña</a></p>` : ""}<div><button>Entrar</button></div></form>`,
  );

/** For a form that was sent without a script. */
export const sentHtml = (back: string, title: string, text: string): TourHtml =>
  note(title, `<p>${escapeHtml(text)}</p><p><a href="${escapeHtml(back)}">Volver al recorrido</a></p>`);

const note = (title: string, rest: string): TourHtml =>
  documentOf({
    title,
    head: [meta("robots", "noindex")],
    body: `<main><h1>${escapeHtml(title)}</h1>${rest}</main>`,
    css: CSS,
  });

const meta = (name: string, content: string, attribute = "name") =>
  `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`;

interface Parts {
  readonly title: string;
  readonly head: readonly string[];
  readonly body: string;
  readonly css: string;
}

function documentOf({ title, head, body, css }: Parts): TourHtml {
  return {
    html: `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><title>${escapeHtml(title)}</title>${head.join("")}<style>${css}</style></head><body>${body}</body></html>`,
    styleHash: createHash("sha256").update(css).digest("base64"),
  };
}
