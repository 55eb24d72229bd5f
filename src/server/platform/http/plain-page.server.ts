/**
 * Pages of a single text, for browsers where no framework can or should draw a page. They ask for no further file and
 * cost next to nothing.
 */

/** Colours of `ui/styles/tokens.css`, light and dark; the system's font stands for Archivo, which would be another request. */
const STYLE = `
:root{color-scheme:light dark;--paper:#fbfaf8;--ink:#11192c;--soft:#4c5568;--line:#dbd9d3;--card:#fff;--primary:#1443a1;--on:#fff;--luz:#f9be45}
@media (prefers-color-scheme:dark){:root{--paper:#080d1d;--ink:#f1f0ed;--soft:#b6bdca;--line:#2b3346;--card:#11192c;--primary:#98c0fb;--on:#080d1d}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.6 "Archivo Variable",Arial,sans-serif}
header{border-bottom:1px solid var(--line);padding:1rem 1.5rem}
header a{color:var(--ink);font-weight:700;font-size:1.25rem;text-decoration:none}
main{max-width:42rem;margin:0 auto;padding:4rem 1.5rem}
h1{font-size:1.75rem;line-height:1.2;margin:0 0 1rem}
p{color:var(--soft);margin:0 0 1.5rem}
section{background:var(--card);border:1px solid var(--line);border-top:4px solid var(--luz);padding:2rem}
.again{display:inline-block;background:var(--primary);color:var(--on);padding:.75rem 1.25rem;border-radius:.25rem;font-weight:600;text-decoration:none}
a:focus-visible{outline:3px solid var(--primary);outline-offset:3px}
`.trim();

interface PlainPage {
  status: number;
  /** Title of the window, without the name of the site. */
  title: string;
  heading: string;
  text: string;
}

/** A whole page with a way to try again. The texts are ours: they are put in as they are. */
export function plainPage({ status, title, heading, text }: PlainPage): Response {
  const page = `<!doctype html>
<html lang="es-ES">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | Umbral</title>
<style>${STYLE}</style>
</head>
<body>
<header><a href="/" aria-label="Umbral, inicio">Umbral</a></header>
<main id="contenido">
<section>
<h1>${heading}</h1>
<p>${text}</p>
<a class="again" href="">Volver a probar</a>
</section>
</main>
</body>
</html>
`;
  return new Response(page, {
    status,
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "private, no-store" },
  });
}

/**
 * For navigation by script: the router takes an answer outside its own format as the page's error and shows its text in
 * the page's place (`pages/frame/page-failure`).
 */
export function plainData(status: number, text: string): Response {
  return new Response(text, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "private, no-store" },
  });
}
