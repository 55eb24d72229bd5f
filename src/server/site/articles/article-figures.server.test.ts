import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PLANS, TRIAL_DAYS } from "#content/plans.ts";
import { withFigures } from "./article-figures.server.ts";

/** Prices, limits and periods of the product are filled in from the code: nobody types one into a help article. */

const HELP = "src/content/articles/ayuda";
const UNITS =
  "días?|horas?|minutos?|segundos?|meses|MB|megapíxeles|créditos?|personas|usuarios|fotos|documentos|veces|caracteres|contactos|filas|lecturas|escrituras|códigos|casos|comparables|cálculos|cambios|intentos|claves|webhooks|invitaciones|direcciones|plazas|etiquetas|avisos|calendarios|mensajes|preguntas|km|€";
const WORDS =
  "tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|catorce|quince|veinte|treinta|cuarenta|sesenta|cien|mil";
const LIMIT = new RegExp(
  `(?<![\\d.,/-]|de cada )(?:\\d[\\d.,]*|\\b(?:${WORDS}))[ \\u00a0](?:${UNITS})(?![\\wáéíóúñ])`,
  "gi",
);

/**
 * Figures that are no limit of the product, or not ours to choose: a worked example, somebody else's rule, the working
 * of a code.
 */
const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  "anadir-comparables.md": ["3 comparables"],
  "analitica-y-definiciones.md": ["365 días", "1.000 €", "3.500 €"],
  "automatizar-con-flujos.md": ["treinta días", "seis horas"],
  "buscar-propiedades.md": ["250.000 €", "900 €"],
  "busquedas-de-compradores.md": ["2 km"],
  "calcular-la-capacidad-de-compra.md": ["12 meses"],
  "crear-una-cuenta.md": ["30 segundos", "quince minutos"],
  // The hand-worked check of `tools/renovation/checks.ts`.
  "elegir-obra-antes-de-vender.md": ["200.000 €", "20.000 €", "25.499 €", "5.499 €", "30.000 €"],
  "embudo-y-prevision.md": ["4.000 €", "2.400 €"],
  "enviar-una-campana.md": ["tres días"],
  "leer-la-cartera-de-una-direccion.md": ["6 horas", "tres veces"],
  "mensajes-de-error.md": ["tres cálculos"],
  "objetivos-del-ano.md": ["60.000 €", "6.000 €"],
  "segundo-factor.md": ["30 segundos"],
  "seguir-un-enlace-compartido.md": ["quince minutos"],
  "tu-panel-de-inicio.md": ["30 días"],
  "webhooks.md": ["30 segundos"],
};

const files = readdirSync(HELP).map((file) => [file, readFileSync(`${HELP}/${file}`, "utf8")] as const);

test.each(files)("%s types no price, limit or period of the product", (file, source) => {
  const prose = source.replace(/```[\s\S]*?```/g, "");
  const typed = [...prose.matchAll(LIMIT)].map(([words]) => words.replace("\u00a0", " "));
  expect(typed.filter((words) => !EXAMPLES[file]?.includes(words))).toEqual([]);
});

test("a figure typed where the code knows it is noticed", () => {
  const found = "Son 14 días y 500 créditos, veinte claves o 29 €; de 1 a 2 y 3 de cada 10.".match(LIMIT);
  expect(found).toEqual(["14 días", "500 créditos", "veinte claves", "29 €"]);
});

test("names become the figures of the code, and a name that nobody knows is an error with its file", () => {
  const { credits } = PLANS.find(({ id }) => id === "red")!;
  expect(withFigures("x.md", "{{trialDays}} días, {{networkCredits}} créditos, {{linkDays}} días")).toBe(
    `${TRIAL_DAYS} días, ${credits.toLocaleString("es-ES", { useGrouping: true })} créditos, 7, 30 o 90 días`,
  );
  expect(() => withFigures("x.md", "{{nothing}}")).toThrow("x.md asks for {{nothing}}");
});

test("every figure that is offered is in some article", () => {
  const source = readFileSync("src/server/site/articles/article-figures.server.ts", "utf8");
  const offered = [...source.matchAll(/^ {2}(\w+): /gm)].map((match) => match[1]!);
  const named = new Set(files.flatMap(([, text]) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1])));
  expect(offered.length).toBeGreaterThan(50);
  expect(offered.filter((name) => !named.has(name))).toEqual([]);
});
