import * as fc from "fast-check";
import { expect, test } from "vitest";
import { fillMessage } from "#domain/tools/campaigns/compiled-message.ts";
import type { MailHome, MailParts } from "#domain/tools/campaigns/composing/mail-parts.ts";
import type { EmailBlock } from "#domain/tools/campaigns/email-block.ts";
import { compileMessage } from "./compile.server.ts";

const HOME = "6d3f0f61-6c30-4f0e-9d2f-0d3a8a3f1a01";
const OTHER = "6d3f0f61-6c30-4f0e-9d2f-0d3a8a3f1a02";

const home = (changes: Partial<MailHome> = {}): MailHome => ({
  id: HOME,
  title: "Piso en Ruzafa",
  place: "Valencia",
  price: "245.000 €",
  facts: "96 m² · 3 habitaciones",
  legal: "Certificado energético: consumo D",
  over: null,
  cover: { src: "https://u.example/archivos/fotos/a/0/aa/x/960.jpg", alt: "Salón con dos balcones" },
  photos: new Map(),
  href: "https://u.example/compartir/abc",
  ...changes,
});

const parts = (blocks: EmailBlock[], changes: Partial<MailParts> = {}): MailParts => ({
  message: { afterHours: 0, subject: "{nombre}, un piso en Ruzafa", preheader: "Tres habitaciones", blocks },
  brand: {
    name: "Casas Ferrer & Hijos",
    colour: "#c2410c",
    logo: null,
    licence: "AICAT 1234",
    postalAddress: "Calle Cuba 12\n46006 Valencia",
    agent: { name: "Ana Ferrer", role: "Asesora", phone: "+34 600 123 123", email: "ana@ferrer.example" },
  },
  homes: new Map([
    [HOME, home()],
    [OTHER, home({ id: OTHER, title: "Ático en Sagunto", href: null })],
  ]),
  ...changes,
});

const ALL: EmailBlock[] = [
  { id: "a", kind: "cabecera", tagline: "Desde 1987" },
  { id: "b", kind: "titulo", text: "Novedades de noviembre" },
  {
    id: "c",
    kind: "texto",
    text: "{saludo}\n\nHay **tres** pisos: [míralos](https://ferrer.example/pisos?a=1&b=2).\n\n- Uno\n- Dos",
  },
  { id: "d", kind: "foto", homeId: HOME, photoId: null, alt: "", href: "" },
  { id: "e", kind: "boton", label: "Pedir visita", href: "https://ferrer.example/visita" },
  { id: "f", kind: "vivienda", homeId: HOME, note: "Nueva" },
  { id: "g", kind: "pareja", homeIds: [HOME, OTHER] },
  { id: "h", kind: "lista", homeIds: [HOME, OTHER] },
  { id: "i", kind: "cita", text: "Nos fue muy bien", author: "Marta" },
  { id: "j", kind: "separador" },
  { id: "k", kind: "firma", closing: "Un saludo," },
];

const MARKS = {
  nombre: "Luis",
  saludo: "Hola, Luis:",
  baja: "https://u.example/b",
  preferencias: "https://u.example/p",
};

