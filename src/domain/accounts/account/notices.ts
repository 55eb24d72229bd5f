import * as z from "zod/mini";
import { isRegion, LATIN_AMERICAN_COUNTRIES, REGIONS, type Region } from "../../shared/region/region.ts";
import { list, text } from "../../shared/schema/text.ts";
import { calendarSettings, calendarSettingsOf } from "./calendar-settings.ts";

/**
 * The notices that the product sends by itself, and the ones that each person wants. The choice is kept in the person's
 * account.
 */

/**
 * Kinds of a notice in the bell: something failed, something needs care, somebody asks and waits for words, or plain news, which is most of
 * them.
 */
export const NOTIFICATION_TYPES = ["error", "warning", "question", "info"] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

export const NOTICE_CHANNELS = ["campana", "correo"] as const;
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number];

export const NOTICES = [
  {
    kind: "agenda",
    name: "Visitas y tareas",
    text: "Por correo, los recordatorios de tus eventos y lo que vence; en la campana, las tareas vencidas.",
    channels: ["campana", "correo"],
  },
  {
    kind: "contactos",
    name: "Contactos nuevos",
    text: "En la campana, los que te llegan o te asignan; por correo, quien te escribe desde una página compartida.",
    channels: ["campana", "correo"],
  },
  {
    kind: "respuestas",
    name: "Contactos sin respuesta",
    text: "Cuando alguien espera más de lo acordado en los ajustes de contactos.",
    channels: ["campana", "correo"],
  },
  {
    kind: "encajes",
    name: "Viviendas que encajan",
    text: "Cuando una vivienda nueva, o con otro precio, encaja bien con alguno de tus compradores.",
    channels: ["campana"],
  },
  {
    kind: "busquedas",
    name: "Búsquedas guardadas",
    text: "Viviendas nuevas, que bajan o que vuelven al mercado, y lo que un cliente dice de las que le enseñas.",
    channels: ["campana", "correo"],
  },
  {
    kind: "importaciones",
    name: "Importaciones que piden algo",
    text: "Una dirección que deja de leerse, o una entrega con muchas menos viviendas que la anterior.",
    channels: ["campana"],
  },
  {
    kind: "firmas",
    name: "Firmas",
    text: "Cuando todos han firmado un documento tuyo, alguien no firma o el plazo termina.",
    channels: ["campana"],
  },
  {
    kind: "informes",
    name: "Informes",
    text: "Cada lunes, cuando los de la semana anterior para propietarios están preparados; y cuando alguien confirma que quiere el de mercado de una zona.",
    channels: ["campana"],
  },
  {
    kind: "flujos",
    name: "Flujos",
    text: "Los avisos que te mandan los flujos de tu agencia y, si los llevas tú, cuando uno no puede seguir o se frena.",
    channels: ["campana", "correo"],
  },
  {
    kind: "webhooks",
    name: "Webhooks detenidos",
    text: "Cuando una dirección tuya lleva cinco días sin recibir nada y dejamos de enviarle.",
    channels: ["campana", "correo"],
  },
  {
    kind: "equipo",
    name: "Altas en tu agencia",
    text: "Cuando alguien acepta una invitación. Lo recibe quien es titular.",
    channels: ["correo"],
  },
] as const satisfies readonly {
  kind: string;
  name: string;
  text: string;
  channels: readonly NoticeChannel[];
}[];
export type NoticeKind = (typeof NOTICES)[number]["kind"];

/** `contactos:correo`: one notice in one place. */
const PLACES: readonly string[] = NOTICES.flatMap(({ kind, channels }) =>
  channels.map((channel) => `${kind}:${channel}`),
);

/** The notices that a person does not want, in the order of the list. */
export const noticeForm = z.object({
  off: z.pipe(
    list(text({ max: 80 }), { max: PLACES.length * 2, tooMany: "Elige avisos de la lista" }).check(
      z.refine((off) => off.every((place) => PLACES.includes(place)), "Elige avisos de la lista"),
    ),
    z.transform((off) => PLACES.filter((place) => off.includes(place))),
  ),
});

/** The calendar's own settings decide this one too, so that both places show one answer. */
const AGENDA_MAIL = "agenda:correo";

/** Read from a person's row; without settings everything is wanted. */
export function unwantedNotices(metadata: Record<string, unknown>): readonly string[] {
  const read = noticeForm.safeParse(metadata.notices);
  const off = read.success ? read.data.off : [];
  const isMailed = calendarSettingsOf(metadata).mails;
  return PLACES.filter((place) => (place === AGENDA_MAIL ? !isMailed : off.includes(place)));
}

/** The choice of notices as a person's row keeps it. */
export function keptNotices(metadata: Record<string, unknown>, off: readonly string[]) {
  return {
    notices: { off: off.filter((place) => place !== AGENDA_MAIL) },
    calendar: { ...calendarSettingsOf(metadata), mails: !off.includes(AGENDA_MAIL) },
  };
}

/**
 * Whether a person wants this kind of notice by this channel. Everything is wanted until they switch it off, so missing
 * metadata means true.
 */
export function wantsNotice(metadata: Record<string, unknown>, kind: NoticeKind, channel: NoticeChannel): boolean {
  return !unwantedNotices(metadata).includes(`${kind}:${channel}`);
}

/** Place where somebody works: their clock, and the prices that they are shown. */
export const placeForm = z.object({
  region: z.enum(Object.keys(REGIONS) as [Region, ...Region[]], "Elige una región"),
  timeZone: calendarSettings.shape.timeZone,
  /** Country in which they work; empty for the one that their connection tells. */
  country: z._default(z.enum(["", "ES", ...LATIN_AMERICAN_COUNTRIES], "Elige un país"), ""),
});

/** The country that a person has chosen in their account, ISO 3166-1 alpha-2; null where they chose none. */
export function countryOf({ country }: Record<string, unknown>): string | null {
  const isOurs = typeof country === "string" && (country === "ES" || LATIN_AMERICAN_COUNTRIES.includes(country));
  return isOurs ? country : null;
}

/** The region that a person has chosen in their account. */
export function regionOf(metadata: Record<string, unknown>): Region | null {
  return isRegion(metadata.region) ? metadata.region : null;
}
