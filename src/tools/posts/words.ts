import { DAY_NAMES, MONTH_ABBREVIATIONS, monthNameOf } from "#domain/shared/time/calendar-names.ts";
import { weekdayOf } from "#domain/shared/time/local-time.ts";
import type { PostGoal } from "#domain/tools/posts/goals.ts";
import type { LinkPlace } from "#domain/tools/posts/networks.ts";
import type { Tone } from "#domain/tools/writing/facts.ts";

export const GOAL_NAMES: Record<PostGoal, string> = {
  nuevo: "Nuevo",
  bajada: "Bajada de precio",
  puertas: "Puertas abiertas",
  cerrado: "Vendido o alquilado",
  barrio: "La zona",
  consejo: "Consejo",
};

export const TONE_NAMES: Record<Tone, string> = {
  neutro: "Neutro",
  cercano: "Cercano",
  premium: "Premium",
  inversion: "Inversión",
};

/** The place of a link that the text does not carry. */
export const LINK_PLACES: Record<Exclude<LinkPlace, "text">, string> = {
  sticker: "Ponlo en la pegatina de enlace de la historia.",
  profile: "Ponlo en tu perfil: en el texto no se puede tocar.",
  button: "Ponlo en el botón «Más información».",
};

const capital = (text: string) => text.charAt(0).toLocaleUpperCase("es") + text.slice(1);

/** `Lunes 30 de noviembre` */
export const dayTitle = (day: string): string =>
  `${capital(DAY_NAMES[weekdayOf(day)]!)} ${Number(day.slice(8))} de ${monthNameOf(day)}`;

/** `lun` and `30 nov` */
export const shortDay = (day: string): readonly [weekday: string, date: string] => [
  DAY_NAMES[weekdayOf(day)]!.slice(0, 3),
  `${Number(day.slice(8))} ${MONTH_ABBREVIATIONS[Number(day.slice(5, 7)) - 1]}`,
];
