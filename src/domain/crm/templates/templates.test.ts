import fc from "fast-check";
import { expect, test } from "vitest";
import { EXAMPLE_VALUES } from "#content/templates/examples.ts";
import { HOUSE_TEXTS } from "#content/templates/house-texts.ts";
import { LATIN_AMERICAN_COUNTRIES } from "../../shared/region/region.ts";
import { valuesOfTerms } from "./agreed-terms.ts";
import { differencesOf } from "./differences.ts";
import { EMPTY_DOCUMENT } from "./document.ts";
import { fillDocument, linesOfBlocks, linesOfDocument, NOTHING_FILLED } from "./fill.ts";
import { documentOfHtml } from "./from-html.ts";
import { documentOfMarkup } from "./from-markup.ts";
import { OTHER_OWNERS_FIELD } from "./other-owners.ts";
import { readDocument } from "./read-document.ts";
import { isVariableName, VARIABLES, variableLabel } from "./variables.ts";

const doc = (...content: unknown[]) => ({ type: "doc", attrs: { version: 1 }, content });
const paragraph = (...content: unknown[]) => ({ type: "paragraph", content });
const words = (text: string, ...marks: unknown[]) => ({ type: "text", text, ...(marks.length > 0 && { marks }) });
const faultOf = (value: unknown) => {
  const read = readDocument(value);
  return "fault" in read ? read.fault : null;
};

test.each(HOUSE_TEXTS.map((text) => [text.id, text] as const))("the house's text %s is a document", (_, text) => {
  const document = documentOfMarkup(text.text);
  expect(readDocument(document)).toEqual({ document });
  // Every field has a name that people understand, and no writing of ours is left over.
  const { fields, blocks } = fillDocument(document, { ...NOTHING_FILLED, country: text.country });
  for (const { label } of fields) expect(label).toMatch(/^\p{Lu}/u);
  expect(linesOfBlocks(blocks).join("\n")).not.toMatch(/\{\{|\}\}|\*\*|\[\[/);
});

test("the house has the contracts of Spain, three mails, a letter, and a mandate and a visit sheet of each country", () => {
  const of = (country: string, kind?: string) =>
    HOUSE_TEXTS.filter((text) => text.country === country && (!kind || text.kind === kind));
  expect(of("ES").map(({ id }) => id)).toEqual([
    "encargo-exclusiva",
    "hoja-de-visita",
    "arras-penitenciales",
    "propuesta-de-compra",
    "autorizacion-de-llaves",
    "informacion-y-consentimiento-rgpd",
    "correo-tras-la-visita",
    "correo-informe-a-la-propiedad",
    "correo-documentos-para-vender",
    "carta-a-propietarios",
  ]);
  for (const country of LATIN_AMERICAN_COUNTRIES) {
    expect(of(country).map(({ use }) => use)).toEqual(["captacion", "visita"]);
    for (const { review, laws } of of(country)) {
      expect(review).toMatch(/^Sin revisar por un abogado de /);
      expect(laws).toEqual([]);
    }
  }
  for (const { laws, review } of of("ES", "contrato")) {
    expect(laws.length).toBeGreaterThan(0);
    expect(review).toContain("revísalo con tu abogado");
  }
  expect(new Set(HOUSE_TEXTS.map(({ id }) => id)).size).toBe(HOUSE_TEXTS.length);
});

test("examples and pieces name values that exist", () => {
  for (const values of Object.values(EXAMPLE_VALUES)) {
    for (const name of Object.keys(values)) expect([name, isVariableName(name)]).toEqual([name, true]);
  }
  expect(new Set(VARIABLES.map(({ name }) => name)).size).toBe(VARIABLES.length);
});

test.each([
  [
    "a script",
    doc({ type: "script", content: [] }),
    "El documento lleva un programa o un estilo. Quítalo: aquí solo cabe texto",
  ],
  [
    "an event",
    doc({ ...paragraph(), onclick: "x()" }),
    "El documento lleva un programa (onclick). Quítalo: aquí solo cabe texto",
  ],
  [
    "an event among attributes",
    doc({ ...paragraph(), attrs: { onload: "x()" } }),
    "El documento lleva un programa (onload). Quítalo: aquí solo cabe texto",
  ],
  [
    "a style",
    doc({ ...paragraph(), attrs: { style: "color:red" } }),
    "El documento lleva un estilo propio. Pégalo como texto sin formato",
  ],
  [
    "a program as a link",
    doc(paragraph(words("pulsa", { type: "link", attrs: { href: "javascript:x()" } }))),
    "Un enlace no vale: usa una dirección https o un correo",
  ],
  [
    "plain http",
    doc(paragraph(words("pulsa", { type: "link", attrs: { href: "http://casa.example" } }))),
    "Un enlace no vale: usa una dirección https o un correo",
  ],
  [
    "an image",
    doc({ type: "image", attrs: { src: "x" } }),
    "Las plantillas no llevan imágenes: el logotipo lo pone la marca de tu agencia",
  ],
  [
    "an unknown value",
    doc(paragraph({ type: "variable", attrs: { name: "home.secret" } })),
    "El dato «homesecret» no existe. Elige uno de la lista",
  ],
  [
    "a newer version",
    { ...doc(), attrs: { version: 9 } },
    "Este documento es de una versión más nueva del editor. Recarga la página",
  ],
  ["no document", { type: "paragraph" }, "Esto no es un documento de plantilla"],
  [
    "a text without end",
    doc(paragraph(words("x".repeat(20_001)))),
    "Hay un párrafo demasiado largo. Pártelo en varios",
  ],
])("%s is refused with a sentence", (_, value, sentence) => {
  expect(faultOf(value)).toBe(sentence);
});

test("no JSON whatever breaks the reader, and what it takes it takes again as it is", () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), (content) => {
      const read = readDocument(doc(content));
      if ("document" in read) expect(readDocument(read.document)).toEqual(read);
    }),
  );
});

