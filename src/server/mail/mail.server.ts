/** A mail as templates write it. */
export interface Mail {
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** Addresses that the mail asks to open, in order. */
  links: string[];
}

interface MailBody {
  title: string;
  /** Paragraphs before the facts. */
  paragraphs: readonly string[];
  /** Label and value, one a line. */
  facts?: readonly (readonly [label: string, value: string])[];
  action?: { label: string; href: string };
  /** Last line: who sends this and why. */
  footer: string;
}

/** Text and HTML of one body, so that they cannot differ. What people typed is escaped here and nowhere else. */
export function renderMail({ title, paragraphs, facts = [], action, footer }: MailBody): Pick<Mail, "text" | "html"> {
  const text = [
    title,
    ...paragraphs,
    facts.map(([label, value]) => `${label}: ${value}`).join("\n"),
    action ? `${action.label}: ${action.href.replace(/^mailto:/, "")}` : "",
    footer,
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
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${paragraphs.map((paragraph) => `<p>${lines(paragraph)}</p>`).join("\n")}
${facts.length > 0 ? `<dl>${facts.map(([label, value]) => `<dt>${escapeHtml(label)}</dt><dd>${lines(value)}</dd>`).join("")}</dl>` : ""}
${action ? `<p><a class="action" href="${escapeHtml(action.href)}">${escapeHtml(action.label)}</a></p>` : ""}
<p class="footer">${lines(footer)}</p>
</main>
</body>
</html>`;
  return { text, html };
}

/** Mail programs read little more than this: one column, both schemes, the product's ink, lime and cobalt. */
const STYLE = `
:root { color-scheme: light dark; }
body { margin: 0; padding: 24px; background: #fbfaf8; color: #11192c; font: 16px/1.6 Archivo, system-ui, sans-serif; }
main { max-width: 36rem; margin: 0 auto; }
h1 { font-size: 22px; line-height: 1.25; margin: 0 0 16px; }
dt { font-weight: 600; margin-top: 12px; }
dd { margin: 0; overflow-wrap: anywhere; }
a.action { display: inline-block; padding: 12px 20px; background: #1443a1; color: #ffffff; text-decoration: none; }
.footer { margin-top: 32px; padding-top: 16px; border-top: 1px solid #b5b0a9; font-size: 14px; color: #4c5568; }
@media (prefers-color-scheme: dark) {
  body { background: #080d1d; color: #ebeae5; }
  a.action { background: #98c0fb; color: #080d1d; }
  .footer { border-color: #626b7b; color: #b5b0a9; }
}`;

function lines(text: string): string {
  return escapeHtml(text).replaceAll("\n", "<br>");
}

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}
