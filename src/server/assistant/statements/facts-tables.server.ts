import type { Statement } from "#domain/assistant/answers/statement.ts";
import { listedOr } from "#domain/shared/format/listed.ts";
import { allArticles } from "../../site/articles/articles.server.ts";
import { factsOn, uncapitalised } from "./fact.server.ts";
import { sectionsOfArticle } from "./quoted.server.ts";
import type { TableRow } from "./read-sections.server.ts";

const GLOSSARY = "glosario-inmobiliario";

/** Tables whose rows are no facts here, by article or by its section, each with its reason. */
export const LEFT_TABLES: Readonly<Record<string, string>> = {
  "mensajes-de-error": "facts-errors has every message",
  "planes-y-creditos": "facts-credits and facts-plans say them",
  "cambiar-de-plan-y-facturas": "facts-plans says them",
  "itp-por-comunidad-2026": "facts-purchase-taxes says them, from the table that the calculator uses",
  "recuperar-de-la-papelera": "facts-retention says them",
  "webhooks#que-recibes": "facts-api says them",
  "gastos-de-vender#3-irpf": "facts-selling says the whole scale",
  "alquiler-en-zona-tensionada#el-tope-de-la-renta": "a worked example",
  "alquiler-en-zona-tensionada#el-resto-del-contrato": "facts-rents quotes each row",
  "contrato-de-arras#los-tres-tipos": "facts-rents quotes each row",
  "hipoteca-fija-o-variable#como-se-mueve-una-variable": "a worked example",
  "hipoteca-fija-o-variable#de-donde-viene-el-euribor": "facts-loans has every month",
  "hipoteca-fija-o-variable#amortizar-antes-los-topes-de-la-ley": "facts-loans says the fees",
  "ingresos-o-ahorro#cual-manda": "a worked example",
  "rentabilidad-bruta-y-neta#un-ejemplo-entero": "a worked example",
  "medir-tu-captacion#la-hoja": "columns of a sheet to fill in",
};

/** Every row of a table of an article as a fact; those of the glossary as pairs of words. */
export function tableFacts(): Statement[] {
  return allArticles().flatMap(({ collection, slug, path, title }) =>
    sectionsOfArticle(collection, slug).flatMap(({ fragment, heading, rows }) => {
      if (slug in LEFT_TABLES || `${slug}#${fragment}` in LEFT_TABLES) return [];
      const fact = factsOn({ url: fragment ? `${path}#${fragment}` : path, title });
      return rows.flatMap((row, i) => {
        const id = `row.${slug}.${fragment}.${i + 1}`;
        return slug === GLOSSARY ? glossaryFact(fact, id, heading, row) : rowFact(fact, id, title, heading, row);
      });
    }),
  );
}

type Make = ReturnType<typeof factsOn>;

function rowFact(fact: Make, id: string, title: string, heading: string, { columns, cells }: TableRow): Statement[] {
  const [first = "", ...others] = cells;
  const told = others.flatMap((cell, i) => (cell && cell !== "–" ? [{ column: columns[i + 1] ?? "", cell }] : []));
  if (!first || told.length === 0) return [];
  const matter = uncapitalised(heading.replace(/^\d{1,2}\. /, ""));
  // A word or two mean nothing without the heading above them.
  const name = first.split(" ").length < 3 ? `${first} (${matter})` : first;
  const text =
    others.length === 1
      ? `${name}: ${uncapitalised(told[0]!.cell)}`
      : `${name}. ${told.map(({ column, cell }) => (column ? `${column}: ${uncapitalised(cell)}` : cell)).join(". ")}`;
  const names = told.flatMap(({ column }) => (column ? [uncapitalised(column)] : []));
  return [
    fact(id, `${first}, ${matter}`, names.join(", ") || matter, /[.!?]$/.test(text) ? text : `${text}.`, {
      keywords: title,
      asked: [
        `${uncapitalised(first)}: ${matter}`,
        ...names.map((column) => `${column} ${uncapitalised(first)}, ${matter}`),
      ].slice(0, 5),
    }),
  ];
}

/** How a thing is called on both sides, and what it is. */
function glossaryFact(fact: Make, id: string, heading: string, { columns, cells }: TableRow): Statement[] {
  const [spain = "", abroad = "", meaning = ""] = cells;
  const own = spain === "–" ? "" : spain;
  const names = [own, abroad].filter(Boolean);
  // `certificado de tradición y libertad (Colombia), partida registral (Perú)`, apart.
  const words = names
    .flatMap((name) => name.replace(/\([^()]*\)/g, "").split(/,| o /))
    .map((word) => word.trim())
    .filter((word) => word.length > 1);
  const meant = meaning ? ` Es: ${uncapitalised(meaning)}.` : "";
  const text = own ? `«${own}» en España es en Latinoamérica: ${uncapitalised(abroad)}.${meant}` : `${abroad}.${meant}`;
  return [
    fact(id, `${words.join(", ")}, glosario`, `cómo se llama en ${columns[1] ?? "Latinoamérica"} y qué es`, text, {
      forms: ["what", "how", "which"],
      keywords: `${heading} significa equivale palabra término vocabulario`,
      asked: [
        ...words.slice(0, 3).map((word) => `qué es ${uncapitalised(word)}`),
        ...(own ? [`cómo se dice ${uncapitalised(listedOr(own.split(/, | o /)))} en Latinoamérica`] : []),
        `qué significa ${uncapitalised(words.at(-1) ?? heading)}`,
      ],
    }),
  ];
}
