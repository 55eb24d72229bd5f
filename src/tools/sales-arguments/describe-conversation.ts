import type { Finding } from "#domain/tools/advert-rules/check-advert.ts";
import type { MissingDatum } from "#domain/tools/arguments/missing.ts";
import type { Objection } from "#domain/tools/arguments/objections.ts";
import { rankOf } from "#domain/tools/arguments/prepare.ts";
import { PURPOSE_NAMES } from "#domain/tools/arguments/purposes.ts";
import { type ScriptStep, spoken, wordsOf } from "#domain/tools/arguments/script.ts";
import type { WeakPoint } from "#domain/tools/arguments/weak-points.ts";
import { paragraph, type Section } from "#domain/tools/description/description.ts";
import { count } from "#domain/tools/description/value.ts";
import type { ArgumentsResult } from "./result.ts";
import { datumText, proofText, sourceText } from "./words.ts";

/** Typed texts that are not used. The PDF is laid on the table in a visit, so it must not repeat them. */
export function refusedSection(refused: readonly Finding[]): Section {
  const lines = refused.map(({ title, excerpt, text }) => `${title}: «${excerpt ?? ""}». ${text}`);
  return {
    id: "argumentos-no-se-dice",
    title: "Esto no se dice",
    blocks: [{ kind: "notice", tone: "warning", text: lines.join("\n"), on: ["page", "text"] }],
  };
}

/** While somebody types, the official figure is not there yet. */
export function awaitedSection(): Section {
  return {
    id: "argumentos-comparacion",
    title: "Falta una comparación",
    blocks: [
      {
        kind: "notice",
        tone: "info",
        title: "Falta una comparación",
        text: "Al guardar se añade el valor tasado oficial de la zona: lo pide el servidor.",
        on: ["page"],
      },
    ],
    isBare: true,
  };
}

/** Each argument with its proof. */
export function cardsSection({ cards, purpose }: ArgumentsResult): Section {
  const id = "argumentos-tarjetas";
  if (cards.length === 0) {
    return {
      id,
      title: "Todavía no hay argumentos",
      blocks: paragraph(
        `Con lo que consta no hay nada que decir para «${PURPOSE_NAMES[purpose]}». Añade un dato de la lista de abajo.`,
        { tone: "muted" },
      ),
    };
  }
  const named = cards.map((card, i) => ({ card, name: `Argumento ${i + 1}` }));
  return {
    id,
    title: "Qué decir, y con qué se prueba",
    blocks: [
      { kind: "drawing", name: "cards", isLong: true },
      {
        kind: "steps",
        items: named.map(({ card, name }) => ({
          when: name,
          text: spoken(card),
          why: `Prueba: ${proofText(card)}. ${card.show}`,
        })),
        on: ["text"],
      },
      { kind: "figures", items: named.map(({ card, name }) => ({ label: name, value: spoken(card) })), on: ["rows"] },
      {
        kind: "table",
        name: "Argumentos",
        columns: ["Orden", "Característica", "Beneficio", "Prueba", "Fuente", "Qué enseñar", "Peso"].map((title) => ({
          title,
        })),
        rows: cards.map((card, i) => [
          count(i + 1),
          card.feature,
          card.benefit,
          card.evidence.map(datumText).join("; "),
          [...new Set(card.evidence.map(sourceText))].join("; "),
          card.show,
          count(rankOf(card), { decimals: 1 }),
        ]),
        on: ["sheet"],
      },
    ],
    isBare: true,
  };
}

/** Objections of the buyer, answered with the home's figures. */
export function objectionsSection(objections: readonly Objection[]): Section {
  return {
    id: "argumentos-objeciones",
    title: "Si te dicen…",
    lead: "Contestado con sus cifras. Pregunta antes de insistir.",
    blocks: [
      {
        kind: "steps",
        items: objections.map((objection) => ({
          when: `«${objection.quote}»`,
          text: `${objection.answer}\n${objection.ask}`,
          why: `${proofText(objection)}.`,
        })),
        isFolding: true,
      },
      {
        kind: "figures",
        items: objections.map(({ quote, answer }) => ({ label: `«${quote}»`, value: answer })),
        on: ["rows"],
      },
      {
        kind: "table",
        name: "Objeciones",
        columns: [{ title: "Objeción" }, { title: "Respuesta" }, { title: "Pregunta" }, { title: "Prueba" }],
        rows: objections.map(({ quote, answer, ask, evidence }) => [
          quote,
          answer,
          ask,
          evidence.map(datumText).join("; "),
        ]),
        on: ["sheet"],
      },
    ],
    width: "half",
  };
}

/** Weak points that are admitted; a page also says that no fault of the home is known. */
export function weakSection(weakPoints: readonly WeakPoint[]): Section {
  const section = {
    id: "argumentos-reconocer",
    title: "Lo que conviene reconocer",
    width: "half",
  } as const;
  if (weakPoints.length === 0) {
    return {
      ...section,
      blocks: paragraph("De lo que consta, nada. Lo que no consta también se pregunta: no lo niegues sin saberlo.", {
        tone: "muted",
        on: ["page"],
      }),
    };
  }
  return {
    ...section,
    lead: "Dicho por ti pesa menos que descubierto en la visita.",
    blocks: [
      {
        kind: "steps",
        items: weakPoints.map((point) => ({ when: point.title, text: point.answer, why: `${proofText(point)}.` })),
      },
      {
        kind: "figures",
        items: weakPoints.map(({ title, answer }) => ({ label: title, value: answer })),
        on: ["rows"],
      },
      {
        kind: "table",
        name: "Lo que conviene reconocer",
        columns: [{ title: "Punto" }, { title: "Qué decir" }],
        rows: weakPoints.map(({ title, answer }) => [title, answer]),
        on: ["sheet"],
      },
    ],
  };
}

/** Section with the script of one minute, its number of words first. */
export function scriptSection(script: readonly ScriptStep[]): Section {
  const words = script.reduce((sum, { say }) => sum + wordsOf(say), 0);
  return {
    id: "argumentos-guion",
    title: "Guion de un minuto",
    lead: `${words} palabras, en el orden de la visita`,
    blocks: [
      {
        kind: "steps",
        items: script.map(({ title, say }) => ({ when: title, text: say })),
        copyLabel: "Copiar",
        on: ["page", "text"],
      },
      {
        kind: "table",
        name: "Guion",
        columns: [{ title: "Momento", isStrong: true }, { title: "Qué decir" }],
        rows: script.map(({ title, say }) => [title, say]),
        on: ["pdf", "sheet"],
      },
    ],
    width: "half",
  };
}

/** Section with questions to ask the buyer before arguing, half as wide as the page. */
export function questionsSection(questions: readonly string[]): Section {
  return {
    id: "argumentos-preguntas",
    title: "Pregunta antes",
    blocks: questions.flatMap((question) => paragraph(question)),
    width: "half",
  };
}

/** Section that names data to add, each with its gain. */
export function missingSection(missing: readonly MissingDatum[]): Section {
  return {
    id: "argumentos-falta",
    title: "Qué ganarías con más datos",
    blocks: missing.flatMap(({ add, gain }) => paragraph(`${add} y ${gain}.`)),
  };
}
