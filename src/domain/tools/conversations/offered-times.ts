import { addDays } from "../../shared/time/local-time.ts";
import type { Clause } from "./clauses.ts";
import type { SpokenWhen } from "./spoken-times.ts";
import { minutesLater } from "./wall-times.ts";

/** Times of a clause as offers of a meeting: which of them are taken, left, or told by another one. */

export interface OfferedTimes {
  kept: SpokenWhen[];
  /** «Lunes no», «no puedo el lunes». */
  refused: SpokenWhen[];
  /** «A las 9 y a las 11» are two meetings, «a las 9 o a las 11» one. */
  isAll: boolean;
}

/** Time to which another one is said: «media hora más tarde», «a la misma hora», «mejor a las 19». */
export interface KnownTime {
  day: string | null;
  time: string | null;
}

const NOT_BEHIND =
  /^(?:a esa hora )?(?:voy a[l ]|tengo (?:medico|trabajo|guardia|reunion|clase|boda|que|un|una|el|la)|trabajo(?! hasta)|estoy (?:de|en|fuera|liad[oa]|ocupad[oa])|estamos (?:de|en|fuera|liad[oa]s)|viajo|viajamos|no estamos|no estoy)(?: |$)|^, no(?= [,;.]|$)|^(?:(?:si que |tampoco |ya )?no(?! \?)(?! (?:me importa|importa|hay problema|esta mal|tengo (?:nada|problema|inconveniente)|falla|falles))|imposible|fatal|nada|ni hablar|tampoco)(?: |$)|^(?:a esa hora )?(?:me|nos|le|se me|se nos|lo tengo|la tengo|lo tenemos) (?:viene |va |queda |pilla )?(?:mal|fatal|complicad[oa]|complica|complico|imposible|dificil|liad[oa])(?: |$)/;
const NOT_BEFORE =
  /(?:no puedo|no podemos|no podre|no podremos|no puede|no pueden|imposible|no (?:me|nos|le) (?:va|viene|queda|cuadra|sirve)(?: bien)?|no voy a poder|no vamos a poder|no estoy|no estamos|no estare)(?: (?:ir|quedar|verlo|verla|asistir|pasarme))?(?: (?:ni|el|este|para|lo|del|a|las|la|ya|hoy|proximo))*$/;
const DEADLINE = /(?:^| )(?:antes (?:de|del)|hasta|a mas tardar|como muy tarde)(?: (?:el|las|la|este|proximo))*$/;
const STARTS_LATE =
  /(?:no puedo|no podemos|no podre|no salgo|no llego|no estoy)(?: [a-z]{1,9}){0,2} (?:hasta|antes de|antes del)(?: (?:el|las|la))*$/;

/** The times of a clause, those that belong to a day of the same clause with it. */
export function offeredTimes({ scan }: Clause, times: readonly SpokenWhen[]): OfferedTimes {
  const { tokens } = scan;
  const words = (from: number, to: number) =>
    tokens
      .slice(Math.max(0, from), to)
      .map(({ word }) => word)
      .join(" ");
  const kept: SpokenWhen[] = [];
  const refused: SpokenWhen[] = [];
  let day: string | null = null;
  let isAll = false;
  let end = 0;
  for (const when of times) {
    if (!((when.span === "day" && when.day !== null) || when.time !== null)) continue;
    const before = words(when.from - 8, when.from);
    const isLate = STARTS_LATE.test(before);
    if (DEADLINE.test(before) && !isLate) continue;
    day = when.day ?? day;
    const whole = { ...when, day: when.day ?? day };
    if (!isLate && (NOT_BEHIND.test(words(when.to, when.to + 8)) || NOT_BEFORE.test(before))) {
      refused.push(whole);
      // «El lunes no, el martes sí»: what follows has a day of its own.
      day = null;
    } else {
      const between = words(end, when.from);
      if (kept.length > 0)
        isAll = / y | y$|^y /.test(` ${between} `) && !/(^| )(o|u|entre)( |$)/.test(words(0, when.from));
      kept.push(whole);
    }
    end = when.to;
  }
  return { kept, refused, isAll };
}

const SHIFTS =
  / (media hora|un cuarto de hora|una hora y media|hora y media|una hora|media horita|una horita|dos horas|tres horas|(?:diez|quince|veinte|treinta|cuarenta|10|15|20|30|40|45) (?:minutos|min|minutitos)) (?:o asi )?(mas tarde|despues|mas tardecito|antes|mas temprano|mas pronto) /;