test("forty pages fit: 1,600 paragraphs of 75 letters", () => {
  const text = "La propiedad encarga la venta del inmueble a la agencia por el precio dicho";
  const long = doc(...Array.from({ length: 1_600 }, () => paragraph(words(text))));
  expect(faultOf(long)).toBeNull();
});

test("a value that nobody knows stays visible, is named once, and can be typed or left blank", () => {
  const document = documentOfMarkup(
    "Precio {{home.price}}, catastro {{home.cadastralReference}}, otra vez {{home.cadastralReference}}, {{Plazo}}.",
  );
  const filling = { ...NOTHING_FILLED, values: { "home.price": "349.000 €" } };
  const first = fillDocument(document, filling);
  expect(linesOfBlocks(first.blocks)).toEqual([
    "Precio 349.000 €, catastro [Referencia catastral], otra vez [Referencia catastral], [Plazo].",
  ]);
  expect(first.missing).toEqual([
    { key: "home.cadastralReference", label: "Referencia catastral" },
    { key: "own:Plazo", label: "Plazo" },
  ]);
  const done = fillDocument(document, {
    ...filling,
    typed: { "own:Plazo": "tres meses" },
    blanks: ["home.cadastralReference"],
  });
  expect(done.missing).toEqual([]);
  expect(linesOfBlocks(done.blocks)[0]).toMatch(/catastro \u00a0_+\u00a0, otra vez \u00a0_+\u00a0, tres meses\.$/);
});

test("a typed value counts before a known one, and blanks around it do not", () => {
  const document = documentOfMarkup("{{home.price}}");
  const filling = { ...NOTHING_FILLED, values: { "home.price": "1 €" }, typed: { "home.price": "  " } };
  expect(linesOfBlocks(fillDocument(document, filling).blocks)).toEqual(["1 €"]);
  expect(linesOfBlocks(fillDocument(document, { ...filling, typed: { "home.price": "2 €" } }).blocks)).toEqual(["2 €"]);
});

test("shared pieces are told in the words of their country", () => {
  const document = documentOfMarkup("[[bloque: dataProtection]]");
  expect(linesOfDocument(document, "ES").join()).toContain("Reglamento (UE) 2016/679");
  expect(linesOfDocument(document, "MX").join()).not.toMatch(/Reglamento|AEPD|Ley/);
});

const MANDATE = documentOfMarkup(HOUSE_TEXTS.find(({ id }) => id === "encargo-exclusiva")!.text);
const mandateLines = (values: Record<string, string>, typed: Record<string, string> = {}) =>
  linesOfBlocks(fillDocument(MANDATE, { ...NOTHING_FILLED, values, typed }).blocks).join("\n");

test("a mandate takes price, fee, term and the other owners from what was agreed, and names both among the parties", () => {
  const agreed = {
    price: { amount: 356_000, currency: "EUR" },
    fee: { percent: 4 },
    isFeeBeforeTax: true,
    kind: "exclusiva" as const,
    months: 6,
    others: [{ name: "Vicent Roig", email: "" }],
  };
  const text = mandateLines({ "owner.name": "Amparo Roig", ...valuesOfTerms(agreed, "2026-11-27") });
  expect(text).toContain("por el precio de 356.000\u00a0€.");
  expect(text).toContain("Los honorarios de la agencia son el 4\u00a0% del precio de venta, más el IVA");
  expect(text).toContain("El encargo empieza el 27 de noviembre de 2026 y termina el 27 de mayo de 2027.");
  expect(text).toMatch(
    /De una parte, Amparo Roig, con documento .*, y Vicent Roig, con .*en adelante, todas ellas, «la propiedad»/,
  );
  expect(text).not.toContain("Si la propiedad es de dos personas");
  // A fee that holds its tax does not fit a text that adds it.
  expect(valuesOfTerms({ ...agreed, isFeeBeforeTax: false }, "2026-11-27")).not.toHaveProperty(
    "own:Honorarios pactados",
  );
});

