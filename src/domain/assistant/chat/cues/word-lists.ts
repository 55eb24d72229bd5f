import { HOME_NOUNS, HOME_TYPES, WEAK_TYPES } from "../home-words.ts";

const list = (words: string) => new Set(words.split(/\s+/));

/** Lists that cues name with `@`. */
export const WORD_LISTS = {
  home: new Set([...Object.keys(HOME_TYPES).filter((word) => !WEAK_TYPES.has(word)), ...HOME_NOUNS.slice(0, -2)]),
  day: list(
    "lunes martes miercoles jueves viernes sabado domingo manana hoy tarde enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre semana finde dia",
  ),
} as const;