const LENGTHS: Readonly<Record<string, number>> = {
  "media hora": 30,
  "media horita": 30,
  "un cuarto de hora": 15,
  "una hora y media": 90,
  "hora y media": 90,
  "una hora": 60,
  "una horita": 60,
  "dos horas": 120,
  "tres horas": 180,
  diez: 10,
  quince: 15,
  veinte: 20,
  treinta: 30,
  cuarenta: 40,
};
const ANYWHERE = { from: 0, to: 0, span: "day" as const };

/** «Media hora más tarde» than a known time; null where nothing is moved so. */
export function shiftedTime(line: string, known: KnownTime | null): SpokenWhen | null {
  const found = SHIFTS.exec(line);
  if (!found || !known?.day || known.time === null) return null;
  const [length, way] = [found[1]!, found[2]!];
  const minutes = LENGTHS[length] ?? LENGTHS[length.split(" ")[0]!] ?? Number(length.split(" ")[0]);
  const moved = minutesLater(`${known.day}T${known.time}`, /^(antes|mas temprano|mas pronto)$/.test(way) ? -minutes : minutes); // biome-ignore format: one sum
  return { ...ANYWHERE, day: moved.slice(0, 10), time: moved.slice(11, 16) };
}

/** «El viernes a la misma hora», «el mismo día a las 12», «al día siguiente»: what is left out is as it was. */
export function completed(line: string, times: readonly SpokenWhen[], known: KnownTime | null): SpokenWhen[] {
  if (!known) return [...times];
  const isSameHour = / misma hora /.test(line);
  if (times.length === 0 && known.day !== null && / (al|el) dia siguiente /.test(line))
    return [{ ...ANYWHERE, day: addDays(known.day, 1), time: isSameHour ? known.time : null }];
  return times.map((when) => ({
    ...when,
    day: when.day ?? (/ mismo dia /.test(line) ? known.day : null),
    time: when.time ?? (isSameHour ? known.time : null),
  }));
}

const PICKS =
  / (?:el|la|mejor|prefiero) (primer[oa]|segund[oa]|tercer[oa]|ultim[oa])(?: (?:opcion|hueco|hora|dia|me|nos|mejor|por|si|va|perfect[oa]|,|\.|!))? /;
const PLACES: Readonly<Record<string, number>> = { p: 0, s: 1, t: 2, u: -1 };

const PICKS_ALL = / (?:las dos|los dos|ambas|ambos|las tres|los tres) /;

/** Those of several offers that are taken by their places: «la segunda», «las dos»; null where none is. */
export function pickedTimes(line: string, options: readonly SpokenWhen[]): SpokenWhen[] | null {
  if (options.length < 2 || line.length > 60) return null;
  if (PICKS_ALL.test(line)) return [...options];
  const found = PICKS.exec(line);
  const one = found ? options.at(PLACES[found[1]!.charAt(0)]!) : undefined;
  return one ? [one] : null;
}

/** A day of one message and an hour of another are one time; what names both stands for itself. */
export function merged(before: readonly SpokenWhen[], added: readonly SpokenWhen[]): SpokenWhen[] {
  const days = new Set(before.map(({ day }) => day));
  return added.map((when) => {
    if (when.day === null && when.time !== null) {
      const atThatHour = before.find(({ time }) => time === when.time);
      return { ...when, day: atThatHour?.day ?? (days.size === 1 ? [...days][0]! : null) };
    }
    if (when.time === null) {
      const same = before.find((one) => one.day === when.day && one.time !== null);
      const alone = before.length === 1 && before[0]!.day === null ? before[0] : undefined;
      return { ...when, time: same?.time ?? alone?.time ?? null };
    }
    return when;
  });
}

/** Whether an answer names one of the offers. */
export const isAmong = (before: readonly KnownTime[], added: readonly SpokenWhen[]): boolean =>
  added.length === 1 &&
  before.some(
    ({ day, time }) =>
      (added[0]!.day === null || day === added[0]!.day) &&
      (added[0]!.time === null || time === null || isSameHour(time, added[0]!.time)),
  );

/** «El 30 a las 5» says yes to 17:00. */
const isSameHour = (known: string, said: string): boolean =>
  known === said || (said < "12:00" && known.slice(3) === said.slice(3) && Number(known.slice(0, 2)) - Number(said.slice(0, 2)) === 12); // biome-ignore format: one condition
