import { formatNumber } from "#domain/shared/format/format.ts";
import { type Figure, paragraph, type Section } from "#domain/tools/description/description.ts";
import { count } from "#domain/tools/description/value.ts";
import type { FieldKey } from "#domain/tools/writing/facts.ts";
import { FIELD_NAMES } from "#domain/tools/writing/field-names.ts";
import type { Notes, WhyLeft } from "#domain/tools/writing/notes.ts";
import type { WriterResult } from "./engine.ts";

const PERSON_NAMES = { tu: "de tú", vos: "de vos", usted: "de usted" } as const;

/** How the text reads. It is no mark: a text that says everything may still sell nothing. */
export function readingSection(result: WriterResult): Section {
  return {
    id: "anuncio-lectura",
    title: "Cómo se lee",
    blocks: [{ kind: "figures", items: readingFigures(result) }],
    width: "half",
    on: ["page", "rows"],
  };
}

/** The facts that the text leaves out, and the data that would make it say more. */
export function leftOutSection(result: WriterResult): Section {
  const lines = leftOutLines(result);
  return {
    id: "anuncio-fuera",
    title: "Qué no dice el anuncio",
    blocks:
      lines.length > 0
        ? lines.flatMap((line) => paragraph(line))
        : paragraph("Nada de lo que consta en la ficha.", { tone: "muted" }),
    width: "half",
    on: ["page"],
  };
}

/** Facts, ease, length of sentences; then what of the agent's own text wears, and the voice that was learned of them. */
export function readingFigures({ measures, readability, voice, variety }: WriterResult): Figure[] {
  const scale = variety === "en" ? "de Flesch" : "INFLESZ";
  const { facts, worn, shouts } = measures;
  return [
    { label: "Datos de la ficha", value: count(facts), note: "Los que dicen el texto largo y los puntos" },
    { label: "Lectura", value: `${readability.level} (${readability.score})`, note: `De 100 en la escala ${scale}` },
    { label: "Palabras por frase", value: count(readability.wordsPerSentence, { decimals: 1 }) },
    ...(worn.length > 0 ? [{ label: "Palabras gastadas", value: worn.join(", "), note: "De lo que escribiste" }] : []),
    ...(shouts > 0
      ? [{ label: "Exclamaciones y mayúsculas", value: count(shouts), note: "De lo que escribiste" }]
      : []),
    ...(voice
      ? [
          {
            label: "Tu voz",
            value: `${voice.person ? `${PERSON_NAMES[voice.person]}, ` : ""}${formatNumber(voice.wordsPerSentence)} palabras por frase`,
          },
        ]
      : []),
  ];
}

const names = (fields: readonly FieldKey[]) =>
  [...new Set(fields.map((field) => FIELD_NAMES[field].toLocaleLowerCase("es")))].join(", ");

const WHY_LEFT: Record<Exclude<WhyLeft, "known">, string> = {
  excludes: "por elegir o excluir a personas",
  unproven: "por no poder probarse",
  call: "por hablar de precio, contacto o gestión",
  praise: "por ser elogio sin dato",
};
const LONGEST_EXCERPT = 80;
const MOST_EXCERPTS = 3;
const excerpt = (text: string) =>
  `«${text.length <= LONGEST_EXCERPT ? text.replace(/\.$/, "") : `${text.slice(0, LONGEST_EXCERPT).trimEnd()}…`}»`;

/** The yield of an older text, and the sentences that are not said again, reason by reason. */
function notesLines({ sentences, details, left }: Notes): string[] {
  const taken = sentences.length + details.length;
  if (taken === 0 && left.length === 0) return [];
  const known = left.filter(({ why }) => why === "known").length;
  return [
    taken === 0
      ? "Del anuncio pegado no pasa nada al texto."
      : `Del anuncio pegado ${taken === 1 ? "pasa un detalle" : `pasan ${formatNumber(taken)} detalles`} al texto.`,
    ...(Object.keys(WHY_LEFT) as (keyof typeof WHY_LEFT)[]).flatMap((why) => {
      const texts = left.filter((one) => one.why === why).map(({ text }) => excerpt(text));
      if (texts.length === 0) return [];
      const rest = texts.length - MOST_EXCERPTS;
      const shown = texts.slice(0, MOST_EXCERPTS).join(", ");
      return [`No pasa, ${WHY_LEFT[why]}: ${shown}${rest > 0 ? ` y ${formatNumber(rest)} más` : ""}.`];
    }),
    ...(known === 0
      ? []
      : [
          known === 1
            ? "Otra frase suya no añade nada concreto a la ficha."
            : `Otras ${formatNumber(known)} frases suyas no añaden nada concreto a la ficha.`,
        ]),
  ];
}

/** The facts without room, those that speak against the home, and the data that would make the text say more. */
function leftOutLines({ leftOut: { unsaid, against, unknown }, stairsTo, notes }: WriterResult): string[] {
  return [
    ...(against.includes("hasLift")
      ? [
          stairsTo === null
            ? "Calla que el edificio no tiene ascensor: dilo en la llamada."
            : `Calla que es una planta ${stairsTo} sin ascensor: dilo en la llamada.`,
        ]
      : []),
    ...(against.includes("isExterior") ? ["Calla que es interior: dilo en la llamada."] : []),
    ...(notes === null ? [] : notesLines(notes)),
    ...(unsaid.length > 0 ? [`El texto largo no dice: ${names(unsaid)}.`] : []),
    ...(unknown.length > 0 ? [`Añade estos datos y dirá más: ${names(unknown)}.`] : []),
  ];
}
