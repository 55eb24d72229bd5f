import { REFUSAL_REASON_NAMES, type RefusalReason, VERDICTS, type Verdict } from "./saved-search.ts";

/** The words in which an agent reads a client's answers about the homes of a shared search. */

interface Said {
  verdict: Verdict | null;
  comment: string | null;
  reason: RefusalReason | null;
}

/** The newest of what the client said: a comment that waits for words, or a verdict. */
export const SAID_KINDS = ["pregunta", ...VERDICTS] as const;
export type SaidKind = (typeof SAID_KINDS)[number];

/**
 * Title of the notice: `Lucía pregunta por: Piso en Ruzafa`.
 *
 * @param who name of the client; null where the search is kept for nobody
 * @param home `Piso en Ruzafa`
 */
export function saidTitle(kind: SaidKind, who: string | null, home: string): string {
  const client = who ?? "tu cliente";
  switch (kind) {
    case "pregunta":
      return `${who ?? "Tu cliente"} pregunta por: ${home}`;
    case "me-gusta":
      return `A ${client} le gusta: ${home}`;
    case "no":
      return `A ${client} no le interesa: ${home}`;
  }
}

/**
 * All that is said of a home, as the timeline keeps it: `Le gusta: Piso en Ruzafa. «¿Tiene balcón?»`; null where nothing is said any more.
 *
 * @param home `Piso en Ruzafa, 240.000 €`
 */
export function saidWords({ verdict, comment, reason }: Said, home: string): string | null {
  const because = reason === null ? "" : ` ${REFUSAL_REASON_NAMES[reason]}.`;
  const words =
    verdict === "me-gusta" ? `Le gusta: ${home}.` : verdict === "no" ? `No le interesa: ${home}.${because}` : null;
  if (comment === null) return words;
  return `${words ?? `Sobre ${home}:`} «${comment}»`;
}
