import { formatDate } from "../../shared/format/format.ts";
import { wordAt } from "../../shared/spoken/scan.ts";
import { MONTH_NAMES } from "../../shared/time/calendar-names.ts";
import { addDays, dayOf } from "../../shared/time/local-time.ts";
import type { Clause } from "./clauses.ts";
import { tellsWish } from "./fact-words.ts";
import type { Reading, Said } from "./said.ts";
import { daysIn } from "./spoken-dates.ts";
import { asserted, isAsserted, phraseAt } from "./stance.ts";

/** Words that make a day the one until which something must be. */
const CUES =
  / (me cambio|nos cambiamos|cambiarme|cambiarnos|estar dentro|estar instalad[oa]s?|instalad[oa]s?|me urge|nos urge|disponible|libre|mudar|mudarme|mudarnos|mudaria|mudariamos|mudaremos|mudarse|mudanza|mudo|mudamos|nos mudamos|me mudo|entrar|entrada|instalarme|instalarnos|plazo|necesito|necesitamos|necesitaria|tener|tenerlo|tenerla|cerrar|cerrarlo|firmar|escriturar|vender|venderlo|venderla|comprar|alquilar|alquilarlo|vivir|dejar el piso|dejar el depa|dejar mi|dejar la|echa|echan|entregar|antes de|antes del|como tarde|a mas tardar|limite|contrato|quisiera|queremos|quiero|me gustaria|nos gustaria|empiezo|empezamos|curso|nace|idea|ocupar|disponible desde|a partir de|para|trasladan|trasladamos|traslado|llegamos|estudiar|casamos|entregan|nos vamos a|me voy a|deben irse|debe irse|irse|irnos|salir|incorporo|empieza|empezar|nacer|vence|termina|acaba|venimos) /;
const NOT_DEADLINE =
  / (decian|cobran|cobrais|comision|honorarios|ciento|fallecio|falleci[a-z]{1,5}|murio|notaria|notario|registro civil|nos casamos|me caso|viajo|viajamos|viaje|visita|visitar|visitarlo|verlo|verla|ver el|ver la|quedamos|quedar|nos vemos|te llamo|llamame|te envio|te mando|te digo|te confirmo|te aviso|paso a|pasar|hablamos|hablar|cita|reunion|puedo el|podemos el|podria el|me viene|nos viene|me va|nos va|horario|manana por la|llamo|llego|firme|compre|pague|vivo|vivimos|trabajo desde|(?:esta|estan|estamos|estoy|llevo|llevamos|vive|viven|cerrad[oa]|vaci[oa]) (?:[a-z]{1,12} ){0,4}desde|medico|nacio|estuve|fui|vi|he visto) /;

const SOON =
  / (cuanto antes|lo antes posible|urgente|urge|urgencia|ya mismo|lo mas pronto posible|a la brevedad|de inmediato|inmediato|inmediata|prisa tengo|tengo prisa|tenemos prisa|corre prisa|lo mas rapido posible|asap|cuanto antes mejor|me apura|nos apura|tengo apuro|me urge|nos urge) /;
const NO_HURRY =
  / ((no tengo|no tenemos|no hay|sin|no me corre|no nos corre|tampoco tengo|no llevamos) (mucha |ninguna |tanta )?(prisa|apuro|urgencia|prisas)|con calma|no (me|nos) (urge|apura)|no corre prisa|no es urgente|no hay apuro) /;

/** Until when the client wants to have moved, sold or let; a day where the words name one. */
export function deadlineSaid(clause: Clause, reading: Reading, isAsked: boolean): Said | null {
  const { line, scan } = clause;
  if (clause.isQuestion && !tellsWish(clause)) return null;
  if (NO_HURRY.test(line))
    return { kind: "deadline", shown: "sin prisa", value: { type: "text", text: "sin prisa" }, certainty: 0.85 };
  const writtenAt = reading.writtenAt(clause);
  const day = daysIn(scan, writtenAt).find(
    ({ day: one, span, from }) =>
      !NOT_DEADLINE.test(phraseAt(clause, from)) &&
      isAsserted(clause, Math.max(0, from - 3), from + 1, { conditions: true }) &&
      (isAsked || isFar(one, span, writtenAt) || /^(antes|limite)$/.test(wordAt(scan, from - 2))),
  );
  if (day && day.minutes === null && (isAsked || CUES.test(line))) {
    const { until, phrase } = limitOf(clause, day);
    return { kind: "deadline", shown: phrase, value: { type: "date", date: until }, certainty: isAsked ? 0.9 : 0.8 };
  }
  const season = asserted(
    clause,
    / (antes de|antes del|para|en|este|despues de|despues del|pasado el|pasado) (el |la |las )?(verano|navidad|navidades|semana santa|curso|primavera|otono|invierno|nuevo curso|proximo curso|curso escolar) /,
    { conditions: true },
  );
  if (
    season &&
    !/ (puentes?|veranos|vacaciones|fin de semana|fines de semana|findes|veranear) /.test(line) &&
    (isAsked || CUES.test(line) || / antes del? /.test(season[0])) &&
    (!NOT_DEADLINE.test(line) || / antes del? /.test(season[0]))
  ) {
    const text = season[0].trim().replace("otono", "otoño");
    return { kind: "deadline", shown: text, value: { type: "text", text }, certainty: 0.7 };
  }
  if (
    asserted(clause, SOON) &&
    (isAsked ||
      tellsWish(clause) ||
      / (necesito|necesitamos|mud|entrar|vender|comprar|alquil|rentar|prisa|urge|urgente|posible|antes|busco|buscamos|apur)/.test(
        line,
      )) &&
    !/ (?:entrega inmediata|preventa) /.test(line) &&
    !/ (llam|contest|respond|avis|envi|mand|pas)[a-z]{0,8} /.test(line)
  )
    return { kind: "deadline", shown: "cuanto antes", value: { type: "text", text: "cuanto antes" }, certainty: 0.8 };
  return null;
}

/** Nobody moves within the week: a near day is one of a visit or a call. */
const isFar = (day: string, span: string, writtenAt: string) =>
  span === "month" || day >= addDays(dayOf(writtenAt), 12);

function limitOf(
  { scan }: Clause,
  { day, from, span }: { day: string; from: number; span: string },
): { until: string; phrase: string } {
  const before = [3, 2, 1].map((step) => wordAt(scan, from - step)).join(" ");
  const isBefore =
    /antes( de| del)?( el)?$/.test(before.replace(/ (mes|dia|el)$/, "")) || /antes (de|del)/.test(before);
  const month = `${MONTH_NAMES[Number(day.slice(5, 7)) - 1]} de ${day.slice(0, 4)}`;
  if (isBefore && span === "month" && day.endsWith("-01"))
    return { until: addDays(day, -1), phrase: `antes de ${month}` };
  if (isBefore) return { until: day, phrase: `antes del ${formatDate(day)}` };
  if (span === "month" && day.endsWith("-01")) return { until: day, phrase: `en ${month}` };
  return { until: day, phrase: `para el ${formatDate(day)}` };
}
