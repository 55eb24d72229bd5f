import type { Statement } from "#domain/assistant/answers/statement.ts";
import { listedOr } from "#domain/shared/format/listed.ts";
import { allArticles } from "../../site/articles/articles.server.ts";
import { factsOn, uncapitalised } from "./fact.server.ts";
import { sectionsOfArticle } from "./quoted.server.ts";
import type { TableRow } from "./read-sections.server.ts";

const GLOSSARY = "glosario-inmobiliario";

/** Articles whose rows are facts of their own elsewhere, each from the code. */
export const TOLD_ELSEWHERE: Readonly<Record<string, string>> = {
  "mensajes-de-error": "facts-errors has every message",
  "planes-y-creditos": "facts-credits and facts-plans",
  "cambiar-de-plan-y-facturas": "facts-plans",
  "itp-por-comunidad-2026": "facts-purchase-taxes, from the table that the calculator uses",
  "recuperar-de-la-papelera": "facts-retention",
};

/** Every row of a table of an article as a fact; those of the glossary as pairs of words. */
export function tableFacts(): Statement[] {
  return allArticles().flatMap(({ collection, slug, path, title }) => {
    if (slug in TOLD_ELSEWHERE) return [];
    return sectionsOfArticle(collection, slug).flatMap(({ fragment, heading, rows }) => {
      const fact = factsOn({ url: fragment ? `${path}#${fragment}` : path, title });
      return rows.flatMap((row, i) => {
        const id = `row.${slug}.${fragment}.${i + 1}`;
        if (slug === GLOSSARY) return glossaryFact(fact, id, heading, row);
        return rowFact(fact, id, `${title}, ${uncapitalised(heading)}`, row);
      });
    });
  });
}

type Make = ReturnType<typeof factsOn>;

function rowFact(fact: Make, id: string, where: string, { columns, cells }: TableRow): Statement[] {
  const [first = "", ...others] = cells;
  const told = others.flatMap((cell, i) => (cell && cell !== "–" ? [{ column: columns[i + 1] ?? "", cell }] : []));
  if (!first || told.length === 0) return [];
  const text =
    told.length === 1 && others.length === 1
      ? `${first}: ${told[0]!.cell}.`
      : `${first}. ${told.map(({ column, cell }) => (column ? `${column}: ${uncapitalised(cell)}` : cell)).join(". ")}.`;
  const columnNames = told.flatMap(({ column }) => (column ? [uncapitalised(column)] : []));
  return [
    fact(
      id,
      `${first}, ${where}`,
      columnNames.length > 0 ? columnNames.join(", ") : where,
      text.replace(/\.\.$/, "."),
      {
        asked: [first, ...columnNames.map((column) => `${column}: ${uncapitalised(first)}`)].slice(0, 5),
      },
    ),
  ];
}

/** How a thing is called on both sides, and what it is. */
function glossaryFact(fact: Make, id: string, heading: string, { columns, cells }: TableRow): Statement[] {
  const [spain = "", abroad = "", meaning = ""] = cells;
  const own = spain === "–" ? "" : spain;
  const names = [own, abroad].filter(Boolean);
  // `certificado de tradición y libertad (Colombia), partida registral (Perú)`, apart.
  const words = names
    .flatMap((name) => name.split(/,| o /).map((word) => word.replace(/\([^()]*\)/g, "").trim()))
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
