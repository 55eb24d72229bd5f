import { formatDate, formatNumber } from "#domain/shared/format/format.ts";
import { findingLine, findingsSections } from "#domain/tools/advert-rules/describe-findings.ts";
import { type Description, type Figure, paragraph, type Section } from "#domain/tools/description/description.ts";
import { count } from "#domain/tools/description/value.ts";
import { LIMITS, type MarkedText } from "#domain/tools/writing/describe.ts";
import { leftOutSection, readingFigures, readingSection } from "./describe-reading.ts";
import type { WriterResult } from "./engine.ts";
import { type KeptResult, wholeResult } from "./kept-result.ts";
import { TONE_NAMES, VARIETY_NAMES } from "./names.ts";
import type { WriterInput } from "./schema.ts";
import { listLines } from "./text.ts";

const KIND = "Anuncio";

/** All that is read of the input: a shared page does not know the home. */
export type DescribedHome = Partial<Pick<WriterInput, "home">>;

/** The reasons not to publish come first; then the texts, how they read, and the facts that they leave out. */
export function describe(kept: KeptResult, { home }: DescribedHome): Description {
  const result = wholeResult(kept);
  const { texts, variety, tone, seed, date, isBlocked } = result;
  const words = `${VARIETY_NAMES[variety]}, tono ${TONE_NAMES[tone].toLocaleLowerCase("es")}, versión ${seed}`;
  return {
    date,
    summary: `Versión ${seed}: ${texts.title.plain}.${isBlocked ? " Todavía no se puede publicar." : ""}`,
    document: {
      kind: KIND,
      title: KIND,
      detail: `${words}, ${formatDate(date)}`,
      note: "Escrito solo con los datos de la ficha.",
      facts: [...readingFigures(result).slice(0, 2), { label: "Tono", value: TONE_NAMES[tone] }],
    },
    aside: {
      title: "Así queda",
      drawing: { kind: "drawing", name: "draft" },
      figures: [
        {
          label: "Texto largo",
          value: `${formatNumber(texts.long.plain.length)} de ${formatNumber(LIMITS.long)} caracteres`,
        },
      ],
      ...(isBlocked && { notes: ["No lo publiques todavía."] }),
    },
    sections: [
      ...findingsSections(result.check, { id: "anuncio", isBlocked }),
      {
        id: "anuncio-textos",
        title: texts.title.plain,
        blocks: [{ kind: "drawing", name: "texts", on: ["page"] }],
        isBare: true,
      },
      ...textSections(result),
      comparedTexts(result),
      readingSection(result),
      // The facts that an advert passes over are for the agent alone, and not for the person that they show it to.
      ...(home === undefined ? [] : [leftOutSection(result)]),
    ],
    footnotes: ["Escrito solo con los datos de la ficha: lo que no consta no se dice."],
    message: messageOf(result),
  };
}

/** On paper the advert's own title is the document's. */
export function describeDocument(kept: KeptResult, input: DescribedHome): Description {
  const { document, ...rest } = describe(kept, input);
  return { ...rest, document: { ...document, title: kept.texts.title.plain } };
}

/** The texts one below another, as paper and plain text have them; a page has them behind tabs. */
function textSections({ texts }: WriterResult): Section[] {
  const section = (id: string, title: string, text: MarkedText): Section => ({
    id: `anuncio-${id}`,
    title,
    blocks: [
      ...text.plain.split("\n\n").flatMap((part) => paragraph(part, { on: ["pdf"] })),
      ...paragraph(text.plain, { on: ["text"] }),
    ],
    on: ["pdf", "text"],
  });
  return [
    { ...section("titulo", "Título", texts.title), on: ["text"] },
    section("largo", "Texto largo", texts.long),
    {
      id: "anuncio-puntos",
      title: "En puntos",
      blocks: [
        { kind: "drawing", name: "bullets", on: ["pdf"] },
        ...paragraph(listLines(texts.bullets), { on: ["text"] }),
      ],
      on: ["pdf", "text"],
    },
    section("medio", "Texto medio", texts.medium),
    section("corto", "Texto corto", texts.short),
    section("buscadores", "Para buscadores", texts.meta),
  ];
}

/** Each text as a line, to lay two versions beside each other. */
function comparedTexts({ texts, check }: WriterResult): Section {
  const items: Figure[] = [
    { label: "Título", value: texts.title.plain },
    { label: "Texto corto", value: texts.short.plain },
    { label: "Texto medio", value: texts.medium.plain },
    { label: "Texto largo", value: texts.long.plain },
    { label: "Para buscadores", value: texts.meta.plain },
    { label: "Avisos", value: count(check.findings.length) },
  ];
  return { id: "anuncio-comparado", title: "Textos", blocks: [{ kind: "figures", items }], on: ["rows"] };
}

const LONGEST_MESSAGE = 700;

/** Title and the medium text, or the short one where that is too long; nothing that must not go out. */
function messageOf({ texts: { title, medium, short }, check, isBlocked }: WriterResult): string[] {
  if (isBlocked) {
    const blocks = check.findings.filter(({ level }) => level === "bloqueo").map(findingLine);
    return [`El anuncio todavía no se puede publicar. ${blocks.join(" ")}`];
  }
  const head = `*${title.plain}*`;
  return [head, head.length + 1 + medium.plain.length <= LONGEST_MESSAGE ? medium.plain : short.plain];
}
