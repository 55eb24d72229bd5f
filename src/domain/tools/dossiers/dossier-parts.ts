import { formatNumber } from "../../shared/format/format.ts";
import type { PartReading, ShownDocument, ShownDossier } from "./dossier.ts";
import type { DossierReview, Finding } from "./reading.ts";

/** One of the documents of a dossier, in the order in which findings count them. */
export interface DossierPart extends PartReading {
  /** Of the file that it stands in. */
  documentId: string;
  name: string;
  /** Whether its pages can be shown as pictures; a text is drawn from its words. */
  hasPictures: boolean;
}

type Read = Pick<ShownDocument, "id" | "name" | "hasPictures" | "readings">;

/** The documents within the files, as `reviewDossier` was given them. */
export function partsOf(documents: readonly Read[]): DossierPart[] {
  const names = namesApart(documents);
  return documents.flatMap(({ id, hasPictures, readings }, i) =>
    (readings ?? []).map((part) => ({ ...part, documentId: id, name: names[i]!, hasPictures })),
  );
}

/** Names of files, the second one of a name as «nota.pdf (2)». */
export function namesApart(documents: readonly { name: string }[]): string[] {
  const counts = new Map<string, number>();
  return documents.map(({ name }) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}

export interface ShownLight {
  light: DossierReview["light"];
  /** Spanish: what it rests on, the gravest first. */
  reasons: string[];
}

const MOST_REASONS = 5;

/**
 * The light that is shown, with its reasons. What the review does not know of (files that could not be read, or are being read) keeps
 * it from being green: nothing may be said of their charges.
 */
export function shownLight(
  review: DossierReview | null,
  documents: readonly (Pick<ShownDocument, "name" | "state" | "pages" | "allPages"> &
    Partial<Pick<ShownDocument, "readings">>)[],
): ShownLight {
  const unread = documents.flatMap(({ name, state, pages, allPages }): string[] => {
    if (state === "fallido") return [`«${name}» no se ha podido leer: de sus cargas no se puede decir nada.`];
    if (state === "cancelado") return [`«${name}» se ha leído a medias.`];
    if (state !== "leido") return [`«${name}» aún no está leído.`];
    return allPages !== null && pages !== null && allPages > pages
      ? [`De «${name}» se han leído ${pages} de ${formatNumber(allPages)} páginas.`]
      : [];
  });
  if (review === null)
    return { light: "review", reasons: [...unread, "Todavía no hay ningún documento leído."].slice(0, MOST_REASONS) };
  const { light } = review;
  const names = namesApart(documents);
  const files = documents.flatMap(({ readings }, i) => (readings ?? []).map(() => names[i]!));
  const reasonOf = ({ title, document }: Finding) =>
    document !== undefined && files.length > 1 && files[document] !== undefined
      ? `${title} («${files[document]}»)`
      : title;
  const named = (level: Finding["level"]) => [
    ...new Set(review.findings.filter((one) => one.level === level).map(reasonOf)),
  ];
  if (light === "red") return { light, reasons: named("red").slice(0, MOST_REASONS) };
  if (light === "review" || unread.length > 0) {
    const own = light === "review" ? named("review") : named("amber");
    const reasons = [...unread, ...own];
    return {
      light: "review",
      reasons: (reasons.length > 0 ? reasons : ["Ningún documento habla de cargas."]).slice(0, MOST_REASONS),
    };
  }
  if (light === "amber") return { light, reasons: named("amber").slice(0, MOST_REASONS) };
  return {
    light,
    reasons: ["Se han leído todas las páginas, y no hay cargas vivas ni nada que no cuadre.", ...named("green")].slice(
      0,
      MOST_REASONS,
    ),
  };
}

export interface Question {
  ask: string;
  whom: string;
  /** Titles of the findings that it settles. */
  about: string[];
}

/** Each question of the findings once, sorted by the people who are asked. */
export function questionsOf({ findings }: Pick<DossierReview, "findings">): Question[] {
  const all = new Map<string, Question>();
  for (const { question, title } of findings) {
    if (question === null) continue;
    const key = `${question.whom} ${question.ask}`;
    const known = all.get(key);
    if (known) known.about.push(title);
    else all.set(key, { ...question, about: [title] });
  }
  return [...all.values()].sort((a, b) => a.whom.localeCompare(b.whom, "es"));
}

/** The questions as a text to be sent, by whom they are for. */
export function questionsText(title: string, questions: readonly Question[]): string {
  const lines = [`Preguntas sobre ${title}`];
  let whom = "";
  for (const question of questions) {
    if (question.whom !== whom) {
      whom = question.whom;
      lines.push("", `${whom[0]!.toUpperCase()}${whom.slice(1)}:`);
    }
    lines.push(`- ${question.ask}`);
  }
  return lines.join("\n");
}

export const isWaiting = ({ documents }: Pick<ShownDossier, "documents">): boolean =>
  documents.some(({ state }) => state === "recibido" || state === "leyendo");
