import { brandColours, readableColour } from "#domain/accounts/agency/brand.ts";
import { escapeHtml } from "#domain/shared/format/escape-html.ts";

/** A mail as templates write it. */
export interface Mail {
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** Addresses that the mail asks to open, in order. */
  links: string[];
  /** One POST to it ends mails of this kind (RFC 8058). */
  endHref?: string;
}

interface MailBody {
  /** For whom the product writes, where that is somebody of its customers: their name stands above the mail, and ours at its foot. */
  onBehalfOf?: string;
  /** Colour of their brand, `#rrggbb`: of the name, the band and the button. Ours where it is not given. */
  colour?: string | null;
  title: string;
  /** Paragraphs before the facts. */
  paragraphs: readonly string[];
  /** Label and value, one a line. */
  facts?: readonly (readonly [label: string, value: string])[];
  /** A code that the reader types elsewhere; it is set large. */
  code?: string;
  action?: { label: string; href: string };
  /** Last line: the sender and the reason for the mail. */
  footer: string;
  /** Link below it by which the reader ends such mails. */
  end?: { label: string; href: string };
}

/** Text and HTML of one body, so that they cannot differ. Typed text is escaped here and nowhere else. */
export function renderMail({
  onBehalfOf,
  colour = null,
  title,
  paragraphs,
  facts = [],
  code,
  action,
  footer,
  end,
}: MailBody): Pick<Mail, "text" | "html"> {
  const text = [
    title,
    ...paragraphs,
    facts.map(([label, value]) => `${label}: ${value}`).join("\n"),
    code ? `Código: ${code}` : "",
    action ? `${action.label}: ${action.href.replace(/^mailto:/, "")}` : "",
    footer,
    end ? `${end.label}: ${end.href}` : "",
  ]
    .filter(Boolean)
    .join("\n\n");
  const html = `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${STYLE}${colour === null ? "" : brandStyle(colour)}</style>
</head>
<body>
<p class="brand">${escapeHtml(onBehalfOf ?? "Umbral")}</p>
<main>
<h1>${escapeHtml(title)}</h1>
${paragraphs.map((paragraph) => `<p>${lines(paragraph)}</p>`).join("\n")}
${facts.length > 0 ? `<dl>${facts.map(([label, value]) => `<dt>${escapeHtml(label)}</dt><dd>${lines(value)}</dd>`).join("")}</dl>` : ""}
${code ? `<p class="code">${escapeHtml(code)}</p>` : ""}
${action ? `<p><a class="action" href="${escapeHtml(action.href)}">${escapeHtml(action.label)}</a></p>` : ""}
<p class="footer">${lines(footer)}${end ? `<br><a href="${escapeHtml(end.href)}">${escapeHtml(end.label)}</a>` : ""}</p>
</main>
</body>
</html>`;
  return { text, html };
}

/** Mail programs read little more than this: one wall with its cobalt base band, both schemes, the product's pigments. */
const STYLE = `
:root { color-scheme: light dark; }
body { margin: 0; padding: 24px 16px; background: #f1eee8; color: #11192c; font: 16px/1.6 Archivo, system-ui, sans-serif; }
.brand { max-width: 36rem; margin: 0 auto 16px; font-size: 20px; font-weight: 700; color: #1443a1; }
main { box-sizing: border-box; max-width: 36rem; margin: 0 auto; padding: 28px 32px; background: #fbfaf8; border-bottom: 8px solid #1443a1; overflow-wrap: anywhere; }
h1 { font-size: 24px; line-height: 1.25; margin: 0 0 16px; overflow-wrap: normal; }
p { margin: 0 0 16px; }
dt { font-weight: 600; margin-top: 12px; }
dd { margin: 0; }
.code { margin: 24px 0; font-size: 34px; line-height: 1.2; font-weight: 700; letter-spacing: 6px; font-variant-numeric: tabular-nums; }
a.action { display: inline-block; margin: 8px 0; padding: 12px 24px; background: #1443a1; color: #ffffff; font-weight: 600; text-decoration: none; border-radius: 4px; }
.footer { margin: 24px 0 0; padding-top: 16px; border-top: 1px solid #b5b0a9; font-size: 14px; color: #4c5568; }
@media (max-width: 480px) { main { padding: 24px 20px; } }
@media (prefers-color-scheme: dark) {
  body { background: #080d1d; color: #ebeae5; }
  main { background: #11192c; border-color: #98c0fb; }
  .brand { color: #98c0fb; }
  a.action { background: #98c0fb; color: #080d1d; }
  .footer { border-color: #626b7b; color: #b5b0a9; }
}`;

/** The colour of a brand in place of our own, by day: at night it could be as dark as the ground. */
function brandStyle(colour: string): string {
  const { line, fill, onFill } = brandColours(colour);
  return `
@media (prefers-color-scheme: light) {
  .brand { color: ${readableColour(colour)}; }
  main { border-color: ${line}; }
  a.action { background: ${fill}; color: ${onFill}; }
}`;
}

function lines(text: string): string {
  return escapeHtml(text).replaceAll("\n", "<br>");
}
