import { greetingOf } from "#domain/shared/wording/greeting.ts";
import type { WordingText } from "#domain/shared/wording/wording-text.ts";
import type { WrittenDocument } from "#domain/tools/runs/written-document.ts";
import type { ProspectingResult, RankedProspect } from "./result.ts";
import type { ProspectInput, ProspectingInput } from "./schema.ts";
import { nameOf } from "./words.ts";

/** As many letters as are written at once, for the owners of most points. */
export const MOST_LETTERS = 12;

const OPENINGS: Record<NonNullable<RankedProspect["source"]> | "none", string> = {
  portal: "He visto el anuncio de tu vivienda",
  cartel: "He visto el cartel de tu vivienda",
  referido: "Me han hablado de tu vivienda",
  "cliente-antiguo": "Ya nos conocemos, y quería saber cómo va tu vivienda",
  "puerta-fria": "Trabajo en tu zona y me gustaría hablar de tu vivienda",
  herencia: "Te escribo por la vivienda heredada",
  "valoracion-web": "Pediste una valoración de tu vivienda",
  otro: "Te escribo por tu vivienda",
  none: "Te escribo por tu vivienda",
};

/** The help to offer, by why they sell. Nothing is urged. */
function offerOf(motive: number | null): string {
  if (motive === null || motive <= 1)
    return "Si quieres saber cuánto vale hoy, te lo enseño con ventas y anuncios comparables. No te compromete a nada.";
  if (motive <= 3)
    return "Puedo enseñarte cuánto vale hoy, con comparables a la vista, y qué te quedaría después de gastos e impuestos. Con eso decides si te compensa.";
  return "Sé que los plazos cuentan. Te llevo el precio con sus comparables, los pasos hasta la firma con sus fechas y lo que te quedaría al cobrar.";
}

/** Owners that may be written to: nobody who asked to be left alone, nobody bound to another agency. */
export const mayWriteTo = ({ action }: RankedProspect): boolean => action === "llamar" || action === "visitar";

/**
 * A letter to one owner: greeting by first name, why they are written to, what is offered, and how to be left alone. It
 * promises nothing and urges nothing.
 *
 * @param at a sentence with a proposed time, in place of the open question
 */
export function letterFor(
  prospect: RankedProspect,
  row: Pick<ProspectInput, "name" | "address"> | undefined,
  { agent, at }: { agent?: string | undefined; at?: string | undefined } = {},
): string {
  const where = row?.address ? ` de ${row.address}` : "";
  const opening = OPENINGS[prospect.source ?? "none"];
  // «tu vivienda de Calle Cuba, 3», «la vivienda heredada de Calle Cuba, 3»
  const about = `${opening}${where}.`;
  return [
    greetingOf(row?.name),
    about,
    offerOf(prospect.motive),
    at ?? "Si te viene bien, dime cuándo y lo vemos en media hora.",
    "Si prefieres que no te escriba ni te llame, dímelo y no lo haré más.",
    ...(agent ? [agent] : []),
  ].join("\n\n");
}

/** Letters by owner, those of most points first; at most `MOST_LETTERS`. */
export function lettersOf(result: ProspectingResult, input: ProspectingInput): { index: number; text: string }[] {
  return result.prospects
    .filter(mayWriteTo)
    .slice(0, MOST_LETTERS)
    .map((prospect) => ({
      index: prospect.index,
      text: letterFor(prospect, input.prospects[prospect.index], { agent: input.agent }),
    }));
}

/** A sheet for each letter, to be signed and sent; null where nobody may be written to. */
export function writtenOf(result: ProspectingResult, input: ProspectingInput): WrittenDocument | null {
  const letters = lettersOf(result, input);
  if (letters.length === 0) return null;
  return {
    title: "Cartas a propietarios",
    language: "es-ES",
    parts: letters.map(({ index, text }) => ({
      heading: `Carta a ${nameOf({ index }, input.prospects[index])}`,
      paragraphs: text.split("\n\n"),
      isOwnPage: true,
    })),
  };
}

/** Letters that a model may say better, as long as they go on saying how to be left alone. */
export const wordingOf = (result: ProspectingResult, input: ProspectingInput): WordingText[] =>
  lettersOf(result, input).map(({ index, text }) => ({
    id: `carta-${index}`,
    label: `Carta a ${nameOf({ index }, input.prospects[index])}`,
    text,
    // They must go on reading how to be left alone.
    accepts: (reworded: string) => /no te (escriba|llame)|que no/i.test(reworded),
  }));
