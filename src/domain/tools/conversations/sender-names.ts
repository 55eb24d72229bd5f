import { fold } from "../../shared/listing/fold.ts";

/** Where the name of a sender ends, before «: »: a name may hold a colon itself, «Mamen: vecina». */

/** Longest name of a person or a group in an export. */
export const LONGEST_NAME = 100;
const LEAST_SAID = 2;
/** Words with which people begin what they say. */
const BEGINS_TEXT =
  /^(hola|buenas|buenos dias|nota|notas|pd|ps|ojo|pregunta|una pregunta|duda|una duda|otra cosa|una cosa|importante|urgente|re|ok|vale|si|no|resumen|precio|direccion|ubicacion|location|aviso|recordatorio|opcion|tel|telefono|email|correo)$/;

const firstLineOf = (rest: string): string => rest.slice(0, 2 * LONGEST_NAME).split("\n", 1)[0]!;

function colonFrom(line: string, from: number): number {
  const colon = line.indexOf(": ", from);
  if (colon >= 0) return colon <= LONGEST_NAME ? colon : -1;
  return line.endsWith(":") && line.length > from && line.length <= LONGEST_NAME ? line.length - 1 : -1;
}

const lettersOf = (text: string): string => fold(text).replace(/[^a-z0-9]/g, "");

/**
 * The place where the name of a message ends; -1 where no name stands there.
 *
 * @param isMedia whether a line tells of a file: nobody types so, and what stands before it is of the name
 */
export function namesOf(
  rests: readonly string[],
  title: string | null,
  isMedia: (line: string) => boolean,
): (rest: string) => number {
  const seconds = new Map<string, { messages: number; second: string | null; hasMedia: boolean }>();
  for (const rest of rests) {
    const line = firstLineOf(rest);
    const end = colonFrom(line, 0);
    if (end < 1) continue;
    const name = line.slice(0, end);
    const next = colonFrom(line, end + 1);
    const second = next < 0 ? null : line.slice(end + 1, next);
    const known = seconds.get(name);
    if (!known) seconds.set(name, { messages: 1, second, hasMedia: next >= 0 && isMedia(line.slice(next + 1)) });
    else {
      known.messages++;
      if (known.second !== second) known.second = null;
      known.hasMedia ||= next >= 0 && isMedia(line.slice(next + 1));
    }
  }
  const whole = title === null ? "" : lettersOf(title);
  const longer = new Map<string, number>();
  for (const [name, { messages, second, hasMedia }] of seconds) {
    if (second === null || second.trim() === "" || second.length > 40 || /[.?!¿¡<>/]/.test(second)) continue;
    const isTitle = whole !== "" && whole === lettersOf(name + second);
    const isName = messages >= LEAST_SAID && !BEGINS_TEXT.test(fold(second).trim());
    if (isTitle || hasMedia || isName) longer.set(name, name.length + 1 + second.length);
  }
  return (rest) => {
    const line = firstLineOf(rest);
    const end = colonFrom(line, 0);
    return end < 1 ? -1 : (longer.get(line.slice(0, end)) ?? end);
  };
}
