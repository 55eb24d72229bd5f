import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FactMark } from "#domain/shared/dated-fact.ts";
import { counted } from "#domain/shared/format/counted.ts";
import { formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import type { FactKinds } from "#domain/tools/facts.ts";
import type { ModelCard } from "#domain/tools/valuation/model.ts";
import { type AnyTool, slugOf } from "#tools/define-tool.ts";
import { tools } from "#tools/registry.ts";
import { helpHtml } from "../../site/articles/help.server.ts";
import { renderMarkdown, textOf } from "../../site/articles/markdown.server.ts";
import { allDatedFacts, factValue } from "./dated-facts.server.ts";
import { inputFields } from "./tool-inputs.server.ts";

/** The technical manual: made from the code itself each time, so that it describes only the code that exists. */

export interface Chapter {
  id: string;
  group: "Herramientas" | "Datos" | "Documentación del código (en inglés)";
  title: string;
  /** The code's own documentation is English. */
  lang: "es" | "en";
  html: string;
}

/** Provider of each kind of fact; a kind without a line here does not compile. */
const PROVIDERS: Record<keyof FactKinds, { what: string; provider: string }> = {
  today: { what: "El día en que se calcula, en Madrid", provider: "El reloj del servidor" },
  nearbyListings: {
    what: "Anuncios y cierres alrededor de un punto",
    provider: "La cartera de quien pregunta, lo importado que puede ver y la demostración",
  },
  listingsOf2018: {
    what: "Anuncios de 2018 alrededor de un punto",
    provider: "Los datos de 2018, donde se han importado",
  },
  ownAccuracy: {
    what: "El acierto del motor con los cierres propios",
    provider: "La medición de cada hora; desde 30 cierres",
  },
  valuationModel: { what: "El modelo aprendido de la ciudad del punto", provider: "Los archivos de models/valuation" },
  municipality: {
    what: "El municipio de España en que cae un punto",
    provider: "Los contornos de los municipios, del Instituto Geográfico Nacional",
  },
  officialPrice: {
    what: "El valor tasado oficial del municipio o la provincia, y lo que dicen los municipios de alrededor",
    provider: "La tabla del Ministerio de Vivienda",
  },
  homePhotos: {
    what: "Las medidas de las fotos de la vivienda por la que se pregunta",
    provider: "La ficha de la vivienda, medida por el servidor",
  },
  officialSeries: {
    what: "Series de organismos oficiales, por trimestres o por meses",
    provider: "Lo último leído de su fuente; hasta entonces, lo que trae el producto",
  },
  optedOut: {
    what: "Los teléfonos a los que no se llama",
    provider: "Lo que ha anotado quien pregunta, o su agencia",
  },
  saleTimes: {
    what: "Cuánto llevan o estuvieron a la venta las viviendas del mercado con su precio juzgado",
    provider: "El mercado que ve quien pregunta",
  },
  withdrawnNearby: {
    what: "Viviendas del mercado alrededor de un punto que se retiraron sin vender",
    provider: "El mercado que ve quien pregunta",
  },
  chosenComparables: {
    what: "Viviendas que alguien ha elegido para comparar, como se ofrecen, se vendieron o se retiraron",
    provider: "La cartera de quien pregunta y el mercado que ve",
  },
  homesOfPhones: {
    what: "En cuántas viviendas de otro sitio está un teléfono",
    provider: "Los anuncios del mercado que ve quien pregunta",
  },
};

const MARKS: Record<FactMark, string> = {
  ley: "Texto legal",
  contrastado: "Contrastado",
  "una-fuente": "Una fuente",
  "por-comprobar": "Por comprobar",
};

const FACT_GROUPS = [
  { id: "datos-impuestos", title: "Impuestos y gastos de compra", folder: "domain/tools/tax/" },
  { id: "datos-hipotecas", title: "Hipotecas y euríbor", folder: "domain/tools/mortgage/" },
  { id: "datos-valoracion", title: "Crecimiento de los precios", folder: "domain/tools/valuation/" },
  { id: "datos-lugares", title: "Ciudades y países", folder: "domain/shared/places/" },
  { id: "datos-otros", title: "Otros datos con fecha", folder: "" },
] as const;

/** @param root the project's root: the docs are files of it */
export async function manualChapters(root: string): Promise<Chapter[]> {
  const chapters = [
    ...tools.map(toolChapter),
    ...factChapters(),
    providersChapter(),
    await modelsChapter(root),
    ...(await docChapters(root)),
  ];
  // The chapter's own title is above its headings, so they are one level deeper.
  return chapters.map((chapter) => ({ ...chapter, html: deeper(chapter.html) }));
}

function toolChapter(tool: AnyTool): Chapter {
  const example = tool.input.parse(tool.example);
  const needs = Object.keys(tool.needs(example)) as (keyof FactKinds)[];
  const html = [
    `<p>${escaped(tool.summary)}</p>`,
    table(
      ["Dato", "Valor"],
      [
        ["Página", code(tool.path)],
        ["Llamada", code(`POST /api/tools/${slugOf(tool)}/runs`)],
        ["Versión del motor", String(tool.version)],
        ["Créditos por cálculo en el servidor", formatNumber(tool.credits)],
        ["Datos personales", tool.holdsPersonalData ? "Sí: la entrada se borra cuando es antigua" : "No"],
        ["Código", code(`src/tools/${tool.id}`)],
      ],
    ),
    "<h2>Qué pregunta al mundo</h2>",
    table(
      ["Necesidad", "Qué es", "Quién responde"],
      needs.map((kind) => [code(kind), escaped(PROVIDERS[kind].what), escaped(PROVIDERS[kind].provider)]),
    ),
    "<h2>Entrada</h2>",
    "<p>Según el esquema que valida. Los importes van en la moneda del lugar; las superficies, en m².</p>",
    table(
      ["Campo", "Clase", "Límites", "Obligatorio"],
      inputFields(tool).map(({ name, kind, limits, required }) => [
        code(name),
        escaped(kind),
        escaped(limits),
        required ? "Sí" : "No",
      ]),
    ),
    "<h2>Salida</h2>",
    `<p>Descargas: PDF, texto, JSON, CSV y XLSX${tool.writtenOf ? ", DOCX" : ""}. La respuesta completa está en ${code("/api/openapi.json")}.</p>`,
    "<h2>Ayuda de la página</h2>",
    deeper(helpHtml(tool.id)),
  ].join("\n");
  return { id: `herramienta-${tool.id}`, group: "Herramientas", title: tool.title, lang: "es", html };
}

function factChapters(): Chapter[] {
  const left = new Set(allDatedFacts());
  return FACT_GROUPS.flatMap(({ id, title, folder }) => {
    const facts = [...left].filter(({ file }) => file.startsWith(folder));
    for (const found of facts) left.delete(found);
    if (facts.length === 0) return [];
    const doubtful = facts.filter(({ fact }) => fact.mark === "por-comprobar").length;
    const html = [
      `<p>${counted(facts.length, "dato", "datos")}, ${formatNumber(doubtful)} por comprobar. Cada uno dice desde cuándo vale, dónde, quién lo dice y cómo de seguro es.</p>`,
      table(
        ["Dato", "Valor", "Lugar", "Vigencia", "Fuente", "Seguridad"],
        facts.map(({ fact }) => [
          `${escaped(fact.label)}<br>${code(fact.id)}${fact.note ? `<br>${escaped(fact.note)}` : ""}`,
          escaped(factValue(fact)),
          escaped(fact.jurisdiction),
          `${fact.validFrom}${fact.validTo ? ` a ${fact.validTo}` : ", en vigor"}`,
          `${source(fact.source)}, leído el ${fact.source.consulted}`,
          fact.mark === "por-comprobar" ? `<strong>${MARKS[fact.mark]}</strong>` : MARKS[fact.mark],
        ]),
      ),
    ].join("\n");
    return [{ id, group: "Datos", title, lang: "es", html } satisfies Chapter];
  });
}

function providersChapter(): Chapter {
  const asked = (kind: string) =>
    tools.filter((tool) => kind in tool.needs(tool.input.parse(tool.example))).map(({ title }) => title);
  const rows = Object.entries(PROVIDERS).map(([kind, { what, provider }]) => [
    code(kind),
    escaped(what),
    escaped(provider),
    escaped(asked(kind).join(", ") || "Según la entrada"),
  ]);
  const html = `<p>Un motor no lee nada del mundo: pregunta, y el servidor responde.</p>${table(["Necesidad", "Qué es", "Quién responde", "Quién pregunta"], rows)}`;
  return { id: "proveedores", group: "Datos", title: "Proveedores de datos", lang: "es", html };
}

async function modelsChapter(root: string): Promise<Chapter> {
  const folder = join(root, "models", "valuation");
  const names = (await readdir(folder)).filter((name) => name.endsWith(".json")).sort();
  const cards = await Promise.all(
    names.map(async (name) => JSON.parse(await readFile(join(folder, name), "utf8")) as ModelCard),
  );
  const html = cards.map((card) => {
    const errors = card.measured.model.map((row) => [
      escaped(row.label),
      formatNumber(row.homes),
      formatPercent(row.medianError),
      formatPercent(row.meanError),
      formatPercent(row.within10),
      formatPercent(row.coverage80),
    ]);
    return [
      `<h2>${escaped(card.cityName)}</h2>`,
      `<p>${escaped(card.pricesAre)} Datos del ${card.dataFrom} al ${card.dataTo}: ${formatNumber(card.trainingRows)} anuncios de ${formatNumber(card.trainingHomes)} viviendas. Formato ${card.format}.</p>`,
      `<p>Error medido con ${formatNumber(card.measured.heldOutHomes)} viviendas que el modelo no había visto:</p>`,
      table(
        ["Tramo", "Casos", "Error mediano", "Error medio", "A menos del 10 %", "Dentro del rango del 80 %"],
        errors,
      ),
      `<p lang="en">${escaped(card.notice)}</p>`,
    ].join("\n");
  });
  return { id: "modelos", group: "Datos", title: "Modelos de valoración", lang: "es", html: html.join("\n") };
}

async function docChapters(root: string): Promise<Chapter[]> {
  const docs = (await readdir(join(root, "docs"))).filter((name) => name.endsWith(".md")).sort();
  return await Promise.all(
    ["ARCHITECTURE.md", ...docs.map((name) => join("docs", name))].map(async (path): Promise<Chapter> => {
      const source = await readFile(join(root, path), "utf8");
      const title = /^# (.+)$/m.exec(source)?.[1] ?? path;
      const { html } = renderMarkdown(source.replace(/^# .+\n/, ""), "default");
      const id = `docs-${path
        .replace(/^docs\//, "")
        .replace(/\.md$/, "")
        .toLowerCase()}`;
      return { id, group: "Documentación del código (en inglés)", title, lang: "en", html };
    }),
  );
}

export interface Hit {
  id: string;
  title: string;
  /** Passages that contain the words. */
  passages: string[];
}

const MOST_PASSAGES = 4;
const AROUND = 90;

/** Chapters that contain the words together; accents and capitals do not count. */
export function searchManual(chapters: readonly Chapter[], words: string): Hit[] {
  const wanted = folded(words.trim());
  if (wanted.length < 2) return [];
  return chapters.flatMap(({ id, title, html }) => {
    const text = textOf(html);
    const haystack = folded(text);
    const passages: string[] = [];
    for (let at = haystack.indexOf(wanted); at >= 0 && passages.length < MOST_PASSAGES; ) {
      passages.push(`…${text.slice(Math.max(0, at - AROUND), at + wanted.length + AROUND).trim()}…`);
      at = haystack.indexOf(wanted, at + wanted.length + AROUND);
    }
    return passages.length > 0 || folded(title).includes(wanted) ? [{ id, title, passages }] : [];
  });
}

/** Letter by letter, so that places in it are places in the text. */
const folded = (text: string): string =>
  [...text].map((letter) => letter.normalize("NFD")[0]!.toLowerCase().slice(0, 1).padEnd(letter.length)).join("");

function table(names: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = names.map((name) => `<th role="columnheader" scope="col">${escaped(name)}</th>`).join("");
  const body = rows
    .map((cells) => {
      const inner = cells.map((cell, i) =>
        i === 0
          ? `<th role="rowheader" scope="row">${cell}</th>`
          : `<td role="cell" data-label="${escaped(names[i]!)}">${cell || "—"}</td>`,
      );
      return `<tr role="row">${inner.join("")}</tr>`;
    })
    .join("\n");
  return `<table role="table"><thead role="rowgroup"><tr role="row">${head}</tr></thead><tbody role="rowgroup">${body}</tbody></table>`;
}

/** The same text with every heading one level below. */
const deeper = (html: string): string =>
  html.replaceAll(/<(\/?)h([2-5])/g, (_tag, slash, level) => `<${slash}h${Number(level) + 1}`);

const code = (text: string): string => `<code>${escaped(text)}</code>`;

const source = ({ title, url }: { title: string; url?: string }): string =>
  url ? `<a href="${escaped(url)}" rel="noopener">${escaped(title)}</a>` : escaped(title);

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
