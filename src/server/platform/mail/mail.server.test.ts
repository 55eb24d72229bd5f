import { expect, test } from "vitest";
import { demoRequestMail } from "../../site/leads/demo-request-mail.server.ts";
import { renderMail } from "./mail.server.ts";

const body = {
  title: "Hola & adiós",
  paragraphs: ["Una línea\ny otra"],
  facts: [["Nombre", '<img src=x onerror="x">']] as const,
  action: { label: "Abrir", href: 'https://umbral.example/?a=1&b="2"' },
  footer: "Umbral",
};

test("text and HTML say the same, and nothing that was typed becomes markup", () => {
  const { text, html } = renderMail(body);
  expect(text).toBe(
    'Hola & adiós\n\nUna línea\ny otra\n\nNombre: <img src=x onerror="x">\n\nAbrir: https://umbral.example/?a=1&b="2"\n\nUmbral',
  );
  expect(html).toContain("<h1>Hola &amp; adiós</h1>");
  expect(html).toContain("Una línea<br>y otra");
  expect(html).toContain("<dd>&lt;img src=x onerror=&quot;x&quot;&gt;</dd>");
  expect(html).toContain('href="https://umbral.example/?a=1&amp;b=&quot;2&quot;"');
  expect(html).toContain('<html lang="es">');
  expect(html).toContain('name="color-scheme" content="light dark"');
});

test("a mail in somebody's name bears it and their colour, and its end is a link with words", () => {
  const end = { label: "No quiero recibir más", href: "https://umbral.example/baja/a" };
  const { text, html } = renderMail({ ...body, onBehalfOf: "Casas Ferrer", colour: "#7a1f1f", end });
  expect(html).toContain('<p class="brand">Casas Ferrer</p>');
  expect(html).toContain("a.action { background: #7a1f1f; color: #ffffff; }");
  expect(html).toContain('<a href="https://umbral.example/baja/a">No quiero recibir más</a>');
  expect(text.endsWith("No quiero recibir más: https://umbral.example/baja/a")).toBe(true);
  expect(renderMail(body).html).not.toContain("prefers-color-scheme: light)");
});

test("a short mail has no empty parts", () => {
  const { text, html } = renderMail({ title: "A", paragraphs: ["B"], footer: "C" });
  expect(text).toBe("A\n\nB\n\nC");
  expect(html).not.toMatch(/<dl>|class="action"/);
});

test("the demo request's mail names only the given fields and answers the person", () => {
  const request = {
    name: "Ana",
    email: "ana+web@agencia.es",
    company: undefined,
    phone: undefined,
    message: undefined,
  };
  const { to, replyTo, subject, text, links } = demoRequestMail(request, "ventas@umbral.example");
  expect({ to, replyTo, subject, links }).toEqual({
    to: "ventas@umbral.example",
    replyTo: "ana+web@agencia.es",
    subject: "Demo para Ana",
    links: ["mailto:ana%2Bweb@agencia.es"],
  });
  expect(text).not.toMatch(/Empresa|Teléfono|Mensaje/);
});