/** Tags of a piece of HTML with their attributes, comments of Outlook left out. */
function tagsOf(html: string): { name: string; attributes: Record<string, string> }[] {
  const plain = html.replace(/<!--[\s\S]*?-->/g, "");
  return [...plain.matchAll(/<([a-z][a-z0-9]*)((?:\s+[a-z:-]+(?:="[^"]*")?)*)\s*\/?>/gi)].map(([, name, rest]) => ({
    name: name!.toLowerCase(),
    attributes: Object.fromEntries(
      [...rest!.matchAll(/([a-z:-]+)="([^"]*)"/gi)].map(([, key, value]) => [key!, value!]),
    ),
  }));
}

test("a mail of every kind of block can be filled, shows its pictures with words and names no picture as a ground", async () => {
  const compiled = await compileMessage(parts(ALL));
  const filled = fillMessage(
    compiled,
    MARKS,
    compiled.links.map((_, n) => `https://u.example/e/${n}`),
  );
  const tags = tagsOf(filled.html);
  const images = tags.filter(({ name }) => name === "img");
  expect(images.length).toBe(6);
  for (const { attributes } of images) {
    expect(attributes.alt).not.toBe("");
    expect(attributes.src).toMatch(/^https:\/\/u\.example\/archivos\/fotos\/.+\.jpg$/);
  }
  expect(filled.html).not.toContain("background-image");
  expect(tags).toContainEqual({ name: "meta", attributes: { name: "color-scheme", content: "light dark" } });
  expect(filled.html).toContain("@media (prefers-color-scheme:dark)");
  expect(filled.html).toContain("Hola, Luis:");
  expect(filled.html).toContain("Casas Ferrer &amp; Hijos · AICAT 1234 · Calle Cuba 12, 46006 Valencia");
  expect(filled.html).toContain("Certificado energético: consumo D");
  expect(filled.html).not.toMatch(/\[\[|\{saludo\}|\{nombre\}/);
  expect(filled.subject).toBe("Luis, un piso en Ruzafa");
  expect(Buffer.byteLength(filled.html)).toBeLessThan(40_000);
  expect(compiled.homeIds).toEqual([HOME, OTHER]);
  expect(compiled.links).toEqual([
    "https://ferrer.example/pisos?a=1&b=2",
    "https://u.example/compartir/abc",
    "https://ferrer.example/visita",
  ]);
  expect(tags.filter(({ name }) => name === "a").map(({ attributes }) => attributes.href)).toContain(
    "tel:+34600123123",
  );
});

test("the text part says the same, with its own addresses and the foot", async () => {
  const compiled = await compileMessage(parts(ALL));
  const { text } = fillMessage(
    compiled,
    MARKS,
    compiled.links.map((_, n) => `https://u.example/e/${n}`),
  );
  expect(text).toContain("Hola, Luis:");
  expect(text).toContain("Hay *tres* pisos: míralos (https://u.example/e/0).");
  expect(text).toContain("- Uno\n- Dos");
  expect(text).toContain("Pedir visita: https://u.example/e/2");
  expect(text).toContain(
    "Piso en Ruzafa\nValencia\n245.000 € · 96 m² · 3 habitaciones\nCertificado energético: consumo D",
  );
  expect(text).toContain("«Nos fue muy bien»\n— Marta");
  expect(text).toContain("Darme de baja: https://u.example/b\nElegir qué recibo: https://u.example/p");
  expect(text).not.toMatch(/<|&amp;|\[\[/);
});

test("the foot stands also in a mail without a block", async () => {
  const { html, text } = await compileMessage(parts([]));
  for (const part of [html, text]) {
    expect(part).toContain("[[baja]]");
    expect(part).toContain("[[preferencias]]");
    expect(part).toContain("46006 Valencia");
  }
});

test("a home that is sold says so and leads nowhere; one that is gone is left out and named to the sender", async () => {
  const sold = parts(
    [
      { id: "a", kind: "vivienda", homeId: HOME, note: "" },
      { id: "b", kind: "vivienda", homeId: OTHER, note: "" },
    ],
    {
      homes: new Map([[HOME, home({ over: "Vendida" })]]),
    },
  );
  const { html, text, homeIds } = await compileMessage(sold);
  expect(html).toContain("Vendida");
  expect(html).not.toContain("Ver la vivienda");
  expect(text).not.toContain("245.000 €");
  expect(homeIds).toEqual([HOME, OTHER]);
});

const hostile = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 60 }),
  fc.stringMatching(/^[[\]{}*()a-z:0-9<>"'& \n-]{0,60}$/),
  fc.constantFrom(
    "[[baja]]",
    "[[[enlace:0]]",
    "[**[nombre]]**",
    "{saludo}[x]]",
    "</mj-text><mj-raw><script>alert(1)</script>",
    "<!-- x",
    "]]>",
    '&#39;"><img src=x onerror=alert(1)>',
    "[a](javascript:alert(1))",
  ),
);

test("typed text is inert: no mark, tag or address of its own making comes out", async () => {
  await fc.assert(
    fc.asyncProperty(hostile, hostile, hostile, async (one, two, three) => {
      const flat = (text: string) => text.replace(/\s+/g, " ").trim();
      const typed: EmailBlock[] = [
        { id: "a", kind: "cabecera", tagline: flat(one) },
        { id: "b", kind: "titulo", text: flat(two) },
        { id: "c", kind: "texto", text: three },
        { id: "d", kind: "texto", text: `${one}${two}${three}` },
        { id: "e", kind: "boton", label: flat(three), href: one },
        { id: "f", kind: "cita", text: two, author: flat(one) },
        { id: "g", kind: "foto", homeId: HOME, photoId: null, alt: flat(three), href: two },
        { id: "h", kind: "vivienda", homeId: HOME, note: flat(one) },
      ];
      const composed = parts(typed);
      const compiled = await compileMessage({
        ...composed,
        message: { ...composed.message, subject: flat(one), preheader: two },
        homes: new Map([[HOME, home({ title: flat(three), legal: two || null })]]),
      });
      const links = compiled.links.map((_, n) => `https://u.example/e/${n}`);
      const filled = fillMessage(compiled, { ...MARKS, nombre: "N", saludo: "S" }, links);
      for (const href of compiled.links) expect(href).toMatch(/^https?:\/\//);
      const tags = tagsOf(filled.html);
      expect(tags.filter(({ name }) => ["script", "iframe", "object", "form", "input"].includes(name))).toEqual([]);
      expect(tags.filter(({ name }) => name === "img").length).toBe(2);
      // The way out appears in the foot and nowhere else.
      expect(filled.html.split("https://u.example/b").length).toBe(2);
      expect(filled.text.split("https://u.example/b").length).toBe(2);
      expect(filled.html.split("https://u.example/p").length).toBe(2);
    }),
    { numRuns: 300 },
  );
});
