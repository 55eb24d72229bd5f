import { formatDistance } from "#domain/shared/format/format.ts";
import { listed } from "#domain/shared/format/listed.ts";
import { NEXT_ACTION_NAMES, NEXT_ACTIONS } from "#domain/tools/prospecting/prospect-values.ts";
import { type ProspectingResult, type RankedProspect, withAction } from "./result.ts";
import { inText } from "./words.ts";

/** Metres by which the order typed must be longer than the route before the saving is worth a sentence. */
const LEAST_SAVING_M = 50;

/** The board in one sentence: how many owners stand in each column that has any. */
export function explainBoard(result: ProspectingResult): string {
  const parts = NEXT_ACTIONS.flatMap((action) => {
    const count = withAction(result, action).length;
    return count > 0 ? [`${count} en «${NEXT_ACTION_NAMES[action]}»`] : [];
  });
  return `${listed(parts)}.`;
}

/** How many visits there are, how long the way is, and what the order typed would have cost; empty without visits. */
export function explainRoute({ days, typedLengthM, hasStart }: ProspectingResult): string {
  const visits = days.flatMap(({ stops }) => stops);
  if (visits.length === 0) return "";
  const lengthM = days.reduce((sum, day) => sum + day.lengthM, 0);
  const lost = visits.filter(({ point }) => point === null).length;
  const count = visits.length === 1 ? "Una visita" : `${visits.length} visitas`;
  const spread = days.length === 1 ? "un día" : `${days.length} días`;
  return [
    `${count} en ${spread}: ${formatDistance(lengthM)} en línea recta${hasStart ? "" : ", desde la primera"}.`,
    ...(typedLengthM - lengthM > LEAST_SAVING_M
      ? [`En el orden en que las escribiste serían ${formatDistance(typedLengthM)}.`]
      : []),
    ...(lost === 1 ? ["Una no tiene punto en el mapa y va al final."] : []),
    ...(lost > 1 ? [`${lost} no tienen punto en el mapa y van al final.`] : []),
  ].join(" ");
}

/** When the next mandate of another agency ends; empty where none is known to end. */
export function explainRadar({ radar: [next] }: ProspectingResult): string {
  return next
    ? `La próxima vence ${inText(next.daysLeft)}. Hasta entonces no se llama: un aviso queda para ese día.`
    : "";
}

/** `Falta el precio.`; empty where nothing is missing, nobody may be called, or the column says it already. */
export function explainMissing({ action, missing }: Pick<RankedProspect, "action" | "missing">): string {
  const isMentioned = action === "sin-datos" || action === "no-llamar";
  return missing.length === 0 || isMentioned ? "" : `Falta ${listed(missing)}.`;
}

/** The owner to call first, or the first visit of the way where nobody is called; undefined where there is neither. */
export function firstOf(result: ProspectingResult): RankedProspect | undefined {
  const firstStop = result.days[0]?.stops[0];
  return (
    withAction(result, "llamar")[0] ?? withAction(result, "visitar").find(({ index }) => index === firstStop?.index)
  );
}