test("a second owner who is typed stands among the parties; without one the sentence stays", () => {
  const second = { [`own:${OTHER_OWNERS_FIELD}`]: "Vicent Roig, con DNI 1 y domicilio en Sueca" };
  const text = mandateLines({ "owner.name": "Amparo Roig" }, second);
  expect(text).toContain(", y Vicent Roig, con DNI 1 y domicilio en Sueca, en adelante, ambas, «la propiedad».");
  expect(text).not.toContain("Si la propiedad es de dos personas");
  expect(mandateLines({ "owner.name": "Amparo Roig" })).toContain("Si la propiedad es de dos personas");
});

test.each([
  ["home.price", "356000", "356.000\u00a0€"],
  ["home.price", "356.000", "356.000\u00a0€"],
  ["home.price", "356.000 €", "356.000 €"],
  ["home.price", "a convenir", "a convenir"],
  ["own:Importe de las arras", "3500,5", "3.500,50\u00a0€"],
  ["own:Finca registral", "12345", "12345"],
])("a value typed at %s as %s is written as %s", (key, typed, written) => {
  const label = key.startsWith("own:") ? key.slice(4) : null;
  const named = { type: "variable", attrs: { name: label === null ? key : "own", label } };
  const read = readDocument(doc(paragraph(named)));
  if ("fault" in read) throw new Error(read.fault);
  const filling = { ...NOTHING_FILLED, values: { currency: "EUR" }, typed: { [key]: typed } };
  expect(linesOfBlocks(fillDocument(read.document, filling).blocks)).toEqual([written]);
});

test("differences name what was added and removed, and put together make both texts again", () => {
  expect(differencesOf(["a", "b", "c"], ["a", "x", "c", "d"])).toEqual([
    { kind: "same", text: "a" },
    { kind: "removed", text: "b" },
    { kind: "added", text: "x" },
    { kind: "same", text: "c" },
    { kind: "added", text: "d" },
  ]);
  const lines = fc.array(fc.constantFrom("a", "b", "c"), { maxLength: 12 });
  fc.assert(
    fc.property(lines, lines, (before, after) => {
      const found = differencesOf(before, after);
      expect(found.flatMap(({ kind, text }) => (kind === "added" ? [] : [text]))).toEqual(before);
      expect(found.flatMap(({ kind, text }) => (kind === "removed" ? [] : [text]))).toEqual(after);
    }),
  );
});

test("HTML of a word processor becomes the schema, and what has no place is named", () => {
  const { document, dropped } = documentOfHtml(
    '<h1>Encargo</h1><p>Hola <strong>Ana</strong> &amp; <em>Luis</em><br/>línea <a href="http://x.example">web</a> <a href="https://x.example">otra</a></p>' +
      '<ul><li>uno<ul><li>dentro</li></ul></li></ul><table><tr><td colspan="2"><p>a</p></td></tr></table><img src="" /><script>alert(1)</script>',
  );
  expect(readDocument(document)).toEqual({ document });
  expect(linesOfDocument(document)).toEqual([
    "Encargo",
    "Hola Ana & Luis",
    "línea web otra",
    "• uno",
    "  • dentro",
    "a",
  ]);
  expect(dropped).toEqual(["Enlaces que no son https ni correo (su texto queda)", "Programas y estilos", "Imágenes"]);
});

test("no HTML makes a document that the reader refuses", () => {
  const part = fc.constantFrom(
    "<p>",
    "</p>",
    "<ul>",
    "<li>",
    "</ul>",
    "<table>",
    "<tr>",
    "<td>",
    "texto",
    "&lt;",
    "<b>",
    '<a href="javascript:x">',
    "<br/>",
    "<",
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
      expect(faultOf(documentOfHtml(parts.join("")).document)).toBeNull();
    }),
  );
});

test("an empty document is one, and names are labels", () => {
  expect(readDocument(EMPTY_DOCUMENT)).toEqual({ document: EMPTY_DOCUMENT });
  expect(variableLabel({ name: "own", label: "Plazo" })).toBe("Plazo");
});
