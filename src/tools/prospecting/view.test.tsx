import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { ToolRunProvider } from "#ui/tool/tool-run-context.tsx";
import { prospecting as tool } from "./tool.ts";
import { Aside, Result } from "./view.tsx";

/** A Monday. */
const TODAY = "2026-11-23";
const outcome = (changes: Record<string, unknown> = {}) => {
  const input = z.parse(tool.input, { ...tool.example, ...changes });
  return tool.run(input, { today: TODAY, optedOut: [] });
};

/** The HTML that a browser is sent, for some typed values and some reader. */
function seen(looker: Record<string, unknown>, changes: Record<string, unknown> = {}, View = Result): string {
  const value = { input: {}, rerun: () => {}, isRunning: false, isExample: false, mapStyleUrl: undefined, ...looker };
  return renderToStaticMarkup(
    createElement(ToolRunProvider, { value }, createElement(View, { result: outcome(changes) })),
  ).replaceAll("\u00a0", " ");
}
const visitor = { input: tool.example };
/** The text of a page, one line for each piece. */
const textOf = (html: string) => html.replace(/<[^>]+>/g, "\n").replace(/\n+/g, "\n");

describe("the names and numbers that a page shows", () => {
  test("a shared page names nobody and has no number", () => {
    const html = seen({ isExample: true });
    expect(html).toContain("Propietario 1");
    expect(html).not.toMatch(/Marta|tel:|wa\.me/);
  });
  test("nobody is linked before the ledger was looked at; who is not to be called never", () => {
    expect(seen({ ...visitor, isSignedIn: true })).not.toMatch(/tel:|wa\.me/);
    const html = seen(visitor);
    expect(html).toContain('href="tel:600000001"');
    expect(html).not.toContain("tel:600000005");
    expect(html).not.toContain("tel:600000006");
  });
  test("WhatsApp opens with the owner's letter; numbers that have none are only called", () => {
    const html = seen(visitor);
    expect(html).toContain("https://wa.me/34600000001?text=Hola%2C%20Marta.");
    const landline = { prospects: [{ name: "Ana", phone: "963 000 001", motive: 5, leadOn: TODAY }] };
    expect(seen({ input: landline }, landline)).not.toContain("wa.me");
  });
  test("the example can be read, and nobody in it called", () => {
    const html = seen({ ...visitor, isExample: true });
    expect(html).toContain("Marta Ruiz");
    expect(html).not.toMatch(/href="tel:|wa\.me|No llamar más a/);
  });
});

describe("the panels, from above", () => {
  const html = seen(visitor);
  const text = textOf(html);
  test("the first owner, beside the count of each column", () => {
    expect(text).toContain("\nLlama primero a\nMarta Ruiz\n84 de 100. La última conversación fue hace 2 días.\n");
    expect(text).toContain("\nLlamar hoy\n1\nVisitar\n3\nEsperar a que venza\n1\nNo llamar\n1\nSin datos\n1\n");
  });
  test("headings in their order", () => {
    const headings = [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, title]) => title);
    expect(headings).toEqual(["Tablero", "Ruta de visitas", "Exclusivas de otras agencias", "Qué escribir"]);
    const below = [...html.matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(([, title]) => title!.replace(/<.*/, ""));
    expect(below).toEqual([
      "Llamar hoy",
      "Visitar",
      "Esperar a que venza",
      "No llamar",
      "Sin datos",
      "Martes, 24 de noviembre",
    ]);
  });
  test("under a worked example every heading is one deeper", () => {
    const example = seen({ ...visitor, isExample: true });
    expect(example).not.toContain("<h2");
    expect(example.match(/<h4/g)).toHaveLength(6);
  });
  test("a card: points, why here, motive, price, origin and what is missing", () => {
    expect(text).toContain("Hermanos Ferrando\n46 de 65\nCarrer de Dénia, 60, Ruzafa\n");
    expect(text).toContain(
      "Quiere que veas la vivienda.\n3 de 5: lo ha decidido, sin prisa. Herencia.\nFalta lo que espera.\n",
    );
    expect(text).toContain(
      "4 de 5: tiene fecha: ha comprado otra o se muda. Espera 245.000 €, un 3 % por encima de lo que vale. Anuncio en un portal.",
    );
    const future = { prospects: [{ name: "Ana", leadOn: "dentro de 3 días" }] };
    expect(seen({ input: future }, future)).toContain("La fecha del último contacto está en el futuro: no cuenta.");
  });
  test("the bar of points says each factor, and what is not known", () => {
    expect(html).toContain('aria-label="Motivo: 32 de 40; Precio: 28 de 35; Reciente: 24 de 25"');
    expect(html).toContain('aria-label="Motivo: sin dato; Precio: sin dato; Reciente: sin dato"');
    // 32 of 40 are 80 %.
    expect(html).toContain('style="width:80%"');
  });
  test("the way as a drawing that says how long it is, and as a list with its numbers and hours", () => {
    expect(html).toContain('aria-label="Ruta de 3 paradas: 2,5 km"');
    expect(text).toContain(
      "Martes, 24 de noviembre\n1\n10:00\nJulián Soler\nCalle Sueca, 41, Ruzafa\n2\n11:00\nHermanos Ferrando\n",
    );
    expect(text).toContain("En línea recta, sin calles. El arco es la salida.");
    const lost = { prospects: [{ name: "Ana", address: "Calle Cuba, 3", wantsVisit: "si" }] };
    expect(seen({ input: lost }, lost)).toContain("Sin punto en el mapa");
    const middle = {
      prospects: [{ name: "Ana", wantsVisit: "si", latitude: 39.4, longitude: -0.3, isPlacePoint: "si" }],
    };
    expect(seen({ input: middle }, middle)).toContain(
      "Con línea discontinua, los que están en el centro de su barrio o municipio.",
    );
  });
  test("stops go on being numbered on the next day", () => {
    const days = textOf(seen(visitor, { visitsPerDay: 2 }));
    expect(days).toContain("Miércoles, 25 de noviembre\n3\n10:00\nTeresa Climent");
  });
  test("when mandates end, against a month", () => {
    expect(text).toContain("Andrés Pla\n11 de diciembre de 2026, en 18 días\n");
    expect(text).toContain("Hoy, 23 de noviembre de 2026\n30 días\n");
    // 18 of 30 days.
    expect(html).toContain('x2="60%"');
  });
  test("a letter for each, the first one open, each with its own button", () => {
    expect(html.match(/Copiar carta/g)).toHaveLength(4);
    expect(html.match(/<details[^>]* open=""/g)).toHaveLength(1);
    expect(text).toContain("Julián Soler\nHola, Julián.\nMe han hablado de tu vivienda de Calle Sueca, 41.");
    expect(text).toContain("Nuria, de Ferrer Hogar");
  });
});

describe("beside the form", () => {
  test("the columns in figures, the way, and that the ledger is looked at", () => {
    const text = textOf(seen({ ...visitor, isLive: true }, {}, Aside));
    expect(text).toContain("\nTu tablero\nAl momento, sin guardar\n");
    expect(text).toContain("\nLlamar hoy\n1\nVisitar\n3\n");
    expect(text).toContain("Antes de llamar se mira tu registro de no llamar.");
    expect(seen(visitor, {}, Aside)).toContain("Ruta de 3 paradas");
    const none = { prospects: [{ name: "Ana" }] };
    expect(seen({ input: none }, none, Aside)).not.toContain("<svg");
  });
  test("typed values are trimmed, and a blank row is nobody", () => {
    const typed = { prospects: [{ name: "  Ana  " }, { name: " ", address: "Calle Cuba, 3" }, null] };
    const values = { prospects: [{ name: "Ana" }, { address: "Calle Cuba, 3" }] };
    const html = seen({ input: typed }, values);
    expect(html).toContain(">Ana<");
    expect(html).toContain(">Calle Cuba, 3<");
    expect(seen({ input: { prospects: "no list" } }, values)).toContain("Propietario 1");
  });
});
